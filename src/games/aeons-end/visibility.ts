import { forgetOptionsOf, optionAt, optionFirst, optionKind, optionSecond } from '../../kernel/options.ts'
import { derivedSeed, type Seed } from '../../kernel/random.ts'
import { NONE } from '../../kernel/state.ts'
import type { Plain, SeenDecision, SeenEvent, SeenOption } from '../../language/face.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../language/steps.ts'
import {
  FIRST_NEMESIS_CARD,
  idOf,
  mages,
  mats,
  nemeses,
  nemesisCards,
  POWER,
  tierOf,
  typeOf,
} from './content.ts'
import { assembler, steps, type ThingSelection } from './engine.ts'
import * as texts from './language/instructions/options.ts'
import { focusCost, focusedThisTurn, openCost, stageOf } from './rules/breaches.ts'
import { facedown } from './rules/cards.ts'
import { CAST_SPELL, END_CASTING } from './rules/casting.ts'
import { chargeSpaces } from './rules/charges.ts'
import { A_PLAYER, HURT_TOKEN, THE_GRAVEHOLD, THE_NEMESIS, WHOLE_TOKEN } from './rules/damage.ts'
import { OUTCOMES } from './rules/end.ts'
import * as events from './rules/events.ts'
import { LOSE_BREACH } from './rules/exhausted.ts'
import * as main from './rules/main-phase.ts'
import { LET_IT_RESOLVE, nemesisTier } from './rules/nemesis-turn.ts'
import { BRIDGES, isBridged, pilesOf } from './rules/supply-grid.ts'
import { COMES_FIRST, ON_THE_MAT } from './rules/triggers.ts'
import { DISCARD_NEXT, KEEP_ORDER, PASS, TAKE_TURN } from './rules/turn.ts'
import { DIFFICULTIES } from './setup.ts'
import {
  active,
  aether,
  BREACHES,
  breachOfZone,
  breachState,
  CARDS,
  CLOSED,
  charges,
  counters,
  DESTROYED,
  DRAWN,
  deckOf,
  defOf,
  difficulty,
  discardOf,
  gravehold,
  handOf,
  IN_PLAY,
  isBreachZone,
  life,
  links,
  machine,
  mageOf,
  maxGravehold,
  maxLife,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  nemesisLife,
  nemesisMax,
  OPEN_TURN_ORDER,
  PILES,
  POOLS,
  phase,
  pileZone,
  playAreaOf,
  playerCount,
  playerOfZone,
  preppedIn,
  pulse,
  SIDE_ZONES,
  SIDES,
  type State,
  schema,
  setDef,
  spanned,
  streams,
  TURN_DECK,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  trophies,
  turn,
  variants,
  vital,
  zones,
} from './state.ts'

/*
 * Who sees what. Hands are open at a cooperative table (H06), so all seats see the same: everything
 * but the order and content of facedown decks.
 */
export const PHASES = ['between turns', 'casting', 'main', 'draw', 'nemesis main', 'nemesis draw'] as const
const BREACH_STATES = ['gone', 'closed', 'opened', 'sigil'] as const

/** The name of a zone in views, events and options. */
export function zoneName(s: State, z: number): string {
  if (z === NONE) return 'nowhere'
  const p = playerOfZone(z)
  if (p !== NONE) {
    if (isBreachZone(z)) return `player ${p + 1} breach ${(breachOfZone(z) & 3) + 1}`
    return `player ${p + 1} ${['hand', 'deck', 'discard pile', 'play area'][z % 8]}`
  }
  if (z >= pileZone(0) && z < pileZone(PILES)) return `pile ${z - pileZone(0) + 1}`
  if (z >= SIDE_ZONES) return mats[nemesisId.get(s)]?.sides[z - SIDE_ZONES] ?? 'side'
  return COMMON[z] ?? 'aside'
}
const COMMON: Readonly<Record<number, string>> = {
  [NEMESIS_DECK]: 'nemesis deck',
  [NEMESIS_DISCARD]: 'nemesis discard pile',
  [IN_PLAY]: 'nemesis play',
  [TURN_DECK]: 'turn order deck',
  [TURN_DISCARD]: 'turn order discard pile',
  [DRAWN]: 'drawn nemesis card',
  [DESTROYED]: 'destroyed',
}

