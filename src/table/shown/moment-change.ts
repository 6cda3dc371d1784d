import type { Draft } from '../../language/draft.ts'
import { CommonParts, type Moment } from '../moment.ts'
import { diff } from './patch.ts'

/** Common parts of viewers who are sent changes; apart, because a table at one screen sends none. */
export class SentParts extends CommonParts {
  /** Only of the present revision: a table that waits holds on to nothing that it has shown. */
  private changes: Map<object, { readonly from: object; readonly text: string | null }> | null = null
  private texts: Map<object, string> | null = null

  override forget(): void {
    super.forget()
    this.changes = null
    this.texts = null
  }

  /** The text of something that several viewers may share, made once for all of them. */
  text<T extends object>(of: T, write: (of: T) => string): string {
    const known = this.texts?.get(of)
    if (known !== undefined) return known
    const text = write(of)
    this.texts ??= new Map()
    this.texts.set(of, text)
    return text
  }

  /**
   * The patch from one part to another as text, null when they are the same; made once for all whose parts are the same
   * objects.
   */
  change(from: unknown, to: unknown): string | null {
    if (from === to) return null
    if (Number.isSafeInteger(to)) return `[0,${to}]`
    if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null)
      return JSON.stringify([0, to])
    const known = this.changes?.get(to)
    if (known?.from === from) return known.text
    const patch = diff(from, to)
    const text = patch === null ? null : JSON.stringify(patch)
    this.changes ??= new Map()
    this.changes.set(to, { from, text })
    return text
  }
}

/** All of a moment, in the order in which it is sent. */
const KEYS = Object.keys({
  game: true,
  revision: true,
  at: true,
  last: true,
  eyes: true,
  players: true,
  view: true,
  asked: true,
  question: true,
  botAsked: true,
  outcome: true,
  undo: true,
  acts: true,
  forecast: true,
  outlook: true,
  standing: true,
  record: true,
} satisfies Readonly<Record<keyof Moment, true>>) as readonly (keyof Moment)[]

function takeOver<K extends keyof Moment>(from: Moment, to: Draft<Moment>, key: K): void {
  to[key] = from[key]
}

/**
 * The patch from one moment to the next, as text; null when nothing has changed. What has not is taken over, as `diff`
 * does.
 */
export function momentChange(from: Moment, to: Moment, common: SentParts): string | null {
  let changes = ''
  for (const key of KEYS) {
    const change = common.change(from[key], to[key])
    if (change === null) takeOver(from, to, key)
    else changes += `${changes === '' ? '' : ','}"${key}":${change}`
  }
  return changes === '' ? null : `[1,{${changes}},[]]`
}
