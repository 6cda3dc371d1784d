// A process of its own: people who sit down at the tables they are told, play at their pace, and say what they counted.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { WebSocket } from 'ws'
import { BareTable } from './bare-sitter.ts'
import type { StartedTable } from './create-tables.ts'
import { wait } from './pace.ts'
import { Sitter, type Tally } from './sitter.ts'

export interface CrowdTask {
  readonly address: string
  readonly pace: number
  readonly seats: number
  /** Tables to sit down at; without tokens the room is a bare one. */
  readonly tables: readonly StartedTable[]
}

export type ToCrowd =
  | { readonly do: 'sit'; readonly task: CrowdTask }
  | { readonly do: 'count' | 'tell' | 'end' }
export type FromCrowd =
  | { readonly is: 'seated' }
  | { readonly is: 'counting' }
  | { readonly is: 'counted'; readonly tally: Tally }

/** So many sockets are opened at a time. */
const AT_ONCE = 64
/** How often a socket that does not open is tried again, and after how many milliseconds. */
const TRIES = 20
const AGAIN = 1_000

const tally: Tally = { decisions: 0, refusals: 0, frames: 0, bytes: 0, lost: 0, delays: [], late: 0 }
const sockets: WebSocket[] = []
const BEAT = 10
const beats = monitorEventLoopDelay({ resolution: BEAT })
beats.enable()

const post = (message: FromCrowd): void => {
  process.send?.(message)
}

/** As many addresses as people: none of them comes too often. */
const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** A server that is too busy is asked again, as a page does. */
async function seated(arrive: () => Sitter): Promise<WebSocket> {
  for (let left = TRIES; ; left--) {
    const sitter = arrive()
    try {
      await sitter.opened()
      return sitter.socket
    } catch (error) {
      if (left === 0) throw error
      await wait(AGAIN)
    }
  }
}

async function sit({ address, pace, seats, tables }: CrowdTask): Promise<void> {
  let next = 0
  const takeSeats = async (): Promise<void> => {
    while (next < tables.length) {
      const n = next
      next += 1
      const { id, tokens } = tables[n]!
      if (tokens.length === 0) {
        const room = new BareTable(`${address}?t=${id}`, seats, pace, tally)
        sockets.push(...room.sockets)
        await room.opened()
        continue
      }
      for (const [seat, token] of tokens.entries()) {
        const at = `${address}?t=${id}&r=0&l=0`
        const from = addressOf(n * seats + seat + process.pid * 7)
        sockets.push(await seated(() => new Sitter(at, token, from, pace, tally)))
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeSeats))
  post({ is: 'seated' })
}

process.on('message', (message: ToCrowd) => {
  switch (message.do) {
    case 'sit':
      sit(message.task).catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
      break
    case 'count':
      Object.assign(tally, { decisions: 0, refusals: 0, frames: 0, bytes: 0, lost: 0 })
      tally.delays.length = 0
      beats.reset()
      post({ is: 'counting' })
      break
    case 'tell':
      tally.late = Math.max(0, beats.percentile(99) / 1e6 - BEAT)
      post({ is: 'counted', tally })
      break
    case 'end':
      for (const socket of sockets) socket.terminate()
      process.exit(0)
  }
})
