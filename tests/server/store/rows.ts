import type { Append } from '../../../src/server/store/contract/steps.ts'
import type { NewTable } from '../../../src/server/store/contract/tables.ts'

let count = 0
/** A name that no other test has. */
export const fresh = (what: string): string => {
  count += 1
  return `${what}-${count}`
}

export const digest = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

export const tableLike = (to: Partial<NewTable> = {}): NewTable => ({
  id: fresh('table'),
  kind: 'cards',
  engine: 'e1',
  content: 'c1',
  setup: '{"seats":2}',
  options: '{}',
  host: null,
  visibility: 'private',
  title: 'A table',
  invite: null,
  secret: digest(7),
  commitment: 'c0',
  day: null,
  parent: null,
  seats: [
    { person: null, bot: null, name: '' },
    { person: null, bot: null, name: '' },
  ],
  ...to,
})

export const stepOf = (game: string, epoch: number, n: number, to: Partial<Append> = {}): Append => ({
  game,
  epoch,
  n,
  kind: 0,
  seat: 0,
  value: n,
  data: null,
  key: `k${n}`,
  mark: 4_000_000_000 + n,
  asked: 1,
  dueAfter: null,
  notices: [],
  ...to,
})
