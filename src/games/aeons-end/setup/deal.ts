import { copyInto } from '../../../kernel/block.ts'
import type { Seed } from '../../../kernel/random.ts'
import { NONE } from '../../../kernel/state.ts'
import type { Collection } from '../collection.ts'
import {
  ATTACK,
  actionText,
  cardLibrary,
  defCalled,
  defNamed,
  FIRST_TURN_CARD,
  hasLink,
  idOf,
  listensTo,
  MINION,
  mageLibrary,
  mageNamed,
  matLibrary,
  mats,
  NEMESIS_TURN,
  nemesisAt,
  nemesisCardAt,
  nemesisNamed,
  POWER,
  playerCardAt,
  prepsClosed,
  SPLIT,
  spansTwo,
  tierOf,
  typeOf,
  WILD,
} from '../content.ts'
import { assembler, evaluator, GAME } from '../engine.ts'
import { numberOfName } from '../growth/names.ts'
import { sheetOf } from '../growth/seated.ts'
import type { MageSheet } from '../growth/sheet.ts'
import { tokenMinions } from '../language/instructions/nemesis.ts'
import type { Content } from '../pack.ts'
import type { Setup, Variants } from '../protocol/setup.ts'
import { shuffle } from '../rules/cards.ts'
import { chargeSpaces, setCharges } from '../rules/charges.ts'
import { printedRules, rules } from '../rules/modifiers.ts'
import {
  BALANCED_BASICS,
  basicSets,
  called,
  collection,
  counters,
  DRAWN,
  deckOf,
  difficulty,
  FOCUS_RULES,
  features,
  gravehold,
  handOf,
  hideFace,
  KNOWN_BASICS,
  life,
  listening,
  MOST_EVENTS,
  machine,
  mageOf,
  maxGravehold,
  maxLife,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  nemesisId,
  nemesisLife,
  nemesisMax,
  PREP_RULES,
  PREPPED_ACTIONS,
  pileZone,
  playerCount,
  SETUP_SHUFFLE,
  SIDE_ZONES,
  type State,
  schema,
  setDef,
  setPrint,
  streams,
  TURN_DECK,
  tokensWhole,
  variants,
  withheld,
  zones,
} from '../state.ts'
import { placeBreaches } from './breaches.ts'
import { DIFFICULTIES, LIVES } from './difficulties.ts'
import { AS_PRINTED, readSetup, switchBits } from './document.ts'
import { withheldBits } from './withheld.ts'

export type { Setup } from '../protocol/setup.ts'
export { DIFFICULTIES, LIVES } from './difficulties.ts'

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
  readonly mages: readonly MageSheet[]
  readonly nemesis: number
  readonly life: number
  readonly gravehold: { readonly life: number; readonly max: number }
  readonly nemesisLife: number
  /** What each mage, pile and the turn order deck bring: cards and zones, in dealing order. */
  readonly cards: readonly number[]
  readonly zones: readonly number[]
  /** A nemesis deck that lies in a given order, from the top; otherwise it is made of tiers. */
  readonly scripted: readonly number[]
  /** By tier: the nemesis' own cards, the basic cards to draw from, how many of them. */
  readonly tiers: readonly {
    readonly own: readonly number[]
    /** Basic cards to draw from, and how many: one group, or one a type of card. */
    readonly groups: readonly { readonly basics: readonly number[]; readonly added: number }[]
  }[]
  readonly sideCards: readonly number[]
  /** Do they lie in their own order? */
  readonly sideInOrder: boolean
  /** A block with everything that chance has no part in. */
  readonly table: State
}

