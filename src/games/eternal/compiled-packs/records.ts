import type { Note } from '../../../language/compiler/steps.ts'

/**
 * Lists of records, taken apart: numbers and flags into one row of numbers, which is read far quicker than JSON, and whatever
 * else there is into a list of trees.
 */
export interface Records {
  readonly shapes: readonly Shape[]
  readonly numbers: ArrayLike<number>
  readonly trees: readonly unknown[]
}
/** Of numbers, of flags, of notes about a card, of anything else. */
type Kind = 0 | 1 | 2 | 3
const NUMBER = 0
const FLAG = 1
const NOTE = 2
const TREE = 3
interface Shape {
  readonly keys: readonly string[]
  readonly kinds: readonly Kind[]
}
type Entry = Readonly<Record<string, unknown>>

const isNumber = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value

/** A value that is the same kind of thing in every entry with these keys. */
function kindOf(key: string, values: readonly unknown[]): Kind {
  if (key === 'note') return NOTE
  if (values.every(isNumber)) return NUMBER
  return values.every((value) => typeof value === 'boolean') ? FLAG : TREE
}

const keysOf = (entry: unknown): string => (isRecord(entry) ? JSON.stringify(Object.keys(entry)) : '')
const isRecord = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)

/** What is no record, such as a list, is a tree of no shape: -1. */
const NO_SHAPE = -1

export function writeRecords(list: readonly unknown[], placeOf: (note: Note) => unknown): Records {
  const byKeys = Map.groupBy(list.filter(isRecord), keysOf)
  const known = [...byKeys.keys()]
  const shapes = [...byKeys.values()].map((entries): Shape => {
    const keys = Object.keys(entries[0]!)
    return {
      keys,
      kinds: keys.map((key) =>
        kindOf(
          key,
          entries.map((entry) => entry[key]),
        ),
      ),
    }
  })
  const numbers: number[] = []
  const trees: unknown[] = []
  for (const entry of list) {
    const shape = isRecord(entry) ? known.indexOf(keysOf(entry)) : NO_SHAPE
    numbers.push(shape)
    if (isRecord(entry))
      shapes[shape]!.keys.forEach((key, k) => {
        const kind = shapes[shape]!.kinds[k]
        if (kind === TREE) trees.push(entry[key])
        else if (kind === NOTE) trees.push(placeOf(entry[key] as Note))
        else numbers.push(Number(entry[key]))
      })
    else trees.push(entry)
  }
  return { shapes, numbers, trees }
}

/**
 * Puts the entries together again. Those that are alike are made after one that is already there: V8 then takes all of them
 * for the same kind of thing, and the game reads them as quickly as if they had been compiled.
 */
export function readRecords(
  { shapes, numbers, trees }: Records,
  like: readonly unknown[],
  noteAt: (place: unknown) => Note,
): unknown[] {
  const models = shapes.map((shape) => modelOf(shape, like))
  const list: unknown[] = []
  let tree = 0
  for (let i = 0; i < numbers.length; ) {
    const at = numbers[i++]!
    if (at === NO_SHAPE) {
      list.push(trees[tree++])
      continue
    }
    const entry: Record<string, unknown> = { ...models[at]! }
    const { keys, kinds } = shapes[at]!
    for (let k = 0; k < keys.length; k++) {
      const kind = kinds[k]
      if (kind === TREE) entry[keys[k]!] = trees[tree++]
      else if (kind === NOTE) entry[keys[k]!] = noteAt(trees[tree++])
      else {
        const n = numbers[i++]!
        if (kind === FLAG) entry[keys[k]!] = n === 1
        else entry[keys[k]!] = n
      }
    }
    list.push(entry)
  }
  return list
}

function modelOf(shape: Shape, like: readonly unknown[]): Entry {
  const keys = JSON.stringify(shape.keys)
  const found = like.find((each) => keysOf(each) === keys)
  return isRecord(found) ? found : Object.fromEntries(shape.keys.map((key) => [key, 0]))
}
