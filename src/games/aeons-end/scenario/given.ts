import { scripted, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../language/assembler.ts'
import type { ToldChance } from '../../../language/face.ts'
import {
  ACOLYTE,
  FIRST_STAND_IN,
  FIRST_TURN_CARD,
  MINION,
  mages,
  mats,
  nemesisCards,
  POWER,
  SPELL,
  TURN_CARDS,
  typeOf,
  vitalOf,
} from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import { FREE } from '../rules/aether.ts'
import { castBonus, openCost } from '../rules/breaches.ts'
import { chargeSpaces, setCharges } from '../rules/charges.ts'
import { enter, STEPWISE } from '../rules/stepwise.ts'
import { begin, DIFFICULTIES, LIVES, readSetup, turnCards } from '../setup.ts'
import {
  active,
  aether,
  BREACHES,
  breachStage,
  breachState,
  CARDS,
  CLOSED,
  counters,
  DESTROYED,
  DRAWN_THIS_TURN,
  deckOf,
  defOf,
  difficulty,
  dirty,
  discardOf,
  ENTERED_THIS_TURN,
  FOCUSED,
  features,
  gravehold,
  HISTORY,
  handOf,
  history,
  IN_PLAY,
  life,
  links,
  listening,
  machine,
  mageOf,
  maxGravehold,
  maxLife,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  NO_DOUBLE_NEMESIS,
  nemesisId,
  nemesisLife,
  nemesisMax,
  OPEN_TURN_ORDER,
  PILES,
  PREP_RULES,
  PREPPED_ACTIONS,
  PREPPED_THIS_TURN,
  phase,
  pileZone,
  playAreaOf,
  playerCount,
  preppedIn,
  pulse,
  restricted,
  SIDE_ZONES,
  type State,
  schema,
  setDef,
  setMark,
  splitToken,
  streams,
  TURN_DECK,
  TURN_DISCARD,
  tokensWhole,
  trophies,
  turn,
  variants,
  vital,
  zones,
} from '../state.ts'
import {
  BRIDGE_NAMES,
  nemesisNames,
  nemesisStartingLife,
  PHASE_NAMES,
  PHASES,
  type PhaseName,
  POOL_NAMES,
  STATE_NAMES,
  STATES,
  tokenName,
} from './names.ts'
import { cardsIn } from './position.ts'
import {
  breachNumber,
  card,
  type Entries,
  entries,
  inside,
  isEntries,
  list,
  oneOf,
  seat,
  shown,
  whole,
} from './reading.ts'

/** Everything a position can say; what it does not say is as on the neutral table. */
export const POSITION = [
  'players',
  'player *',
  'nemesis',
  'gravehold',
  'supply',
  'turn order',
  'split tokens',
  'turn',
  'phase',
  'difficulty',
  'switches',
  'this turn',
  'destroyed',
  'bridges',
]

const NEUTRAL_PLAYERS = 2
const NEUTRAL_DECK = 5
const NEUTRAL_NEMESIS_DECK = 3
const ALL_EVENTS = 0x7fff

/** Builds the position of a `given`. */
export function given(document: unknown, chance?: ToldChance): State {
  const s = schema.create()
  if (isEntries(document) && 'set-up' in document) {
    entries(document, ['set-up'], '')
    const setup = at('set-up', () => readSetup(document['set-up']))
    scripted(chance?.script(s) ?? null, () => begin(s, setup, seedFrom('scenario')))
    return s
  }
  const told = entries(document, POSITION, '')
  zones.clear(s)
  streams.seed(s, seedFrom('scenario'))
  machine.decisions.set(s, 0)
  assembler.begin(s, STEPWISE)
  listening.set(s, ALL_EVENTS)
  features.set(s, PREPPED_ACTIONS | PREP_RULES)
  dirty.set(s, 1)
  const deal = new Dealer(s)

  playerCount.set(s, countPlayers(told))
  const level = oneOf(told.difficulty ?? 'normal', DIFFICULTIES, 'difficulty', 'difficulty')
  difficulty.set(s, DIFFICULTIES.indexOf(level))
  const [playerLife, city, change] = LIVES[level]
  maxLife.set(s, playerLife)
  maxGravehold.set(s, city)
  gravehold.set(s, whole(told.gravehold ?? city, 'gravehold', 0, city))
  flip(s, told.switches)

  setTurn(s, told)
  placeNemesis(s, deal, told.nemesis ?? 'rageborne', change)
  for (let p = 0; p < playerCount.get(s); p++)
    placePlayer(s, deal, p, told[`player ${p + 1}`], `player ${p + 1}`)
  placeSupply(deal, told.supply)
  placeTurnOrder(s, deal, told['turn order'])
  placeSplitTokens(s, told['split tokens'])
  happened(s, told['this turn'])
  put(deal, told.destroyed, DESTROYED, 'destroyed')
  list(told.bridges, 'bridges').forEach((one, i) => {
    const bridge = BRIDGE_NAMES.indexOf(oneOf(one, BRIDGE_NAMES, 'bridge', `bridges[${i}]`))
    links.set(s, links.get(s) | (1 << bridge))
  })

  stand(s)
  return s
}

const SWITCHES = [
  ['noDoubleNemesis', NO_DOUBLE_NEMESIS],
  ['openTurnOrder', OPEN_TURN_ORDER],
] as const

/** What this table plays differently. */
function flip(s: State, value: unknown): void {
  const told = entries(
    value,
    SWITCHES.map(([name]) => name),
    'switches',
  )
  for (const [name, bit] of SWITCHES) if (told[name] === true) variants.set(s, variants.get(s) | bit)
}

/** What is read by others is refused in the place where a scenario says it. */
function at<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = error.place === '' ? error.message : error.message.slice(error.place.length + 2)
    throw new Refusal(reason, error.place === '' ? place : inside(place, error.place))
  }
}

