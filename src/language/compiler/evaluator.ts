import { FIXED, onFault } from '../../kernel/scratch.ts'
import { CHECKED, NONE, type State } from '../../kernel/state.ts'
import { spend } from '../../kernel/work.ts'
import { doubled } from './doubled.ts'
import { threeOf } from './operands.ts'

/** Amounts, conditions and "how far can this be done" are all read as integers. */
export type AmountReader = (s: State, f: number, a: number, b: number, c: number) => number
/** Adds everything that belongs to a set to the list by `add`. */
export type SetReader = (s: State, f: number, a: number, b: number, c: number) => void
/** Does anything belong to a set? */
export type AnyReader = (s: State, f: number, a: number, b: number, c: number) => boolean
/** Does this thing pass? */
export type FilterReader = (s: State, f: number, x: number, a: number, b: number) => boolean

/** An operand: 0 and up is the number itself, below 0 points to an expression. */
export type Operand = number

const LIST = new Int16Array(8192)
/** How long the list is. */
const numbers = new Int32Array(FIXED)
const TOP = 0
onFault(() => {
  numbers[TOP] = 0
})

/** Marks the list; give the mark back to `release` when done with what was gathered above it. */
export const mark = (): number => numbers[TOP]!
export function release(to: number): void {
  numbers[TOP] = to
}
export function add(x: number): void {
  if (CHECKED && numbers[TOP]! >= LIST.length) throw new RangeError(`more than ${LIST.length} things at once`)
  LIST[numbers[TOP]!++] = x
}
export const listed = (i: number): number => LIST[i]!
export function relist(i: number, x: number): void {
  LIST[i] = x
}

const ROW_BITS = 2
export const ROW = 1 << ROW_BITS

/**
 * The pure half of a game's language: amounts, conditions, sets and filters, compiled to rows of four
 * integers. Reading never changes the state and never asks anybody.
 */
export class Evaluator {
  private readonly amountReaders: AmountReader[] = []
  private readonly setReaders: SetReader[] = []
  private readonly anyReaders: (AnyReader | null)[] = []
  private readonly filterReaders: FilterReader[] = []
  /** Grows by doubling; so much of it is written as there are rows `before`. */
  rows = new Int32Array(1024 * ROW)
  /** The last row of each sum of its numbers, and for each row the one before it with the same sum. */
  private readonly last = new Map<number, number>()
  readonly before: (number | undefined)[] = []

  amountKind(reader: AmountReader): number {
    return this.amountReaders.push(reader) - 1
  }

  /** `any` is for sets that need not be gathered to know whether they have a member. */
  setKind(reader: SetReader, any: AnyReader | null = null): number {
    this.anyReaders.push(any)
    return this.setReaders.push(reader) - 1
  }

  filterKind(reader: FilterReader): number {
    return this.filterReaders.push(reader) - 1
  }

  /** A row of the table; equal rows are stored once. Negative, so that it is never a literal. */
  row(kind: number, ...operands: readonly number[]): Operand {
    const [a, b, c] = threeOf(operands)
    const sum = (Math.imul(Math.imul(Math.imul(kind, 31) + a, 8191) + b, 8191) + c) | 0
    const last = this.last.get(sum)
    for (let at = last; at !== undefined; at = this.before[at]) {
      const r = at * ROW
      const { rows } = this
      if (rows[r] === kind && rows[r + 1] === a && rows[r + 2] === b && rows[r + 3] === c) return ~at
    }
    const at = this.before.push(last) - 1
    const r = at * ROW
    if (r === this.rows.length) this.rows = doubled(this.rows)
    this.rows[r] = kind
    this.rows[r + 1] = a
    this.rows[r + 2] = b
    this.rows[r + 3] = c
    this.last.set(sum, at)
    return ~at
  }

  /** The two parts of a row of this kind, such as a sum; null for anything else. */
  partsOf(x: Operand, kind: number): readonly [Operand, Operand] | null {
    const r = ~x * ROW
    return x < 0 && this.rows[r] === kind ? [this.rows[r + 1]!, this.rows[r + 2]!] : null
  }

  amount(s: State, f: number, x: Operand): number {
    if (x >= 0) return x
    // By shifts and "or": of sums and products V8 would ask every time whether they still fit.
    const r = ~x << ROW_BITS
    const rows = this.rows
    return this.amountReaders[rows[r]!]!(s, f, rows[r | 1]!, rows[r | 2]!, rows[r | 3]!)
  }

  /** Adds the members of a set to the list, from the current mark on. */
  gather(s: State, f: number, set: Operand): void {
    spend(1)
    const r = ~set << ROW_BITS
    const rows = this.rows
    this.setReaders[rows[r]!]!(s, f, rows[r | 1]!, rows[r | 2]!, rows[r | 3]!)
  }

  count(s: State, f: number, set: Operand): number {
    const from = mark()
    this.gather(s, f, set)
    const n = mark() - from
    release(from)
    return n
  }

  /** Does anything belong to this set? */
  any(s: State, f: number, set: Operand): boolean {
    const r = ~set << ROW_BITS
    const rows = this.rows
    const any = this.anyReaders[rows[r]!]!
    if (any === null) return this.count(s, f, set) > 0
    spend(1)
    return any(s, f, rows[r | 1]!, rows[r | 2]!, rows[r | 3]!)
  }

  /** Filter 0 lets everything pass. */
  passes(s: State, f: number, filter: Operand, x: number): boolean {
    if (filter === 0) return true
    const r = ~filter << ROW_BITS
    const rows = this.rows
    return this.filterReaders[rows[r]!]!(s, f, x, rows[r | 1]!, rows[r | 2]!)
  }

  /** The first member of a set, or NONE. */
  first(s: State, f: number, set: Operand): number {
    const from = mark()
    this.gather(s, f, set)
    const x = mark() > from ? LIST[from]! : NONE
    release(from)
    return x
  }
}
