import type { Machine } from './machine.ts'
import type { Seed } from './random.ts'
import type { Schema, State } from './state.ts'

/** The narrow interface between a game and everything that plays, stores or studies it. */
export interface Game<Setup = unknown> {
  readonly id: string
  readonly schema: Schema
  readonly machine: Machine
  /** A name of the content and rules: a record of other content is refused. */
  readonly content: string
  /** Turns an outside document into a set-up, or throws a Refusal that says what is wrong and where. */
  readSetup(document: unknown): Setup
  seats(setup: Setup): number
  /** Deals the game into a fresh block and runs to the first decision. */
  begin(s: State, setup: Setup, seed: Seed): void
  /** How the game ended (`won`, `lost: gravehold` ...), or null while it goes on. */
  outcome(s: State): string | null
  /** What a seat may do although nobody asks it, such as conceding; a game may have none. */
  readonly acts?: readonly string[]
  /** Does such an act; false when it is not possible now. */
  act?(s: State, seat: number, act: string): boolean
  /** Re-deals, in place, everything that this seat cannot see: the world stays possible for the seat. */
  determinise(s: State, seat: number, seed: Seed): void
}