/** A card by place: its zone, how many lie above it, and what it is if it lies open. */
function cardRef(s: State, c: number): { [key: string]: Plain } {
  const z = zones.of(s, c)
  if (facedown(s, z)) return { zone: zoneName(s, z) }
  return { zone: zoneName(s, z), index: zones.indexOf(s, c), card: idOf(defOf(s, c)) }
}

/** A card that somebody was shown: named even where it lies facedown, but not its place there. */
function shownRef(s: State, c: number): { [key: string]: Plain } {
  return { ...cardRef(s, c), card: idOf(defOf(s, c)) }
}

const cardsIn = (s: State, z: number): string[] => {
  const ids: string[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) ids.push(idOf(defOf(s, c)))
  return ids
}

function breachView(s: State, b: number): Plain {
  const state = breachState.get(s, b)
  return {
    state: BREACH_STATES[state]!,
    ...(state === CLOSED ? { stage: stageOf(s, b), focusCost: focusCost(b), openCost: openCost(s, b) } : {}),
    ...(focusedThisTurn(s, b) ? { focusedThisTurn: true } : {}),
    ...(spanned.get(s, b) === 1 ? { spanned: true } : {}),
    prepped: cardsIn(s, preppedIn(b)),
  }
}

function playerView(s: State, p: number): Plain {
  const mage = mages[mageOf.get(s, p)]
  return {
    mage: mage?.id ?? null,
    life: life.get(s, p),
    charges: charges.get(s, p),
    chargeSpaces: chargeSpaces(s, p),
    ...(mage?.counter === undefined ? {} : { [mage.counter]: trophies.get(s, p) }),
    ...(pulse.get(s, p) === 0 ? {} : { pulse: pulse.get(s, p) }),
    hand: cardsIn(s, handOf(p)),
    deck: zones.count(s, deckOf(p)),
    discard: cardsIn(s, discardOf(p)),
    play: cardsIn(s, playAreaOf(p)),
    breaches: Array.from({ length: BREACHES }, (_, k) => breachView(s, p * BREACHES + k)),
  }
}

/** House variant: the turn order deck lies open. */
const openTurnOrder = (s: State): boolean => (variants.get(s) & OPEN_TURN_ORDER) !== 0

/** What a seat sees of the table. */
export function observe(s: State, _seat: number): Plain {
  const mat = mats[nemesisId.get(s)]
  const inPlay: Plain[] = []
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    inPlay.push({ card: idOf(def), [typeOf[def] === POWER ? 'power' : 'life']: vital.get(s, c) })
  }
  return {
    outcome: OUTCOMES[machine.over.get(s)] || null,
    turn: turn.get(s),
    phase: PHASES[phase.get(s)]!,
    active: active.get(s) === NONE ? null : active.get(s),
    difficulty: DIFFICULTIES[difficulty.get(s)]!,
    gravehold: { life: gravehold.get(s), max: maxGravehold.get(s) },
    nemesis: {
      id: nemeses[nemesisId.get(s)]?.id ?? null,
      life: nemesisLife.get(s),
      max: nemesisMax.get(s),
      tier: nemesisTier(s),
      tokens: Object.fromEntries((mat?.counters ?? []).map((name, i) => [name, counters.get(s, i)])),
      husks: tokensWhole.get(s) + tokensHurt.get(s),
      deck: zones.count(s, NEMESIS_DECK),
      discard: cardsIn(s, NEMESIS_DISCARD),
      inPlay,
      drawn: cardsIn(s, DRAWN),
      sides: Object.fromEntries(
        (mat?.sides ?? []).map((name, i) => [
          name,
          facedown(s, SIDE_ZONES + i) ? zones.count(s, SIDE_ZONES + i) : cardsIn(s, SIDE_ZONES + i),
        ]),
      ),
    },
    turnOrder: {
      discard: cardsIn(s, TURN_DISCARD),
      // The composition is known, the order is not.
      deck: openTurnOrder(s) ? cardsIn(s, TURN_DECK) : cardsIn(s, TURN_DECK).sort(),
    },
    supply: Array.from({ length: PILES }, (_, i) => {
      const top = zones.first(s, pileZone(i))
      return { card: top === NONE ? null : idOf(defOf(s, top)), count: zones.count(s, pileZone(i)) }
    }),
    ...(links.get(s) === 0
      ? {}
      : {
          bridges: Array.from({ length: BRIDGES }, (_, b) => b)
            .filter((b) => isBridged(s, b))
            .map((b) => between(s, b)),
        }),
    maxLife: maxLife.get(s),
    players: Array.from({ length: playerCount.get(s) }, (_, p) => playerView(s, p)),
    aether: Array.from({ length: POOLS }, (_, i) => aether.get(s, i)),
    destroyed: cardsIn(s, DESTROYED),
  }
}

