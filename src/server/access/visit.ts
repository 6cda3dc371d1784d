import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Person } from '../store/contract/people.ts'
import type { Language } from '../store/contract/values.ts'

/** Somebody whose origin, session and limits have been checked before her socket was opened. */
export interface Visit {
  readonly person: Person
  readonly lang: Language
  /** The table in the address of the socket. */
  readonly table: string
  /** The revision and the number of log lines that the page has already. */
  readonly revision: number
  readonly lines: number
  /** The sign of the last of them, by which the table recognises it; empty when the page does not say it. */
  readonly past: string
  /** Opens the eyes of a seat to a watcher, or the table to somebody without a seat; never logged. */
  readonly key: string | null
  /** Where it comes from, as a digest that changes every day. */
  readonly origin: string
  /** What lies under the socket, for frames that are made by ourselves. */
  readonly wire: Pick<Duplex, 'write' | 'writableLength'>
}

/** What the live tables do with a socket that was let in. */
export type Receive = (socket: WebSocket, visit: Visit) => void