function makePlan(of: Collection, setup: Setup): Plan {
  const players = setup.mages.length
  const nemesis = nemesisNamed(setup.nemesis)
  const [usualLife, city, change] = LIVES[setup.difficulty]
  const { campaign } = setup
  // R232: a lone mage may start with more.
  const playerLife =
    campaign?.life ?? (players === 1 ? Math.max(usualLife, setup.variants.soloLife) : usualLife)
  const cards: number[] = []
  const places: number[] = []
  const put = (def: number, zone: number): void => {
    cards.push(def)
    places.push(zone)
  }
  const sheets = setup.mages.map((id, p) =>
    campaign === undefined ? sheetOf(of, id) : of.campaign!.seated(sheetOf(of, id), campaign, p),
  )
  sheets.forEach((sheet, p) => {
    for (const id of sheet.hand) put(defNamed(id), handOf(p))
    for (const id of sheet.deck) put(defNamed(id), deckOf(p))
  })
  setup.supply.forEach((id, i) => {
    const def = defNamed(id)
    for (let j = 0; j < PILE_SIZE[playerCardAt[def]!.type]; j++) put(def, pileZone(i))
  })
  for (const def of turnCards(players, setup.variants)) put(def, TURN_DECK)
  const deck = campaign?.deck
  const script = deck?.kind === 'scripted' ? deck.cards : deck === undefined ? scriptOf(nemesis) : []
  const tiers =
    script.length > 0
      ? []
      : [1, 2, 3].map((tier) => ({
          own: ownOfTier(of, setup, tier),
          groups: sharesOfTier(of, setup, tier),
        }))
  const scripted = script.map(defCalled)
  const everything = [
    ...cards,
    ...scripted,
    ...tiers.flatMap(({ own, groups }) => [...own, ...groups.flatMap(({ basics }) => basics)]),
    ...sidesOf(of, nemesis).sideCards,
  ]
  const plan = {
    mages: sheets,
    nemesis,
    life: playerLife,
    gravehold: campaign?.gravehold ?? { life: city, max: city },
    nemesisLife:
      campaign?.nemesisLife ?? startingLife(nemesis, setup.difficulty) + (undamageable(nemesis) ? 0 : change),
    cards,
    zones: places,
    scripted,
    tiers,
    ...sidesOf(of, nemesis),
    table: schema.create(),
  }
  if (campaign !== undefined) withheld.set(plan.table, withheldBits(campaign.rules))
  placeTable(plan, DIFFICULTIES.indexOf(setup.difficulty))
  if (campaign !== undefined) of.campaign!.place(plan.table, campaign, setup.supply)
  collection.set(plan.table, of.number)
  variants.set(
    plan.table,
    switchBits(setup.variants) |
      (setup.balanced ? BALANCED_BASICS : 0) |
      (campaign === undefined ? 0 : KNOWN_BASICS),
  )
  basicSets.set(plan.table, basicsBits(of, setup))
  features.set(
    plan.table,
    everything.reduce(
      (bits, def) =>
        bits |
        (actionText[def] === NONE ? 0 : PREPPED_ACTIONS) |
        (printedRules(def).some((i) => rules[i]!.op === 'firstFocusLess') ? FOCUS_RULES : 0) |
        (printedRules(def).length === 0 && prepsClosed[def] === 0 && spansTwo[def] === 0 && hasLink[def] === 0
          ? 0
          : PREP_RULES),
      features.get(plan.table),
    ),
  )
  for (let event = 0; event < MOST_EVENTS; event++)
    if (mats[nemesis]!.listens[event] || everything.some((def) => listensTo(def, event)))
      listening.set(plan.table, 0, event)
  return plan
}

/** What everybody knows of how the nemesis deck was made. */
const basicsBits = ({ packs }: Collection, { basics }: Setup): number =>
  packs.reduce((bits, { id }, i) => (basics.includes(id) ? bits | (1 << i) : bits), 0)

/** P08, HC10: the life of a nemesis that cannot be damaged does not change with the difficulty. */
const undamageable = (nemesis: number): boolean =>
  nemesisAt[nemesis]!.mat.some((d) => d.op === 'rule' && d.rule.op === 'untargetable')

/** Puts everything on the table that chance has no part in. */
function placeTable(plan: Plan, level: number): void {
  const s = plan.table
  zones.clear(s)
  playerCount.set(s, plan.mages.length)
  difficulty.set(s, level)
  maxLife.set(s, plan.life)
  gravehold.set(s, plan.gravehold.life)
  maxGravehold.set(s, plan.gravehold.max)
  nemesisId.set(s, plan.nemesis)
  nemesisLife.set(s, plan.nemesisLife)
  nemesisMax.set(s, plan.nemesisLife)
  for (let i = 0; i < nemesisCards(plan); i++) hideFace(s, i)
  for (let i = 0; i < plan.cards.length; i++) put(s, NEMESIS_CARDS + i, plan.cards[i]!, plan.zones[i]!)
  let c = NEMESIS_CARDS
  plan.mages.forEach((sheet, p) => {
    seatMage(s, p, sheet, plan.life)
    const starters = sheet.hand.length + sheet.deck.length
    for (let i = 0; i < starters; i++) setPrint(s, c++, { owner: p, print: sheet.prints?.[i] ?? i })
  })
  assembler.begin(s, GAME)
}

/** How many cards the nemesis will have, whichever they are. */
function nemesisCards({ scripted, tiers, sideCards }: Plan): number {
  let n = scripted.length + sideCards.length
  for (const { own, groups } of tiers) {
    n += own.length
    for (const { basics, added } of groups) n += Math.min(added, basics.length)
  }
  return n
}