/** Numbers for cards: nemesis cards have theirs below all others. */
class Dealer {
  readonly s: State
  private nextNemesis = 0
  private nextOther = NEMESIS_CARDS

  constructor(s: State) {
    this.s = s
  }

  /** A new card on the bottom of a zone. */
  put(def: number, zone: number, place: string): number {
    const c = isNemesisCard(def) ? this.nextNemesis++ : this.nextOther++
    if (c >= (isNemesisCard(def) ? NEMESIS_CARDS : CARDS))
      throw new Refusal('there is no room for so many cards', place)
    setDef(this.s, c, def)
    zones.moveToBottom(this.s, c, zone)
    return c
  }
}

export const isNemesisCard = (def: number): boolean =>
  def >= FIRST_STAND_IN || (def < FIRST_TURN_CARD && def >= FIRST_TURN_CARD - nemesisCards.length)

/** Cards listed top first. */
function put(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    deal.put(card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
  })
}

/** Cards listed bottom first. */
function pile(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    const c = deal.put(card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
    zones.moveToTop(deal.s, c, zone)
  })
}

function countPlayers(told: Entries): number {
  let named = 0
  for (const key of Object.keys(told)) {
    const n = /^player (.*)$/.exec(key)?.[1]
    if (n !== undefined) named = Math.max(named, whole(Number(n), key, 1, 4))
  }
  if (told.players === undefined) return Math.max(named, NEUTRAL_PLAYERS)
  const n = whole(told.players, 'players', 1, 4)
  if (n < named) throw new Refusal(`there are only ${n} players`, `player ${named}`)
  return n
}

// ---- players

function placePlayer(s: State, deal: Dealer, p: number, value: unknown, place: string): void {
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
  const start = mages[mageOf.get(s, p)]?.breaches
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
      if (key !== 'prepped') setMark(s, c, PREPPED_THIS_TURN)
    })
  }
}

// ---- nemesis

function placeNemesis(s: State, deal: Dealer, value: unknown, change: number): void {
  const told = isEntries(value) ? value : { id: value }
  const id = told.unleash === undefined ? (told.id ?? 'rageborne') : standIn(told.unleash)
  if (id !== 'none')
    nemesisId.set(s, nemesisNames.indexOf(oneOf(id, [...nemesisNames, 'none'], 'nemesis', 'nemesis')))
  const nemesis = nemesisId.get(s)
  const mat = mats[nemesis]
  const own = [...(mat?.counters ?? []).map(tokenName), ...(mat?.sides ?? [])]
  entries(told, ['id', 'unleash', 'life', 'deck', 'discard', 'play', 'husks', ...own], 'nemesis')
  nemesisMax.set(s, nemesis === NONE ? 99 : nemesisStartingLife(nemesis) + change)
  nemesisLife.set(s, whole(told.life ?? nemesisMax.get(s), 'nemesis.life', 0, nemesisMax.get(s)))
  mat?.counters.forEach((name, i) => {
    const start = evaluator.amount(s, machine.running(s), mat.counterStart[i]!)
    counters.set(s, i, whole(told[tokenName(name)] ?? start, `nemesis.${tokenName(name)}`))
  })
  tokensWhole.set(s, whole(told.husks ?? 0, 'nemesis.husks'))
  put(
    deal,
    told.deck ?? Array.from({ length: NEUTRAL_NEMESIS_DECK }, () => 'plain-attack'),
    NEMESIS_DECK,
    'nemesis.deck',
  )
  pile(deal, told.discard, NEMESIS_DISCARD, 'nemesis.discard')
  list(told.play, 'nemesis.play').forEach((one, i) => {
    placeInPlay(s, deal, one, `nemesis.play[${i}]`)
  })
  mat?.sides.forEach((name, i) => {
    const all = nemesisCards.filter((c) => c.nemesis === id && c.tier === 0).map((c) => c.id)
    const rest = all.filter((card) => !cardsIn(s, IN_PLAY).includes(card))
    put(deal, told[name] ?? (i === 0 ? rest : []), SIDE_ZONES + i, `nemesis.${name}`)
  })
}

function standIn(unleash: unknown): string {
  return oneOf(unleash, ['nothing', 'gravehold 1'], 'unleash of a stand-in', 'nemesis.unleash') === 'nothing'
    ? 'quiet-nemesis'
    : 'harsh-nemesis'
}

