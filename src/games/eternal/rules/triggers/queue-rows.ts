import { EngineLimit } from '../../../../kernel/limits.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { QUEUE_LIMIT, QUEUE_ROW, queue, queueEnd, queueHead } from '../../state.ts'

/*
 * How the trigger queue (EG3) lies in the state, so that full playmats that all subscribe to the same event find room.
 * Four shapes of row, distinguished by the first number; what a row leaves out is as in the rows before it:
 *
 *   [EVENT_ROW, that] [other, many]   an event, written once for all that subscribe to it
 *   [ability, who]                    an ability with its source and player
 *   [SOURCES + who, SOURCES + who]    one or two more cards with the same ability (EMPTY where it is one)
 *   [THATS + that, who]               the same ability once more, about another card
 *
 * A number of `who` that has had its turn is BEGUN.
 */

const EVENT_ROW = -32768
const BEGUN = -32767
const EMPTY = -32766
/** An event takes two rows, and an ability of it a third. */
const EVENT_ROWS = 2
/** So many abilities have room in the queue; texts of the rules have numbers below 0. */
export const MOST_ABILITIES = 16384
const SOURCES = MOST_ABILITIES
const THATS = SOURCES + 4096
const PLAYER_BIT = 1024

const first = (s: State, row: number): number => queue.get(s, row * QUEUE_ROW)
const second = (s: State, row: number): number => queue.get(s, row * QUEUE_ROW + 1)
function write(s: State, row: number, one: number, other: number): void {
  queue.set(s, row * QUEUE_ROW, one)
  queue.set(s, row * QUEUE_ROW + 1, other)
}

const whoOf = (source: Card, you: number): number => (source + 1) | (you === 1 ? PLAYER_BIT : 0)
const sourceOf = (who: number): Card => (who & (PLAYER_BIT - 1)) - 1

/** A source that nobody can tell in an imagined world: its ability waits, and nothing comes of it. */
export const UNKNOWN_SOURCE: Card = PLAYER_BIT - 2

const isSources = (one: number): boolean => one === BEGUN || (one >= SOURCES && one < THATS)
const isAbout = (one: number): boolean => one >= THATS

/** What holds at the end of the rows before this one. */
const now = { ability: 0, that: 0, other: 0, many: 0 }
function readBefore(s: State, row: number): void {
  let ability = EMPTY
  let that = EMPTY
  let at = row - 1
  for (; first(s, at - 1) !== EVENT_ROW; at--) {
    const one = first(s, at)
    if (isAbout(one)) that = that === EMPTY ? one - THATS - 1 : that
    else if (!isSources(one) && ability === EMPTY) ability = one
  }
  now.ability = ability
  now.that = that === EMPTY ? second(s, at - 1) : that
  now.other = first(s, at)
  now.many = second(s, at)
}

/** The ability that has just left the queue. */
export const left = { ability: 0, source: 0, you: 0, that: 0, other: 0, many: 0 }

/** Takes the ability at the front out of the queue. */
export function dequeue(s: State): void {
  let row = queueHead.get(s)
  if (first(s, row) === EVENT_ROW) row += EVENT_ROWS
  readBefore(s, row)
  const one = first(s, row)
  let who = second(s, row)
  if (isSources(one)) {
    const isFirst = one !== BEGUN
    who = (isFirst ? one : who) - SOURCES
    queue.set(s, row * QUEUE_ROW, BEGUN)
    if (isFirst && second(s, row) !== EMPTY) queueHead.set(s, row)
    else finish(s, row)
  } else {
    if (isAbout(one)) now.that = one - THATS - 1
    else now.ability = one
    finish(s, row)
  }
  left.ability = now.ability
  left.source = sourceOf(who)
  left.you = who & PLAYER_BIT ? 1 : 0
  left.that = now.that
  left.other = now.other
  left.many = now.many
}

function finish(s: State, row: number): void {
  queue.set(s, row * QUEUE_ROW + 1, BEGUN)
  queueHead.set(s, row + 1)
}

/** What has happened, in one record that is filled again and again: nobody may keep it. */
export interface Happening {
  event: number
  /** The player to whom it belongs. */
  who: number
  /** The card or player that it is about. */
  that: number
  /** A second one. */
  other: number
  many: number
}

export const happening: Happening = { event: 0, who: 0, that: NONE, other: NONE, many: 0 }

/** Fills the record with what an event is about. */
export function about(that: number, many = 0, other = NONE): Happening {
  happening.that = that
  happening.other = other
  happening.many = many
  return happening
}

