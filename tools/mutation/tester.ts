import type { Example } from './thread.ts'

/*
 * What tests of the kernel and of the rules ask of vitest, in one program with the code that they test: thousands of mutants are tried without
 * loading anything again. Tests that ask for more do not hold before anything is changed, and the tool says so.
 */

export const tests: Example[] = []
const suites: string[] = []

type Body = (...row: never[]) => unknown

function each(body: (name: string, row: readonly unknown[]) => void) {
  return (rows: readonly unknown[]) => (name: string, work: Body) =>
    rows.forEach((row, i) => {
      const values = Array.isArray(row) ? row : [row]
      body(`${name} (${i + 1})`, [work, ...values])
    })
}

export function describe(name: string, body: () => void): void {
  suites.push(name)
  body()
  suites.pop()
}
describe.each = each((name, [work, ...row]) => describe(name, () => (work as Body)(...(row as never[]))))

export function it(name: string, body: () => unknown): void {
  const fullTestName = [...suites, name].join(' › ')
  tests.push({
    name: fullTestName,
    judge: 'test',
    proves: [],
    holds: () => {
      for (const before of beforehand) before({ task: { file: { filepath: '' }, fullTestName } })
      if (body() instanceof Promise) throw new Error('a test that waits cannot be tried here')
      return true
    },
  })
}
it.each = each((name, [work, ...row]) => it(name, () => (work as Body)(...(row as never[]))))

/** Which test it is, as far as anybody asks here. */
interface Context {
  readonly task: { readonly file: { readonly filepath: string }; readonly fullTestName: string }
}
const beforehand: ((context: Context) => unknown)[] = []
export const beforeEach = (body: (context: Context) => unknown): void => void beforehand.push(body)

/** Nothing has been tried yet when a file is loaded. */
export const beforeAll = (body: () => unknown): void => void body()

function fail(what: string): never {
  throw new Error(what)
}

/** Stands for everything that has these entries. */
class Containing {
  readonly named: object
  constructor(named: object) {
    this.named = named
  }
}

/** Stands for every list in which all of these are. */
class ContainingAll {
  readonly named: readonly unknown[]
  constructor(named: readonly unknown[]) {
    this.named = named
  }
}

const entriesOf = (value: object): [string, unknown][] =>
  // set-up: compared one by one, in whatever order
  Object.entries(value).filter(([, each]) => each !== undefined)

/** The same in all that can be seen of it; entries that are undefined are not there. */
function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (b instanceof Containing) return matches(a, b.named)
  if (b instanceof ContainingAll)
    return Array.isArray(a) && b.named.every((each) => a.some((one) => equals(one, each)))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Error || b instanceof Error)
    return a instanceof Error && b instanceof Error && a.message === b.message
  if (Array.isArray(a) !== Array.isArray(b) || ArrayBuffer.isView(a) !== ArrayBuffer.isView(b)) return false
  if (a instanceof Map || a instanceof Set) return equals([...a], [...(b as Iterable<unknown>)])
  const [its, others] = [entriesOf(a), entriesOf(b)]
  return its.length === others.length && others.every(([key, value]) => equals(a[key as keyof object], value))
}

/** Everything that is named is there; what is not named may be anything. */
function matches(value: unknown, named: unknown): boolean {
  if (typeof named !== 'object' || named === null) return equals(value, named)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(named) && (!Array.isArray(value) || value.length !== named.length)) return false
  return Object.entries(named).every(([key, each]) => matches(value[key as keyof object], each))
}

type Thrown = string | RegExp | Error | (new (...args: never[]) => unknown) | undefined

function throws(body: () => unknown, expected: Thrown): boolean {
  try {
    body()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (expected === undefined) return true
    if (typeof expected === 'string') return message.includes(expected)
    if (expected instanceof RegExp) return expected.test(message)
    if (expected instanceof Error) return message === expected.message
    return error instanceof expected
  }
  return false
}

export function expect(value: unknown, about = '') {
  const checks = (wanted: boolean) => {
    const be = (holds: boolean): void => {
      if (holds !== wanted) fail(`not as expected ${about}`)
    }
    return {
      toBe: (other: unknown) => be(Object.is(value, other)),
      toEqual: (other: unknown) => be(equals(value, other)),
      toMatchObject: (named: unknown) => be(matches(value, named)),
      toMatch: (part: string | RegExp) =>
        be(typeof part === 'string' ? String(value).includes(part) : part.test(String(value))),
      toContain: (part: unknown) => be((value as string | readonly unknown[]).includes(part as never)),
      toContainEqual: (part: unknown) => be((value as readonly unknown[]).some((each) => equals(each, part))),
      toHaveLength: (n: number) => be((value as { length: number }).length === n),
      toBeNull: () => be(value === null),
      toBeUndefined: () => be(value === undefined),
      toBeInstanceOf: (kind: new (...args: never[]) => unknown) => be(value instanceof kind),
      toBeGreaterThan: (n: number) => be((value as number) > n),
      toBeGreaterThanOrEqual: (n: number) => be((value as number) >= n),
      toBeLessThan: (n: number) => be((value as number) < n),
      toBeLessThanOrEqual: (n: number) => be((value as number) <= n),
      toThrow: (expected?: Thrown) => be(throws(value as () => unknown, expected)),
      // Lists of numbers and texts are written alike, but for blanks and the last comma.
      toMatchInlineSnapshot: (text: string) =>
        be(JSON.stringify(value) === text.replace(/\s/g, '').replace(/,(?=\])/g, '')),
    }
  }
  return { ...checks(true), not: checks(false) }
}
/** All files are one program. */
expect.getState = () => ({ testPath: '' })
expect.objectContaining = (named: object) => new Containing(named)
expect.arrayContaining = (named: readonly unknown[]) => new ContainingAll(named)
