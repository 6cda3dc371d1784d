import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Lang } from '../../../language/face.ts'
import type { ListedSeat, ListedTable } from '../../../table/wire/api.ts'
import type { TableSides } from '../../games/game.ts'
import { announce } from '../../page/announce.tsx'
import { me } from '../me.ts'
import { roomWords } from './room-words.ts'
import { termsOf } from './table-terms.ts'

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

/** What has become of how people play: nobody is held to what she has not agreed to. */
function termNews(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  if (before.lang !== after.lang || after.table.host === reader) return []
  const w = roomWords[after.lang]
  const was = termsOf(before.table, after.lang)
  const lines = Object.entries(termsOf(after.table, after.lang)).flatMap(([id, { title, text }]) =>
    was[id]?.text === text ? [] : [w.termChanged(title, text)],
  )
  const [wasReady, isReady] = [before, after].map(({ table }) => table.seats.some(({ ready }) => ready))
  return lines.length > 0 && wasReady === true && isReady === false ? [...lines, w.readyAgain] : lines
}

/** What has happened between two looks at a waiting room, but for what the reader did herself. */
function newsBetween(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  return [
    ...setupNews(before, after, reader),
    ...termNews(before, after, reader),
    ...seatNews(before, after, reader),
  ]
}

/** Where each seat was before one of those between was closed: they have moved together. */
function placesBefore(was: readonly ListedSeat[], now: readonly ListedSeat[]): readonly number[] {
  const closed = Math.max(0, was.length - now.length)
  const other = now.findIndex(
    ({ person, bot }, i) => person?.id !== was[i]?.person?.id || bot !== was[i]?.bot,
  )
  return now.map((_, i) => (other < 0 || i < other ? i : i + closed))
}

function seatNews(before: RoomSeen, after: RoomSeen, reader: string | null): readonly string[] {
  const w = roomWords[after.lang]
  const places = placesBefore(before.table.seats, after.table.seats)
  const { length: left } = places
  const fewer = left < before.table.seats.length && after.table.host !== reader ? [w.seatClosed(left)] : []
  const ofSeats = after.table.seats.flatMap((seat, i) => {
    const place = places[i] ?? i
    const was: ListedSeat | undefined = before.table.seats[place]
    const lines: string[] = []
    const gone = was?.person ?? null
    const here = seat.person
    if (gone !== null && gone.id !== here?.id && gone.id !== reader) lines.push(w.gotUp(gone.name))
    if (here === null || here.id === reader) return lines
    if (here.id !== gone?.id) lines.push(w.satDown(here.name))
    const side = after.sides?.seats[i]?.name
    // What was not known yet, or was said in another language, is no news.
    const sideBefore = before.lang === after.lang ? before.sides?.seats[place]?.name : undefined
    if (here.id === gone?.id && side !== undefined && sideBefore !== undefined && side !== sideBefore)
      lines.push(w.took(here.name, side))
    if (seat.ready && (was?.ready !== true || here.id !== gone?.id)) lines.push(w.isReady(here.name))
    return lines
  })
  return [...fewer, ...ofSeats]
}

const MOST_NEWS = 4

/** What others have done here since somebody looks, the newest last; it is told to those who listen, too. */
export function useNews(seen: RoomSeen): readonly string[] {
  const news = useSignal<readonly string[]>([])
  const last = useRef(seen)
  useEffect(() => {
    const lines = newsBetween(last.current, seen, me.peek()?.id ?? null)
    last.current = seen
    if (lines.length === 0) return
    announce(...lines)
    // What is said again stands there once.
    const others = news.peek().filter((line) => !lines.includes(line))
    news.value = [...others, ...lines].slice(-MOST_NEWS)
  }, [seen.table, seen.sides])
  return news.value
}
