import { NONE } from '../../../kernel/state.ts'
import { ASSAULT_TURN, costOf, kindOf, MINION_KINDS, matLibrary, mats } from '../content.ts'
import type { MinionKind } from '../language/nodes.ts'
import { bridgeCount, connectedPiles, isConnected } from '../rules/supply-grid.ts'
import {
  counters,
  defOf,
  IN_PLAY,
  NEMESIS_DECK,
  nemesisId,
  PILE_ZONES,
  PILES,
  pileZone,
  SIDE_ZONES,
  type State,
  TURN_DECK,
  tokensHurt,
  tokensWhole,
  zones,
} from '../state.ts'

/** What is peculiar to playing against one nemesis. */
interface Traits {
  /** What stands on the mat itself, in points of life. */
  readonly danger: (s: State) => number
  /** How much the life and the threat of its minions count, beside those of the others. */
  readonly minionLife: number
  readonly minionThreat: number
  /** What it takes off most hits. */
  readonly armour: number
  /** What gaining this card of the supply costs its player, in life; null where nothing does. */
  readonly toll: ((s: State, card: number) => number) | null
}

const tokens = (s: State): number => counters.get(s, 0)
const husks = (s: State): number => tokensWhole.get(s) + tokensHurt.get(s)

function emptyPiles(s: State): number {
  let n = 0
  for (let i = 0; i < PILES; i++) if (zones.count(s, pileZone(i)) === 0) n++
  return n
}

/** Grows faster once there are more than so many. */
const beyond = (many: number, n: number): number => n + (n > many ? (n - many) * (n - many) : 0)

/** Tokens of a nemesis that is not named count a little. */
const USUAL: Traits = {
  danger: (s) => 0.5 * tokens(s),
  minionLife: 1,
  minionThreat: 1,
  armour: 0,
  toll: null,
}

/** Measured: each number moved alone, in some hundred games against this nemesis. */
const TRAITS: Readonly<Record<string, Partial<Traits>>> = {
  rageborne: { danger: tokens },
  'carapace-queen': { danger: (s) => 0.7 * beyond(8, husks(s)) },
  // Its minions fill decks with corruptions whether they live long or not: the race is against its life.
  'crooked-mask': { danger: () => 0, minionLife: 0.6, minionThreat: 0.3 },
  'prince-of-gluttons': { danger: (s) => 1.5 * beyond(4, emptyPiles(s)), minionThreat: 0.5 },
  'umbra-titan': { danger: (s) => 36 / (tokens(s) + 1) },
  'gate-witch': { danger: (s) => 1.2 * tokens(s) },
  'hollow-crown': { danger: () => 0, minionLife: 0.6, minionThreat: 0.3 },
  // It seldom has fewer than two cloaks: small spells do nothing to it.
  'magus-of-cloaks': { danger: (s) => 1.2 * tokens(s), armour: 2 },
}

const ofKind = (s: State, kind: MinionKind): number => {
  let n = 0
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    if (kindOf[defOf(s, c)] === MINION_KINDS.indexOf(kind) + 1) n++
  return n
}

/** Assaults that are still to come in this round: each beacon costs the city a life at each of them. */
function assaultsAhead(s: State): number {
  let n = 0
  for (let c = zones.first(s, TURN_DECK); c !== NONE; c = zones.after(s, c))
    if (defOf(s, c) === ASSAULT_TURN) n++
  return n
}

function dangerOfBeacons(s: State): number {
  const beacons = ofKind(s, 'beacon')
  return (0.2 + 0.2 * assaultsAhead(s)) * beacons + 1.5 * Math.max(0, beacons - 5) ** 2
}

/** What the nemesis has prepped, by cost. */
function preppedByNemesis(s: State): number {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  let sum = 0
  for (let i = 0; i < breaches; i++) {
    const c = zones.first(s, SIDE_ZONES + firstBreach + i)
    if (c !== NONE) sum += costOf[defOf(s, c)]!
  }
  return sum
}

/** Life that a card costs which no bridge leads to. */
const OUT_OF_REACH = 2

/** Piles with cards that no bridge leads to. */
function outOfReach(s: State): number {
  const reached = connectedPiles(s)
  let n = 0
  for (let i = 0; i < PILES; i++) if ((reached & (1 << i)) === 0 && zones.count(s, pileZone(i)) > 1) n++
  return n
}

/** The same for the nemeses of the campaign, by what each thing leads to. */
const OF_LEGACY: Readonly<Record<string, Partial<Traits>>> = {
  maelstrom: { danger: () => 0 },
  // With its last card it escapes.
  bladius: { danger: (s) => 24 / (zones.count(s, NEMESIS_DECK) + 1) },
  'spawning-horror': { danger: (s) => beyond(4, ofKind(s, 'pod')) },
  // Two tokens are a spell of ours, or 4 damage.
  'fungal-mesh': { danger: (s) => 1.8 * tokens(s) },
  'haze-fiend': { danger: (s) => 1.4 * tokens(s) },
  // Without a bridge the next link that breaks costs 20, and what cannot be reached is dear.
  deathmind: {
    danger: (s) => 2 * Math.max(0, 5 - bridgeCount(s)) + 0.6 * outOfReach(s),
    toll: (s, card) => (isConnected(s, zones.of(s, card) - PILE_ZONES) ? 0 : OUT_OF_REACH),
  },
  // New beacons come as fast as old ones go: the race is against its life, until the tenth is near. So it is
  // against one that casts.
  'maelstrom-risen': {
    danger: dangerOfBeacons,
    minionLife: 0.3,
    minionThreat: 0.3,
  },
  'xaxos-ascended': { danger: (s) => 0.8 * preppedByNemesis(s), minionLife: 0.6, minionThreat: 0.5 },
}
const traits: readonly Traits[] = matLibrary.list(({ id }) => ({
  ...USUAL,
  ...(TRAITS[id] ?? OF_LEGACY[id]),
}))

export const traitsOf = (nemesis: number): Traits => traits[nemesis] ?? USUAL
