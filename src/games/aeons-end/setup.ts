import type { Seed } from '../../kernel/random.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { NONE } from '../../kernel/state.ts'
import {
  defNamed,
  FIRST_NEMESIS_CARD,
  FIRST_TURN_CARD,
  mageNamed,
  mages,
  mats,
  NEMESIS_TURN,
  nemeses,
  nemesisCards,
  nemesisNamed,
  playerCards,
  WILD,
} from './content.ts'
import { assembler, evaluator, GAME } from './engine.ts'
import './language/content.ts'
import { tokenMinions } from './language/instructions.ts'
import { shuffle } from './rules/cards.ts'
import {
  BREACHES,
  breachStage,
  breachState,
  CLOSED,
  counters,
  DRAWN,
  deckOf,
  difficulty,
  GONE,
  gravehold,
  handOf,
  life,
  machine,
  mageOf,
  maxGravehold,
  maxLife,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  nemesisId,
  nemesisLife,
  nemesisMax,
  OPENED,
  PILES,
  pileZone,
  playerCount,
  SETUP_SHUFFLE,
  SIDE_ZONES,
  type State,
  schema,
  setDef,
  streams,
  TURN_DECK,
  tokensWhole,
  zones,
} from './state.ts'

export const DIFFICULTIES = ['beginner', 'normal', 'expert', 'extinction'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Everything a table agrees on before the cards are dealt. */
export interface Setup {
  readonly mages: readonly string[]
  readonly nemesis: string
  readonly difficulty: Difficulty
  /** Nine card ids. */
  readonly supply: readonly string[]
}

/** R223 to R225: players' life, Gravehold's life, change of the nemesis' life. */
const LIVES: Readonly<Record<Difficulty, readonly [number, number, number]>> = {
  beginner: [12, 35, -10],
  normal: [10, 30, 0],
  expert: [10, 30, 0],
  extinction: [8, 25, 10],
}

/** R086 to R088: basic cards added to each tier, by number of players. */
const BASICS: readonly (readonly [number, number, number])[] = [
  [1, 3, 7],
  [3, 5, 7],
  [5, 6, 7],
  [8, 7, 7],
]

const PILE_SIZE = { gem: 7, relic: 5, spell: 5 } as const

class Dealer {
  private next: number
  private readonly s: State
  constructor(s: State, first: number) {
    this.s = s
    this.next = first
  }
  /** A new card on the bottom of a zone. */
  put(def: number, zone: number): number {
    const c = this.next++
    setDef(this.s, c, def)
    zones.moveToBottom(this.s, c, zone)
    return c
  }
}

/** Deals a game into a block and runs it to the first decision. */
export function begin(s: State, setup: Setup, seed: Seed): void {
  schema.reset(s)
  zones.clear(s)
  streams.seed(s, seed)
  const n = setup.mages.length
  playerCount.set(s, n)
  difficulty.set(s, DIFFICULTIES.indexOf(setup.difficulty))
  const [playerLife, city, change] = LIVES[setup.difficulty]
  maxLife.set(s, playerLife)
  gravehold.set(s, city)
  maxGravehold.set(s, city)
  const nemesis = nemesisNamed(setup.nemesis)
  nemesisId.set(s, nemesis)
  nemesisLife.set(s, nemeses[nemesis]!.life + change)
  nemesisMax.set(s, nemesisLife.get(s))

  assembler.begin(s, GAME)
  dealNemesis(s, nemesis, n)
  const dealer = new Dealer(s, NEMESIS_CARDS)
  setup.mages.forEach((id, p) => {
    dealMage(s, dealer, p, mageNamed(id), playerLife)
  })
  setup.supply.forEach((id, i) => {
    const def = defNamed(id)
    for (let j = 0; j < PILE_SIZE[playerCards[def]!.type]; j++) dealer.put(def, pileZone(i))
  })
  for (const def of turnCards(n)) dealer.put(def, TURN_DECK)
  shuffle(s, TURN_DECK)
  startMat(s, nemesis)
  machine.run(s)
}

function dealMage(s: State, dealer: Dealer, p: number, mage: number, playerLife: number): void {
  const { hand, deck, breaches } = mages[mage]!
  mageOf.set(s, p, mage)
  life.set(s, p, playerLife)
  for (const id of hand) dealer.put(defNamed(id), handOf(p))
  for (const id of deck) dealer.put(defNamed(id), deckOf(p))
  breaches.forEach((start, k) => {
    const b = p * BREACHES + k
    breachState.set(s, b, start === 'absent' ? GONE : start === 'open' ? OPENED : CLOSED)
    breachStage.set(s, b, typeof start === 'number' ? start : 0)
  })
}

/** R068 to R076. */
function turnCards(players: number): number[] {
  const player = (p: number): number => FIRST_TURN_CARD + p
  const nemesis = [NEMESIS_TURN, NEMESIS_TURN]
  if (players === 1) return [player(0), player(0), player(0), ...nemesis]
  if (players === 2) return [player(0), player(0), player(1), player(1), ...nemesis]
  if (players === 3) return [player(0), player(1), player(2), WILD, ...nemesis]
  return [player(0), player(1), player(2), player(3), ...nemesis]
}

/** R085 to R091: each tier shuffled on its own, tier 1 on top; then the mat's side cards. */
function dealNemesis(s: State, nemesis: number, players: number): void {
  const { id } = nemeses[nemesis]!
  const dealer = new Dealer(s, 0)
  const basics = nemesisCards.flatMap((card, i) => (card.nemesis === 'basic' ? [FIRST_NEMESIS_CARD + i] : []))
  for (let tier = 1; tier <= 3; tier++) {
    // The basic cards of the tier are shuffled, and as many as the chart says go in.
    const pool = basics.filter((def) => nemesisCards[def - FIRST_NEMESIS_CARD]!.tier === tier)
    const added = drawSome(s, pool, BASICS[players - 1]![tier - 1]!)
    const own = nemesisCards.flatMap((card, i) =>
      card.nemesis === id && card.tier === tier ? [FIRST_NEMESIS_CARD + i] : [],
    )
    for (const def of [...own, ...added]) dealer.put(def, DRAWN)
    shuffle(s, DRAWN)
    for (let c = zones.first(s, DRAWN); c !== NONE; c = zones.first(s, DRAWN))
      zones.moveToBottom(s, c, NEMESIS_DECK)
  }
  nemesisCards.forEach((card, i) => {
    if (card.nemesis === id && card.tier === 0) dealer.put(FIRST_NEMESIS_CARD + i, SIDE_ZONES)
  })
  if (zones.count(s, SIDE_ZONES) > 0) shuffle(s, SIDE_ZONES)
}

/** Some of a list at random, by the stream of the nemesis deck. */
function drawSome(s: State, from: number[], n: number): number[] {
  const left = [...from]
  const drawn: number[] = []
  while (drawn.length < n && left.length > 0)
    drawn.push(...left.splice(streams.roll(s, SETUP_SHUFFLE, left.length), 1))
  return drawn
}

function startMat(s: State, nemesis: number): void {
  const mat = mats[nemesis]!
  mat.counterStart.forEach((start, i) => {
    counters.set(s, i, evaluator.amount(s, machine.running(s), start))
  })
  tokensWhole.set(s, tokenMinions[nemesis]?.start ?? 0)
  // The last set-up text starts first, so that they run in printed order.
  for (const text of [...mat.setup].reverse()) assembler.start(s, text, NONE, NONE, NONE)
}

// ---- reading a set-up document

const KNOWN_SUPPLIES: Readonly<Record<string, readonly string[]>> = {
  'base-deck-destruction': [
    'jade',
    'searing-ruby',
    'burning-opal',
    'flexing-dagger',
    'bottled-vortex',
    'amplify-vision',
    'essence-theft',
    'planar-insight',
    'consuming-void',
  ],
}

function list(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value))
    throw new Refusal(`expected a list, found ${JSON.stringify(value) ?? 'nothing'}`, place)
  return value
}

