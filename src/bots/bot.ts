import type { Seed } from '../kernel/random.ts'
import type { Plain, SeenDecision } from '../language/face.ts'

/** What a bot is shown when it has to decide: what its seat sees, never the truth. */
export interface Asked {
  /** How many options there are; an answer is the index of one of them. */
  readonly options: number
  /** The seat that is asked, or -1 for the whole table. */
  seat(): number
  decision(): SeenDecision
  view(): Plain
}

export interface Bot {
  /** Before each game; all chance of the bot comes from this seed. */
  begin(seed: Seed): void
  choose(asked: Asked): number
}
