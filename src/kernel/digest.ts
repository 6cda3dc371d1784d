/**
 * A digest of plain data, such as what players see of a table: 32 bits that stay the same as long as the data mean
 * the same. The order of keys does not count, and nothing is the same as nothing said (null, false, 0, '', an empty
 * list): a view may grow by an entry that an old game never fills. Entries that only repeat others are left out
 * by name.
 */
export function digest(value: unknown, without: ReadonlySet<string> = NOTHING): number {
  return mix(fold(value, START, without), START) >>> 0
}

const NOTHING: ReadonlySet<string> = new Set()
const START = 0x9e3779b9 | 0

function mix(a: number, b: number): number {
  let h = Math.imul(a ^ b, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Two digests as one, in their order: a chain of them changes with each link. */
export const chained = (before: number, next: number): number => mix(mix(before, START), next) >>> 0

/** Every leaf by its path; the sum does not know the order in which they were met. */
function fold(value: unknown, path: number, without: ReadonlySet<string>): number {
  switch (typeof value) {
    case 'string':
      return value === '' ? 0 : mix(path, textHash(value))
    case 'number':
      return value === 0 ? 0 : mix(path, Number.isInteger(value) ? value | 0 : textHash(String(value)))
    case 'boolean':
      return value ? mix(path, START) : 0
    case 'object':
      return value === null
        ? 0
        : Array.isArray(value)
          ? ofList(value, path, without)
          : ofEntries(value as Entries, path, without)
    default:
      return 0
  }
}

function ofList(list: readonly unknown[], path: number, without: ReadonlySet<string>): number {
  let sum = list.length === 0 ? 0 : mix(path, list.length)
  for (let i = 0; i < list.length; i++) sum = (sum + fold(list[i], mix(path, i + 1), without)) | 0
  return sum
}

type Entries = Readonly<Record<string, unknown>>

function ofEntries(entries: Entries, path: number, without: ReadonlySet<string>): number {
  let sum = 0
  // set-up: a sum does not know the order
  for (const key of Object.keys(entries))
    if (!without.has(key)) sum = (sum + fold(entries[key], mix(path, keyHash(key)), without)) | 0
  return sum
}

/** 32 bits of a text; a change of one character always shows. */
export function textHash(text: string): number {
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h ^ (h >>> 15)
}

const known = new Map<string, number>()

/** Keys are few, and met again and again. */
function keyHash(key: string): number {
  const found = known.get(key)
  if (found !== undefined) return found
  const h = textHash(key)
  known.set(key, h)
  return h
}

/** Eight hexadecimal digits. */
export const digits = (h: number): string => (h >>> 0).toString(16).padStart(8, '0')