function oneOf(value: unknown, allowed: readonly string[], what: string, place: string): string {
  if (typeof value === 'string' && allowed.includes(value)) return value
  throw new Refusal(
    `${JSON.stringify(value) ?? 'nothing'} is no ${what}; there are ${allowed.join(', ')}`,
    place,
  )
}

/** Turns an outside document into a set-up, with a sensible default for everything unsaid. */
export function readSetup(document: unknown): Setup {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Refusal('a set-up is an object with mages, nemesis, difficulty and supply')
  const known = ['game', 'mages', 'nemesis', 'difficulty', 'supply']
  for (const key of Object.keys(document))
    if (!known.includes(key))
      throw new Refusal(`a set-up has no such entry; there are ${known.join(', ')}`, key)
  const {
    mages: who = ['brama', 'kadir'],
    nemesis = 'rageborne',
    difficulty: level = 'normal',
    supply = 'base-deck-destruction',
  } = document as {
    readonly [key: string]: unknown
  }
  const names = list(who, 'mages')
  if (names.length < 1 || names.length > 4)
    throw new Refusal(`1 to 4 mages play, not ${names.length}`, 'mages')
  const mageIds = names.map((m, i) =>
    oneOf(
      m,
      mages.map((mage) => mage.id),
      'mage',
      `mages[${i}]`,
    ),
  )
  mageIds.forEach((m, i) => {
    if (mageIds.indexOf(m) !== i) throw new Refusal(`${m} is already at the table`, `mages[${i}]`)
  })
  return {
    mages: mageIds,
    nemesis: oneOf(
      nemesis,
      nemeses.map((m) => m.id),
      'nemesis',
      'nemesis',
    ),
    difficulty: oneOf(level, DIFFICULTIES, 'difficulty', 'difficulty') as Difficulty,
    supply: readSupply(supply),
  }
}

function readSupply(supply: unknown): readonly string[] {
  if (typeof supply === 'string')
    return KNOWN_SUPPLIES[oneOf(supply, Object.keys(KNOWN_SUPPLIES), 'suggested supply', 'supply')]!
  const piles = list(supply, 'supply')
  if (piles.length !== PILES) throw new Refusal(`a supply has ${PILES} piles, not ${piles.length}`, 'supply')
  const buyable = playerCards.filter((card) => card.starter !== true).map((card) => card.id)
  const ids = piles.map((id, i) => oneOf(id, buyable, 'supply card', `supply[${i}]`))
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) throw new Refusal(`${id} already has a pile`, `supply[${i}]`)
  })
  return ids
}
