import { Refusal } from '../../../../kernel/refusal.ts'
import { NONE } from '../../../../kernel/state.ts'
import { isMageCode } from '../../campaign-part.ts'
import type { Collection } from '../../collection.ts'
import { mageNamed, SPELL, spansTwo, typeOf } from '../../content.ts'
import { readGrownMage, readMageCode } from '../../growth/code.ts'
import { numberOfName } from '../../growth/names.ts'
import { TREASURES, type Treasure } from '../../growth/options.ts'
import { PRINTED_EFFECTS, printedSheet } from '../../growth/seated.ts'
import { grownSheet, type MageSheet } from '../../growth/sheet.ts'
import type { CampaignRules } from '../../protocol/campaign.ts'
import { FREE } from '../../rules/aether.ts'
import { castBonus, openCost } from '../../rules/breaches.ts'
import { chargeSpaces, setCharges } from '../../rules/charges.ts'
import { limited } from '../../setup/battle.ts'
import { placeBreaches as placePrintedBreaches } from '../../setup/breaches.ts'
import {
  active,
  aether,
  BREACHES,
  breachStage,
  breachState,
  called,
  compassOf,
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
  RAVENS_EYE,
  restricted,
  type State,
  setMark,
  spanned,
  treasures,
  trophies,
  wardOf,
  zones,
} from '../../state.ts'
import { POOL_NAMES, STATE_NAMES, STATES } from '../names.ts'
import {
  breachNumber,
  type Entries,
  entries,
  inside,
  isEntries,
  list,
  oneOf,
  shown,
  whole,
} from '../parse-values.ts'

import { type Dealer, fill, pile, put } from './dealer.ts'

const NEUTRAL_DECK = 5

export function placePlayer(
  s: State,
  deal: Dealer,
  p: number,
  rules: CampaignRules,
  value: unknown,
  place: string,
): void {
  const fields = entries(
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
      'treasure',
      'drawn this turn',
    ],
    place,
  )
  const sheet = limited(readSheet(deal.of, fields.mage ?? 'none', inside(place, 'mage')), rules)
  mageOf.set(s, p, sheet.mat === 'none' ? NONE : mageNamed(sheet.mat))
  if (sheet.name !== null) called.set(s, p, numberOfName(sheet.name))
  if (fields.treasure !== undefined) giveTreasure(s, p, fields.treasure, inside(place, 'treasure'))
  life.set(s, p, whole(fields.life ?? maxLife.get(s), inside(place, 'life'), 0, maxLife.get(s)))
  setCharges(s, p, whole(fields.charges ?? 0, inside(place, 'charges'), 0, chargeSpaces(s, p)))
  trophies.set(s, p, whole(fields.trophies ?? 0, inside(place, 'trophies')))
  pulse.set(s, p, whole(fields.pulse ?? 0, inside(place, 'pulse'), 0, pulse.max))
  if (fields.aether !== undefined) giveAether(s, p, fields.aether, inside(place, 'aether'))
  put(deal, fields.hand, handOf(p), inside(place, 'hand'))
  const drawn = zones.last(s, handOf(p))
  put(deal, fields['drawn this turn'], handOf(p), inside(place, 'drawn this turn'))
  for (let c = zones.last(s, handOf(p)); c !== drawn; c = zones.before(s, c)) setMark(s, c, DRAWN_THIS_TURN)
  const deck = fields.deck ?? NEUTRAL_DECK
  if (typeof deck === 'number') fill(deal, 'crystal', deck, deckOf(p), inside(place, 'deck'))
  else put(deal, deck, deckOf(p), inside(place, 'deck'))
  pile(deal, fields.discard, discardOf(p), inside(place, 'discard'))
  put(deal, fields.play, playAreaOf(p), inside(place, 'play'))
  placeBreaches(s, deal, p, sheet, fields.breaches, inside(place, 'breaches'))
}

/** A player without a mage: I opened, II to IV closed as far as they go. */
const NOBODY: MageSheet = {
  mat: 'none',
  name: null,
  hand: [],
  deck: [],
  breaches: ['open', 0, 0, 0],
  effects: PRINTED_EFFECTS,
  charges: 0,
}

