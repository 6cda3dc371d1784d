import { Refusal } from '../kernel/refusal.ts'
import { type Entries, entries, inside, isEntries, listOf, oneOf, shown, whole } from './reading.ts'

/** A reader of one outside value at a path: gives it as a type, or refuses it with one sentence. */
export type Shape<T> = (value: unknown, place: string) => T
export type ShapeOf<S> = S extends Shape<infer T> ? T : never

type Shapes = Readonly<Record<string, Shape<unknown>>>
type Read<S extends Shapes> = { readonly [K in keyof S]: ShapeOf<S[K]> }
type MayRead<S extends Shapes> = { readonly [K in keyof S]?: ShapeOf<S[K]> | undefined }

export const text: Shape<string> = (value, place) => {
  if (typeof value !== 'string') throw new Refusal(`expected a text, found ${shown(value)}`, place)
  return value
}

export const anything: Shape<unknown> = (value) => value

export const flag: Shape<boolean> = (value, place) => {
  if (typeof value !== 'boolean') throw new Refusal(`expected true or false, found ${shown(value)}`, place)
  return value
}

/** Any integer that fits into the block. */
export const number = between(-32_768, 32_767)

export function between(least: number, most: number): Shape<number> {
  return (value, place) => whole(value, place, least, most)
}

/** Any number at all, such as an average. */
export const measure: Shape<number> = (value, place) => {
  if (typeof value !== 'number') throw new Refusal(`expected a number, found ${shown(value)}`, place)
  return value
}

export function oneWordOf<const T extends string | number>(allowed: readonly T[], what: string): Shape<T> {
  return (value, place) => oneOf(value, allowed, what, place)
}

export function listOfEach<T>(each: Shape<T>): Shape<readonly T[]> {
  return (value, place) => listOf(value, place).map((one, i) => each(one, `${place}[${i}]`))
}

export function pairOf<T>(each: Shape<T>): Shape<readonly [T, T]> {
  return (value, place) => {
    const [first, second] = rowOf(2, each)(value, place)
    return [first!, second!]
  }
}

/** A list of exactly so many. */
export function rowOf<T>(length: number, each: Shape<T>): Shape<readonly T[]> {
  return (value, place) => {
    const read = listOfEach(each)(value, place)
    if (read.length !== length) throw new Refusal(`expected ${length} entries, found ${read.length}`, place)
    return read
  }
}

/** An object with any entries, all of one shape. */
export function tableOf<T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value, place) => {
    if (!isEntries(value)) throw new Refusal(`expected entries, found ${shown(value)}`, place)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, each(one, inside(place, key))]))
  }
}

export function orNothing<T>(shape: Shape<T>): Shape<T | null> {
  return (value, place) => (value === null ? null : shape(value, place))
}

/** A text alone, or something that says more. */
export function textOr<T>(more: Shape<T>): Shape<string | T> {
  return (value, place) => (typeof value === 'string' ? value : more(value, place))
}

/** An object with all of the first entries, any of the second, and no others. */
export function object<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): Shape<Read<R> & MayRead<O>> {
  const known = [...Object.keys(required), ...Object.keys(optional)]
  return (value, place) => {
    if (!isEntries(value))
      throw new Refusal(`expected entries such as ${known[0]}, found ${shown(value)}`, place)
    const told: Entries = entries(value, known, place)
    for (const key of Object.keys(required))
      if (told[key] === undefined) throw new Refusal(`the entry “${key}” is missing`, place)
    return Object.fromEntries(
      known
        .filter((key) => told[key] !== undefined)
        .map((key) => [key, (required[key] ?? optional[key]!)(told[key], inside(place, key))]),
    ) as Read<R> & MayRead<O>
  }
}

/** One of several objects, told apart by the entry that only it has. */
export function byEntry<S extends Shapes>(shapes: S): Shape<ShapeOf<S[keyof S]>> {
  const keys = Object.keys(shapes)
  return (value, place) => {
    const key = isEntries(value) ? keys.find((each) => Object.hasOwn(value, each)) : undefined
    if (key === undefined)
      throw new Refusal(`expected one of the entries ${keys.join(', ')}, found ${shown(value)}`, place)
    return shapes[key]!(value, place) as ShapeOf<S[keyof S]>
  }
}
