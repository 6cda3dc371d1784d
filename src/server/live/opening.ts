import { gameNamed } from '../../games/index.ts'
import type { Playable } from '../../language/face.ts'
import { withSeatsMoved } from '../../table/brought.ts'
import { readOrders } from '../../table/commands.ts'
import type { Stopped } from '../../table/messages.ts'
import { readOptions, type TableOptions } from '../../table/options.ts'
import type { Order } from '../../table/orders.ts'
import { SharedTable } from '../../table/shared-table.ts'
import { type Step, stepOf } from '../../table/steps.ts'
import { STEP, type StepKind, type TableWithSeats } from '../store/store.ts'
import type { PlayedAlike } from './alike.ts'
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
  /** Why nobody can go on with it though the game is not over; null at every other table. */
  readonly stopped: Stopped | null
  /** Tells the times of all steps to whoever keeps the clock. */
  fold(pacemaker: Pacemaker): void
  /** The table where these people play again. */
  readonly next: string | null
  /** Another table for the same people, with the sides changed; gives its id. */
  again(environment: Environment): Promise<string>
}

/** The steps of a table lead to another game with every engine that is here. */
export class PlaysDifferently extends Error {
  constructor(table: string) {
    super(`table ${table} plays differently with the rules of today`)
  }
}

/** The table after its stored steps. */
export function openTable(
  row: TableWithSeats,
  epoch: number,
  { table, steps, whole }: Omit<PlayedAlike, 'engine'>,
  now: number,
  next: string | null,
): OpenedTable {
  const shared = new SharedTable(table, row.seats)
  // The clock needs to know what was asked at each step, so they are taken while it listens.
  let folded = false
  const begun = row.begun ?? now
  const { acts = [] } = table.game
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
    if (last !== undefined && table.digest !== last.mark) throw new PlaysDifferently(row.id)
  }
  return {
    row,
    epoch,
    shared,
    options: readOptions(JSON.parse(row.options)),
    orders: row.seats.map(({ orders }) => (orders === null ? [] : readOrders(JSON.parse(orders)))),
    begun,
    times: steps,
    stopped: !whole ? 'rules' : row.record !== null && !table.over ? 'left' : null,
    next,
    fold,
    again: (environment) => again(row, environment),
  }
}

const ID_BYTES = 6

async function again(row: TableWithSeats, { store, bytes, engines }: Environment): Promise<string> {
  const id = Buffer.from(bytes(ID_BYTES)).toString('base64url')
  const { kind, setup, options, host, visibility, title, seats } = row
  const turned = [...seats.slice(1), ...seats.slice(0, 1)]
  const from = turned.map(({ seat }) => seat)
  return store.tables.createNext({
    id,
    kind,
    // Whatever the last game was played by: another one is begun with the rules of today.
    engine: engines.present.id,
    content: engines.present.content(kind),
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
}
