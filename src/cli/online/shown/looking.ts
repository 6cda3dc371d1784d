import { gameNamed } from '../../../games/index.ts'
import { readRecord } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang } from '../../../language/face.ts'
import type { WireMessage } from '../../../table/messages.ts'
import { Table } from '../../../table/table.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import { placeWords } from '../words/places.ts'
import { joinWords } from '../words/words.ts'
import type { Questions } from './questions.ts'
import type { TableCopy } from './table-copy.ts'

const NO = ['no', 'non']

interface Terminal {
  readonly lang: Lang
  readonly print: (text: string) => void
  /** Where the table is: `http://localhost:4680`. */
  readonly server: string
  readonly table: string
}

interface Around {
  readonly nameOf: (seat: number) => string
  /** Says something that need not arrive; false when the line is down. */
  readonly mention: (command: WireCommand) => boolean
  readonly showTable: () => Promise<void>
}

type Led = Extract<WireMessage, { m: 'led' }>

/** How a terminal looks at its table: back, through other eyes, and together with others who look at the same. */
export class Looking {
  private readonly terminal: Terminal
  private readonly received: TableCopy
  private readonly questions: Questions
  private readonly around: Around
  private readonly words: (typeof placeWords)['en']
  /** After so many answers is the table that was shown last; null for the present one. */
  private past: number | null = null
  private leads = false
  private follows = false
  private led: Led | null = null

  constructor(terminal: Terminal, received: TableCopy, questions: Questions, around: Around) {
    this.terminal = terminal
    this.received = received
    this.questions = questions
    this.around = around
    this.words = placeWords[terminal.lang]
  }

  /** After how many answers the table is that is looked at. */
  get at(): number | null {
    return this.past ?? this.received.moment?.at ?? null
  }

  /** Leads to what is looked at, and opens when the game is over: its record tells what everybody held. */
  faultLink(): void {
    const { at } = this
    const { moment } = this.received
    const { lang, print, server, table } = this.terminal
    if (at === null || moment === null) return print(joinWords[lang].notAsked)
    print(this.words.faultLink(`${server}/#/replay/${table}?at=${at}&eyes=${moment.eyes}`))
  }

  /** `look 12`, `look +`, `look -`; `look` alone comes back. */
  async look(typed: string): Promise<void> {
    const { moment } = this.received
    const { terminal, words } = this
    if (moment === null) return terminal.print(joinWords[terminal.lang].notAsked)
    if (typed === '') {
      this.past = null
      terminal.print(words.presentAgain)
      await this.around.showTable()
      return this.lead()
    }
    const from = this.past ?? moment.at
    const at = typed === '+' ? from + 1 : typed === '-' ? from - 1 : /^\d+$/.test(typed) ? Number(typed) : -1
    if (at < 0 || at > moment.last) return terminal.print(words.noLook(moment.last))
    await this.lookAt(at)
  }

  private async lookAt(at: number): Promise<void> {
    const lines = await this.questions.ask('board', (q) => ({ c: 'board', at, q }))
    if (lines === null) return
    this.past = at
    this.terminal.print(this.words.lookAt(at, this.received.moment?.last ?? at))
    this.terminal.print(`\n${lines.join('\n')}\n`)
    this.lead()
  }

  /** `eyes 2`: the whole table comes again, as that seat sees it. */
  async eyes(typed: string): Promise<void> {
    const { terminal, words, around } = this
    const seat = Number(typed) - 1
    if (this.received.company?.seats[seat] === undefined) return terminal.print(words.noEyes)
    if (!around.mention({ c: 'eyes', seat })) return terminal.print(joinWords[terminal.lang].noLine)
    // Both are heard in the order in which they are said, and a refusal comes with its own sentence.
    const { past } = this
    const lines = await this.questions.ask('board', (q) => ({
      c: 'board',
      ...(past === null ? {} : { at: past }),
      q,
    }))
    if (lines === null || this.received.company?.you.eyes !== seat) return
    terminal.print(words.eyesOf(around.nameOf(seat)))
    terminal.print(`\n${lines.join('\n')}\n`)
    this.lead()
  }

  /** `lend`: a link over one's shoulder; `lend no` ends it. */
  async lend(typed: string): Promise<void> {
    const { terminal, words } = this
    const { eyes = -1, seats = [] } = this.received.company?.you ?? {}
    const seat = seats.includes(eyes) ? eyes : seats[0]
    if (seat === undefined) return terminal.print(words.noSeat)
    const on = !NO.includes(typed)
    const reply = await this.questions.ask('show', (q) => ({ c: 'show', seat, on, q }))
    if (reply === null) return
    const { server, table } = terminal
    terminal.print(
      reply.key === null ? words.lentNoMore : words.lent(`${server}/#/t/${table}?k=${reply.key}`),
    )
  }

  /** Begins or ends to show the others what is looked at here. */
  async toggleLeading(): Promise<void> {
    const { terminal, words } = this
    if (this.received.moment?.record == null) return terminal.print(words.notOver)
    if (this.received.company?.you.seats.length === 0) return terminal.print(words.noSeat)
    this.leads = !this.leads
    if (this.leads) this.follows = false
    terminal.print(this.leads ? words.youLead : words.youLeadNoMore)
    if (!this.leads) return
    if (this.past === null) await this.lookAt(0)
    else this.lead()
  }

  private lead(): void {
    const { at } = this
    const eyes = this.received.company?.you.eyes
    if (this.leads && at !== null && eyes !== undefined)
      this.around.mention({ c: 'lead', at, eyes, fork: [] })
  }

  toggleFollowing(): void {
    const { terminal, words } = this
    if (this.received.moment?.record == null) return terminal.print(words.notOver)
    this.follows = !this.follows
    if (this.follows) this.leads = false
    terminal.print(this.follows ? words.youFollow : words.youFollowNoMore)
    if (this.follows && this.led !== null) this.showLed(this.led)
  }

  /** Somebody leads: it is said once, and shown to whoever follows. */
  takeLed(led: Led): void {
    if (this.leads) return
    const isNews = this.led?.by !== led.by
    this.led = led
    if (this.follows) this.showLed(led)
    else if (isNews) this.terminal.print(this.words.leads(led.by))
  }

  /** The record is known by then: what is led through is played here, through any eyes. */
  private showLed({ by, at, eyes, fork }: Led): void {
    const { moment, company } = this.received
    const { terminal, words, around } = this
    if (moment?.record == null) return
    const game = gameNamed(moment.game)
    try {
      const table = Table.at(game, readRecord(moment.record), Math.min(at, moment.last))
      for (const index of fork) {
        // Whoever leads may say anything: what cannot be played is not shown.
        if (table.over || index >= table.options) return
        table.answer(index)
      }
      const name = company?.seats[eyes] === undefined ? words.watcher : around.nameOf(eyes)
      terminal.print(words.led(by, at, name, fork.length))
      const seen = Math.min(eyes, table.watcher)
      terminal.print(`\n${game.words[terminal.lang].board(table.state, seen).join('\n')}\n`)
    } catch (error) {
      // So is a record that this release cannot play.
      if (!(error instanceof Refusal)) throw error
    }
  }
}
