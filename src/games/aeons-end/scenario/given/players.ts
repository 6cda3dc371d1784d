import { Refusal } from '../../../../kernel/refusal.ts'
import { mageAt, mages, SPELL, spansTwo, typeOf } from '../../content.ts'
import { FREE } from '../../rules/aether.ts'
import { castBonus, openCost } from '../../rules/breaches.ts'
import { chargeSpaces, setCharges } from '../../rules/charges.ts'
import {
  active,
  aether,
  BREACHES,
  breachStage,
  breachState,
  CLOSED,
  DRAWN_THIS_TURN,
  deckOf,
  discardOf,
  FOCUSED,
  handOf,
  life,
  mageOf,
  maxLife,
  PREPPED_THIS_TURN,
  playAreaOf,
  preppedIn,
  pulse,
  restricted,
  type State,
  setMark,
  spanned,
  trophies,
  zones,
} from '../../state.ts'
import { POOL_NAMES, STATE_NAMES, STATES } from '../names.ts'
import { breachNumber, card, type Entries, entries, inside, list, oneOf, shown, whole } from '../reading.ts'

import { type Dealer, pile, put } from './dealer.ts'

const NEUTRAL_DECK = 5

export function placePlayer(s: State, deal: Dealer, p: number, value: unknown, place: string): void {
  const told = entries(
    value,
    [
      'mage',
      'life',
      'charges',
      'aether',
      'hand',
      'deck',
      'discard',
      'play',
      'breaches',
      'trophies',
      'pulse',
      'drawn this turn',
    ],
    place,
  )
  const mage = told.mage ?? 'none'
  if (mage !== 'none')
    mageOf.set(
      s,
      p,
      mages.findIndex(
        (m) => m.id === oneOf(mage, [...mages.map(({ id }) => id), 'none'], 'mage', inside(place, 'mage')),
      ),
    )
  life.set(s, p, whole(told.life ?? maxLife.get(s), inside(place, 'life'), 0, maxLife.get(s)))
  setCharges(s, p, whole(told.charges ?? 0, inside(place, 'charges'), 0, chargeSpaces(s, p)))
  trophies.set(s, p, whole(told.trophies ?? 0, inside(place, 'trophies')))
  pulse.set(s, p, whole(told.pulse ?? 0, inside(place, 'pulse'), 0, pulse.max))
  if (told.aether !== undefined) giveAether(s, p, told.aether, inside(place, 'aether'))
  put(deal, told.hand, handOf(p), inside(place, 'hand'))
  const drawn = zones.last(s, handOf(p))
  put(deal, told['drawn this turn'], handOf(p), inside(place, 'drawn this turn'))
  for (let c = zones.last(s, handOf(p)); c !== drawn; c = zones.before(s, c)) setMark(s, c, DRAWN_THIS_TURN)
  const deck = told.deck ?? NEUTRAL_DECK
  put(
    deal,
    typeof deck === 'number' ? Array.from({ length: deck }, () => 'crystal') : deck,
    deckOf(p),
    inside(place, 'deck'),
  )
  pile(deal, told.discard, discardOf(p), inside(place, 'discard'))
  put(deal, told.play, playAreaOf(p), inside(place, 'play'))
  placeBreaches(s, deal, p, told.breaches, inside(place, 'breaches'))
}

function giveAether(s: State, p: number, value: unknown, place: string): void {
  if (p !== active.get(s)) throw new Refusal('only the player whose turn it is has aether', place)
  const told = typeof value === 'number' ? { free: value } : entries(value, POOL_NAMES, place)
  POOL_NAMES.forEach((name, pool) => {
    const n = (told as Entries)[name]
    if (n === undefined) return
    aether.set(s, pool, whole(n, inside(place, name)))
    if (pool !== FREE) restricted.add(s, aether.get(s, pool))
  })
}

const BREACH = ['state', 'stage', 'open cost', 'bonus', 'focused', 'prepped', 'prepped this turn']

/** Neutral: I opened, II to IV closed as far as they go. */
function placeBreaches(s: State, deal: Dealer, p: number, value: unknown, place: string): void {
  const start = mageAt[mageOf.get(s, p)]?.breaches
  for (let k = 0; k < BREACHES; k++) {
    const b = p * BREACHES + k
    const drawn = start?.[k] ?? (k === 0 ? 'open' : 0)
    breachState.set(s, b, drawn === 'absent' ? STATES.gone : drawn === 'open' ? STATES.opened : CLOSED)
    breachStage.set(s, b, typeof drawn === 'number' ? drawn : 0)
  }
  for (const [key, told] of Object.entries(entries(value, ['1', '2', '3', '4'], place)))
    placeBreach(s, deal, p * BREACHES + breachNumber(Number(key), place), told, inside(place, key))
}

function placeBreach(s: State, deal: Dealer, b: number, value: unknown, place: string): void {
  const told = typeof value === 'string' ? { state: value } : entries(value, BREACH, place)
  const { state, stage, focused, bonus } = told as Entries
  const cost = (told as Entries)['open cost']
  if (state !== undefined)
    breachState.set(s, b, STATES[oneOf(state, STATE_NAMES, 'state of a breach', inside(place, 'state'))])
  if (stage !== undefined) breachStage.set(s, b, whole(stage, inside(place, 'stage'), 0, 3))
  if (cost !== undefined) {
    const found = [0, 1, 2, 3].find((n) => {
      breachStage.set(s, b, n)
      return openCost(s, b) === cost
    })
    if (found === undefined)
      throw new Refusal(`this breach never costs ${shown(cost)} to open`, inside(place, 'open cost'))
  }
  if (bonus !== undefined && castBonus(s, b) !== bonus)
    throw new Refusal(`here it adds ${castBonus(s, b)} damage`, inside(place, 'bonus'))
  if (focused === true) breachStage.set(s, b, breachStage.get(s, b) | FOCUSED)
  for (const key of ['prepped', 'prepped this turn']) {
    list((told as Entries)[key], inside(place, key)).forEach((id, i) => {
      const at = `${inside(place, key)}[${i}]`
      const def = card(id, at)
      if (typeOf[def] !== SPELL) throw new Refusal(`${shown(id)} is no spell`, at)
      const c = deal.put(def, preppedIn(b), at)
      if (spansTwo[def] === 1) spanned.set(s, b + 1, 1)
      if (key !== 'prepped') setMark(s, c, PREPPED_THIS_TURN)
    })
  }
}
