/*
 * What a log, or the last words of a server, may say of an error. Its message may hold anything: the text that could not be
 * read, a value that a database refused, the hand of whoever a rule failed for. So the message is said only where it comes
 * from the system or is one of a few that are known; of any other error it is said what it is and where it happened.
 */

export interface Reason {
  readonly kind: string
  readonly code?: string
  readonly reason?: string
  /** The innermost places in the program, by file, line and column. */
  readonly at: readonly string[]
}

const PLACES = 4
const LONGEST = 200
const WORD = /^\w{1,40}$/

/** Messages of stores that are away: their errors have no codes. */
const KNOWN =
  /^(the store is closed|Connection terminated( unexpectedly| due to connection timeout)?|timeout exceeded when trying to connect|Query read timeout)$/

/** Kinds of errors of PostgreSQL whose messages name rows of a schema at most; others may repeat a value. */
const SQL_STATES = /^(08|23|25|28|3D|40|53|54|55|57|58)[0-9A-Z]{3}$/

const field = (error: Error, name: 'code' | 'syscall'): string | undefined => {
  const value: unknown = name in error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' && WORD.test(value) ? value : undefined
}

function mayBeSaid(error: Error, code: string | undefined): boolean {
  if (KNOWN.test(error.message)) return true
  if (code === undefined) return false
  // SQLite names tables and columns, and never what was to be put there.
  return code === 'ERR_SQLITE_ERROR' || SQL_STATES.test(code) || field(error, 'syscall') !== undefined
}

/** The lines of a stack below name and message; a message may have lines that look like those of a stack. */
function placesOf({ stack = '', name, message }: Error): readonly string[] {
  const below =
    WORD.test(name) && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : ''
  const places = below.split('\n').flatMap((line) => /^ {4}at .*?([\w.-]+:\d+:\d+)\)?$/.exec(line)?.[1] ?? [])
  return places.slice(0, PLACES)
}

export function reasonOf(error: unknown): Reason {
  // An address that leads to several machines fails once for each of them.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return { kind: 'unknown', at: [] }
  const code = field(error, 'code')
  return {
    kind: WORD.test(error.name) ? error.name : 'Error',
    ...(code === undefined ? {} : { code }),
    ...(mayBeSaid(error, code) ? { reason: error.message.slice(0, LONGEST) } : {}),
    at: placesOf(error),
  }
}

/** The same as a line for people. */
export function reasonInWords(error: unknown): string {
  const { kind, code, reason, at } = reasonOf(error)
  const what = [kind, ...(code === undefined ? [] : [`(${code})`])].join(' ')
  return `${what}${reason === undefined ? '' : `: ${reason}`}${at.length === 0 ? '' : `, at ${at.join(', ')}`}`
}
