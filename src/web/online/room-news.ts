import type { Lang } from '../../language/face.ts'
import type { ListedSeat, ListedTable } from '../../table/api.ts'
import type { TableSides } from '../games/game.ts'
import { roomWords } from './room-words.ts'

/** A room as somebody has seen it: who sits there, and whom each plays as far as it is known. */
export interface RoomSeen {
  readonly table: ListedTable
  readonly sides: TableSides | null
  readonly lang: Lang
}

/** What has happened between two looks at a waiting room, but for what the reader did herself. */
export function newsBetween(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  const w = roomWords[after.lang]
  return after.table.seats.flatMap((seat, i) => {
    const was: ListedSeat | undefined = before.table.seats[i]
    const lines: string[] = []
    const gone = was?.person ?? null
    const here = seat.person
    if (gone !== null && gone.id !== here?.id && gone.id !== reader) lines.push(w.gotUp(gone.name))
    if (here === null || here.id === reader) return lines
    if (here.id !== gone?.id) lines.push(w.satDown(here.name))
    const side = after.sides?.seats[i]?.name
    // What was not known yet, or was said in another language, is no news.
    const sideBefore = before.lang === after.lang ? before.sides?.seats[i]?.name : undefined
    if (here.id === gone?.id && side !== undefined && sideBefore !== undefined && side !== sideBefore)
      lines.push(w.took(here.name, side))
    if (seat.ready && (was?.ready !== true || here.id !== gone?.id)) lines.push(w.isReady(here.name))
    return lines
  })
}
