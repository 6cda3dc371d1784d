import { numbers, overwrite } from './builtins.ts'
import { CHECKED } from './checked.ts'
import { forgetOptionsOf } from './options.ts'

/**
 * A game is one block of small integers. The block is the whole truth: cards, zones, random streams,
 * the stack of running texts and the pending decision all live in it.
 */
export type State = Int16Array<ArrayBuffer> & { readonly brand: 'State' }

/** "No card, no player, nothing". Never use it as an index. */
export const NONE = -1

/** A block has at most so many numbers: the first of them says how many are in use. */
const MOST_NUMBERS = 1 << 15
/**
 * A mask over every place that is worked out. It changes none, since no block reaches beyond it; but V8, which cannot know
 * that, need not ask at every access whether the sum still is a small number.
 */
export const PLACES = MOST_NUMBERS - 1

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
  /** From one value to the next. */
  readonly stride: number
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
    return s[(this.at + i) & PLACES]!
  }

  set(s: State, i: number, value: number): void {
    if (CHECKED) this.check(i, value)
    s[(this.at + i) & PLACES] = value
  }

  add(s: State, i: number, change: number): void {
    this.set(s, i, s[(this.at + i) & PLACES]! + change)
  }

  /** So many numbers in a row become 0. */
  clear(s: State, from: number, count: number): void {
    if (CHECKED) {
      this.check(from, 0)
      this.check(from + count - 1, 0)
    }
    // By hand: for a few numbers, calling `fill` takes longer than filling.
    const begin = this.at + from
    for (let i = begin; i < begin + count; i++) s[i] = 0
  }

  private check(i: number, value: number): void {
    if (!(i >= 0 && i < this.count))
      throw new RangeError(`${this.name}: no place ${i} (0 to ${this.count - 1})`)
    if (!fits(value, this))
      throw new RangeError(`${this.name}[${i}]: ${value} is outside ${this.min} to ${this.max}`)
  }
}

/**
 * One value of each record, of which there is one a card. Everything about a card lies together, so that it is read
 * from one place in memory, and cards that are not in the game lie behind all others and need not be copied.
 */
export class RecordField {
  readonly name: string
  readonly at: number
  readonly stride: number
  readonly count: number

  constructor(entry: Entry) {
    this.name = entry.name
    this.at = entry.at
    this.stride = entry.stride
    this.count = entry.count
  }

  get(s: State, i: number): number {
    if (CHECKED) this.check(i, 0)
    return s[(this.at + i * this.stride) & PLACES]!
  }

  set(s: State, i: number, value: number): void {
    if (CHECKED) this.check(i, value)
    s[(this.at + i * this.stride) & PLACES] = value
  }

  add(s: State, i: number, change: number): void {
    this.set(s, i, this.get(s, i) + change)
  }

  private check(i: number, value: number): void {
    if (!(i >= 0 && i < this.count))
      throw new RangeError(`${this.name}: no place ${i} (0 to ${this.count - 1})`)
    if (!fits(value, EVERYTHING))
      throw new RangeError(`${this.name}[${i}]: ${value} is outside ${SMALLEST} to ${LARGEST}`)
  }
}

/** Records of one width, the last of their block. */
export class Records {
  readonly at: number
  readonly count: number
  readonly width: number
  private readonly enter: (name: string, at: number, initial: number) => Entry
  private declared = 0

  constructor(
    at: number,
    count: number,
    width: number,
    enter: (name: string, at: number, initial: number) => Entry,
  ) {
    this.at = at
    this.count = count
    this.width = width
    this.enter = enter
  }

  field(name: string, initial = 0): RecordField {
    if (this.declared === this.width)
      throw new RangeError(`“${name}” has no room in a record of ${this.width} fields`)
    return new RecordField(this.enter(name, this.at + this.declared++, initial))
  }

