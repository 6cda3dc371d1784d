import type { Lang, Playable, SeenEvent, TerminalWords } from '../../../language/face.ts'
import type { Person } from '../../../language/people.ts'
import type { SentScene } from '../../../table/messages.ts'
import { eyesFor, type Moment, momentFor, type Viewer } from '../../../table/moment.ts'
import type { SharedTable } from '../../../table/shared-table.ts'
import type { LogEntry } from '../../../table/shown/log-entry.ts'
import { momentChange, type SentParts } from '../../../table/shown/moment-change.ts'
import { diff } from '../../../table/shown/patch.ts'
import type { Place } from '../people/seats.ts'
import type { NobodysTurns } from './nobodys-turns.ts'

/**
 * What everybody with the same seats, eyes and language is shown: made once for all of them, however many there are.
 * It goes from one revision to the next, and remembers the change.
 */
export class Channel {
  /** What those have in common whom it is made for. */
  readonly key: string
  readonly viewer: Viewer
  private readonly lang: Lang
  private readonly isDelayed: boolean
  private readonly table: SharedTable<Playable>
  private readonly words: TerminalWords
  private readonly common: SentParts
  private readonly pastOf: (revision: number) => string
  private readonly film: NobodysTurns | null
  private moment: Moment | null = null
  /** What these eyes saw; it is put into lines when it is sent. */
  private readonly lines: LogEntry[] = []
  private readUntil = 0
  private lastRead: LogEntry | undefined
  /** The last step from one revision to the next, until everybody has been sent it. */
  private change: { readonly from: number; readonly lines: number; readonly frame: string } | null = null

  /** What was sent to whoever came since the last step; its text when it was wanted twice. */
  private kept: { readonly keep: number; readonly text: string | null } | null = null

  constructor(
    key: string,
    table: SharedTable<Playable>,
    viewer: Viewer,
    lang: Lang,
    people: readonly Person[],
    common: SentParts,
    pastOf: (revision: number) => string,
    film: NobodysTurns | null,
    isDelayed: boolean,
  ) {
    this.key = key
    this.lang = lang
    this.isDelayed = isDelayed
    this.table = table
    this.common = common
    this.pastOf = pastOf
    this.film = film
    this.viewer = viewer
    const words = table.table.game.words[lang]
    this.words = words.among?.(people) ?? words
  }

  /** Is it made for whoever looks from there, in this language? */
  isFor({ eyes, answersFor, delayed }: Place, lang: Lang): boolean {
    const { viewer } = this
    return (
      eyes === viewer.eyes &&
      lang === this.lang &&
      delayed === this.isDelayed &&
      answersFor.length === viewer.answersFor.length &&
      answersFor.every((seat, i) => seat === viewer.answersFor[i])
    )
  }

  get revision(): number {
    return this.moment?.revision ?? -1
  }

  get length(): number {
    return this.lines.length
  }

  /** The words of whoever looks through this channel. */
  get speech(): TerminalWords {
    return this.words
  }

  /** Comes to the present revision. */
  update(): void {
    const { table, viewer, words, common } = this
    if (this.moment?.revision === table.revision) return
    this.kept = null
    const before = this.moment
    const lines = this.lines.length
    this.moment = momentFor(table, viewer, words, table.table, common)
    const keep = this.read()
    if (before === null) return
    const { revision: from } = before
    const { revision: to } = this.moment
    const eyes = eyesFor(table.table.game, viewer.eyes)
    const scenes =
      this.film === null
        ? ''
        : common.of(to, `scenes after ${keep}`, null, () => this.scenesText(before.view, keep), eyes)
    const change = momentChange(before, this.moment, common)
    const log = common.of(to, `lines after ${keep}`, null, () => this.linesText(keep), eyes)
    this.change = {
      from,
      lines,
      frame: `{"m":"patch","from":${from},"r":${to},"past":"${this.pastOf(to)}","moment":${change},"log":${log}${scenes}}`,
    }
  }

  /** What no player did since then, scene by scene. */
  private scenesText(before: unknown, keep: number): string {
    const { film, lines, viewer } = this
    if (film === null || film.isEmpty) return ''
    let shown = before
    const scenes = film
      .scenes(lines.slice(keep), viewer.eyes, [])
      .map(({ lines: until, view }): SentScene => {
        const change = diff(shown, view)
        shown = view
        return { lines: until, view: change }
      })
    return scenes.length === 0 ? '' : `,"scenes":${JSON.stringify(scenes)}`
  }

  /** Goes on where it stopped reading, or where the log was cut since; gives how many lines stay as they were. */
  private read(): number {
    const { log } = this.table.table
    const { eyes } = this.viewer
    const { lines } = this
    let from = this.readUntil
    if (from > 0 && log[from - 1] !== this.lastRead) {
      // Going back cuts the log: what is left of it is what is the same at the beginning.
      from = 0
      const kept = new Set(log)
      const cut = lines.findIndex((entry) => !kept.has(entry))
      if (cut >= 0) lines.length = cut
      const last = lines.at(-1)
      if (last !== undefined) from = log.indexOf(last) + 1
    }
    const keep = lines.length
    for (let i = from; i < log.length; i++) {
      const entry = log[i]!
      if (entry.seenBy(eyes) !== null) lines.push(entry)
    }
    this.readUntil = log.length
    this.lastRead = log.at(-1)
    return keep
  }

  /** The change that leads to the present, when it began at what a page has. */
  patchFrom(revision: number, lines: number): string | null {
    const { change } = this
    return change !== null && change.from === revision && change.lines === lines ? change.frame : null
  }

  /** Everybody who was a step behind has been sent it: whoever comes later gets the whole. */
  forgetChange(): void {
    this.change = null
  }

  private linesText(keep: number): string {
    const { eyes } = this.viewer
    let lines = ''
    for (let i = keep; i < this.lines.length; i++) {
      const entry = this.lines[i]!
      const event = this.common.text(entry.seenBy(eyes)!, eventText)
      lines += `${lines === '' ? '' : ','}{"after":${entry.after},${event}}`
    }
    return `{"keep":${keep},"add":[${lines}]}`
  }

  /**
   * The present as it is sent to whoever comes and has so many lines of the log. It is made again for the first of them;
   * from the second on it is kept until the table goes on, so that connecting again and again costs little.
   */
  whole(keep: number): string {
    this.update()
    const { kept } = this
    if (kept?.keep === keep && kept.text !== null) return kept.text
    const { revision } = this
    const text = `"r":${revision},"past":"${this.pastOf(revision)}","moment":${JSON.stringify(this.moment)},"log":${this.linesText(keep)}`
    this.kept = { keep, text: kept?.keep === keep ? text : null }
    return text
  }

  /** The reasons of a line, by its place. */
  eventAt(line: number): SeenEvent | null {
    return this.lines[line]?.seenBy(this.viewer.eyes) ?? null
  }
}

/** What a line says as it is sent: the reasons of its numbers stay here until somebody asks for them. */
function eventText(event: SeenEvent): string {
  return event.sum === undefined && event.spared === undefined
    ? `"event":${JSON.stringify(event)}`
    : `"event":${JSON.stringify({ ...event, sum: undefined, spared: undefined })},"sum":true`
}
