import type { Company, RoomShown, SentLine, SentLines, WireMessage } from '../../../table/messages.ts'
import type { Moment } from '../../../table/moment.ts'
import { ShownViews } from '../../../table/shown/shown-views.ts'
import { patchedMoment } from '../../../table/wire/replies.ts'

/** What a table has told so far, patched together. */
export class TableCopy {
  room: RoomShown | null = null
  company: Company | null = null
  moment: Moment | null = null
  lines: readonly SentLine[] = []
  /** The sign of the last step that led here, by which the table recognises it. */
  past = ''
  /** So many lines from the beginning have not changed since this was last set to their number. */
  unchanged = 0
  /** All that was shown, to be compared with the record when the game is over. */
  readonly views = new ShownViews()

  get revision(): number {
    return this.moment?.revision ?? 0
  }

  /** Takes what is said of the table; gives false when it does not fit what was heard before. */
  take(message: WireMessage): boolean {
    switch (message.m) {
      case 'room':
        this.room = message.room
        return true
      case 'company':
        this.company = message.company
        return true
      case 'whole':
        this.company = message.company
        this.show(message.moment, message)
        return true
      case 'patch': {
        const next = patchedMoment(this.moment, message)
        if (next === null) return false
        this.show(next, message)
        if (this.company !== null) this.company = { ...this.company, ...message.company }
        return true
      }
      case 'resync':
        this.moment = null
        this.lines = []
        this.unchanged = 0
        return true
      default:
        return true
    }
  }

  private show(
    moment: Moment,
    { log: { keep, add }, past = '' }: { readonly log: SentLines; readonly past?: string },
  ): void {
    // A table that is stopped is shown as far as it goes, and not by the steps that led there.
    if (this.company?.stopped === null) this.views.note(moment, keep < this.lines.length)
    this.room = null
    this.past = past
    this.moment = moment
    this.lines = [...this.lines.slice(0, keep), ...add]
    this.unchanged = Math.min(this.unchanged, keep)
  }
}
