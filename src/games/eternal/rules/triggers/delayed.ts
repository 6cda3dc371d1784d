import { EngineLimit } from '../../../../kernel/limits.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { DELAY_ENTRY, DELAYS, delayed, delayedCount, unchecked } from '../../state.ts'
import { about, enqueue } from './queue-rows.ts'

// The list of delayed parts: [text, source, it, you, what it waits for, another, third].

/** For a text: no text, but a hold that lasts while the source is there. */
export const HOLD = -2
/** For a text: a shifted unit and its turns. */
export const SHIFTED = -3
/** For the third thing: behind the discarding of an unleashed copy. */
export const UNLEASHED = -5
/** What a part waits for that is not the death of a card. */
export const AT_END_OF_TURN = -1
export const OVER = -3

export function addDelayed(
  s: State,
  text: number,
  source: Card,
  it: number,
  you: number,
  watch: number,
  another = NONE,
  third = NONE,
): void {
  // Parts that are over keep their place until the turn ends, or until another one needs it.
  if (delayedCount.get(s) >= DELAYS)
    keepDelayed(s, (at) => delayed.get(s, at) !== 0 && delayed.get(s, at + 4) !== OVER)
  const n = delayedCount.get(s)
  if (n >= DELAYS)
    throw new EngineLimit({
      en: 'too many effects wait for later',
      fr: 'trop d’effets attendent leur moment',
    })
  const at = n * DELAY_ENTRY
  delayed.set(s, at, text)
  delayed.set(s, at + 1, source)
  delayed.set(s, at + 2, it)
  delayed.set(s, at + 3, you)
  delayed.set(s, at + 4, watch)
  delayed.set(s, at + 5, another)
  delayed.set(s, at + 6, third)
  delayedCount.set(s, n + 1)
}

/** Keeps the parts that pass, in their order. */
function keepDelayed(s: State, keeps: (at: number) => boolean): void {
  const end = delayedCount.get(s) * DELAY_ENTRY
  let to = 0
  for (let at = 0; at < end; at += DELAY_ENTRY) {
    if (!keeps(at)) continue
    if (to !== at) for (let k = 0; k < DELAY_ENTRY; k++) delayed.set(s, to + k, delayed.get(s, at + k))
    to += DELAY_ENTRY
  }
  for (let i = to; i < end; i++) delayed.set(s, i, 0)
  delayedCount.set(s, to / DELAY_ENTRY)
}

/** Puts the text of a part into the queue. */
function joinPart(s: State, at: number): void {
  enqueue(
    s,
    -1 - delayed.get(s, at),
    delayed.get(s, at + 1),
    delayed.get(s, at + 3),
    about(delayed.get(s, at + 2), delayed.get(s, at + 6), delayed.get(s, at + 5)),
  )
}

/** "... that dies if this dies" (ER119). */
export function joinDelayed(s: State, c: Card): void {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at + 4) !== c || delayed.get(s, at) < 0) continue
    joinPart(s, at)
    delayed.set(s, at + 4, OVER)
  }
}

/** What was delayed to the end of the turn joins the queue (E149); what lasts longer stays. */
export function joinAtEndOfTurn(s: State): void {
  if (delayedCount.get(s) === 0) return
  keepDelayed(s, (at) => {
    const watch = delayed.get(s, at + 4)
    if (watch === AT_END_OF_TURN) joinPart(s, at)
    else return delayed.get(s, at) === HOLD || delayed.get(s, at) === SHIFTED || watch >= 0
    return false
  })
}

/** Delayed parts follow only that object: one that comes back is another (EG6, ER119). */
export function endDelayed(s: State, c: Card): void {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at + 2) === c || delayed.get(s, at + 4) === c) {
      if (delayed.get(s, at) === HOLD || delayed.get(s, at) === SHIFTED) delayed.set(s, at, 0)
      delayed.set(s, at + 4, OVER)
    }
    if (delayed.get(s, at + 5) === c) delayed.set(s, at + 5, NONE)
    if (delayed.get(s, at + 6) === c) delayed.set(s, at + 6, NONE)
  }
}

/** Ends the holds of a unit that is no longer there under its player as it was (ER73); the next check readies. */
export function endHolds(s: State, source: Card): void {
  keepDelayed(s, (at) => {
    if (delayed.get(s, at) !== HOLD || delayed.get(s, at + 1) !== source) return true
    unchecked.set(s, 1)
    return false
  })
}

/** Is any unit held by another one that keeps it stunned? */
export function isAnyHeld(s: State): boolean {
  for (let i = 0; i < delayedCount.get(s); i++) if (delayed.get(s, i * DELAY_ENTRY) === HOLD) return true
  return false
}

/** Is this unit held by another one that keeps it stunned? */
export function isHeld(s: State, c: Card): boolean {
  for (let i = 0; i < delayedCount.get(s); i++)
    if (delayed.get(s, i * DELAY_ENTRY) === HOLD && delayed.get(s, i * DELAY_ENTRY + 2) === c) return true
  return false
}

/** Played by Shift and not back yet: out of reach of choices and battles. */
export function isShifted(s: State, c: Card): boolean {
  for (let i = 0; i < delayedCount.get(s); i++)
    if (delayed.get(s, i * DELAY_ENTRY) === SHIFTED && delayed.get(s, i * DELAY_ENTRY + 2) === c) return true
  return false
}

/** A copy made by Unleash, until the turn ends: its cost cannot be reduced. */
export function isUnleashed(s: State, c: Card): boolean {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at + 6) === UNLEASHED && delayed.get(s, at + 2) === c) return true
  }
  return false
}