// ---- decisions and options

const OPTION_NAMES: Readonly<Record<number, string>> = {
  [PICK]: 'pick',
  [DONE]: 'done',
  [YES]: 'yes',
  [NO]: 'no',
  [BRANCH]: 'branch',
  [CAST_SPELL]: 'cast',
  [END_CASTING]: 'end casting',
  [main.PLAY_CARD]: 'play',
  [main.PREP_SPELL]: 'prep',
  [main.GAIN_CARD]: 'gain',
  [main.GAIN_CHARGE]: 'charge',
  [main.FOCUS_BREACH]: 'focus',
  [main.OPEN_BREACH]: 'open',
  [main.USE_ABILITY]: 'ability',
  [main.USE_PREPPED]: 'use prepped',
  [main.TO_DISCARD]: 'to discard',
  [main.END_MAIN]: 'end main',
  [LOSE_BREACH]: 'lose breach',
  [TAKE_TURN]: 'take turn',
  [PASS]: 'pass',
  [KEEP_ORDER]: 'keep order',
  [DISCARD_NEXT]: 'discard next',
  [LET_IT_RESOLVE]: 'let it resolve',
  [COMES_FIRST]: 'comes first',
  [texts.TARGET]: 'target',
  [texts.PREP_NOW]: 'prep now',
  [texts.SHARE]: 'whose card',
  [texts.CHARGE_TO]: 'charge to',
  [texts.ON_TOP]: 'on top',
  [texts.AT_BOTTOM]: 'at the bottom',
  [main.USE_RULE]: 'use rule',
  [texts.LINK]: 'link',
}

const breachRef = (b: number): { [key: string]: Plain } => ({ player: b >> 2, breach: (b & 3) + 1 })

/** The two supply piles next to a bridge, by what they sell. */
function between(s: State, bridge: number): Plain {
  return pilesOf(bridge).map((pile) => {
    const top = zones.first(s, pileZone(pile))
    return top === NONE ? null : idOf(defOf(s, top))
  })
}

function targetRef(s: State, x: number): { [key: string]: Plain } {
  if (x === THE_NEMESIS) return { target: 'nemesis' }
  if (x === THE_GRAVEHOLD) return { target: 'gravehold' }
  if (x >= A_PLAYER) return { target: 'player', player: x - A_PLAYER }
  if (x === WHOLE_TOKEN || x === HURT_TOKEN) return { target: 'husk', damaged: x === HURT_TOKEN }
  return { target: 'minion', ...cardRef(s, x), life: vital.get(s, x) }
}

/** What the things of the running selection are. */
export function selectionThings(s: State): ThingSelection['things'] | null {
  const q = machine.asking(s) * 4
  if (machine.code[q] !== steps.select) return null
  return (steps.selections[machine.code[q + 1]!] as ThingSelection).things
}

