import { CHECKED } from './checked.ts'
import { FIXED } from './scratch.ts'
import type { State } from './state.ts'

/**
 * The list of legal options of the decision that was enumerated last. It is scratch, not state: it
 * can always be made again from the block. An option is one integer: a kind and two references.
 */
export type Option = number

export const MOST_OPTIONS = 4096

const LIST = new Int32Array(MOST_OPTIONS)
/** How many options there are, the decision that they belong to, and how often somebody has begun to look at things. */
const numbers = new Int32Array(FIXED)
const COUNT = 0
const DECISION = 1
const LOOK = 2
let owner: State | null = null
/** What was made of the list; MAKING while it is being made. */
let made: unknown = null
const MAKING = {}

/** Bits of a kind, of the first reference (a card, a player, a definition) and of the second (a place, a number). */
const KIND_BITS = 6
const FIRST_BITS = 14
const SECOND_BITS = 12
/** One less than its bits can hold: no option looks like none. */
const LARGEST_KIND = (1 << KIND_BITS) - 2
export const LARGEST_FIRST = (1 << FIRST_BITS) - 1
export const LARGEST_SECOND = (1 << SECOND_BITS) - 1

/** Adds a legal option. */
export function option(kind: number, a = 0, b = 0): void {
  if (CHECKED) {
    if (!(kind >= 0 && kind <= LARGEST_KIND))
      throw new RangeError(`option kind ${kind} is outside 0 to ${LARGEST_KIND}`)
    if (!(a >= 0 && a <= LARGEST_FIRST && b >= 0 && b <= LARGEST_SECOND))
      throw new RangeError(
        `option ${kind}: ${a}, ${b} are not references up to ${LARGEST_FIRST} and ${LARGEST_SECOND}`,
      )
  }
  LIST[numbers[COUNT]!++] = (kind << (FIRST_BITS + SECOND_BITS)) | (a << SECOND_BITS) | b
}

export const optionKind = (o: Option): number => o >>> (FIRST_BITS + SECOND_BITS)
export const optionFirst = (o: Option): number => (o >> SECOND_BITS) & LARGEST_FIRST
export const optionSecond = (o: Option): number => o & LARGEST_SECOND

export const optionCount = (): number => numbers[COUNT]!
export const optionAt = (i: number): Option => LIST[i]!

/** The first option of the largest weight. */
export function heaviest(weights: Float64Array, options: number): number {
  let best = 0
  for (let i = 1; i < options; i++) if (weights[i]! > weights[best]!) best = i
  return best
}

/** Forgets the list and starts a new one. */
export function beginOptions(): void {
  numbers[COUNT] = 0
  owner = null
  made = null
}

/** What is made of the list by this one maker, once for as long as it is the list. */
export function onceForOptions<T>(make: () => T): T {
  if (owner === null) return make()
  if (made !== null && made !== MAKING) return made as T
  made = MAKING
  const value = make()
  // Listing other options meanwhile has replaced this one.
  if (made === MAKING) made = value
  return value
}

/** Says whose list this is. */
export function ownOptions(s: State, decision: number): void {
  owner = s
  numbers[DECISION] = decision
}

/** Is the list the one of this state at this decision? */
export function optionsBelongTo(s: State, decision: number): boolean {
  return owner === s && numbers[DECISION] === decision
}

/** Must be called whenever a block is overwritten from outside the engine. */
export function forgetOptionsOf(s: State): void {
  if (owner !== s) return
  owner = null
  made = null
}

/** A place and a definition have room beside each other. */
const SEEN = new Int32Array(1 << 19)
const LAST_LOOK = 0x7fffffff

/** Starts a new look at things of which identical ones count once. */
export function newLook(): void {
  if (++numbers[LOOK]! < LAST_LOOK) return
  SEEN.fill(0)
  numbers[LOOK] = 1
}

/** True the first time a kind of thing is met in this look. */
export function firstOfKind(kind: number): boolean {
  if (CHECKED && !(kind >= 0 && kind < SEEN.length))
    throw new RangeError(`kind ${kind} is outside 0 to ${SEEN.length - 1}`)
  if (SEEN[kind] === numbers[LOOK]) return false
  SEEN[kind] = numbers[LOOK]!
  return true
}
