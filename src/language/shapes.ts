import { Refusal } from '../kernel/refusal.ts'
import { type Entries, entries, inside, isEntries, listOf, oneOf, shown, whole } from './parse-values.ts'

/** A part of a JSON schema. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Schemas that have a name and are referred to by it. */
export type NamedSchemas = Record<string, JsonSchema>

/**
 * What a value may be, declared once: it reads an outside value at a path as a type, or refuses it with one
 * sentence, and it says the same as a JSON schema.
 */
export interface Shape<T> {
  (value: unknown, place: string): T
  schema(named: NamedSchemas): JsonSchema
}
export type ShapeOf<S> = S extends Shape<infer T> ? T : never

export type Shapes = Readonly<Record<string, Shape<unknown>>>
type Read<S extends Shapes> = { readonly [K in keyof S]: ShapeOf<S[K]> }
type MayRead<S extends Shapes> = { readonly [K in keyof S]?: ShapeOf<S[K]> }
type Flat<T> = { [K in keyof T]: T[K] }

export function shape<T>(
  read: (value: unknown, place: string) => T,
  schema: (named: NamedSchemas) => JsonSchema,
): Shape<T> {
  return Object.assign((value: unknown, place: string) => read(value, place), { schema })
}

/** The same shape with a sentence for readers of the schema. */
export const about = <T>(description: string, of: Shape<T>): Shape<T> =>
  shape(of, (named) => ({ description, ...of.schema(named) }))

/** A shape that the schema writes once and refers to by this name. */
export function named<T>(name: string, of: Shape<T>): Shape<T> {
  return shape(of, (known) => {
    known[name] ??= of.schema(known)
    return { $ref: `#/$defs/${name}` }
  })
}

/** What was needed helps whoever writes the file; its place tells a player where to look. */
const unlike = (en: string, place: string): Refusal =>
  new Refusal({ en, fr: 'ce n’est pas ce qu’il faut ici' }, place)

export const text: Shape<string> = shape(
  (value, place) => {
    if (typeof value !== 'string') throw unlike(`expected a text, found ${shown(value)}`, place)
    return value
  },
  () => ({ type: 'string' }),
)

/** What something is called: at least one character that is seen. */
export const name: Shape<string> = shape(
  (value, place) => {
    const said = text(value, place)
    if (said.trim() === '')
      throw new Refusal({ en: 'a name cannot be empty', fr: 'un nom ne peut pas être vide' }, place)
    return said
  },
  () => ({ type: 'string', pattern: '\\S' }),
)

export const anything: Shape<unknown> = shape(
  (value) => value,
  () => ({}),
)

export const flag: Shape<boolean> = shape(
  (value, place) => {
    if (typeof value !== 'boolean') throw unlike(`expected true or false, found ${shown(value)}`, place)
    return value
  },
  () => ({ type: 'boolean' }),
)

/** True, or not there at all. */
export const yes: Shape<true> = shape(
  (value, place) => {
    if (value !== true) throw unlike(`expected true, found ${shown(value)}`, place)
    return value
  },
  () => ({ const: true }),
)

export function between(least: number, most: number): Shape<number> {
  return shape(
    (value, place) => whole(value, place, least, most),
    () => ({ type: 'integer', minimum: least, maximum: most }),
  )
}

/** Any integer that fits into the block. */
export const number = between(-32_768, 32_767)

/** Any number at all, such as an average. */
export const measure: Shape<number> = shape(
  (value, place) => {
    if (typeof value !== 'number') throw unlike(`expected a number, found ${shown(value)}`, place)
    return value
  },
  () => ({ type: 'number' }),
)

export function oneWordOf<const T extends string | number>(allowed: readonly T[], what: string): Shape<T> {
  return shape(
    (value, place) => oneOf(value, allowed, what, place),
    () => ({ enum: allowed }),
  )
}

export function listOfEach<T>(each: Shape<T>): Shape<readonly T[]> {
  return shape(
    (value, place) => listOf(value, place).map((one, i) => each(one, `${place}[${i}]`)),
    (named) => ({ type: 'array', items: each.schema(named) }),
  )
}

export function pairOf<T>(each: Shape<T>): Shape<readonly [T, T]> {
  const row = rowOf(2, each)
  return shape((value, place) => {
    const [first, second] = row(value, place)
    return [first!, second!]
  }, row.schema)
}

/** A list of exactly so many. */
export function rowOf<T>(length: number, each: Shape<T>): Shape<readonly T[]> {
  const list = listOfEach(each)
  return shape(
    (value, place) => {
      const read = list(value, place)
      if (read.length !== length) throw unlike(`expected ${length} entries, found ${read.length}`, place)
      return read
    },
    (named) => ({ ...list.schema(named), minItems: length, maxItems: length }),
  )
}

/** An object with any entries, all of one shape. */
export function tableOf<T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return shape(
    (value, place) => {
      if (!isEntries(value)) throw unlike(`expected entries, found ${shown(value)}`, place)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, each(one, inside(place, key))]),
      )
    },
    (named) => ({ type: 'object', additionalProperties: each.schema(named) }),
  )
}

export function orNothing<T>(of: Shape<T>): Shape<T | null> {
  return shape(
    (value, place) => (value === null ? null : of(value, place)),
    (named) => ({ anyOf: [of.schema(named), { type: 'null' }] }),
  )
}

/** A text alone, or something that says more. */
export function textOr<T>(more: Shape<T>): Shape<string | T> {
  return shape(
    (value, place) => (typeof value === 'string' ? value : more(value, place)),
    (named) => ({ anyOf: [{ type: 'string' }, more.schema(named)] }),
  )
}

