import type { Logger } from 'pino'
import type { askWorkers } from '../lab/think-queue.ts'
import type { Receive } from './access/visit.ts'
import type { Api } from './api/server.ts'
import type { Hub } from './cluster/hub.ts'
import type { Relay } from './cluster/relay.ts'
import type { Shelf } from './engines.ts'
import type { Metrics } from './operating/metrics.ts'
import type { Reports } from './operating/reports.ts'
import type { SendMail } from './post/mail.ts'
import type { VapidKeys } from './post/push.ts'
import type { Store } from './store/contract/store.ts'

/** Everything that runs beside the page, made of what the configuration names. */
export interface Backend {
  readonly store: Store
  readonly hub: Hub
  readonly api: Api
  readonly log: Logger
  readonly metrics: Metrics
  readonly node: string
  /** Null where no server for mails is set. */
  readonly mail: SendMail | null
  readonly vapid: VapidKeys
  /** Processes elsewhere that think for bots, where they can be reached. */
  readonly workers: Awaited<ReturnType<typeof askWorkers>> | null
  readonly threads: number | undefined
  /** What earlier releases have left for their tables. */
  readonly shelf: Shelf
  /** What is needed to see faults again. */
  readonly reports: Reports
  /** Other nodes use the same store. */
  readonly shared: boolean
}

/** What plays the tables: takes the sockets that were let in, and ends. */
export interface Playing {
  readonly receive: Receive
  /** A line to a table for somebody without a socket. */
  readonly connect: Relay['connect']
  /** Games end that nobody goes on with any more. */
  endLeftTables(): Promise<void>
  close(): Promise<void>
}

export type StartPlaying = (backend: Backend) => Promise<Playing>
