import type { Append, Appended } from './contract/steps.ts'

export type Value = string | number | Uint8Array | null
export type Row = Readonly<Record<string, Value>>

/**
 * What both engines understand. Statements are constant texts with `$1`, `$2` ... for values; `NOW` is the time of the
 * store in milliseconds, `EACH($1)` the strings of a JSON list, `LOCKED` keeps the rows from others until the end of the
 * transaction.
 */
export interface Sql {
  all(text: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** Gives how many rows were changed. */
  run(text: string, ...values: readonly Value[]): Promise<number>
  transaction<T>(body: (sql: Sql) => Promise<T>): Promise<T>
  /** Fenced appends, all in one commit. */
  append(batch: readonly Append[]): Promise<readonly Appended[]>
}

const NUL = 'nul'
/** SQLite calls every broken rule of the schema by this number. */
const CONSTRAINT = 'sqlite 19'

/** Neither engine keeps a NUL in a text the way the other does, so none is let in. */
export function checkValues(values: readonly Value[]): void {
  for (const value of values)
    if (typeof value === 'string' && value.includes('\0'))
      throw Object.assign(new Error('a text with a NUL is not kept'), { code: NUL })
}

export const isNul = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === NUL

const wrong = (column: string, value: Value | undefined): Error =>
  new Error(`column ${column} holds ${value === null ? 'nothing' : typeof value}`)

export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw wrong(column, value)
  return value
}

export function number(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw wrong(column, value)
  return value
}

export function bytes(row: Row, column: string): Uint8Array {
  const value = row[column]
  if (!(value instanceof Uint8Array)) throw wrong(column, value)
  return value
}

/** Reads a column that may hold nothing. */
export const maybe = <T>(row: Row, column: string, read: (row: Row, column: string) => T): T | null =>
  row[column] === null ? null : read(row, column)

/** One of these words; anything else was not written by this program. */
export function word<T extends string>(row: Row, column: string, words: readonly T[]): T {
  const value = text(row, column)
  const found = words.find((each) => each === value)
  if (found === undefined) throw new Error(`column ${column} holds "${value}"`)
  return found
}

/** Did another row have the key already? As PostgreSQL says it; in SQLite nobody comes in between. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Is it this row that cannot be kept, rather than the store that cannot keep anything now? */
export function isFaultOfRow(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === NUL || code === CONSTRAINT || /^2[23]...$/.test(code)
}

/** A name for the kind of an error that is the same on both sides of a thread. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('errcode' in error && typeof error.errcode === 'number') return `sqlite ${error.errcode % 256}`
  return 'code' in error ? String(error.code) : ''
}

/**
 * A lost or refused connection, no room or no connection left, a database that is being stopped, started or told to give
 * up, a transaction that was given up for another; in SQLite a file that is locked, cannot be read or written, or is full.
 */
const AWAY = /^((08|40|53|57|58)[0-9A-Z]{3}|sqlite (5|6|8|10|13|14))$/

/** Does the store fail, rather than the program? */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (AWAY.test(codeOf(error)) ||
    /the store is closed|ECONN|terminat|timeout|Connection|disk|full/i.test(error.message))