  /** From now on the first `n` records are in use: copies leave out the others, which are as in a fresh state. */
  use(s: State, n: number): void {
    s[IN_USE] = Math.max(s[IN_USE]!, this.at + n * this.width)
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

  private placeOf(i: number, flag: number): number {
    if (CHECKED && !(i >= 0 && i < this.count && flag >= 0 && flag < this.names.length))
      throw new RangeError(`no flag ${flag} of ${i} (${this.names.length} flags of ${this.count} things)`)
    return (this.at + (flag >> FLAG_BITS) * this.count + i) & PLACES
  }
}

/** Named marks, one bit for each of many things: all bits of a mark lie together, so that it is soon wiped off everything. */
export class Marks {
  readonly names: readonly string[]
  readonly at: number
  readonly count: number
  /** Places that one mark takes. */
  readonly words: number

  constructor({ at }: Entry, count: number, names: readonly string[]) {
    this.names = names
    this.at = at
    this.count = count
    this.words = wordsFor(count)
  }

  /** The number of a mark. */
  mark(name: string): number {
    const mark = this.names.indexOf(name)
    if (mark === -1) throw new Error(`no mark is called “${name}”`)
    return mark
  }

  has(s: State, i: number, mark: number): boolean {
    return (s[this.placeOf(i, mark)]! & (1 << (i & FLAG_MASK))) !== 0
  }

  set(s: State, i: number, mark: number): void {
    const at = this.placeOf(i, mark)
    s[at] = s[at]! | (1 << (i & FLAG_MASK))
  }

  clear(s: State, i: number, mark: number): void {
    const at = this.placeOf(i, mark)
    s[at] = s[at]! & ~(1 << (i & FLAG_MASK))
  }

  private placeOf(i: number, mark: number): number {
    if (CHECKED && !(i >= 0 && i < this.count && mark >= 0 && mark < this.names.length))
      throw new RangeError(`no mark ${mark} of ${i} (${this.names.length} marks of ${this.count} things)`)
    return (this.at + mark * this.words + (i >> FLAG_BITS)) & PLACES
  }
}

const wordsFor = (bits: number): number => Math.ceil(bits / (FLAG_MASK + 1))

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
const EVERYTHING = { min: SMALLEST, max: LARGEST }
/** The first number of every block: how much of it is in use and must be copied, or 0 for all of it. */
export const IN_USE = 0
/** Blocks are padded to whole lanes of the hash. */
const LANE = 8

/** Names every integer of a game's block; copy, hash, compare and serialise follow from it. */
export class Schema {
  readonly game: string
  readonly entries: Entry[] = []
  /** What must hold in every block beside the ranges; each structure in the block adds a check. */
  readonly checks: Check[] = []
  private next = IN_USE + 1
  private sealed = false
  private recordsOf: Records | null = null
  private rareOf = 0
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
    return new Flags(this.allocate(name, count * wordsFor(names.length), {}), count, names)
  }

  /** Marks of any number, one bit for each of so many things. */
  marks(name: string, count: number, names: readonly string[]): Marks {
    return new Marks(this.allocate(name, names.length * wordsFor(count), {}), count, names)
  }

  /** A value of each of so many things that lies apart from their other values. */
  column(name: string, count: number, initial: number): RecordField {
    return new RecordField(this.allocate(name, count, { initial }))
  }

  /** Records of so many fields for so many things. Nothing can be declared behind them. */
  records(count: number, width: number): Records {
    const { at } = this.room('records', count * width)
    this.recordsOf = new Records(at, count, width, (name, place, initial) =>
      this.enter({ name, at: place, count, stride: width, ...EVERYTHING, initial }),
    )
    return this.recordsOf
  }

  /**
   * A value of each of so many things that few games need: it lies behind the records, and copies leave it out until it
   * is in use (`useRare`).
   */
  rare(name: string, count: number): RecordField {
    if (this.recordsOf === null) throw new Error(`${this.game}: "${name}" has no records before it`)
    this.mustBeOpen(name)
    const at = this.next
    this.next += count
    this.rareOf += count
    return new RecordField(this.enter({ name, at, count, stride: 1, ...EVERYTHING, initial: 0 }))
  }

  /** Where rare values begin: less is in use until a game needs them. */
  get rareAt(): number {
    return this.next - this.rareOf
  }

