import type { Rules, SeenEvent, Words } from '../../language/face.ts'
import type { LogLine } from '../moment.ts'
import type { Table } from '../table.ts'
import type { LogEntry } from './log-entry.ts'

type Line = LogLine | null

/** What happened, as a change of what the page has: it keeps so many lines and adds the others. */
export interface SentLog {
  readonly log: { readonly keep: number; readonly add: readonly LogLine[] }
  readonly fresh: number
}

/** The log of a table in words: every line is said once, and only what the page does not have yet is sent. */
export class News {
  private readonly table: Table<Rules>
  private said = new WeakMap<LogEntry, { readonly line: Line }>()
  private words: Words | null = null
  private eyes = -1
  /** What the page has. */
  private sent: readonly LogLine[] = []
  private receivedBefore: number

  constructor(table: Table<Rules>) {
    this.table = table
    this.receivedBefore = table.log.length
  }

  /** Everything so far is old news. */
  received(): void {
    this.receivedBefore = this.table.log.length
  }

  /** What the page has not heard of yet and what these eyes saw. */
  unheard(eyes: number, words: Words): readonly LogEntry[] {
    return this.table.log
      .slice(this.receivedBefore)
      .filter((entry, i) => this.line(entry, this.receivedBefore + i, eyes, words) !== null)
  }

  /** The log as it is now; the page keeps it. */
  now(eyes: number, words: Words): SentLog {
    const { log } = this.table
    const lines = this.lines(log.length, eyes, words)
    const fresh = this.lines(log.length, eyes, words, this.receivedBefore).length
    const change = this.change(lines)
    this.sent = lines
    this.received()
    return { log: change, fresh }
  }

  /** The log as it was when it had so many entries; the page only looks at it. */
  then(entries: number, eyes: number, words: Words): SentLog {
    return { log: this.change(this.lines(entries, eyes, words)), fresh: 0 }
  }

  private change(lines: readonly LogLine[]): SentLog['log'] {
    const differs = lines.findIndex((line, i) => line !== this.sent[i])
    const keep = differs === -1 ? Math.min(lines.length, this.sent.length) : differs
    return { keep, add: lines.slice(keep) }
  }

  private lines(to: number, eyes: number, words: Words, from = 0): readonly LogLine[] {
    if (words !== this.words || eyes !== this.eyes) {
      this.said = new WeakMap()
      this.words = words
      this.eyes = eyes
    }
    const { log } = this.table
    const lines: LogLine[] = []
    for (let i = from; i < to; i++) {
      const line = this.line(log[i]!, i, eyes, words)
      if (line !== null) lines.push(line)
    }
    return lines
  }

  private line(entry: LogEntry, place: number, eyes: number, words: Words): Line {
    const known = this.said.get(entry)
    if (known !== undefined) return known.line
    const text = this.table.describe(entry, eyes, words)
    const line = text === null ? null : { after: entry.after, text, ...eventOf(entry.seenBy(eyes)!, place) }
    this.said.set(entry, { line })
    return line
  }
}

/** The reasons of its numbers stay here until somebody asks for them, by the place of the line. */
function eventOf({ sum, spared, ...event }: SeenEvent, place: number): Pick<LogLine, 'event' | 'line'> {
  return sum === undefined && spared === undefined ? { event } : { event, line: place }
}
