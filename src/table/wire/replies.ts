import type { Sum, Wish } from '../../language/face.ts'
import type { WireMessage } from '../messages.ts'
import type { Moment } from '../moment.ts'
import type { Advice } from '../people/bots.ts'
import type { Scene } from '../shown/film.ts'
import { patched } from '../shown/patch.ts'

/** What is replied to a question, by the command that asks it. */
export interface Replies {
  readonly look: Moment
  readonly board: readonly string[]
  readonly why: Wish
  readonly sum: readonly Sum[]
  readonly numbers: readonly Sum[]
  readonly hint: readonly Advice[]
  readonly show: { readonly key: string | null }
}

const has = <K extends string>(value: unknown, ...keys: readonly K[]): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)
const isListOf = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is)

const isMoment = (value: unknown): value is Moment => has(value, 'revision', 'view', 'game')
const isText = (value: unknown): value is string => typeof value === 'string'
const isSum = (value: unknown): value is Sum =>
  has(value, 'n', 'words') && typeof value.n === 'number' && isText(value.words)
const isSums = (value: unknown): value is readonly Sum[] => isListOf(value, isSum)
const isAdvice = (value: unknown): value is Advice =>
  has(value, 'index', 'chance', 'why') && typeof value.index === 'number' && isText(value.why)
const isWish = (value: unknown): value is Wish =>
  has(value, 'possible', 'why') &&
  (value.why === null || (has(value.why, 'words') && isText(value.why.words)))
const isKey = (value: unknown): value is Replies['show'] =>
  has(value, 'key') && (value.key === null || isText(value.key))

/** Is it what was asked for? The table may be of another release than whoever asks. */
export const isReply: { readonly [C in keyof Replies]: (value: unknown) => value is Replies[C] } = {
  look: isMoment,
  board: (value) => isListOf(value, isText),
  why: isWish,
  sum: isSums,
  numbers: isSums,
  hint: (value) => isListOf(value, isAdvice),
  show: isKey,
}

/** The moment that a patch makes of the last one; null when it was made for another. */
export function patchedMoment(
  before: Moment | null,
  { from, r, moment }: Extract<WireMessage, { m: 'patch' }>,
): Moment | null {
  if (from !== before?.revision) return null
  const next = moment === null ? { ...before, revision: r } : patched(before, moment)
  return isMoment(next) ? next : null
}

/** What no player did on the way to a moment, step by step: each the table after so many lines of the whole log. */
export function scenesIn(
  { log, scenes = [] }: Extract<WireMessage, { m: 'patch' }>,
  before: unknown,
): readonly Scene[] {
  let shown = before
  return scenes.map(({ lines, view }) => {
    shown = view === null ? shown : patched(shown, view)
    return { lines: log.keep + lines, view: shown }
  })
}
