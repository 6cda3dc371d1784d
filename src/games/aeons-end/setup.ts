import { copyInto } from '../../kernel/block.ts'
import type { Seed } from '../../kernel/random.ts'
import { NONE } from '../../kernel/state.ts'
import {
  ATTACK,
  actionText,
  defCalled,
  defNamed,
  FIRST_TURN_CARD,
  hasLink,
  listens,
  MINION,
  mageAt,
  mageNamed,
  mats,
  NEMESIS_TURN,
  nemesisAt,
  nemesisCardAt,
  nemesisCards,
  nemesisNamed,
  POWER,
  playerCardAt,
  prepsClosed,
  SPLIT,
  spansTwo,
  typeOf,
  WILD,
} from './content.ts'
import { assembler, evaluator, GAME } from './engine.ts'
import { tokenMinions } from './language/instructions/nemesis.ts'
import type { Setup, Variants } from './protocol/setup.ts'
import { shuffle } from './rules/cards.ts'
import { printedRules } from './rules/modifiers.ts'
import { AS_PRINTED, DIFFICULTIES, LIVES, switchBits } from './set-up/document.ts'
import {
  BALANCED_BASICS,
  BASE_BASICS,
  BREACHES,
  breachStage,
  breachState,
  CLOSED,
  counters,
  DRAWN,
  deckOf,
  difficulty,
  features,
  GONE,
  gravehold,
  handOf,
  hideFace,
  life,
  listening,
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
  PREP_RULES,
  PREPPED_ACTIONS,
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
  variants,
  WAR_ETERNAL_BASICS,
  zones,
} from './state.ts'

export type { Setup } from './protocol/setup.ts'
export { DIFFICULTIES, LIVES, readSetup } from './set-up/document.ts'

/** R086 to R088: basic cards added to each tier, by number of players. */
const BASICS: readonly (readonly [number, number, number])[] = [
  [1, 3, 7],
  [3, 5, 7],
  [5, 6, 7],
  [8, 7, 7],
]

const PILE_SIZE = { gem: 7, relic: 5, spell: 5 } as const

/** The numbers behind a set-up, worked out once for many deals. */
interface Plan {
  readonly mages: readonly number[]
  readonly nemesis: number
  readonly life: number
  readonly gravehold: number
  readonly nemesisLife: number
  /** What each mage, pile and the turn order deck bring: cards and zones, in dealing order. */
  readonly cards: readonly number[]
  readonly zones: readonly number[]
  /** By tier: the nemesis' own cards, the basic cards to draw from, how many of them. */
  readonly tiers: readonly {
    readonly own: readonly number[]
    /** Basic cards to draw from, and how many: one group, or one a type of card. */
    readonly groups: readonly { readonly basics: readonly number[]; readonly added: number }[]
  }[]
  readonly sideCards: readonly number[]
  /** A block with everything that chance has no part in. */
  readonly table: State
}

const plans = new WeakMap<Setup, Plan>()

function planOf(setup: Setup): Plan {
  let plan = plans.get(setup)
  if (plan === undefined) {
    plan = makePlan(setup)
    plans.set(setup, plan)
  }
  return plan
}

