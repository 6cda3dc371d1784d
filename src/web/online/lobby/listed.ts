import type { ListedTable } from '../../../table/wire/api.ts'
import type { TableSides } from '../../games/game.ts'
import { homeWords } from '../../home/words.ts'
import { lang } from '../../page/settings.ts'
import { GAMES } from '../../source/source.ts'

const isFree = ({ person, bot }: ListedTable['seats'][number]): boolean => person === null && bot === null

export const freeSeats = ({ seats }: ListedTable): number => seats.filter(isFree).length

export const hasFreeSeat = (table: ListedTable): boolean => freeSeats(table) > 0

/** The name of a table, or of its game where it has none. */
export function titleOf({ title, game }: Pick<ListedTable, 'title' | 'game'>): string {
  const known = GAMES.find((each) => each === game)
  return title === '' ? (known === undefined ? game : homeWords[lang.value].games[known].name) : title
}

/** The same, with whom it is played against where it has no name. */
export function titleAgainst(table: ListedTable, sides: TableSides | null): string {
  const against = table.title === '' ? sides?.against?.name : undefined
  return against === undefined ? titleOf(table) : `${titleOf(table)} · ${against}`
}
