/**
 * A game is one block of small integers. The block is the whole truth: cards, zones, random streams,
 * the stack of running texts and the pending decision all live in it.
 */
export type State = Int16Array<ArrayBuffer> & { readonly brand: 'State' }

/** "No card, no player, nothing". Never use it as an index. */
export const NONE = -1

/** True in tests and development: every write is checked against the declared range of its field. */
declare const CARDWRIGHT_CHECKED: boolean | undefined
export const CHECKED: boolean = typeof CARDWRIGHT_CHECKED !== 'undefined' && CARDWRIGHT_CHECKED === true

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
    if (!(value >= this.min && value <= this.max))
      throw new RangeError(`${this.name}[${i}]: ${value} is outside ${this.min} to ${this.max}`)
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
    if (CHECKED && !(value >= this.min && value <= this.max))
      throw new RangeError(`${this.name}: ${value} is outside ${this.min} to ${this.max}`)
    s[this.at] = value
  }

  add(s: State, change: number): void {
    this.set(s, s[this.at]! + change)
  }
}

const SMALLEST = -32768
const LARGEST = 32767
/** Blocks are padded to whole lanes of the hash. */
const LANE = 8

/** Names every integer of a game's block; copy, hash, compare and serialise follow from it. */
export class Schema {
  readonly game: string
  readonly entries: Entry[] = []
  private next = 0
  private sealed = false

  constructor(game: string) {
    this.game = game
  }

  cell(name: string, range: Range = {}): Cell {
    return new Cell(this.allocate(name, 1, range))
  }

  field(name: string, count: number, range: Range = {}): Field {
    return new Field(this.allocate(name, count, range))
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

  reset(s: State): void {
    s.fill(0)
    for (let e = 0; e < this.entries.length; e++) {
      const { at, count, initial } = this.entries[e]!
      if (initial !== 0) s.fill(initial, at, at + count)
    }
  }

  private allocate(name: string, count: number, range: Range): Entry {
    if (this.sealed) throw new Error(`${this.game}: "${name}" was declared after the first state was made`)
    if (this.entries.some((e) => e.name === name))
      throw new Error(`${this.game}: "${name}" is declared twice`)
    const { min = SMALLEST, max = LARGEST, initial = 0 } = range
    const entry: Entry = { name, at: this.next, count, min, max, initial }
    this.next += count
    this.entries.push(entry)
    return entry
  }
}
