/*
 * Methods of the language as a bot may have replaced them: each looks at everything that it is handed, and at what comes out, for
 * blocks as large as a game's. What the spies need themselves was taken before anything was replaced.
 */

const { apply, construct, ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect

const everyArray = Object.getPrototypeOf(Int16Array.prototype) as object
const tagOf = getOwnPropertyDescriptor(everyArray, Symbol.toStringTag)!.get!
const memoryOf = getOwnPropertyDescriptor(everyArray, 'buffer')!.get!
const sizeOf = getOwnPropertyDescriptor(ArrayBuffer.prototype, 'byteLength')!.get!

const NUMBERS = [Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array]
const KINDS = [Object, Array, Map, Set, WeakMap, WeakSet, String, Number, RegExp, ArrayBuffer, DataView]

/** Whatever anybody can replace that the engine might hand a block to, each with its name. */
const PLACES: readonly (readonly [string, object])[] = [
  ['Reflect', Reflect],
  ['Math', Math],
  ['JSON', JSON],
  ['Function.prototype', Function.prototype],
  ['arrays of numbers', Object.getPrototypeOf(Int16Array) as object],
  ['arrays of numbers.prototype', everyArray],
  ['iterators of arrays', Object.getPrototypeOf([][Symbol.iterator]()) as object],
  ['iterators of maps', Object.getPrototypeOf(new Map().entries()) as object],
  ['iterators of sets', Object.getPrototypeOf(new Set().values()) as object],
  ...[...NUMBERS, ...KINDS].flatMap((each): [string, object][] => [
    [each.name, each],
    [`${each.name}.prototype`, each.prototype],
  ]),
]
const CONSTRUCTORS = [...NUMBERS.map(({ name }) => name), 'DataView', 'ArrayBuffer', 'structuredClone']

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Does something while every method of the language is a spy; tells which of them met a block that is not the own one. */
export function spying(size: number, own: ArrayBufferLike, body: () => void): string[] {
  const met: string[] = []
  let looking = false
  const isBlock = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    // Neither getter takes anything else.
    const memory = apply(tagOf, value, []) === undefined ? value : apply(memoryOf, value, [])
    if (memory === own) return false
    try {
      return apply(sizeOf, memory, []) === size
    } catch {
      return false
    }
  }
  const look = (name: string, value: unknown): void => {
    if (looking) return
    looking = true
    if (isBlock(value)) met[met.length] = name
    looking = false
  }
  const spyOn = (method: Method, name: string): Method => {
    const spy = function (this: unknown, ...args: unknown[]): unknown {
      for (let i = 0; i < args.length; i++) look(name, args[i])
      if (new.target === undefined) look(name, this)
      const result =
        new.target === undefined ? apply(method, this, args) : construct(method, args, new.target)
      look(name, result)
      return result
    }
    const keys = ownKeys(method)
    for (let i = 0; i < keys.length; i++)
      defineProperty(spy, keys[i]!, getOwnPropertyDescriptor(method, keys[i]!)!)
    return spy
  }
  const undo: (() => void)[] = []
  const replace = (place: object, key: PropertyKey, name: string): void => {
    const before = getOwnPropertyDescriptor(place, key)
    if (before === undefined || before.configurable !== true || key === 'constructor') return
    const { value, get } = before
    const after =
      typeof value === 'function'
        ? { ...before, value: spyOn(value, name) }
        : get === undefined
          ? null
          : { ...before, get: spyOn(get, name) }
    if (after !== null && defineProperty(place, key, after))
      undo[undo.length] = () => defineProperty(place, key, before)
  }
  const plan = [
    ...PLACES.flatMap(([name, place]) =>
      ownKeys(place).map((key) => [place, key, `${name}.${String(key)}`] as const),
    ),
    ...CONSTRUCTORS.map((key) => [globalThis, key, key] as const),
  ]
  try {
    for (let i = 0; i < plan.length; i++) replace(plan[i]![0], plan[i]![1], plan[i]![2])
    body()
  } finally {
    for (let i = undo.length - 1; i >= 0; i--) undo[i]!()
  }
  return [...new Set(met)]
}

/** What belongs to the language and not to us: everybody can reach it, and `spying` is about it. */
const LANGUAGE = new Set<object>([
  ...PLACES.map(([, place]) => place),
  ...NUMBERS,
  ...KINDS,
  Function,
  Object.getPrototypeOf(getPrototypeOf) as object,
])

/** Everything of ours that can be reached from here: by properties, getters and prototypes, not by calling anything. */
export function within(from: unknown, seen = new Set<object>()): Set<object> {
  if (from === null || (typeof from !== 'object' && typeof from !== 'function')) return seen
  if (seen.has(from) || LANGUAGE.has(from) || ArrayBuffer.isView(from) || from instanceof ArrayBuffer)
    return seen
  seen.add(from)
  within(Object.getPrototypeOf(from), seen)
  for (const key of ownKeys(from)) {
    const { value, get, set } = getOwnPropertyDescriptor(from, key)!
    for (const each of [value, get, set]) within(each, seen)
    try {
      within(Reflect.get(from, key), seen)
    } catch {
      // A getter that wants another object shows nothing.
    }
  }
  return seen
}