function pickRef(s: State, x: number): { [key: string]: Plain } {
  switch (selectionThings(s)) {
    case 'players':
      return { player: x }
    case 'breaches':
      return breachRef(x)
    case 'piles':
      return { pile: x - pileZone(0), card: idOf(defOf(s, zones.first(s, x))) }
    default:
      return x >= CARDS ? targetRef(s, x) : shownRef(s, x)
  }
}

/** One option as a structured reference. */
export function optionRef(s: State, i: number): SeenOption {
  const o = optionAt(i)
  const kind = optionKind(o)
  const x = optionFirst(o)
  const y = optionSecond(o)
  const name = OPTION_NAMES[kind]!
  switch (kind) {
    case PICK:
      return { kind: name, ...pickRef(s, x) }
    case BRANCH:
      return { kind: name, branch: x }
    case CAST_SPELL:
      return { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case main.PREP_SPELL:
      return { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case texts.PREP_NOW:
      return y === texts.NO_BREACH ? { kind: 'done' } : { kind: name, ...cardRef(s, x), ...breachRef(y) }
    case main.GAIN_CARD:
      return { kind: name, ...cardRef(s, x), ...(y === main.KEEP_FOR_CARDS ? { keeping: 'cards' } : {}) }
    case main.PLAY_CARD:
    case main.USE_PREPPED:
    case main.TO_DISCARD:
    case DISCARD_NEXT:
      return { kind: name, ...cardRef(s, x) }
    case texts.ON_TOP:
    case texts.AT_BOTTOM:
      return { kind: name, ...shownRef(s, x) }
    case main.FOCUS_BREACH:
    case main.OPEN_BREACH:
    case LOSE_BREACH:
      return { kind: name, ...breachRef(x) }
    case main.USE_ABILITY:
    case TAKE_TURN:
    case texts.SHARE:
    case texts.CHARGE_TO:
      return { kind: name, player: x }
    case COMES_FIRST:
      return x === ON_THE_MAT ? { kind: name, mat: true } : { kind: name, ...cardRef(s, x) }
    case texts.TARGET:
      return { kind: name, ...targetRef(s, x) }
    case main.USE_RULE:
      return { kind: name, rule: x }
    case texts.LINK:
      return { kind: name, between: between(s, x) }
    default:
      return { kind: name }
  }
}

/** The card, mage or mat whose text asks; a rule when none does. */
export function askingText(s: State): string {
  return assembler.nameAt(machine.asking(s))
}

export function decision(s: State): SeenDecision {
  const n = machine.options(s)
  const options = Array.from({ length: n }, (_, i) => optionRef(s, i))
  const kind = machine.opNames[machine.code[machine.asking(s) * 4]!]!
  return { seat: machine.seat(s), kind, why: askingText(s), options }
}

// ---- events

const playerOrNemesis = (p: number): Plain => (p === NONE ? 'nemesis' : p)

/** An event as any seat sees it; the mages by seat, so that a log can call them by name. */
export function seen(
  s: State,
  seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): SeenEvent | null {
  const event = what(s, seat, kind, a, b, c, d)
  return event === null ? null : { ...event, mages: seats(s) }
}

const seats = (s: State): readonly Plain[] =>
  Array.from({ length: playerCount.get(s) }, (_, p) => mages[mageOf.get(s, p)]?.id ?? null)

function what(
  s: State,
  _seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): SeenEvent | null {
  const name = events.EVENTS[kind]!
  switch (kind) {
    case events.MOVED: {
      const open = !facedown(s, c)
      return {
        kind: name,
        from: zoneName(s, b),
        to: zoneName(s, c),
        ...(open ? { card: idOf(defOf(s, a)) } : {}),
        top: d === 1,
      }
    }
    case events.REVEALED:
      return { kind: name, card: idOf(defOf(s, a)), zone: zoneName(s, zones.of(s, a)) }
    case events.SHUFFLED:
      return { kind: name, zone: zoneName(s, a) }
    case events.TURN_BEGAN:
      return { kind: name, who: playerOrNemesis(a), turn: b }
    case events.PHASE_BEGAN:
      return { kind: name, phase: PHASES[a]!, who: playerOrNemesis(b) }
    case events.AETHER_GAINED:
      return { kind: name, player: a, n: b, pool: c }
    case events.CHARGES_CHANGED:
    case events.LIFE_CHANGED:
      return { kind: name, player: a, by: b, now: c }
    case events.GRAVEHOLD_CHANGED:
    case events.NEMESIS_CHANGED:
      return { kind: name, by: a, now: b }
    case events.MINION_CHANGED:
      return { kind: name, card: idOf(defOf(s, a)), by: b, now: c }
    case events.TOKENS_CHANGED:
      return { kind: name, token: mats[nemesisId.get(s)]!.counters[a]!, by: b, now: c }
    case events.BREACH_FOCUSED:
      return { kind: name, ...breachRef(a), stage: b }
    case events.BREACH_OPENED:
    case events.BREACH_DESTROYED:
      return { kind: name, ...breachRef(a) }
    case events.SPELL_CAST:
      return { kind: name, player: a, card: idOf(defOf(s, b)), ...breachRef(c), caster: a }
    case events.PREVENTED:
      return { kind: name, card: a === NONE ? null : idOf(defOf(s, a)), n: b }
    case events.HUSKS_CHANGED:
      return { kind: name, now: a + b }
    case events.BECAME:
      return { kind: name, card: idOf(b), into: idOf(c), zone: zoneName(s, zones.of(s, a)) }
    case events.LINKS_CHANGED:
      return { kind: name, between: between(s, a), there: b === 1 }
    case events.GAME_ENDED:
      return { kind: name, outcome: OUTCOMES[a]! }
    case events.UNLEASHED:
      return { kind: name }
    default:
      return { kind: name, player: a, n: b }
  }
}

// ---- possible worlds

/**
 * Deals anew what nobody has seen: the facedown part of the nemesis deck within each tier (basic cards
 * that were not dealt included), the turn order deck, side decks, and the chance of what is to come.
 * Players' decks are never shuffled, so their order is known to who remembers.
 */
export function determinise(s: State, _seat: number, seed: Seed): void {
  forgetOptionsOf(s)
  const hidden = schema.create()
  zones.clear(hidden)
  streams.seed(hidden, derivedSeed(seed, 1))
  redealNemesisDeck(s, hidden)
  streams.seed(s, derivedSeed(seed, 2))
  if (!openTurnOrder(s)) streams.shuffle(s, 0, zones, TURN_DECK)
  for (let z = SIDE_ZONES; z < SIDE_ZONES + SIDES; z++)
    if (zones.count(s, z) > 0 && facedown(s, z)) streams.shuffle(s, 2, zones, z)
}

function redealNemesisDeck(s: State, dice: State): void {
  for (let tier = 1; tier <= 3; tier++) {
    const places: number[] = []
    const unseen = new Set(
      nemesisCards.flatMap((card, i) => (card.tier === tier ? [FIRST_NEMESIS_CARD + i] : [])),
    )
    const own: number[] = []
    for (let c = zones.first(s, NEMESIS_DECK); c !== NONE; c = zones.after(s, c))
      if (tierOf[defOf(s, c)] === tier) {
        places.push(c)
        const { nemesis } = nemesisCards[defOf(s, c) - FIRST_NEMESIS_CARD]!
        if (nemesis !== 'basic') own.push(defOf(s, c))
      }
    for (const z of [NEMESIS_DISCARD, IN_PLAY, DRAWN, DESTROYED])
      for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) unseen.delete(defOf(s, c))
    const basics = [...unseen].filter((def) => nemesisCards[def - FIRST_NEMESIS_CARD]!.nemesis === 'basic')
    const pool = [...own, ...some(dice, basics, places.length - own.length)]
    for (const c of places) setDef(s, c, pool.splice(streams.roll(dice, 1, pool.length), 1)[0]!)
  }
}

function some(dice: State, from: number[], n: number): number[] {
  const left = [...from]
  return Array.from({ length: n }, () => left.splice(streams.roll(dice, 1, left.length), 1)[0]!)
}