/** `bane-sire`, `bane-sire: 3` with that much life (or tokens), or the same in long form. */
function placeInPlay(s: State, deal: Dealer, value: unknown, place: string): void {
  const long = isEntries(value) && 'card' in value
  const told = long ? entries(value, ['card', 'life', 'power', 'entered this turn'], place) : {}
  const [id, n] = long
    ? [told.card, told.life ?? told.power]
    : isEntries(value)
      ? (Object.entries(value)[0] ?? [])
      : [value]
  const def = card(id, place)
  if (typeOf[def] !== MINION && typeOf[def] !== POWER && typeOf[def] !== ACOLYTE)
    throw new Refusal(`${shown(id)} never stays in play`, place)
  const c = deal.put(def, IN_PLAY, place)
  vital.set(s, c, n === undefined ? vitalOf[def]! : whole(n, place, 1))
  if (told['entered this turn'] === true) setMark(s, c, ENTERED_THIS_TURN)
}

// ---- the table

function placeSupply(deal: Dealer, value: unknown): void {
  const told = Array.isArray(value)
    ? value.map((id): [string, unknown] => [String(id), undefined])
    : Object.entries(entries(value, ['*'], 'supply'))
  if (told.length > PILES) throw new Refusal(`a supply has ${PILES} piles`, 'supply')
  told.forEach(([id, n], i) => {
    const place = inside('supply', id)
    const def = card(id, place)
    if (typeOf[def]! > SPELL) throw new Refusal('only gems, relics and spells are in the supply', place)
    const count = n === undefined ? (typeOf[def] === 0 ? 7 : 5) : whole(n, place, 0, 7)
    for (let j = 0; j < count; j++) deal.put(def, pileZone(i), place)
  })
}

/** Neutral: the card of the running turn is discarded, the others wait in printed order. */
function placeTurnOrder(s: State, deal: Dealer, value: unknown): void {
  const told = entries(value, ['deck', 'discard'], 'turn order')
  const all = turnCards(playerCount.get(s)).map((def) => TURN_CARDS[def - FIRST_TURN_CARD]!)
  const now = active.get(s) === NONE ? 'nemesis' : `player-${active.get(s) + 1}`
  const discarded = told.discard ?? [now]
  const gone = list(discarded, 'turn order.discard').map(String)
  const rest = all.filter((id) => {
    const at = gone.indexOf(id)
    if (at !== -1) gone.splice(at, 1)
    return at === -1
  })
  pile(deal, discarded, TURN_DISCARD, 'turn order.discard')
  put(deal, told.deck ?? rest, TURN_DECK, 'turn order.deck')
  for (const zone of [TURN_DECK, TURN_DISCARD])
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
      if (defOf(s, c) < FIRST_TURN_CARD || defOf(s, c) >= FIRST_TURN_CARD + TURN_CARDS.length)
        throw new Refusal(`only turn order cards lie there: ${TURN_CARDS.join(', ')}`, 'turn order')
}

function placeSplitTokens(s: State, value: unknown): void {
  for (const [key, who] of Object.entries(entries(value, ['1/2', '3/4'], 'split tokens')))
    splitToken.set(s, key === '1/2' ? 0 : 1, seat(who, playerCount.get(s), inside('split tokens', key)) + 1)
}

/** What the few cards that ask remember of this turn. */
function happened(s: State, value: unknown): void {
  const told = entries(value, ['played', 'gained'], 'this turn')
  let at = 0
  for (const what of ['played', 'gained'] as const)
    list(told[what], `this turn.${what}`).forEach((id, i) => {
      if (at >= HISTORY) throw new Refusal(`only ${HISTORY} cards are remembered`, `this turn.${what}`)
      history.set(s, at++, card(id, `this turn.${what}[${i}]`) * 2 + Number(what === 'gained'))
    })
}

function setTurn(s: State, told: Entries): void {
  const who = told.turn ?? 'player 1'
  active.set(s, who === 'nemesis' ? NONE : seat(who, playerCount.get(s), 'turn'))
  turn.set(s, 1)
  const usual: PhaseName = active.get(s) === NONE ? 'nemesis main' : 'main'
  const name = oneOf(told.phase ?? usual, PHASE_NAMES, 'phase', 'phase')
  const nemesis = name.startsWith('nemesis')
  if (name !== 'between turns' && nemesis !== (active.get(s) === NONE))
    throw new Refusal(`the phase “${name}” does not belong to the turn of ${who}`, 'phase')
  phase.set(s, PHASES[name])
}

/** Stands at the phase: casting and main phase ask, everything else waits for a step. */
function stand(s: State): void {
  const f = machine.running(s)
  s[f + YOU] = active.get(s)
  s[f + SUBJECT] = active.get(s)
  if (phase.get(s) === PHASES.casting) machine.jump(s, f, enter.casting)
  else if (phase.get(s) === PHASES.main) machine.jump(s, f, enter.main)
  else machine.jump(s, f, enter.turn)
  machine.run(s)
}