function makePlan(setup: Setup): Plan {
  const players = setup.mages.length
  const nemesis = nemesisNamed(setup.nemesis)
  const [usualLife, city, change] = LIVES[setup.difficulty]
  // R232: a lone mage may start with more.
  const playerLife = players === 1 ? Math.max(usualLife, setup.variants.soloLife) : usualLife
  const cards: number[] = []
  const places: number[] = []
  const put = (def: number, zone: number): void => {
    cards.push(def)
    places.push(zone)
  }
  const mageNumbers = setup.mages.map(mageNamed)
  mageNumbers.forEach((mage, p) => {
    for (const id of mageAt[mage]!.hand) put(defNamed(id), handOf(p))
    for (const id of mageAt[mage]!.deck) put(defNamed(id), deckOf(p))
  })
  setup.supply.forEach((id, i) => {
    const def = defNamed(id)
    for (let j = 0; j < PILE_SIZE[playerCardAt[def]!.type]; j++) put(def, pileZone(i))
  })
  for (const def of turnCards(players, setup.variants)) put(def, TURN_DECK)
  const tiers = [1, 2, 3].map((tier) => ({
    own: ofTier(setup.nemesis, tier),
    groups: sharesOfTier(setup, tier),
  }))
  const everything = [
    ...cards,
    ...tiers.flatMap(({ own, groups }) => [...own, ...groups.flatMap(({ basics }) => basics)]),
  ]
  const plan = {
    mages: mageNumbers,
    nemesis,
    life: playerLife,
    gravehold: city,
    nemesisLife: nemesisAt[nemesis]!.life + (undamageable(nemesis) ? 0 : change),
    cards,
    zones: places,
    tiers,
    sideCards: ofTier(setup.nemesis, 0),
    table: schema.create(),
  }
  layTable(plan, DIFFICULTIES.indexOf(setup.difficulty))
  variants.set(plan.table, switchBits(setup.variants) | basicsBits(setup))
  features.set(
    plan.table,
    everything.reduce(
      (bits, def) =>
        bits |
        (actionText[def] === NONE ? 0 : PREPPED_ACTIONS) |
        (printedRules(def).length === 0 && prepsClosed[def] === 0 && spansTwo[def] === 0 && hasLink[def] === 0
          ? 0
          : PREP_RULES),
      0,
    ),
  )
  listening.set(
    plan.table,
    everything.reduce((bits, def) => bits | listens[def]!, mats[nemesis]!.listens),
  )
  return plan
}

/** What everybody knows of how the nemesis deck was made. */
const basicsBits = ({ basics, balanced }: Setup): number =>
  (basics.includes('base') ? BASE_BASICS : 0) |
  (basics.includes('war-eternal') ? WAR_ETERNAL_BASICS : 0) |
  (balanced ? BALANCED_BASICS : 0)

/** P08, HC10: the life of a nemesis that cannot be damaged does not change with the difficulty. */
const undamageable = (nemesis: number): boolean =>
  nemesisAt[nemesis]!.mat.some((d) => d.op === 'rule' && d.rule.op === 'untargetable')

/** Puts everything on the table that chance has no part in. */
function layTable(plan: Plan, level: number): void {
  const s = plan.table
  zones.clear(s)
  playerCount.set(s, plan.mages.length)
  difficulty.set(s, level)
  maxLife.set(s, plan.life)
  gravehold.set(s, plan.gravehold)
  maxGravehold.set(s, plan.gravehold)
  nemesisId.set(s, plan.nemesis)
  nemesisLife.set(s, plan.nemesisLife)
  nemesisMax.set(s, plan.nemesisLife)
  for (let i = 0; i < plan.cards.length; i++) put(s, NEMESIS_CARDS + i, plan.cards[i]!, plan.zones[i]!)
  for (let p = 0; p < plan.mages.length; p++) seatMage(s, p, plan.mages[p]!, plan.life)
  assembler.begin(s, GAME)
}

const ofTier = (owner: string, tier: number): number[] =>
  nemesisCards.flatMap((card) => (card.nemesis === owner && card.tier === tier ? [defCalled(card.id)] : []))

/** The basic cards of a tier that this set-up draws from, and how many: one group, or one a type of card. */
export function sharesOfTier(setup: Setup, tier: number): Plan['tiers'][number]['groups'] {
  const basics = ofTier('basic', tier).filter((def) =>
    setup.basics.some((set) => set === nemesisCardAt[def]!.set),
  )
  const added = BASICS[setup.mages.length - 1]![tier - 1]!
  return setup.balanced ? shares(basics, added) : [{ basics, added }]
}

/** Each type's share of the cards to add, by largest remainder; what is left over goes to the larger types. */
function shares(basics: readonly number[], added: number): Plan['tiers'][number]['groups'] {
  const types = [MINION, ATTACK, POWER].map((type) => basics.filter((def) => typeOf[def] === type))
  const n = Math.min(added, basics.length)
  const exact = types.map((cards) => (n * cards.length) / basics.length)
  const counts = exact.map(Math.floor)
  const byRemainder = [0, 1, 2].sort((x, y) => exact[y]! - counts[y]! - (exact[x]! - counts[x]!))
  for (const i of byRemainder) {
    if (counts[0]! + counts[1]! + counts[2]! === n) break
    counts[i] = counts[i]! + 1
  }
  return types.map((cards, i) => ({ basics: cards, added: counts[i]! }))
}

