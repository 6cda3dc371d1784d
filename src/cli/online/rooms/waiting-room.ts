import { randomBytes } from 'node:crypto'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang } from '../../../language/face.ts'
import { type KeptDeal, SHARE_BYTES } from '../../../table/deal.ts'
import type { RoomShown } from '../../../table/messages.ts'
import { STOPPED } from '../../../table/refusals.ts'
import type { ListedTable } from '../../../table/wire/api.ts'
import { hostWords } from '../words/host.ts'
import { joinWords } from '../words/words.ts'
import { termLines } from './hosting.ts'

interface RoomTerminal {
  readonly lang: Lang
  readonly table: string
  readonly tables: { readonly table: (id: string) => Promise<ListedTable> }
  readonly print: (text: string) => void
  /** Says that she is ready, with her share of the deal, or not any more; gives false when that is refused. */
  readonly ready: (share: string | null) => Promise<boolean>
}

/** A table before its game, at a terminal. */
export class WaitingRoom {
  closed = false
  /** What the seat was shown before the deal, and what it added. */
  kept: KeptDeal | null = null
  private isReady = false
  /** Her seats, as far as they are known. */
  private seats: readonly number[] = []
  private options: RoomShown['options'] | null = null
  private readonly terminal: RoomTerminal
  private readonly words: (typeof joinWords)['en']
  /** What stands there already need not be printed again. */
  private printed = ''

  constructor(terminal: RoomTerminal) {
    this.terminal = terminal
    this.words = joinWords[terminal.lang]
  }

  show(room: RoomShown | null): void {
    const { words, terminal } = this
    if (room === null) return
    if (room.state !== 'open') {
      terminal.print(room.state === 'frozen' ? STOPPED.rules[terminal.lang] : words.closed)
      this.closed = true
      return
    }
    this.showOptions(room)
    if (this.isReady && this.seats.some((seat) => room.seats[seat]?.ready === false))
      void this.lookWhetherReady()
    const lines = room.seats.map(({ name, bot, open, ready }, i) => {
      if (bot !== null) return `  ${i + 1}. ${words.bot(bot)}`
      return open
        ? `  ${i + 1}. ${words.freeSeat}`
        : `  ${i + 1}. ${name}, ${ready ? words.ready : words.notReady}`
    })
    const shown = [words.room(room.title), ...lines].join('\n')
    if (shown !== this.printed) terminal.print(shown)
    this.printed = shown
  }

  /** How people play is the host's to change. */
  private showOptions({ options }: RoomShown): void {
    const { lang, print } = this.terminal
    const before = this.options
    this.options = options
    if (before === null) return
    const changed = Object.entries(options).filter(([name, value]) =>
      Object.entries(before).every((each) => each[0] !== name || each[1] !== value),
    )
    if (changed.length > 0)
      print([hostWords[lang].changed, ...termLines(Object.fromEntries(changed), lang)].join('\n'))
  }

  /** What a room shows may be older than her word: only the server knows whether it still counts. */
  private async lookWhetherReady(): Promise<void> {
    const { terminal } = this
    // Where the server does not say, nothing is said here.
    if ((await this.readyNow()) !== false) return
    if (this.isReady) terminal.print(hostWords[terminal.lang].readyAgain)
    this.isReady = false
  }

  /** Null when the server does not say. */
  private async readyNow(): Promise<boolean | null> {
    const { tables, table } = this.terminal
    try {
      const { state, seats, you } = await tables.table(table)
      this.seats = you.seats
      return (
        state !== 'open' || (you.seats.length > 0 && you.seats.every((seat) => seats[seat]?.ready === true))
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return null
    }
  }

  showAgain(room: RoomShown | null): void {
    this.printed = ''
    this.show(room)
  }

  /** Ready, with chance of her own for the deal, or not any more. */
  async beReady(room: RoomShown | null): Promise<void> {
    const { terminal, words } = this
    // Whatever the host changes makes everybody unready.
    const on = !((await this.readyNow()) ?? this.isReady)
    const share = on ? randomBytes(SHARE_BYTES).toString('base64url') : null
    // What counts is the seal that was shown before the table knew her share.
    const { commitment } = room ?? {}
    if (!(await terminal.ready(share))) return
    this.isReady = on
    this.kept = share !== null && commitment !== undefined ? { commitment, share } : null
    terminal.print(on ? words.youAreReady : words.notReadyAnyMore)
  }
}
