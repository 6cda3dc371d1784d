/*
 * What the server keeps, as plain data behind five interfaces. Both engines (SQLite, PostgreSQL) give the same answers;
 * tests/server/store holds them to it. Nothing outside this folder knows SQL.
 */

import type { Campaigns } from './campaigns.ts'
import type { People } from './people.ts'
import type { Results } from './results.ts'
import type { Steps } from './steps.ts'
import type { Tables } from './tables.ts'
import type { Dumped, Retention } from './values.ts'

/** The five, and nothing about where they are. */
export interface Kept {
  readonly people: People
  readonly tables: Tables
  readonly steps: Steps
  readonly results: Results
  readonly campaigns: Campaigns
}

export interface Store extends Kept {
  /** Where it is, for people: a path, or host and database without a password. */
  readonly place: string
  /** Does it answer? */
  ping(): Promise<void>
  /** A value that is made once and kept, such as a key; whoever comes later gets the first one. */
  keep(name: string, value: string): Promise<string>
  /** Keeps something that may be taken once, within `life` milliseconds: a challenge, a code. */
  once(name: string, value: string, life: number): Promise<void>
  /** Takes it; null when it was taken, is too old or never was. */
  take(name: string): Promise<string | null>
  /** Deletes what is older than it may become; gives how many rows. */
  sweep(retention: Retention): Promise<number>
  /** Every row of every kind, in an order in which they can be inserted. */
  dump(): AsyncIterable<Dumped>
  /** Rows of a dump, into a store that holds nothing yet; all of them or none. */
  restore(rows: AsyncIterable<Dumped>): Promise<number>
  /** A whole copy in a file; only an embedded store can do that. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
