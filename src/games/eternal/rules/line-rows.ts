import { EngineLimit } from '../../../kernel/machine.ts'
import type { State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { LINE_LIMIT, LINE_ROW, line, lineEnd, lineHead } from '../state.ts'

// How the waiting line lies in the state. One event is written once, however many abilities heard it.

const EVENT_ROW = -32768
/** Stands where an ability stood once it has begun. */
const BEGUN = -32767
/** An event takes two rows. */
const EVENT_ROWS = 2
const PLAYER_BIT = 1024

const first = (s: State, row: number): number => line.get(s, row * LINE_ROW)
const second = (s: State, row: number): number => line.get(s, row * LINE_ROW + 1)
function write(s: State, row: number, one: number, other: number): void {
  line.set(s, row * LINE_ROW, one)
  line.set(s, row * LINE_ROW + 1, other)
}

/** The event that the ability in this row heard. */
function eventOf(s: State, row: number): number {
  let at = row - 1
  while (first(s, at) !== EVENT_ROW) at--
  return at
}

/** The ability that has just left the line. */
export const left = { ability: 0, source: 0, you: 0, that: 0, other: 0, many: 0 }

/** Takes the ability at the front out of the line. */
export function leaveLine(s: State): void {
  let row = lineHead.get(s)
  if (first(s, row) === EVENT_ROW) row += EVENT_ROWS
  const event = eventOf(s, row)
  const who = second(s, row)
  left.ability = first(s, row)
  left.source = (who & (PLAYER_BIT - 1)) - 1
  left.you = who & PLAYER_BIT ? 1 : 0
  left.that = second(s, event)
  left.other = first(s, event + 1)
  left.many = second(s, event + 1)
  line.set(s, row * LINE_ROW, BEGUN)
  lineHead.set(s, row + 1)
}

/** Puts an ability at the end of the line. */
export function join(
  s: State,
  ability: number,
  source: Card,
  you: number,
  that: number,
  other: number,
  many: number,
): void {
  if (lineEnd.get(s) + EVENT_ROWS >= LINE_LIMIT) moveUp(s)
  let end = lineEnd.get(s)
  if (end + EVENT_ROWS >= LINE_LIMIT) throw new EngineLimit('too many abilities wait at once')
  if (!isLastEvent(s, that, other, many)) {
    write(s, end++, EVENT_ROW, that)
    write(s, end++, other, many)
  }
  write(s, end++, ability, (source + 1) | (you === 1 ? PLAYER_BIT : 0))
  lineEnd.set(s, end)
}

/** Did whoever waits last hear the same? */
function isLastEvent(s: State, that: number, other: number, many: number): boolean {
  if (lineHead.get(s) >= lineEnd.get(s)) return false
  const event = eventOf(s, lineEnd.get(s))
  return second(s, event) === that && first(s, event + 1) === other && second(s, event + 1) === many
}

/**
 * The line is full: what waits moves up to where abilities have begun, so that two cards that set each other
 * off are stopped by the rules (218) and not by the length of the line.
 */
function moveUp(s: State): void {
  const head = lineHead.get(s)
  const end = lineEnd.get(s)
  let to = head
  while (to > 0 && isOver(s, to - 1)) to--
  if (head < end && first(s, head) !== EVENT_ROW) {
    const event = eventOf(s, head)
    const [that, other, many] = [second(s, event), first(s, event + 1), second(s, event + 1)]
    write(s, to++, EVENT_ROW, that)
    write(s, to++, other, many)
  }
  const by = head - to
  for (let row = head; row < end; row++) write(s, row - by, first(s, row), second(s, row))
  for (let row = end - by; row < end; row++) write(s, row, 0, 0)
  lineHead.set(s, to)
  lineEnd.set(s, end - by)
}

/** An ability that has begun, or an event that stands before such. */
function isOver(s: State, row: number): boolean {
  const it = first(s, row)
  return it === BEGUN || it === EVENT_ROW || (row > 0 && first(s, row - 1) === EVENT_ROW)
}

/** Forgets everything from a row on. */
export function clearFrom(s: State, row: number): void {
  for (let i = row * LINE_ROW; i < lineEnd.get(s) * LINE_ROW; i++) line.set(s, i, 0)
}

/** Shows every card that the line speaks of. */
export function eachInLine(s: State, see: (c: number) => void): void {
  for (let row = 0; row < lineEnd.get(s); row++) {
    if (first(s, row) === EVENT_ROW) {
      see(second(s, row))
      row++
      see(first(s, row))
    } else see((second(s, row) & (PLAYER_BIT - 1)) - 1)
  }
}
