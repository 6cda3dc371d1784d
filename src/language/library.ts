import type { Numbering } from '../kernel/numbering.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Every table by definition has room for so many; references of options are as wide. */
export const MOST_DEFINITIONS = 8192

interface Entries {
  [i: number]: unknown
}
type NumberTable = Int8Array | Uint8Array | Int16Array | Int32Array
const isOfNumbers = (table: Entries): table is NumberTable => ArrayBuffer.isView(table)

/** What is read of every definition, and the table that it goes to; some goes to none. */
interface Reader<D> {
  readonly table: string
  read(definition: D, number: number): void
}
interface PrintedTable<T extends NumberTable = NumberTable> {
  readonly table: T
  readonly width: number
}
interface CompiledTable {
  readonly table: NumberTable
  readonly blank: number
}
const NOTHING: ReadonlySet<string> = new Set()

interface CompiledList {
  readonly list: unknown[]
  readonly blank: unknown
}

/**
 * The definitions that have been loaded, by their numbers, with tables of what is read of them. A table is made once
 * and filled as definitions come; whoever makes one later finds it filled.
 */
export class Library<D extends { readonly id: string }> {
  readonly numbering: Numbering
  /** By number. A number whose definition has not been loaded has none. */
  readonly definitions: (D | undefined)[] = []
  /** The numbers of what has been loaded, in the order of loading. */
  readonly loaded: number[] = []
  private readonly readers: Reader<D>[] = []
  /** Grows whenever a definition takes the place of another: what was made of the old one no longer holds. */
  edition = 0
  /** Those of the tables that have one entry a definition. */
  private readonly tables: Entries[] = []
  /** Those of them with numbers that a compiler fills, in the order in which they were made, and its lists. */
  readonly compiledTables: CompiledTable[] = []
  readonly compiledLists: CompiledList[] = []
  /** The tables of numbers that are read of a definition, by their names. */
  readonly printedTables = new Map<string, PrintedTable>()
  private readonly places = new Map<number, string>()

  constructor(numbering: Numbering) {
    this.numbering = numbering
  }

  /** Loads definitions; `place` says where they stand, for messages, `filled` which tables know them. */
  add(definitions: readonly D[], place: string, filled: ReadonlySet<string> = NOTHING): number[] {
    const readers = this.readers.filter(({ table }) => !filled.has(table))
    this.mustHaveRoom(definitions, place)
    return definitions.map((definition, i) => this.addOne(definition, `${place}, number ${i + 1}`, readers))
  }

  /** Everything that is loaded. */
  all(): readonly D[] {
    return this.loaded.map((number) => this.definitions[number]!)
  }

  /** Looked at before any of them is numbered: numbers are not given again. */
  private mustHaveRoom(definitions: readonly D[], place: string): void {
    let room = MOST_DEFINITIONS - this.numbering.size
    for (const [i, { id }] of definitions.entries())
      if (this.numbering.find(id) === undefined && room-- <= 0)
        throw new Error(
          `${place}, number ${i + 1}: there is room for ${MOST_DEFINITIONS} definitions, “${id}” is one more`,
        )
  }

  private addOne(definition: D, place: string, readers: readonly Reader<D>[]): number {
    const { what } = this.numbering
    const { id } = definition
    if (typeof id !== 'string' || id === '') throw new Error(`${place}: a ${what} has no id`)
    const number = this.numbering.give(id)
    if (this.definitions[number] !== undefined)
      throw new Error(`${place}: the ${what} “${id}” is already defined (${this.places.get(number)})`)
    this.places.set(number, place)
    this.loaded.push(number)
    this.read(definition, number, readers)
    return number
  }

  /** Forgets everything that was loaded after the first so many definitions; their numbers are not given again. */
  keepFirst(many: number): void {
    for (const number of this.loaded.splice(many)) {
      this.numbering.forget(this.definitions[number]!.id)
      delete this.definitions[number]
    }
  }

