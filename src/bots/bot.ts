import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { SeenDecision } from '../language/face.ts'
import type { GameForBots } from './game-for-bots.ts'

/** What a bot is shown when it has to decide: what its seat sees, never the truth. */
export interface Asked {
  readonly game: GameForBots
  /** How many options there are; an answer is the index of one of them. */
  readonly options: number
  /** The seat that is asked, or -1 for the whole table. */
  seat(): number
  decision(): SeenDecision
  view(): unknown
  /** The answer that needs no thought, or -1. */
  atOnce(): number
  /**
   * Fills a block with a world in which everything is as this seat has seen it, and everything else is dealt
   * again: the same seed gives the same world, whatever the truth is.
   */
  imagine(world: State, seed: Seed): void
}

export interface Bot {
  /** Before each game; all chance of the bot comes from this seed. */
  begin(seed: Seed): void
  choose(asked: Asked): number
  /** As `choose`, in short steps: between two of them the caller can handle something else, and give up. */
  thinking?(asked: Asked): Generator<void, number>
}
