import type { ListedTable } from '../../../table/wire/api.ts'
import { Icon } from '../../card/Picture.tsx'
import type { TableSides } from '../../games/game.ts'
import { pageGames } from '../../games/index.ts'
import { duration } from '../../page/ago.ts'
import { to } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import { dayIn } from '../day-in.ts'
import { listed } from '../listed-names.ts'
import { useSeats, useSides } from '../room/room-sides.ts'
import { onlineWords } from '../words.ts'
import { leavingWords } from './leaving-words.ts'
import { freeSeats, titleAgainst, titleOf } from './listed.ts'
import { lobbyWords } from './lobby-words.ts'

const w = speaking(onlineWords)
const lobby = speaking(lobbyWords)
const l = speaking(leavingWords)

export const nameAt = ({ seats }: ListedTable, seat: number): string =>
  seats[seat]?.person?.name ?? w.value.bot

const personsAt = (seats: ListedTable['seats']): readonly string[] =>
  seats.flatMap(({ person }) => (person === null ? [] : [person.name]))

const namesOf = (seats: ListedTable['seats']): string => personsAt(seats).join(', ')

const SEPARATOR = ' · '
const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(SEPARATOR)

/** A table without a name is known by whom it is played against; whoever does not sit there is told the game, too. */
const headingOf = (table: ListedTable, sides: TableSides | null): string =>
  table.you.seats.length === 0
    ? titleAgainst(table, sides)
    : ((table.title === '' ? sides?.against?.name : null) ?? titleOf(table))

/** Who else is there, without those of whom it is said anyway that they are waited for. */
function companyOf({ asked, seats, you }: ListedTable): string {
  const isWaitedFor = (seat: number): boolean => !you.asked && asked !== null && (asked < 0 || asked === seat)
  return namesOf(seats.filter(({ seat }) => !you.seats.includes(seat) && !isWaitedFor(seat)))
}

/** Who is waited for, and for how long. */
function waitOf(table: ListedTable): string {
  const { state, seats, you, asked, since } = table
  const long = duration(since)
  if (state === 'open') return lobby.value.free(freeSeats(table), seats.length)
  if (you.asked) return lobby.value.waitsForYou(long)
  if (asked === null) return state === 'frozen' ? lobby.value.standsStill : ''
  const others = seats.filter(({ seat }) => !you.seats.includes(seat))
  return lobby.value.waitsFor(asked < 0 ? listed(personsAt(others)) : nameAt(table, asked), long)
}

function actOf({ you, state }: ListedTable): string {
  if (you.asked) return lobby.value.go
  const visits = you.seats.length === 0
  if (visits && state === 'open') return w.value.sit
  return visits && state === 'playing' ? lobby.value.watch : lobby.value.look
}

/** A table in a list: what is played and by whom, who is waited for, and the way there. */
export function TableRow({
  table,
  won = null,
}: {
  readonly table: ListedTable
  /** How it came out for whoever looks; null where it did not, or not yet. */
  readonly won?: boolean | null
}) {
  const { id, game, state, seats, you, asked, turn, watchers, options } = table
  const { sides } = useSides(table, useSeats(game))
  const known = GAMES.find((each) => each === game)
  const back = state === 'playing' && asked !== null && asked >= 0 ? seats[asked]?.holiday : null
  const replaced = state === 'playing' && you.seats.some((seat) => seats[seat]?.standin != null)
  const isPlayed = state === 'open' || state === 'playing'
  const picture = sides?.against?.picture() ?? (known === undefined ? null : pageGames[known].emblem)
  return (
    <a href={to(['t', id])}>
      {picture !== null && <Icon name={picture} />}
      <span class="listed">
        <strong>{headingOf(table, sides)}</strong>
        <small>
          {joined([
            won === null ? null : won ? lobby.value.won : lobby.value.lost,
            companyOf(table),
            waitOf(table),
            back == null
              ? null
              : you.asked
                ? w.value.youOnHoliday(dayIn(back))
                : w.value.onHoliday(dayIn(back)),
            replaced ? l.value.botPlays : null,
          ])}
        </small>
        <small class="listed-more">
          {sides !== null && <Faces sides={sides} />}
          {joined([
            turn === null || turn === 0 ? null : lobby.value.turn(turn),
            isPlayed ? lobby.value.paces[options.pace] : null,
            watchers === null || watchers === 0 ? null : lobby.value.watching(watchers),
          ])}
        </small>
      </span>
      <span class="button" aria-hidden="true">
        {actOf(table)}
      </span>
    </a>
  )
}

/** Whom the players play; a seat that keeps its own closed has no picture. */
function Faces({ sides: { seats } }: { readonly sides: TableSides }) {
  const shown = seats.filter((side) => side !== null)
  if (shown.length === 0) return null
  return (
    <span class="listed-faces" role="img" aria-label={shown.map(({ name }) => name).join(', ')}>
      {shown.map((side, i) => (
        <Icon key={i} name={side.picture()} />
      ))}
    </span>
  )
}
