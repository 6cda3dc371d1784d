import { enter } from '../../../../kernel/account.ts'
import { FIXED, onFault } from '../../../../kernel/scratch.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { OngoingPart } from '../../abilities.ts'
import { ENEMY, evaluator, MANY, OTHER, SELF, THAT, YOU } from '../../engine.ts'
import { controllerOf, READER, READER_LIMIT, readers, zones } from '../../state.ts'
import { CARD } from './accounts.ts'

const numbers = new Int32Array(FIXED)
/** How many readings are going on, each within the one before. */
const DEPTH = 0
onFault(() => {
  numbers[DEPTH] = 0
})

/** A value is being read for its account: what every card adds to it is entered. */
let summed = false

export function summing(read: () => number): void {
  summed = true
  try {
    read()
  } finally {
    summed = false
  }
}

/** What a card adds, in the account of the value itself and not of those that it is read from. */
export function added(by: number, source: Card): number {
  if (summed && numbers[DEPTH] === 0) enter(by, CARD, source)
  return by
}

/** A frame for reading a text's amounts and conditions without running it. */
export function reader(s: State, you: number, self: number, that = NONE, other = NONE, many = 0): number {
  const f = readers + Math.min(numbers[DEPTH]!, READER_LIMIT - 1) * READER
  numbers[DEPTH]!++
  s[f + YOU] = you
  s[f + ENEMY] = 1 - you
  s[f + SELF] = self
  s[f + THAT] = that
  s[f + OTHER] = other
  s[f + MANY] = many
  return f
}

/** Gives the frame back; the region is zero again between two reads. */
export function doneReading(s: State, f: number): void {
  numbers[DEPTH]!--
  s[f + YOU] = 0
  s[f + ENEMY] = 0
  s[f + SELF] = 0
  s[f + THAT] = 0
  s[f + OTHER] = 0
  s[f + MANY] = 0
}

/** An ongoing part reaches nothing while the chain of readings is too long to be meant. */
const tooDeep = (): boolean => numbers[DEPTH]! >= READER_LIMIT - 1

export function holds(s: State, part: OngoingPart, source: Card, you: number): boolean {
  if (part.guard === 0) return true
  const f = reader(s, you, source)
  const yes = evaluator.amount(s, f, part.guard) !== 0
  doneReading(s, f)
  return yes
}

export function reaches(s: State, part: OngoingPart, source: Card, you: number, c: Card): boolean {
  const z = zones.of(s, c)
  if (z === NONE || (part.places & (1 << (z >> 1))) === 0) return false
  if (part.side !== 2 && (controllerOf(s, c) === you) !== (part.side === 0)) return false
  if (part.filter === 0 && part.guard === 0) return true
  if (tooDeep()) return false
  const f = reader(s, you, source)
  const yes =
    evaluator.passes(s, f, part.filter, c) && (part.guard === 0 || evaluator.amount(s, f, part.guard) !== 0)
  doneReading(s, f)
  return yes
}

export function read(s: State, amount: number, source: Card, you: number): number {
  if (amount >= 0) return amount
  if (tooDeep()) return 0
  const f = reader(s, you, source)
  const n = evaluator.amount(s, f, amount)
  doneReading(s, f)
  return n
}
