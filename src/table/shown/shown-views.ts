import { toText } from '../../kernel/block.ts'
import { isDocument } from '../../kernel/record-parts.ts'
import { sha256 } from '../../kernel/sha256.ts'
import type { Moment } from '../moment.ts'

/*
 * What somebody was shown while a game was played, as digests, so that it can be compared with the record afterwards: a
 * server that showed something else than it recorded is found out.
 */

/** A view after so many answers, through whose eyes. */
export interface ShownView {
  readonly at: number
  readonly eyes: number
  readonly digest: string
}

/** All that is compared with a record. */
export interface ShownGame {
  readonly views: readonly ShownView[]
  /** Every entry that was in one of the views, by its path: another release may show others. */
  readonly entries: readonly string[]
}

/** Few to keep, and enough that nobody finds another view with the same digest. */
const DIGEST_BYTES = 9
const VIEW = /^\d{1,7} \d{1,3} [\w-]{12}$/
/** A game that goes on for longer loses what it began with. */
const MOST = 4_000

/** So many answers are certain when nothing was taken back. */
const EVERYTHING = Number.POSITIVE_INFINITY

const encoder = new TextEncoder()

const inOrder = (_: string, value: unknown): unknown =>
  isDocument(value)
    ? Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, value[key]]),
      )
    : value

/** The same for every view that is written alike, in whatever order its entries stand. */
export const viewDigest = (view: unknown): string =>
  toText(sha256(encoder.encode(JSON.stringify(view, inOrder))).slice(0, DIGEST_BYTES))

/** Adds the path of every entry of a view; the items of a list are all alike. */
export function addEntries(view: unknown, to: Set<string>, path = ''): void {
  if (Array.isArray(view)) for (const item of view) addEntries(item, to, path)
  else if (isDocument(view))
    for (const key of Object.keys(view)) {
      if (view[key] === undefined) continue
      const entry = `${path}.${key}`
      to.add(entry)
      addEntries(view[key], to, entry)
    }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'
const isView = (value: unknown): value is string => isText(value) && VIEW.test(value)
const listOf = <T>(value: unknown, is: (item: unknown) => item is T): readonly T[] =>
  Array.isArray(value) ? value.filter(is) : []

function viewIn(text: string): ShownView {
  const [at, eyes, digest = ''] = text.split(' ')
  return { at: Number(at), eyes: Number(eyes), digest }
}

type Shown = Pick<Moment, 'at' | 'eyes' | 'view'>

/** Keeps what is shown, as far as it has not been taken back. */
export class ShownViews {
  /** Each view as a text, `at eyes digest`. */
  private readonly shown: Set<string>
  /** Those of the end, which nobody takes back. */
  private readonly ended: Set<string>
  private readonly entries: Set<string>
  /** The last moment before the end. */
  private last: Pick<Moment, 'revision' | 'at'> | null

  /** What was kept earlier, or nothing where that cannot be read. */
  constructor(kept: unknown = null) {
    const { shown, ended, entries, last } = isDocument(kept) ? kept : {}
    const [revision, at] = listOf(last, isNumber)
    const known = revision !== undefined && at !== undefined
    this.last = known ? { revision, at } : null
    // Without it nobody knows what has been taken back since.
    this.shown = new Set(known ? listOf(shown, isView) : [])
    this.ended = new Set(listOf(ended, isView))
    this.entries = new Set(listOf(entries, isText))
  }

  /** To be kept as JSON. */
  get kept(): Readonly<Record<'shown' | 'ended' | 'entries' | 'last', readonly (string | number)[]>> {
    const { last } = this
    return {
      last: last === null ? [] : [last.revision, last.at],
      shown: [...this.shown],
      ended: [...this.ended],
      entries: [...this.entries],
    }
  }

  /** Something is shown; `cut`: lines of the log that were there are gone. */
  note(moment: Shown & Pick<Moment, 'revision' | 'record'>, cut: boolean): void {
    const { revision, at, record } = moment
    if (record !== null) {
      this.add(moment, this.ended)
      return
    }
    const { last } = this
    if (last !== null) {
      const steps = revision - last.revision
      // A single step without an answer is an act, which takes nothing back, unless lines go with it.
      const isAct = steps === 1 && at === last.at && !cut
      if (steps > 0 && !isAct) this.forgetAbove(keptUntil(last, revision, at))
    }
    this.last = { revision, at }
    this.add(moment, this.shown)
  }

  /** Somebody looks back during the game. */
  look(moment: Shown): void {
    if (this.last !== null) this.add(moment, this.shown)
  }

  /**
   * What is to be compared with a record of so many answers, which came about in so many steps: all that cannot have been
   * taken back while nothing was shown here.
   */
  game(steps: number, answers: number): ShownGame {
    const { last } = this
    // The last step of a game that is over takes nothing back.
    const until = last === null || steps - last.revision <= 1 ? EVERYTHING : keptUntil(last, steps, answers)
    const views = [...this.shown].map(viewIn).filter(({ at }) => at <= until)
    return { views: [...views, ...[...this.ended].map(viewIn)], entries: [...this.entries] }
  }

  private add({ at, eyes, view }: Shown, to: Set<string>): void {
    to.add(`${at} ${eyes} ${viewDigest(view)}`)
    addEntries(view, this.entries)
    if (to.size <= MOST) return
    // Many at once: the first of a set is found the more slowly the more have gone before it.
    for (const oldest of [...to].slice(0, MOST / 4)) to.delete(oldest)
  }

  private forgetAbove(at: number): void {
    // As at nearly every step: nothing was taken back.
    if (at === EVERYTHING) return
    for (const text of this.shown) if (viewIn(text).at > at) this.shown.delete(text)
  }
}

/**
 * Up to how many answers nothing was taken back between two moments. Going back by some answers is a step, and undoes as
 * many that were steps too; and what somebody did after the last answer may have been taken back alone.
 */
function keptUntil(last: Pick<Moment, 'revision' | 'at'>, revision: number, at: number): number {
  const noAnswers = revision - last.revision - (at - last.at)
  return noAnswers <= 0 ? EVERYTHING : last.at - Math.max(1, noAnswers - 1)
}