/** A number alone, such as a count of what is not seen, or something that says more. */
export function numberOr<T>(more: Shape<T>): Shape<number | T> {
  return shape(
    (value, place) => (typeof value === 'number' ? number(value, place) : more(value, place)),
    (named) => ({ anyOf: [number.schema(named), more.schema(named)] }),
  )
}

/** An object with all of the first entries, any of the second, and no others. */
export function object<R extends Shapes, O extends Shapes>(
  required: R,
  optional: O,
): Shape<Flat<Read<R> & MayRead<O>>> {
  const known = [...Object.keys(required), ...Object.keys(optional)]
  return shape(
    (value, place) => {
      if (!isEntries(value))
        throw unlike(`expected entries such as ${known[0]}, found ${shown(value)}`, place)
      const fields: Entries = entries(value, known, place)
      for (const key of Object.keys(required))
        if (fields[key] === undefined) throw unlike(`the entry “${key}” is missing`, place)
      return Object.fromEntries(
        known
          .filter((key) => fields[key] !== undefined)
          .map((key) => [key, (required[key] ?? optional[key]!)(fields[key], inside(place, key))]),
      ) as Flat<Read<R> & MayRead<O>>
    },
    (named) => ({
      type: 'object',
      properties: Object.fromEntries(
        known.map((key) => [key, (required[key] ?? optional[key]!).schema(named)]),
      ),
      required: Object.keys(required),
      additionalProperties: false,
    }),
  )
}

/** The entries of an object, to be declared as one of several kinds. */
export interface Kind<R extends Shapes, O extends Shapes> {
  readonly required: R
  readonly optional: O
}
export const kind = <R extends Shapes, O extends Shapes>(required: R, optional: O): Kind<R, O> => ({
  required,
  optional,
})

type AnyKind = Kind<Shapes, Shapes>
/** Some kinds come with one or another set of entries. */
type Kinds = Readonly<Record<string, AnyKind | readonly AnyKind[]>>

type FieldsOfKind<K> =
  K extends Kind<infer R, infer O>
    ? Flat<Read<R> & MayRead<O>>
    : K extends readonly (infer Each)[]
      ? FieldsOfKind<Each>
      : never
/** The entries of each kind, without the one that tells them apart. */
export type FieldsOf<K extends Kinds> = { readonly [N in keyof K & string]: FieldsOfKind<K[N]> }
/** A value of one of these kinds, by the entry that tells them apart. */
export type OneOf<F, N extends keyof F = keyof F, By extends string = 'kind'> = {
  [P in N]: { readonly [B in By]: P } & F[P]
}[N]

type EveryKey<T> = T extends unknown ? keyof T : never
/** Any of several objects, by the entries that one or another of them has. */
export type Merged<T> = {
  readonly [K in EveryKey<T>]?: T extends unknown ? (K extends keyof T ? T[K] : never) : never
}

/** One of several objects, distinguished by the word in one entry of theirs. */
export function oneBy<By extends string, K extends Kinds>(
  by: By,
  kinds: K,
): Shape<OneOf<FieldsOf<K>, keyof K & string, By>> {
  const names = Object.keys(kinds)
  const shapes = new Map<unknown, Shape<unknown>>(
    names.map((name) => [name, withEntries({ [by]: oneWordOf([name], by) }, kinds[name]!)]),
  )
  return shape(
    (value, place) => {
      if (!isEntries(value)) throw unlike(`expected entries such as ${by}, found ${shown(value)}`, place)
      const found = shapes.get(oneOf(value[by], names, by, inside(place, by)))!
      return found(value, place) as OneOf<FieldsOf<K>, keyof K & string, By>
    },
    (named) => ({ oneOf: [...shapes.values()].map((each) => each.schema(named)) }),
  )
}

/** An object of a kind; where a kind comes with several sets of entries, the first that has them all. */
function withEntries(common: Shapes, kinds: AnyKind | readonly AnyKind[]): Shape<unknown> {
  if ('required' in kinds) return object({ ...common, ...kinds.required }, kinds.optional)
  const several = kinds.map(({ required, optional }) => ({
    keys: Object.keys(required),
    known: [...Object.keys(common), ...Object.keys(required), ...Object.keys(optional)],
    shape: object({ ...common, ...required }, optional),
  }))
  return shape(
    (value, place) => {
      const has = isEntries(value) ? Object.keys(value) : []
      const fits = several.find(
        ({ keys, known }) =>
          keys.every((key) => has.includes(key)) && has.every((key) => known.includes(key)),
      )
      if (fits === undefined)
        throw unlike(
          `expected the entries ${several.map(({ keys }) => keys.join(' and ')).join(', or ')}, found ${shown(value)}`,
          place,
        )
      return fits.shape(value, place)
    },
    (named) => ({ anyOf: several.map((each) => each.shape.schema(named)) }),
  )
}

/** One of several objects, distinguished by their entry `kind`. */
export const oneKindOf = <K extends Kinds>(kinds: K): Shape<OneOf<FieldsOf<K>, keyof K & string>> =>
  oneBy('kind', kinds)

/** One of several objects, distinguished by the entry that only it has. */
export function byEntry<S extends Shapes>(shapes: S): Shape<ShapeOf<S[keyof S]>> {
  const keys = Object.keys(shapes)
  return shape(
    (value, place) => {
      const key = isEntries(value) ? keys.find((each) => Object.hasOwn(value, each)) : undefined
      if (key === undefined)
        throw unlike(`expected one of the entries ${keys.join(', ')}, found ${shown(value)}`, place)
      return shapes[key]!(value, place) as ShapeOf<S[keyof S]>
    },
    (named) => ({ anyOf: keys.map((key) => shapes[key]!.schema(named)) }),
  )
}
