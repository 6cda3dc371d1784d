import { gameNamed } from '../../../games/index.ts'
import type { Playable } from '../../../language/face.ts'
import type { Stopped, WireMessage } from '../../../table/messages.ts'
import { readOptions, type TableOptions } from '../../../table/options.ts'
import type { Order } from '../../../table/orders.ts'
import { withSeatsMoved } from '../../../table/people/brought.ts'
import { SharedTable } from '../../../table/shared-table.ts'
import { type Step, sparedBefore, stepOf } from '../../../table/steps.ts'
import type { Holiday } from '../../../table/time/holiday.ts'
import { readOrders } from '../../../table/wire/commands.ts'
import type { HolidayOf } from '../../store/contract/people.ts'
import { STEP, type StepKind } from '../../store/contract/steps.ts'
import type { TableWithSeats, Wish } from '../../store/contract/tables.ts'
import type { PlayedAlike } from '../engines/alike.ts'
import type { Environment } from '../environment.ts'
import type { Pacemaker } from '../time/pacemaker.ts'
import { dealOf, newSecret } from './deals.ts'

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
  /** Since when no node had it before this one, as far as it is known. */
  readonly freed: number | null
  readonly times: readonly { readonly at: number }[]
  /** Why nobody can go on with it though the game is not over; null at every other table. */
  readonly stopped: Stopped | null
  /** Tells the times of all steps to whoever keeps the clock. */
  fold(pacemaker: Pacemaker): void
  /** When the people of each seat are on holiday, where time is measured in days. */
  readonly holidays: readonly (readonly Holiday[])[]
  /** The table where these people play again. */
  readonly next: string | null
  /** The table that this deal was made at: another one where the deal of an earlier game is played. */
  readonly dealt: TableWithSeats
  /** Another table for the same people; gives its id. */
  again(environment: Environment, wish: Again): Promise<string>
}

/** How people play again: another deal with the sides changed, the same deal as they sit, or that with the sides changed. */
export type Again = Exclude<Wish, 'close'>

/** The steps of a table lead to another game with every engine that is here. */
export class PlaysDifferently extends Error {
  constructor(table: string) {
    super(`table ${table} plays differently with the rules of today`)
  }
}

/** What a table needs that is not its own. */
export interface Beside {
  readonly freed: number | null
  readonly next: string | null
  readonly holidays: readonly HolidayOf[]
  /** The table whose deal it plays once more. */
  readonly repeated: TableWithSeats | null
}

/** The table after its stored steps. */
export function openTable(
  row: TableWithSeats,
  epoch: number,
  { table, steps, whole }: Omit<PlayedAlike, 'engine'>,
  now: number,
  { freed, next, holidays, repeated }: Beside,
): OpenedTable {
  const shared = new SharedTable(table, row.seats)
  // The clock needs to know what was asked at each step, so they are taken while it listens.
  let folded = false
  const begun = row.begun ?? now
  const { acts = [] } = table.game
  const fold = (pacemaker: Pacemaker): void => {
    if (folded) return
    folded = true
    // What was taken back later is played all the same, for the clock; nothing is played twice.
    for (const n of shared.taking(steps.map((stored) => stepOf(stored, acts)))) {
      const stored = steps[n]!
      shared.recall(stored.key, stored.n)
      // Answers that were given together are known by the name they have in common.
      shared.recall(stored.key.split('/', 1)[0]!, stored.n)
      pacemaker.stepped(stored.at, sparedBefore(stored))
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
    freed,
    times: steps,
    stopped: !whole ? 'rules' : row.record !== null && !table.over ? 'left' : null,
    holidays: row.seats.map(({ person }) => holidays.filter((each) => each.person === person)),
    next,
    fold,
    dealt: repeated ?? row,
    again: (environment, wish) => again(row, environment, wish),
  }
}

/** What everybody is told when the game is over. */
export function overMessage({ row, dealt }: OpenedTable, shared: SharedTable): WireMessage {
  // A table that is opened from its record has taken none of the steps that led there.
  return {
    m: 'over',
    deal: dealOf(dealt, shared),
    steps: row.state === 'over' ? row.steps : shared.revision,
  }
}

const ID_BYTES = 6

async function again(
  row: TableWithSeats,
  { store, bytes, engines }: Environment,
  wish: Again,
): Promise<string> {
  const id = Buffer.from(bytes(ID_BYTES)).toString('base64url')
  const { kind, setup, options, host, visibility, title, seats } = row
  const sitting = wish === 'same' ? seats : [...seats.slice(1), ...seats.slice(0, 1)]
  // Another deal: what is brought along moves with whoever brought it. The same deal keeps its seats.
  const moved = () =>
    JSON.stringify(
      withSeatsMoved(
        gameNamed(kind),
        JSON.parse(setup),
        sitting.map(({ seat }) => seat),
      ),
    )
  const deal =
    wish === 'again'
      ? { setup: moved(), ...newSecret(id, bytes), repeats: null }
      : { setup, secret: row.secret, commitment: row.commitment, repeats: row.repeats ?? row.id }
  return store.tables.createNext({
    id,
    kind,
    // Whatever the last game was played by: another one is begun with the rules of today.
    engine: engines.present.id,
    content: engines.present.content(kind),
    ...deal,
    options,
    host,
    visibility,
    title,
    invite: null,
    day: null,
    parent: row.id,
    seats: sitting.map(({ person, bot, name }) => ({ person, bot, name })),
  })
}
