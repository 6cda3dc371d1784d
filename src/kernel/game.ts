import type { Machine } from './machine.ts'
import type { Seed } from './random.ts'
import type { Schema, State } from './state.ts'

/** The narrow interface between a game and everything that plays, stores or studies it. */
export interface Game<Setup = unknown> {
  readonly id: string
  readonly schema: Schema
  readonly machine: Machine
  /** A name of the content and rules as they are loaded. */
  readonly content: string
  /** The packs that the content comes from, with their versions; the game itself at this content unless said. */
  readonly packs?: Readonly<Record<string, string>>
  /** Turns an outside document into a set-up, or throws a Refusal that says what is wrong and where. */
  readSetup(document: unknown): Setup
  /** The document of a set-up in which nothing is left open, with ids: it is read as the same set-up for good. */
  settled(setup: Setup): unknown
  seats(setup: Setup): number
  /** Deals the game into a block, whatever was played in it before, and runs to the first decision. */
  begin(s: State, setup: Setup, seed: Seed): void
  /** How the game ended (`won`, `lost: gravehold` ...), or null while it goes on. */
  outcome(s: State): string | null
  /**
   * A digest of what is asked now, of whom and with which options, or of how the game ended. Records keep these:
   * made of ids and of what players can see, they change only when play does.
   */
  askedDigest(s: State): number
  /** A digest of what the seats see of the table, in the same way. */
  shownDigest(s: State): number
  /** What a seat may do although nobody asks it, such as conceding; a game may have none. */
  readonly acts?: readonly string[]
  /** Does such an act; false when it is not possible now. */
  act?(s: State, seat: number, act: string): boolean
  /** Re-deals, in place, everything that this seat cannot see: the world stays possible for the seat. */
  determinise(s: State, seat: number, seed: Seed): void
}
