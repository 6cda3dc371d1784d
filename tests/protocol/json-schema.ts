/** A validator of JSON schemas of its own, for the words that our schemas use: it shares no line with the shapes. */

type Schema = Readonly<Record<string, unknown>>
type Check = (word: unknown, value: unknown, schema: Schema, place: string, root: Schema) => readonly string[]

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

const unless = (ok: boolean, place: string, words: string): string[] => (ok ? [] : [`${place}: ${words}`])
const fitting = (list: unknown, value: unknown, place: string, root: Schema): number =>
  (list as readonly Schema[]).filter((each) => faults(each, value, root, place).length === 0).length

const CHECKS: Readonly<Record<string, Check>> = {
  description: () => [],
  type: (word, value, _, place) => unless(TYPES[String(word)]!(value), place, `is no ${word}`),
  const: (word, value, _, place) => unless(value === word, place, `is not ${word}`),
  enum: (word, value, _, place) =>
    unless((word as readonly unknown[]).includes(value), place, `${value} is none of ${word}`),
  pattern: (word, value, _, place) =>
    unless(new RegExp(String(word)).test(String(value)), place, `does not match ${word}`),
  minimum: (word, value, _, place) => unless(Number(value) >= Number(word), place, `is below ${word}`),
  maximum: (word, value, _, place) => unless(Number(value) <= Number(word), place, `is above ${word}`),
  minItems: (word, value, _, place) =>
    unless((value as readonly unknown[]).length >= Number(word), place, 'is too short'),
  maxItems: (word, value, _, place) =>
    unless((value as readonly unknown[]).length <= Number(word), place, 'is too long'),
  items: (word, value, _, place, root) =>
    (value as readonly unknown[]).flatMap((each, i) => faults(word as Schema, each, root, `${place}[${i}]`)),
  required: (word, value, _, place) =>
    (word as readonly string[]).flatMap((key) =>
      unless(isObject(value) && key in value, place, `has no ${key}`),
    ),
  properties: (word, value, _, place, root) =>
    Object.entries(word as Readonly<Record<string, Schema>>).flatMap(([key, each]) =>
      isObject(value) && key in value ? faults(each, value[key], root, `${place}.${key}`) : [],
    ),
  additionalProperties: (word, value, { properties = {} }, place, root) =>
    Object.entries(value as Schema).flatMap(([key, each]) => {
      if (key in (properties as Schema)) return []
      return word === false ? [`${place}: has ${key}`] : faults(word as Schema, each, root, `${place}.${key}`)
    }),
  anyOf: (word, value, _, place, root) =>
    unless(fitting(word, value, place, root) > 0, place, `fits nothing: ${JSON.stringify(value)}`),
  oneOf: (word, value, _, place, root) =>
    unless(fitting(word, value, place, root) === 1, place, `fits none or several: ${JSON.stringify(value)}`),
  $ref: (word, value, _, place, root) => {
    const found = (root.$defs as Readonly<Record<string, Schema>>)[String(word).replace('#/$defs/', '')]
    return found === undefined ? [`${place}: ${word} leads nowhere`] : faults(found, value, root, place)
  },
}

/** Everything in which a value is not as a schema says. */
export function faults(schema: Schema, value: unknown, root: Schema, place = ''): readonly string[] {
  const { type } = schema
  // The other words speak of values of that type only.
  if (typeof type === 'string' && TYPES[type]?.(value) !== true) return [`${place}: is no ${type}`]
  return Object.entries(schema).flatMap(([word, said]) => {
    const check = CHECKS[word]
    if (check === undefined) throw new Error(`the validator does not know the word ${word}`)
    return check(said, value, schema, place, root)
  })
}
