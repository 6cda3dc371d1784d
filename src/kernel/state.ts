import { CHECKED } from './checked.ts'
import { forgetOptionsOf } from './options.ts'

/**
 * A game is one block of small integers. The block is the whole truth: cards, zones, random streams,
 * the stack of running texts and the pending decision all live in it.
 */
export type State = Int16Array<ArrayBuffer> & { readonly brand: 'State' }

/** "No card, no player, nothing". Never use it as an index. */
export const NONE = -1

export { CHECKED }

export interface Range {
  readonly min?: number
  readonly max?: number
  /** The value in a fresh state; 0 unless said otherwise. */
  readonly initial?: number
}

export interface Entry {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly min: number
  readonly max: number
  readonly initial: number
}

/** The reason why a block from outside cannot be a state, or null when nothing is wrong with it. */
export type Check = (s: State) => string | null

/** One value per index (player, card, breach ...), named in the schema. */
export class Field {
  readonly name: string
  readonly at: number
  readonly count: number
  readonly min: number
  readonly max: number

  constructor(entry: Entry) {
    this.name = entry.name
    this.at = entry.at
    this.count = entry.count
    this.min = entry.min
    this.max = entry.max
  }

  get(s: State, i: number): number {
    if (CHECKED) this.check(i, this.min)
    return s[this.at + i]!
  }

  set(s: State, i: number, value: number): void {
    if (CHECKED) this.check(i, value)
    s[this.at + i] = value
  }

  add(s: State, i: number, change: number): void {
    this.set(s, i, s[this.at + i]! + change)
  }

  private check(i: number, value: number): void {
    if (!(i >= 0 && i < this.count))
      throw new RangeError(`${this.name}: no place ${i} (0 to ${this.count - 1})`)
    if (!fits(value, this))
      throw new RangeError(`${this.name}[${i}]: ${value} is outside ${this.min} to ${this.max}`)
  }
}

/** Flags of one number each are held sixteen in a place. */
const FLAG_BITS = 4
const FLAG_MASK = 15

/** Named flags, as many as there are names, for each of several things. A flag is its number among the names. */
export class Flags {
  readonly names: readonly string[]
  readonly at: number
  readonly count: number

  constructor({ at }: Entry, count: number, names: readonly string[]) {
    this.names = names
    this.at = at
    this.count = count
  }

  /** The number of a flag. */
  flag(name: string): number {
    const flag = this.names.indexOf(name)
    if (flag === -1) throw new Error(`no flag is called “${name}”`)
    return flag
  }

  has(s: State, i: number, flag: number): boolean {
    return (s[this.placeOf(i, flag)]! & (1 << (flag & FLAG_MASK))) !== 0
  }

  set(s: State, i: number, flag: number): void {
    const at = this.placeOf(i, flag)
    s[at] = s[at]! | (1 << (flag & FLAG_MASK))
  }

  clear(s: State, i: number, flag: number): void {
    const at = this.placeOf(i, flag)
    s[at] = s[at]! & ~(1 << (flag & FLAG_MASK))
  }

  /** Takes every flag off the things from `first` to before `end`. */
  clearAll(s: State, first = 0, end = this.count): void {
    for (let word = 0; word << FLAG_BITS < this.names.length; word++)
      s.fill(0, this.at + word * this.count + first, this.at + word * this.count + end)
  }

  private placeOf(i: number, flag: number): number {
    if (CHECKED && !(i >= 0 && i < this.count && flag >= 0 && flag < this.names.length))
      throw new RangeError(`no flag ${flag} of ${i} (${this.names.length} flags of ${this.count} things)`)
    return this.at + (flag >> FLAG_BITS) * this.count + i
  }
}

/** One value, named in the schema. */
export class Cell {
  readonly name: string
  readonly at: number
  readonly min: number
  readonly max: number

  constructor(entry: Entry) {
    this.name = entry.name
    this.at = entry.at
    this.min = entry.min
    this.max = entry.max
  }

  get(s: State): number {
    return s[this.at]!
  }

  set(s: State, value: number): void {
    if (CHECKED && !fits(value, this))
      throw new RangeError(`${this.name}: ${value} is outside ${this.min} to ${this.max}`)
    s[this.at] = value
  }

  add(s: State, change: number): void {
    this.set(s, s[this.at]! + change)
  }
}

function fits(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

const SMALLEST = -32768
const LARGEST = 32767
/** Blocks are padded to whole lanes of the hash. */
const LANE = 8

/** Names every integer of a game's block; copy, hash, compare and serialise follow from it. */
export class Schema {
  readonly game: string
  readonly entries: Entry[] = []
  /** What must hold in every block beside the ranges; whoever keeps a structure in the block adds a check. */
  readonly checks: Check[] = []
  private next = 0
  private sealed = false
  private fresh: State | null = null

  constructor(game: string) {
    this.game = game
  }

  cell(name: string, range: Range = {}): Cell {
    return new Cell(this.allocate(name, 1, range))
  }

  field(name: string, count: number, range: Range = {}): Field {
    return new Field(this.allocate(name, count, range))
  }

  /** Flags of any number for each of so many things. */
  flags(name: string, count: number, names: readonly string[]): Flags {
    const words = Math.ceil(names.length / (FLAG_MASK + 1))
    return new Flags(this.allocate(name, count * words, {}), count, names)
  }

  /** A stretch of integers that one part of the kernel manages itself. */
  region(name: string, count: number, range: Range = {}): number {
    return this.allocate(name, count, range).at
  }

  /** Integers in one block. After the first call the schema cannot grow. */
  get length(): number {
    this.sealed = true
    return Math.ceil(this.next / LANE) * LANE
  }

  get bytes(): number {
    return this.length * 2
  }

  /** A fresh block with every field at its initial value. */
  create(): State {
    const s = new Int16Array(this.length) as State
    this.reset(s)
    return s
  }

  /** Makes any block a fresh one. */
  reset(s: State): void {
    forgetOptionsOf(s)
    if (this.fresh === null) {
      this.fresh = new Int16Array(this.length) as State
      for (const { at, count, initial } of this.entries) this.fresh.fill(initial, at, at + count)
    }
    s.set(this.fresh)
  }

  /** The first thing wrong with a block that came from outside, or null. */
  fault(s: State): string | null {
    for (const entry of this.entries)
      for (let i = 0; i < entry.count; i++)
        if (!fits(s[entry.at + i]!, entry))
          return `${entry.name}[${i}] is ${s[entry.at + i]}, outside ${entry.min} to ${entry.max}`
    for (let i = this.next; i < this.length; i++)
      if (s[i] !== 0) return `there is a ${s[i]} behind the last field`
    for (const check of this.checks) {
      const found = check(s)
      if (found !== null) return found
    }
    return null
  }

  private allocate(name: string, count: number, range: Range): Entry {
    if (this.sealed) throw new Error(`${this.game}: "${name}" was declared after the first state was made`)
    if (this.entries.some((e) => e.name === name))
      throw new Error(`${this.game}: "${name}" is declared twice`)
    const { min = SMALLEST, max = LARGEST, initial = 0 } = range
    if (min < SMALLEST || max > LARGEST)
      throw new RangeError(
        `${this.game}: "${name}" cannot hold ${min} to ${max}, only ${SMALLEST} to ${LARGEST}`,
      )
    if (!fits(initial, { min, max }))
      throw new RangeError(`${this.game}: "${name}" begins as ${initial}, outside ${min} to ${max}`)
    const entry: Entry = { name, at: this.next, count, min, max, initial }
    this.next += count
    this.entries.push(entry)
    return entry
  }
}
