import { nemeses } from '../content.ts'
import { counters, PILES, pileZone, type State, tokensHurt, tokensWhole, zones } from '../state.ts'

/** What is peculiar to playing against one nemesis. */
interface Traits {
  /** What stands on the mat itself, in points of life. */
  readonly danger: (s: State) => number
  /** How much the life and the threat of its minions count, beside those of the others. */
  readonly minionLife: number
  readonly minionThreat: number
  /** What it takes off most hits. */
  readonly armour: number
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
const USUAL: Traits = { danger: (s) => 0.5 * tokens(s), minionLife: 1, minionThreat: 1, armour: 0 }

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
const traits: readonly Traits[] = nemeses.map(({ id }) => ({ ...USUAL, ...TRAITS[id] }))

export const traitsOf = (nemesis: number): Traits => traits[nemesis] ?? USUAL
