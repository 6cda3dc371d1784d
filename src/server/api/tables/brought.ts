import { gameNamed } from '../../../games/index.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Plain } from '../../../language/face.ts'
import { readOptions } from '../../../table/options.ts'
import { broughtIn, withBrought, withHidden } from '../../../table/people/brought.ts'
import { liesOpen } from '../../../table/table.ts'
import type { SeatRow, TableWithSeats } from '../../store/contract/tables.ts'

type Brought = Pick<TableWithSeats, 'kind' | 'setup' | 'seats'>

const partOf = ({ brings }: SeatRow): Plain | undefined => (brings === null ? undefined : JSON.parse(brings))

/** The set-up of a table with everything that people have brought along. */
export const setupOf = ({ kind, setup, seats }: Brought): Plain =>
  withBrought(gameNamed(kind), JSON.parse(setup), seats.map(partOf))

/** Can a game be read from this? */
function isReadable(kind: string, document: Plain): boolean {
  try {
    gameNamed(kind).readSetup(document)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The seats whose part does not fit another set-up; each is looked at beside those that do. */
export function unfitting({ kind, seats }: Brought, setup: Plain): readonly number[] {
  const game = gameNamed(kind)
  const kept: Plain[] = []
  return seats.flatMap((seat) => {
    const part = partOf(seat)
    if (part === undefined) return []
    const tried = [...kept]
    tried[seat.seat] = part
    if (!isReadable(kind, withBrought(game, setup, tried))) return [seat.seat]
    kept[seat.seat] = part
    return []
  })
}

/**
 * Another set-up for the same table: null for a seat leaves what lies there. What does not fit is replaced by the usual
 * one, seat by seat and without a sentence: it would name cards of a deck that is not for the host to know.
 */
export function withKept({ kind, setup: stored }: Brought, setup: Readonly<Record<string, Plain>>): Plain {
  const game = gameNamed(kind)
  const said = setup[game.brings]
  if (!Array.isArray(said)) return setup
  const usual = broughtIn(game, game.setupFrom({}, ''))
  const kept = broughtIn(game, JSON.parse(stored))
  // Others that are not said are as usual while one is looked at: nothing is between it and the rest.
  const withOne = (seat: number): Plain =>
    withBrought(
      game,
      setup,
      said.map((part, at) => (part === null ? (at === seat ? kept : usual)[at] : undefined)),
    )
  const parts = said.map((part, seat) => {
    if (part !== null) return undefined
    return kept[seat] !== undefined && isReadable(kind, withOne(seat)) ? kept[seat] : usual[seat]
  })
  return withBrought(game, setup, parts)
}

/** Everybody at the table knows what everybody brings along. */
export const allShow = ({ kind, options }: Pick<TableWithSeats, 'kind' | 'options'>): boolean =>
  liesOpen(gameNamed(kind)) || readOptions(JSON.parse(options)).decks === 'open'

/**
 * The set-up as somebody may know it. Where decks are closed she knows her own and those of bots, until the game is over;
 * the host also knows what is chosen for seats where nobody sits yet.
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
