import { isDocument } from '../../kernel/record-parts.ts'

/*
 * What a route of the server is. Its name says method and address (`POST /api/tables/:id/join`), its declaration what is
 * sent and what comes back: as types for both sides, and as checks for whoever gets an answer. Only the outline of an
 * answer is checked, enough to know that it comes from a server that speaks the same.
 */

/** Is it such a value, as far as its outline says? */
export type Check<T> = (value: unknown) => value is T
type Checks = Readonly<Record<string, Check<unknown>>>
type Checked<C> = C extends Check<infer T> ? T : never

export const text: Check<string> = (value) => typeof value === 'string'
export const number: Check<number> = (value) => typeof value === 'number'
export const flag: Check<boolean> = (value) => typeof value === 'boolean'

export const list =
  <T>(): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value)

export const entries =
  <T extends object>(): Check<T> =>
  (value): value is T =>
    isDocument(value)

export const orNull =
  <T>(check: Check<T>): Check<T | null> =>
  (value) =>
    value === null || check(value)

/** The entries that an answer has, and those that it may have. */
interface Outline {
  readonly required: Checks
  readonly optional: Checks
}

/** Null is sent where the address says everything. The types are for the compiler alone and no value at all. */
interface Typed<Sent, Answer> {
  readonly types?: { readonly sent: Sent; readonly answer: Answer }
}

export interface Route<Sent, Answer> extends Typed<Sent, Answer> {
  /** An answer has one of them. */
  readonly outlines: readonly Outline[]
}

/** Something else than JSON comes back: a text, or nothing but events for as long as somebody listens. */
interface NoCall<Answer> extends Typed<null, Answer> {
  readonly outlines: null
}

export type AnyRoute = Route<unknown, unknown> | NoCall<unknown>
export type SentTo<R> = R extends Typed<infer Sent, unknown> ? Sent : never
export type AnswerOf<R> = R extends Typed<unknown, infer Answer> ? Answer : never

type Method = 'GET' | 'POST'
export type RouteName = `${Method} /${string}`

type Entries<R extends Checks, O extends Checks> = { readonly [K in keyof R]: Checked<R[K]> } & {
  readonly [K in keyof O]?: Checked<O[K]>
}
type Flat<T> = { [K in keyof T]: T[K] }
type None = Readonly<Record<never, never>>

const route =
  <Sent>() =>
  <R extends Checks, O extends Checks = None>(
    required: R,
    optional?: O,
  ): Route<Sent, Flat<Entries<R, O>>> => ({ outlines: [{ required, optional: optional ?? {} }] })

/** What comes back where nothing is sent but the address. */
export const gives = route<null>()

/** What is sent, in the body of a POST or the query of a GET, and what comes back. */
export const takes = <Sent extends object>() => ({ gives: route<Sent>() })

/** One answer or another comes back. */
export const either = <Sent, A, B>(one: Route<Sent, A>, other: Route<Sent, B>): Route<Sent, A | B> => ({
  outlines: [...one.outlines, ...other.outlines],
})

/** Any entries come back, for somebody to keep. */
export const anyEntries: Route<null, Readonly<Record<string, unknown>>> = {
  outlines: [{ required: {}, optional: {} }],
}
export const events: NoCall<void> = { outlines: null }
export const plainText: NoCall<string> = { outlines: null }

const fits = (value: Readonly<Record<string, unknown>>, { required, optional }: Outline): boolean =>
  Object.entries(required).every(([key, check]) => check(value[key])) &&
  Object.entries(optional).every(([key, check]) => value[key] === undefined || check(value[key]))

/** Is this what the route answers? Whatever comes from a server becomes an answer here and nowhere else. */
export const isAnswer = <R extends Route<unknown, unknown>>(
  { outlines }: R,
  value: unknown,
): value is AnswerOf<R> => isDocument(value) && outlines.some((outline) => fits(value, outline))

/** Said when something is not done: a word for programs, a sentence for the person. */
export interface RefusalSent {
  readonly error: string
  readonly message: string
}

export const isRefusal = (value: unknown): value is RefusalSent =>
  isDocument(value) && text(value.error) && text(value.message)

/** What a call says beside the name of its route: what the address is about, and what is sent. */
type Asked<N, Sent> = (N extends `${string}/:id${string}` ? { readonly id: string } : None) &
  ([Sent] extends [null] ? None : { readonly send: Sent })

/** By the names of the routes of a contract that can be called: what else a call has to say. */
export type Calls<C> = {
  [N in keyof C as C[N] extends Route<unknown, unknown> ? N : never]: None extends Asked<N, SentTo<C[N]>>
    ? []
    : [asked: Asked<N, SentTo<C[N]>>]
}

export const methodOf = (name: RouteName): Method => (name.startsWith('GET') ? 'GET' : 'POST')
export const patternOf = (name: RouteName): string => name.slice(name.indexOf('/'))
export const addressOf = (name: RouteName, id: string): string =>
  patternOf(name).replace(':id', encodeURIComponent(id))

/** A call as it is sent, the same from wherever it comes. */
export function requestOf(
  name: RouteName,
  { id = '', send = {} }: { readonly id?: string; readonly send?: object } = {},
) {
  const address = addressOf(name, id)
  if (methodOf(name) === 'POST')
    return {
      address,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(send),
    }
  const query = new URLSearchParams(Object.entries(send)).toString()
  return { address: query === '' ? address : `${address}?${query}`, method: 'GET' }
}