  /** Puts another definition in the place of the loaded one with its id; gives the way back. */
  replace(definition: D): () => void {
    const number = this.numbering.of(definition.id)
    const before = this.definitions[number]
    if (before === undefined)
      throw new Error(`no ${this.numbering.what} “${definition.id}” is loaded that could be replaced`)
    const entries = this.tables.map((table) => table[number])
    const back = (): void => {
      this.edition += 1
      this.read(before, number)
      this.tables.forEach((table, i) => {
        table[number] = entries[i]
      })
    }
    this.edition += 1
    for (const { table, blank } of this.compiledTables) table[number] = blank
    try {
      this.read(definition, number)
    } catch (error) {
      back()
      throw error
    }
    return back
  }

  private read(definition: D, number: number, readers: readonly Reader<D>[] = this.readers): void {
    this.definitions[number] = definition
    for (const { read } of readers) read(definition, number)
  }

  /** Reads every definition, those that are loaded later too. */
  each(read: (definition: D, number: number) => void): void {
    this.reader({ table: '', read })
  }

  private reader(reader: Reader<D>): void {
    for (const number of this.loaded) reader.read(this.definitions[number]!, number)
    this.readers.push(reader)
  }

  /** One list, array or object a definition. */
  list<T>(value: (definition: D, number: number) => T): T[] {
    const list: T[] = []
    this.tables.push(list)
    this.each((definition, number) => {
      list[number] = value(definition, number)
    })
    return list
  }

  /** A table of numbers in bytes: what every look at a card reads stays near. */
  bytes(what: string, read: (definition: D, number: number) => number): Int8Array {
    return this.table(new Int8Array(MOST_DEFINITIONS), what, read)
  }

  numbers(what: string, read: (definition: D, number: number) => number): Int32Array {
    return this.table(new Int32Array(MOST_DEFINITIONS), what, read)
  }

  /** A table that a compiler fills: every definition that is loaded begins with a blank entry. */
  compiled<T extends Entries>(table: T): T {
    const blank = table[0]
    this.tables.push(table)
    // One of numbers is blank as far as it goes, until a definition takes the place of another.
    if (isOfNumbers(table)) this.compiledTables.push({ table, blank: blank as number })
    else
      this.each((_, number) => {
        table[number] = blank
      })
    return table
  }

  /** A list that a compiler fills: every definition begins with the same blank entry. */
  compiledList<T>(blank: T): T[] {
    const list = this.list(() => blank)
    this.compiledLists.push({ list, blank })
    return list
  }

  /** A table with several numbers a definition, in bytes. */
  wide(what: string, width: number, read: (definition: D, number: number) => ArrayLike<number>): Int8Array {
    const table = new Int8Array(width * MOST_DEFINITIONS)
    return this.printed(what, { table, width }, (definition, number) =>
      table.set(read(definition, number), width * number),
    )
  }

  private table<T extends NumberTable>(
    table: T,
    what: string,
    read: (definition: D, number: number) => number,
  ): T {
    this.tables.push(table)
    return this.printed(what, { table, width: 1 }, (definition, number) => {
      const value = read(definition, number)
      table[number] = value
      if (table[number] !== value)
        throw new Error(`${definition.id}: ${value} is no possible ${what} (${this.places.get(number)})`)
    })
  }

  private printed<T extends NumberTable>(what: string, printed: PrintedTable<T>, read: Reader<D>['read']): T {
    if (this.printedTables.has(what)) throw new Error(`two tables are called “${what}”`)
    this.printedTables.set(what, printed)
    this.reader({ table: what, read })
    return printed.table
  }
}

/** Why a pack cannot be compiled, and where. What the engine of the language says itself is no sentence for people. */
export function notCompiled(error: unknown, place: string): Refusal {
  if (error instanceof Refusal) return error
  const first = error instanceof Error && error.cause !== undefined ? error.cause : error
  const ofTheEngine = first instanceof TypeError || first instanceof RangeError
  const refusal = new Refusal(
    ofTheEngine
      ? {
          en: 'something is missing in it, or is not what belongs there',
          fr: 'il y manque quelque chose, ou ce n’est pas ce qu’il faut là',
        }
      : error instanceof Error
        ? error.message
        : String(error),
    place,
  )
  refusal.cause = error
  return refusal
}
