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

/** What has become of the set-up; nothing is news as long as it was not known, or was said in another language. */
function setupNews(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  const w = roomWords[after.lang]
  const [was, now] = [before.sides, after.sides]
  if (was === null || now === null || before.lang !== after.lang || after.table.host === reader) return []
  const lines: string[] = []
  if (now.against !== null && now.against.name !== was.against?.name)
    lines.push(w.foeChanged(now.against.title, now.against.name))
  for (const [id, { title, text }] of Object.entries(now.facts))
    if (was.facts[id]?.text !== text) lines.push(w.factChanged(title, text))
  for (const [id, { title, text }] of Object.entries(was.facts))
    if (now.facts[id] === undefined) lines.push(w.factGone(title, text))
  if (lines.length === 0) return []
  const seat = after.table.seats.findIndex(({ person }) => person !== null && person.id === reader)
  const side = now.seats[seat]?.name
  // Her deck or mage did not fit what is played now.
  if (side !== undefined && was.seats[seat] != null && was.seats[seat].name !== side)
    lines.push(w.youPlay(side))
  return [...lines, w.readyAgain]
}

/** What has happened between two looks at a waiting room, but for what the reader did herself. */
export function newsBetween(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  return [...setupNews(before, after, reader), ...seatNews(before, after, reader)]
}

function seatNews(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
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
