import { isDocument } from '../../../kernel/record-parts.ts'
import { ShownViews } from '../../../table/shown/shown-views.ts'

/* What this browser was shown of each game while it was played, to be compared with its record afterwards. */

const PREFIX = 'cardwright/shown/'
const MOST = 20
/** Nothing waits longer than this, in milliseconds. */
const LONGEST = 1_000

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const writtenAt = (key: string): number => {
  const kept = read(key)
  return isDocument(kept) && typeof kept.written === 'number' ? kept.written : 0
}

/** What this browser has kept of a table. */
export const keptViews = (table: string): ShownViews => new ShownViews(read(PREFIX + table))

function write(table: string, { kept }: ShownViews): void {
  try {
    const key = PREFIX + table
    const others = Object.keys(localStorage).filter((each) => each.startsWith(PREFIX) && each !== key)
    if (others.length >= MOST) {
      const byAge = others.toSorted((a, b) => writtenAt(a) - writtenAt(b))
      for (const each of byAge.slice(0, others.length - MOST + 1)) localStorage.removeItem(each)
    }
    localStorage.setItem(key, JSON.stringify({ ...kept, written: Date.now() }))
  } catch {
    // A browser that keeps nothing compares what it has seen since the page was opened.
  }
}

/** The views of one table, as they come; worked off when the page has nothing else to do, and when it is left. */
export class KeptViews {
  private readonly kept: ShownViews
  private readonly table: string
  private waiting: (() => void)[] = []

  constructor(table: string) {
    this.table = table
    this.kept = keptViews(table)
    addEventListener('pagehide', this.work)
  }

  get views(): ShownViews {
    this.work()
    return this.kept
  }

  note(...shown: Parameters<ShownViews['note']>): void {
    this.later(() => this.kept.note(...shown))
  }

  look(...shown: Parameters<ShownViews['look']>): void {
    this.later(() => this.kept.look(...shown))
  }

  close(): void {
    removeEventListener('pagehide', this.work)
    this.work()
  }

  private later(what: () => void): void {
    this.waiting.push(what)
    if (this.waiting.length > 1) return
    if ('requestIdleCallback' in window) requestIdleCallback(this.work, { timeout: LONGEST })
    else setTimeout(this.work, LONGEST)
  }

  private readonly work = (): void => {
    const { waiting } = this
    if (waiting.length === 0) return
    this.waiting = []
    for (const each of waiting) each()
    write(this.table, this.kept)
  }
}
