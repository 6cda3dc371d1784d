/* Games that are over. */

import type { Time } from './values.ts'

export interface Result {
  readonly seat: number
  readonly person: string | null
  readonly won: boolean
  /** What the game measures (rounds, life ...), as JSON. */
  readonly measures: string
}

export interface Finish {
  readonly game: string
  readonly epoch: number
  readonly steps: number
  readonly outcome: string
  readonly record: string
  readonly results: readonly Result[]
}

/** A finished game as anybody with its address may see it. */
export interface Replay {
  readonly id: string
  readonly kind: string
  readonly engine: string
  readonly title: string
  readonly setup: string
  readonly outcome: string
  readonly record: string
  /** How many steps led there, also those that were taken back. */
  readonly steps: number
  readonly commitment: string
  readonly secret: Uint8Array
  readonly begun: Time
  readonly ended: Time
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
    readonly share: Uint8Array | null
  }[]
}

export interface PersonResult extends Result {
  readonly game: string
  readonly kind: string
  readonly outcome: string
  readonly ended: Time
}

export interface Daily {
  readonly day: string
  readonly kind: string
  readonly setup: string
  readonly secret: Uint8Array
  readonly commitment: string
  /** What bots made of it, as JSON; null until the job is done. */
  readonly par: string | null
}

export interface Results {
  /** Record and results are written and the steps deleted, all or nothing; `false` when fenced. */
  finish(finish: Finish): Promise<boolean>
  /** Null while it is being played. */
  replay(id: string): Promise<Replay | null>
  ofPerson(person: string, limit: number): Promise<readonly PersonResult[]>
  /** Keeps the deal of a day unless there is one; gives the one that is kept. */
  daily(daily: Daily): Promise<Daily>
  dailyOf(day: string, kind: string): Promise<Daily | null>
  setPar(day: string, kind: string, par: string): Promise<void>
  /** Results of a day's deal: first attempts only. */
  ofDay(day: string, kind: string): Promise<readonly PersonResult[]>
}
