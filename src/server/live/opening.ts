import { hash } from '../../kernel/block.ts'
import { readRecord } from '../../kernel/record.ts'
import type { Playable } from '../../language/face.ts'
import { withSeatsMoved } from '../../table/brought.ts'
import { readOrders } from '../../table/commands.ts'
import { readOptions, type TableOptions } from '../../table/options.ts'
import type { Order } from '../../table/orders.ts'
import { SharedTable } from '../../table/shared-table.ts'
import { type Step, stepOf } from '../../table/steps.ts'
import { Table } from '../../table/table.ts'
import { STEP, type StepKind, type Step as StoredStep, type TableWithSeats } from '../store/store.ts'
import { newSecret } from './deals.ts'
import type { Environment } from './environment.ts'
import type { Pacemaker } from './pacemaker.ts'

/** The numbers under which steps are stored. */
export const STEP_KINDS: Readonly<Record<Step['is'], StepKind>> = STEP

/** A table as it stands in the store, brought to life. */
export interface OpenedTable {
  readonly row: TableWithSeats
  readonly epoch: number
  readonly shared: SharedTable<Playable>
  readonly options: TableOptions
  readonly orders: readonly (readonly Order[])[]
  readonly begun: number
  readonly times: readonly { readonly at: number }[]
  /** Tells the times of all steps to whoever keeps the clock. */
  fold(pacemaker: Pacemaker): void
  /** Another table for the same people, with the sides changed; gives its id. */
  again(environment: Environment): Promise<string>
}

/** The steps of a table lead to another game with the rules of today. */
export class PlaysDifferently extends Error {}

/** The table after its stored steps. */
export function openTable(
  row: TableWithSeats,
  epoch: number,
  steps: readonly StoredStep[],
  game: Playable,
  now: number,
): OpenedTable {
  const table =
    row.record === null
      ? Table.begin(game, JSON.parse(row.setup), row.seed ?? '')
      : Table.at(game, readRecord(row.record))
  const shared = new SharedTable(table, row.seats)
  // The clock needs to know what was asked at each step, so they are taken while it listens.
  let folded = false
  const begun = row.begun ?? now
  const { acts = [] } = game
  const fold = (pacemaker: Pacemaker): void => {
    if (folded) return
    folded = true
    for (const stored of steps) {
      const step = stepOf(stored, acts)
      shared.take(step)
      shared.recall(stored.key, stored.n)
      // Answers that were given together are known by the name they have in common.
      shared.recall(stored.key.split('/', 1)[0]!, stored.n)
      pacemaker.stepped(stored.at, step.is === 'pause' ? step.milliseconds : 0)
    }
    const last = steps.at(-1)
    if (last !== undefined && (hash(table.state) | 0) !== last.mark)
      throw new PlaysDifferently(`table ${row.id} plays differently with the rules of today`)
  }
  return {
    row,
    epoch,
    shared,
    options: readOptions(JSON.parse(row.options)),
    orders: row.seats.map(({ orders }) => (orders === null ? [] : readOrders(JSON.parse(orders)))),
    begun,
    times: steps,
    fold,
    again: (environment) => again(row, environment),
  }
}

const ID_BYTES = 6

async function again(row: TableWithSeats, { store, bytes, gameNamed }: Environment): Promise<string> {
  const id = Buffer.from(bytes(ID_BYTES)).toString('base64url')
  const { kind, engine, content, setup, options, host, visibility, title, seats } = row
  const turned = [...seats.slice(1), ...seats.slice(0, 1)]
  const from = turned.map(({ seat }) => seat)
  await store.tables.create({
    id,
    kind,
    engine,
    content,
    setup: JSON.stringify(withSeatsMoved(gameNamed(kind), JSON.parse(setup), from)),
    options,
    host,
    visibility,
    title,
    invite: null,
    ...newSecret(id, bytes),
    day: null,
    parent: row.id,
    seats: turned.map(({ person, bot, name }) => ({ person, bot, name })),
  })
  return id
}