/** A mage by its id, a grown one by its code or by what it has chosen. */
function readSheet({ mages, mats }: Collection, value: unknown, place: string): MageSheet {
  if (value === 'none') return NOBODY
  if (isEntries(value)) return grownSheet(readGrownMage({ name: 'Ada', ...value }, place))
  if (typeof value === 'string' && isMageCode(value)) return grownSheet(readMageCode(value, place))
  return printedSheet(oneOf(value, [...[...mages, ...mats].map(({ id }) => id), 'none'], 'mage', place))
}

function giveTreasure(s: State, p: number, value: unknown, place: string): void {
  const treasure = oneOf(value, TREASURES, 'treasure', place)
  const bits: Partial<Record<Treasure, number>> = {
    'ward-locket': wardOf(p),
    'guiding-compass': compassOf(p),
    'ravens-eye': RAVENS_EYE,
  }
  if (bits[treasure] === undefined) throw new Refusal(`${shown(treasure)} only changes a set-up`, place)
  treasures.set(s, treasures.get(s) | bits[treasure])
}

function giveAether(s: State, p: number, value: unknown, place: string): void {
  if (p !== active.get(s)) throw new Refusal('only the player whose turn it is has aether', place)
  const fields = typeof value === 'number' ? { free: value } : entries(value, POOL_NAMES, place)
  POOL_NAMES.forEach((name, pool) => {
    const n = (fields as Entries)[name]
    if (n === undefined) return
    aether.set(s, pool, whole(n, inside(place, name)))
    if (pool !== FREE) restricted.add(s, aether.get(s, pool))
  })
}

const BREACH = ['state', 'stage', 'open cost', 'bonus', 'focused', 'prepped', 'prepped this turn']

function placeBreaches(
  s: State,
  deal: Dealer,
  p: number,
  sheet: MageSheet,
  value: unknown,
  place: string,
): void {
  placePrintedBreaches(s, p, sheet)
  for (const [key, fields] of Object.entries(entries(value, ['1', '2', '3', '4'], place)))
    placeBreach(s, deal, p * BREACHES + breachNumber(Number(key), place), fields, inside(place, key))
}

function placeBreach(s: State, deal: Dealer, b: number, value: unknown, place: string): void {
  const fields = typeof value === 'string' ? { state: value } : entries(value, BREACH, place)
  const { state, stage, focused, bonus } = fields as Entries
  const cost = (fields as Entries)['open cost']
  if (state !== undefined)
    breachState.set(s, b, STATES[oneOf(state, STATE_NAMES, 'state of a breach', inside(place, 'state'))])
  const turned = (n: number): void => breachStage.set(s, b, (breachStage.get(s, b) & ~3) | n)
  if (stage !== undefined) turned(whole(stage, inside(place, 'stage'), 0, 3))
  if (cost !== undefined) {
    const found = [0, 1, 2, 3].find((n) => {
      turned(n)
      return openCost(s, b) === cost
    })
    if (found === undefined)
      throw new Refusal(`this breach never costs ${shown(cost)} to open`, inside(place, 'open cost'))
  }
  if (bonus !== undefined && castBonus(s, b) !== bonus)
    throw new Refusal(`here it adds ${castBonus(s, b)} damage`, inside(place, 'bonus'))
  if (focused === true) breachStage.set(s, b, breachStage.get(s, b) | FOCUSED)
  for (const key of ['prepped', 'prepped this turn']) {
    list((fields as Entries)[key], inside(place, key)).forEach((id, i) => {
      const at = `${inside(place, key)}[${i}]`
      const def = deal.card(id, at)
      if (typeOf[def] !== SPELL) throw new Refusal(`${shown(id)} is no spell`, at)
      const c = deal.put(def, preppedIn(b), at)
      if (spansTwo[def] === 1) spanned.set(s, b + 1, 1)
      if (key !== 'prepped') setMark(s, c, PREPPED_THIS_TURN)
    })
  }
}