/** Deals a game into a block and runs it to the first decision. */
export function begin(s: State, setup: Setup, seed: Seed): void {
  const plan = planOf(setup)
  copyInto(s, plan.table)
  streams.seed(s, seed)
  dealNemesis(s, plan)
  shuffle(s, TURN_DECK)
  startMat(s, plan.nemesis)
  machine.run(s)
}

/** A new card at the bottom of a zone. */
function put(s: State, c: number, def: number, zone: number): void {
  setDef(s, c, def)
  zones.moveToBottom(s, c, zone)
}

function seatMage(s: State, p: number, mage: number, playerLife: number): void {
  mageOf.set(s, p, mage)
  life.set(s, p, playerLife)
  const { breaches } = mageAt[mage]!
  for (let k = 0; k < BREACHES; k++) {
    const start = breaches[k]!
    breachState.set(s, p * BREACHES + k, start === 'absent' ? GONE : start === 'open' ? OPENED : CLOSED)
    breachStage.set(s, p * BREACHES + k, typeof start === 'number' ? start : 0)
  }
}

/** R068 to R076, and the split cards of R073. */
export function turnCards(players: number, variants: Variants = AS_PRINTED): number[] {
  const player = (p: number): number => FIRST_TURN_CARD + p
  const nemesis = [NEMESIS_TURN, NEMESIS_TURN]
  if (players === 1) return [...Array.from({ length: variants.soloTurnCards }, () => player(0)), ...nemesis]
  if (players === 2) return [player(0), player(0), player(1), player(1), ...nemesis]
  if (players === 3) return [player(0), player(1), player(2), WILD, ...nemesis]
  if (variants.splitCards) return [SPLIT, SPLIT, SPLIT + 1, SPLIT + 1, ...nemesis]
  return [player(0), player(1), player(2), player(3), ...nemesis]
}

const POOL = new Int16Array(64)

/** R085 to R091: each tier shuffled on its own, tier 1 on top; then the mat's side cards. */
function dealNemesis(s: State, plan: Plan): void {
  let c = 0
  for (let t = 0; t < plan.tiers.length; t++) {
    const { own, groups } = plan.tiers[t]!
    for (let i = 0; i < own.length; i++) put(s, c++, own[i]!, DRAWN)
    // R090: basic cards at random within their tier, without replacement.
    for (let g = 0; g < groups.length; g++) {
      const { basics, added } = groups[g]!
      let left = basics.length
      for (let i = 0; i < left; i++) POOL[i] = basics[i]!
      for (let n = Math.min(added, left); n > 0; n--) {
        const i = streams.roll(s, SETUP_SHUFFLE, left)
        put(s, c++, POOL[i]!, DRAWN)
        POOL[i] = POOL[--left]!
      }
    }
    shuffle(s, DRAWN)
    zones.putUnder(s, DRAWN, NEMESIS_DECK)
  }
  for (let i = 0; i < plan.sideCards.length; i++) put(s, c++, plan.sideCards[i]!, SIDE_ZONES)
  if (plan.sideCards.length > 0) shuffle(s, SIDE_ZONES)
  for (let i = 0; i < c; i++) hideFace(s, i)
}

function startMat(s: State, nemesis: number): void {
  const mat = mats[nemesis]!
  mat.counterStart.forEach((start, i) => {
    counters.set(s, i, evaluator.amount(s, machine.running(s), start))
  })
  tokensWhole.set(s, tokenMinions[nemesis]?.start ?? 0)
  // The last set-up text starts first, so that they run in printed order.
  for (let i = mat.setup.length - 1; i >= 0; i--) assembler.start(s, mat.setup[i]!, NONE, NONE, NONE)
}