  /** From now on this game has rare values: they are copied, and all records with them. */
  useRare(s: State): void {
    s[IN_USE] = this.next
  }

  /** A stretch of integers that one part of the kernel manages itself. */
  region(name: string, count: number, range: Range = {}): number {
    return this.allocate(name, count, range).at
  }

  /** Integers in one block. After the first call the schema cannot grow. */
  get length(): number {
    this.sealed = true
    if (this.next > MOST_NUMBERS)
      throw new RangeError(`${this.game}: ${this.next} numbers are more than a block has (${MOST_NUMBERS})`)
    return Math.ceil(this.next / LANE) * LANE
  }

  get bytes(): number {
    return this.length * 2
  }

  /** A fresh block with every field at its initial value. */
  create(): State {
    const s = numbers(this.length) as State
    this.reset(s)
    return s
  }

  /** Makes any block a fresh one. */
  reset(s: State): void {
    forgetOptionsOf(s)
    overwrite(s, this.freshBlock())
  }

  private freshBlock(): State {
    if (this.fresh !== null) return this.fresh
    const fresh = numbers(this.length) as State
    for (const { at, count, stride, initial } of this.entries)
      for (let i = 0; i < count; i++) fresh[at + i * stride] = initial
    if (this.recordsOf !== null) fresh[IN_USE] = this.recordsOf.at
    this.fresh = fresh
    return fresh
  }

  /** The first thing wrong with a block that came from outside, or null. */
  fault(s: State): string | null {
    for (const { name, at, count, stride, min, max } of this.entries)
      for (let i = 0, place = at; i < count; i++, place += stride) {
        const value = s[place]!
        if (value < min || value > max) return `${name}[${i}] is ${value}, outside ${min} to ${max}`
      }
    for (let i = this.next; i < this.length; i++)
      if (s[i] !== 0) return `there is a ${s[i]} behind the last field`
    const unused = this.faultInUse(s)
    if (unused !== null) return unused
    for (const check of this.checks) {
      const found = check(s)
      if (found !== null) return found
    }
    return null
  }

  /** What is said to be in use must be there, and the rest as in a fresh state. */
  private faultInUse(s: State): string | null {
    const used = s[IN_USE]!
    const records = this.recordsOf
    if (records === null) return used === 0 ? null : `${used} numbers are said to be in use`
    const end = records.at + records.count * records.width
    const isPart = used >= records.at && used <= end && (used - records.at) % records.width === 0
    if (!isPart && (this.rareOf === 0 || used !== this.next))
      return `${used} numbers are said to be in use, not ${records.at} to ${end}`
    const fresh = this.freshBlock()
    for (let i = used; i < this.next; i++)
      if (s[i] !== fresh[i]) return `there is a ${s[i]} in a record that is not in use`
    return null
  }

  private room(name: string, count: number): { readonly at: number } {
    this.mustBeOpen(name)
    if (this.recordsOf !== null) throw new Error(`${this.game}: "${name}" was declared behind the records`)
    const at = this.next
    this.next += count
    return { at }
  }

  private mustBeOpen(name: string): void {
    if (this.sealed) throw new Error(`${this.game}: "${name}" was declared after the first state was made`)
  }

  private enter(entry: Entry): Entry {
    if (this.entries.some(({ name }) => name === entry.name))
      throw new Error(`${this.game}: "${entry.name}" is declared twice`)
    this.entries.push(entry)
    return entry
  }

  private allocate(name: string, count: number, range: Range): Entry {
    const { min = SMALLEST, max = LARGEST, initial = 0 } = range
    if (min < SMALLEST || max > LARGEST)
      throw new RangeError(
        `${this.game}: "${name}" cannot hold ${min} to ${max}, only ${SMALLEST} to ${LARGEST}`,
      )
    if (!fits(initial, { min, max }))
      throw new RangeError(`${this.game}: "${name}" begins as ${initial}, outside ${min} to ${max}`)
    return this.enter({ name, ...this.room(name, count), count, stride: 1, min, max, initial })
  }
}
