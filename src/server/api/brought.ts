import { gameNamed } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Plain } from '../../language/face.ts'
import { withBrought, withHidden } from '../../table/brought.ts'
import { readOptions } from '../../table/options.ts'
import { liesOpen } from '../../table/table.ts'
import type { SeatRow, TableWithSeats } from '../store/store.ts'

type Brought = Pick<TableWithSeats, 'kind' | 'setup' | 'seats'>

const partOf = ({ brings }: SeatRow): Plain | undefined => (brings === null ? undefined : JSON.parse(brings))

/** The set-up of a table with everything that people have brought along. */
export const setupOf = ({ kind, setup, seats }: Brought): Plain =>
  withBrought(gameNamed(kind), JSON.parse(setup), seats.map(partOf))

/** The seats whose part does not fit another set-up; each is looked at beside those that do. */
export function unfitting({ kind, seats }: Brought, setup: Plain): readonly number[] {
  const game = gameNamed(kind)
  const kept: Plain[] = []
  return seats.flatMap((seat) => {
    const part = partOf(seat)
    if (part === undefined) return []
    const tried = [...kept]
    tried[seat.seat] = part
    try {
      game.readSetup(withBrought(game, setup, tried))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return [seat.seat]
    }
    kept[seat.seat] = part
    return []
  })
}

/** Everybody at the table knows what everybody brings along. */
export const allShow = ({ kind, options }: Pick<TableWithSeats, 'kind' | 'options'>): boolean =>
  liesOpen(gameNamed(kind)) || readOptions(JSON.parse(options)).decks === 'open'

/**
 * The set-up as somebody may know it. Where decks are closed she knows her own and those of bots, until the game is over;
 * the host also knows what is laid out on seats where nobody sits yet.
 */
export function setupFor(table: TableWithSeats, viewer: string | null): Plain {
  const { kind, state, host, seats } = table
  const setup = setupOf(table)
  if (state === 'over' || allShow(table)) return setup
  return withHidden(gameNamed(kind), setup, (at) => {
    const seat = seats[at]
    if (seat === undefined) return false
    if (seat.person !== null) return seat.person === viewer
    return seat.bot !== null || (state === 'open' && viewer !== null && host === viewer)
  })
}
