import { botNamed } from '../../../bots/index.ts'
import { gameNamed } from '../../../games/index.ts'
import type { Plain } from '../../../language/face.ts'
import { readOptions } from '../../../table/options.ts'
import { withoutSeats } from '../../../table/people/brought.ts'
import type { Visibility, WantedOrClosed, WantedSeat } from '../../../table/wire/api.ts'
import type { Person } from '../../store/contract/people.ts'
import type { NewSeat, TableWithSeats } from '../../store/contract/tables.ts'
import { unreadable } from '../refusals.ts'

/* The parts of a table as somebody wants them: seats, set-up, options. */

/** A bot that a table may have: its thinking is counted in games, so that it answers the same everywhere. */
export function botOf(name: string): string {
  botNamed(name)
  if (/ms$/.test(name) || Number(/^search:(\d+)$/.exec(name)?.[1] ?? 0) > 3_000) throw unreadable('bot')
  return name
}

export function seatOf(wanted: WantedSeat, person: Person): NewSeat {
  switch (wanted.who) {
    case 'me':
      return { person: person.id, bot: null, name: person.name }
    case 'bot':
      return { person: null, bot: botOf(wanted.bot), name: '' }
    case 'open':
      return { person: null, bot: null, name: '' }
  }
}

/** How many seats a set-up has; refuses with the game's own sentence what cannot be played. */
export function seatsOf(game: string, setup: unknown): number {
  const played = gameNamed(game)
  return played.seats(played.readSetup(setup))
}

/** The set-up without its closed seats, and who is to sit on the others. */
export function withoutClosed({
  game,
  setup,
  seats,
}: {
  readonly game: string
  readonly setup: unknown
  readonly seats: readonly WantedOrClosed[]
}): { readonly setup: unknown; readonly seats: readonly WantedSeat[] } {
  const left = seats.filter((each): each is WantedSeat => each.who !== 'closed')
  if (left.length === seats.length) return { setup, seats: left }
  const without = setupWithout(
    game,
    setup,
    seats.flatMap(({ who }, seat) => (who === 'closed' ? [seat] : [])),
  )
  return { setup: without, seats: left }
}

/** The set-up for fewer; refuses with the game's own sentence where they are too few. */
export function setupWithout(game: string, setup: unknown, closed: readonly number[]): Plain {
  const without = withoutSeats(gameNamed(game), setup, closed)
  seatsOf(game, without)
  return without
}

/** Strangers talk by phrases unless the host has said otherwise, and whoever sits down has seen it. */
export const talkIn = (visible: Visibility): { readonly talk?: 'phrases' } =>
  visible === 'open' ? { talk: 'phrases' } : {}

/** The options that a table has after a change, if they are others than before. */
export function optionsAfter(
  table: TableWithSeats,
  options: Readonly<Record<string, unknown>> | undefined,
  visible: Visibility | undefined,
): { readonly options?: string } {
  if (options !== undefined)
    return { options: JSON.stringify(readOptions({ ...talkIn(visible ?? table.visibility), ...options })) }
  if (visible !== 'open' || table.visibility === 'open') return {}
  const now = readOptions(JSON.parse(table.options))
  return now.talk === 'text' ? { options: JSON.stringify({ ...now, ...talkIn(visible) }) } : {}
}