/** What is dealt of a tier, each card as often as it is there; not what only a campaign puts in its place. */
const ofTier = (of: Content, owner: string, tier: number): number[] =>
  of.nemesisCards.flatMap((card) =>
    card.nemesis === owner && tierOf[defCalled(card.id)] === tier && card.insteadOf === undefined
      ? Array.from({ length: card.copies ?? 1 }, () => defCalled(card.id))
      : [],
  )

/** R094: the deck that the mat itself puts in order. */
const scriptOf = (nemesis: number): readonly string[] =>
  nemesisAt[nemesis]!.mat.flatMap((d) => (d.op === 'scriptedDeck' ? d.cards : []))

/** R095: the cards of the mat's own decks, in their order where it says one. */
function sidesOf(of: Content, nemesis: number): Pick<Plan, 'sideCards' | 'sideInOrder'> {
  const { id, mat } = nemesisAt[nemesis]!
  const order = mat.flatMap((d) => (d.op === 'sideDeck' ? (d.order ?? []) : []))
  if (order.length > 0) return { sideCards: order.map(defCalled), sideInOrder: true }
  return { sideCards: ofTier(of, id, 0), sideInOrder: false }
}

const startingLife = (nemesis: number, level: Setup['difficulty']): number => {
  const { life: usual, increasedLife } = nemesisAt[nemesis]!
  return increasedLife !== undefined && (level === 'expert' || level === 'extinction') ? increasedLife : usual
}

/** The cards of the nemesis itself; a campaign may have put others in their place. */
function ownOfTier(of: Content, { nemesis, campaign }: Setup, tier: number): number[] {
  const own = ofTier(of, nemesis, tier)
  const instead = campaign?.deck.kind === 'tiers' ? campaign.deck.instead : {}
  return own.map((def) => (instead[idOf(def)] === undefined ? def : defCalled(instead[idOf(def)]!)))
}

/** The basic cards of a tier that this set-up draws from, and how many: one group, or one a type of card. */
export function sharesOfTier(of: Content, setup: Setup, tier: number): Plan['tiers'][number]['groups'] {
  const deck = setup.campaign?.deck
  if (deck !== undefined) {
    if (deck.kind === 'scripted') return []
    const { basics, added } = deck.tiers[tier - 1]!
    return [{ basics: basics.map(defCalled), added }]
  }
  const basics = ofTier(of, 'basic', tier).filter((def) => setup.basics.includes(nemesisCardAt[def]!.set))
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

/** How set-ups of one collection are read and dealt. */
export interface Dealing {
  readonly collection: Collection
  readSetup(document: unknown): Setup
  /** Deals a game into a block and runs it to the first decision. */
  begin(s: State, setup: Setup, seed: Seed): void
}

export function dealingOf(of: Collection): Dealing {
  let plans = new WeakMap<Setup, Plan>()
  let edition = 0
  const planOf = (setup: Setup): Plan => {
    const now = cardLibrary.edition + mageLibrary.edition + matLibrary.edition
    if (now !== edition) {
      edition = now
      plans = new WeakMap()
    }
    let plan = plans.get(setup)
    if (plan === undefined) {
      plan = makePlan(of, setup)
      plans.set(setup, plan)
    }
    return plan
  }
  return {
    collection: of,
    readSetup: (document) => readSetup(of, document),
    begin(s, setup, seed) {
      const plan = planOf(setup)
      copyInto(s, plan.table)
      streams.seed(s, seed)
      dealNemesis(s, plan)
      shuffle(s, TURN_DECK)
      startMat(s, plan.nemesis)
      machine.run(s)
    },
  }
}

/** A new card at the bottom of a zone. */
function put(s: State, c: number, def: number, zone: number): void {
  setDef(s, c, def)
  zones.moveToBottom(s, c, zone)
}

function seatMage(s: State, p: number, sheet: MageSheet, playerLife: number): void {
  mageOf.set(s, p, mageNamed(sheet.mat))
  if (sheet.name !== null) called.set(s, p, numberOfName(sheet.name))
  life.set(s, p, playerLife)
  placeBreaches(s, p, sheet)
  if (sheet.charges > 0) setCharges(s, p, Math.min(sheet.charges, chargeSpaces(s, p)))
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
  for (let i = 0; i < plan.scripted.length; i++) put(s, c++, plan.scripted[i]!, NEMESIS_DECK)
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
  if (plan.sideCards.length > 0 && !plan.sideInOrder) shuffle(s, SIDE_ZONES)
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
