import { Session } from 'node:inspector'

/*
 * Everything that two instances of the same modules hold, compared: what they export, and through the functions also what
 * they keep to themselves, which the debugger shows.
 */

type Found = Readonly<Record<string, unknown>>

/** What a function sees of the modules around it, innermost first. */
class Scopes {
  private readonly session = new Session()
  private readonly known = new Map<unknown, readonly Found[]>()

  constructor() {
    this.session.connect()
  }

  private post<T>(method: string, params: object): T {
    let answer: T | undefined
    this.session.post(method, params, (error: Error | null, result?: object) => {
      if (error !== null) throw error
      answer = result as T
    })
    return answer!
  }

  of(f: unknown): readonly Found[] {
    const known = this.known.get(f)
    if (known !== undefined) return known
    const hands = globalThis as unknown as { inHand: unknown; taken: Found[] }
    hands.inHand = f
    hands.taken = []
    type Properties = {
      readonly result: readonly {
        readonly value?: { readonly objectId?: string; readonly description?: string }
      }[]
      readonly internalProperties?: readonly {
        readonly name: string
        readonly value: { readonly objectId: string }
      }[]
    }
    const properties = (objectId: string): Properties =>
      this.post('Runtime.getProperties', { objectId, ownProperties: true })
    const { result } = this.post<{ readonly result: { readonly objectId: string } }>('Runtime.evaluate', {
      expression: 'globalThis.inHand',
      objectGroup: 'scopes',
    })
    const scopes = properties(result.objectId).internalProperties?.find(({ name }) => name === '[[Scopes]]')
    if (scopes !== undefined)
      for (const { value } of properties(scopes.value.objectId).result)
        if (value?.objectId !== undefined && /^(Closure|Module|Block|Script)/.test(value.description ?? ''))
          this.post('Runtime.callFunctionOn', {
            objectId: value.objectId,
            functionDeclaration: 'function () { globalThis.taken.push(this) }',
          })
    const taken = [...hands.taken]
    this.post('Runtime.releaseObjectGroup', { objectGroup: 'scopes' })
    this.known.set(f, taken)
    return taken
  }

  close(): void {
    this.session.disconnect()
  }
}

const isThing = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/**
 * What an entry holds. A getter of a class has nothing to read from, and is itself what there is; a variable of a loop
 * that has ended holds nothing.
 */
function heldIn(of: Found, key: string): unknown {
  try {
    return of[key]
  } catch (error) {
    return error instanceof ReferenceError ? undefined : Object.getOwnPropertyDescriptor(of, key)?.get
  }
}

const MOST = 20
/** The last steps of the way to a place say enough. */
const WAY = 5

/**
 * Where two things differ, each place once; `looked` says how much there was to compare. What stands under one of the keys
 * that `isOne` names is the same thing wherever else it stands.
 */
export function differences(
  one: unknown,
  other: unknown,
  isOne: (key: string) => boolean = () => false,
): { readonly places: readonly string[]; readonly looked: number } {
  const scopes = new Scopes()
  const seen = new Map<unknown, Set<unknown>>()
  const ones = new Set<unknown>()
  const places: string[] = []
  const queue: (readonly [unknown, unknown, readonly string[]])[] = [[one, other, []]]
  const differ = (way: readonly string[]): void => {
    places.push(way.slice(-WAY).join('.'))
  }
  const entries = (a: Found, b: Found, way: readonly string[]): void => {
    const [keys, others] = [Reflect.ownKeys(a), Reflect.ownKeys(b)]
    if (keys.length !== others.length || keys.some((key, i) => key !== others[i])) differ(way)
    else
      for (const key of keys as string[])
        queue.push([heldIn(a, key), heldIn(b, key), [...way.slice(1 - WAY), String(key)]])
  }
  const compare = (a: object, b: object, way: readonly string[]): void => {
    if (ArrayBuffer.isView(a) && ArrayBuffer.isView(b)) {
      const [left, right] = [a, b].map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength))
      if (!left!.equals(right!)) differ(way)
      return
    }
    if (a instanceof Map && b instanceof Map) queue.push([[...a], [...b], way])
    else if (a instanceof Set && b instanceof Set) queue.push([[...a], [...b], way])
    else if (typeof a === 'function' && typeof b === 'function') {
      const [left, right] = [scopes.of(a), scopes.of(b)]
      if (left.length !== right.length) differ(way)
      left.forEach((scope, i) => {
        if (right[i] !== undefined) entries(scope, right[i], way)
      })
    }
    entries(a as unknown as Found, b as unknown as Found, way)
  }
  for (let next = 0; next < queue.length && places.length < MOST; next++) {
    const [a, b, way] = queue[next]!
    if (Object.is(a, b)) continue
    if (!isThing(a) || !isThing(b) || Array.isArray(a) !== Array.isArray(b)) {
      differ(way)
      continue
    }
    const partners = seen.get(a) ?? new Set()
    if (partners.has(b)) continue
    const key = way.at(-1) ?? ''
    if (isOne(key)) ones.add(a)
    if (partners.size > 0 && ones.has(a)) differ([...way, '(another thing)'])
    seen.set(a, partners.add(b))
    compare(a, b, way)
  }
  scopes.close()
  return { places, looked: seen.size }
}