/** Puts an ability at the end of the queue. */
export function enqueue(s: State, ability: number, source: Card, you: number, what: Happening): void {
  const { that, other, many } = what
  if (queueEnd.get(s) + EVENT_ROWS >= QUEUE_LIMIT) moveUp(s)
  let end = queueEnd.get(s)
  if (end + EVENT_ROWS >= QUEUE_LIMIT)
    throw new EngineLimit({
      en: 'too many abilities wait at once',
      fr: 'trop de capacités attendent à la fois',
    })
  const who = whoOf(source, you)
  const waiting = queueHead.get(s) < end
  if (waiting) readBefore(s, end)
  const sameEvent = waiting && now.other === other && now.many === many
  if (sameEvent && now.ability === ability && now.that === that) {
    if (isSources(first(s, end - 1)) && second(s, end - 1) === EMPTY) {
      queue.set(s, (end - 1) * QUEUE_ROW + 1, SOURCES + who)
      return
    }
    write(s, end++, SOURCES + who, EMPTY)
  } else if (sameEvent && now.ability === ability) write(s, end++, THATS + that + 1, who)
  else {
    if (!sameEvent || now.that !== that) {
      write(s, end++, EVENT_ROW, that)
      write(s, end++, other, many)
    }
    write(s, end++, ability, who)
  }
  queueEnd.set(s, end)
}

/** Before a queue begins inside another one: what waits moves up, so that it does not stand behind what has begun. */
export function beforeNextQueue(s: State): void {
  if (queueEnd.get(s) > QUEUE_LIMIT / 4) moveUp(s)
}

/**
 * The queue is full: what waits moves up to where abilities have begun, so that two cards that set each other
 * off are stopped by the rules (218) and not by the length of the queue.
 */
function moveUp(s: State): void {
  const head = queueHead.get(s)
  const end = queueEnd.get(s)
  let to = head
  while (to > 0 && isOver(s, to - 1)) to--
  if (head < end && first(s, head) !== EVENT_ROW) {
    readBefore(s, head)
    const { ability, that, other, many } = now
    write(s, to++, EVENT_ROW, that)
    write(s, to++, other, many)
    if (isSources(first(s, head)) || isAbout(first(s, head))) write(s, to++, ability, BEGUN)
  }
  const by = head - to
  for (let row = head; row < end; row++) write(s, row - by, first(s, row), second(s, row))
  for (let row = end - by; row < end; row++) write(s, row, 0, 0)
  queueHead.set(s, to)
  queueEnd.set(s, end - by)
}

/** An ability that has begun, or an event that stands before such. */
const isOver = (s: State, row: number): boolean =>
  first(s, row) === EVENT_ROW || second(s, row) === BEGUN || (row > 0 && first(s, row - 1) === EVENT_ROW)

/** Forgets everything from a row on. */
export function clearFrom(s: State, row: number): void {
  for (let i = row * QUEUE_ROW; i < queueEnd.get(s) * QUEUE_ROW; i++) queue.set(s, i, 0)
}

/** Shows every card that the queue speaks of. */
export function eachQueued(s: State, see: (c: number) => void): void {
  for (let row = 0; row < queueEnd.get(s); row++) {
    const one = first(s, row)
    const two = second(s, row)
    if (one === EVENT_ROW) {
      see(two)
      row++
      see(first(s, row))
    } else if (isSources(one)) {
      if (one !== BEGUN) see(sourceOf(one - SOURCES))
      if (two !== BEGUN && two !== EMPTY) see(sourceOf(two - SOURCES))
    } else {
      if (isAbout(one)) see(one - THATS - 1)
      if (two !== BEGUN) see(sourceOf(two))
    }
  }
}

/** Makes every source in the queue that is hidden one that nobody can tell. */
export function hideSources(s: State, hidden: (c: Card) => boolean): void {
  const masked = (who: number): number =>
    hidden(sourceOf(who)) ? whoOf(UNKNOWN_SOURCE, who & PLAYER_BIT ? 1 : 0) : who
  for (let row = 0; row < queueEnd.get(s); row++) {
    const one = first(s, row)
    const two = second(s, row)
    if (one === EVENT_ROW) row++
    else if (isSources(one))
      write(
        s,
        row,
        one === BEGUN ? one : SOURCES + masked(one - SOURCES),
        two === BEGUN || two === EMPTY ? two : SOURCES + masked(two - SOURCES),
      )
    else if (two !== BEGUN) write(s, row, one, masked(two))
  }
}
