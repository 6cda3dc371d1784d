import { hmacWith } from './hmac.ts'

const LENGTH = 8

/** What signs with the key of this process: all tables have the same. */
let signer: { readonly key: string; readonly sign: (text: string) => string } | null = null

function signed(key: string, text: string): string {
  if (signer?.key !== key) signer = { key, sign: hmacWith(key) }
  return signer.sign(text)
}

/**
 * Signs of steps, by which a table recognises the last step that a page has seen: another one in its place was stored at
 * another time. Without the key nobody can read that time from a sign.
 */
export class Past {
  private readonly key: string
  private readonly table: string
  private readonly times: readonly number[]
  private last: { readonly revision: number; readonly sign: string } | null = null

  /** `times`: when each step was stored. */
  constructor(key: string, table: string, times: readonly number[]) {
    this.key = key
    this.table = table
    this.times = times
  }

  /** The sign of the step that led to this revision; empty where there is none, or nobody knows it any more. */
  signOf(revision: number): string {
    if (this.last?.revision === revision) return this.last.sign
    const at = this.times[revision - 1]
    if (at === undefined) return ''
    const sign = signed(this.key, `${this.table} ${revision} ${at}`).slice(0, LENGTH)
    this.last = { revision, sign }
    return sign
  }
}
