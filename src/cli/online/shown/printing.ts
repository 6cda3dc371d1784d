import { gameNamed } from '../../../games/index.ts'
import type { Lang, Words } from '../../../language/face.ts'
import { labelLine, promptLine } from '../../../language/label.ts'
import type { WireMessage } from '../../../table/messages.ts'
import { peopleFor } from '../../../table/people/people.ts'
import { playWords } from '../../play-words.ts'
import type { WaitingRoom } from '../rooms/waiting-room.ts'
import { placeWords } from '../words/places.ts'
import { joinWords } from '../words/words.ts'
import type { Pointing } from './pointing.ts'
import type { Questions } from './questions.ts'
import type { TableCopy } from './table-copy.ts'
import type { TableTime } from './table-time.ts'
import { verdictOn } from './verdict.ts'

interface Terminal {
  readonly table: string
  readonly lang: Lang
  readonly print: (text: string) => void
  readonly changed: () => void
}

interface Around {
  readonly questions: Questions
  readonly room: WaitingRoom
  readonly time: TableTime
  readonly pointing: Pointing
  readonly nameOf: (seat: number) => string
}

type Over = Extract<WireMessage, { m: 'over' }>

/** What a terminal prints of a game: what happens, what is asked, how it ends. */
export class Printing {
  /** The game is over, and everything about it has been said. */
  over = false
  private readonly terminal: Terminal
  private readonly received: TableCopy
  private readonly around: Around
  private readonly words: (typeof joinWords)['en']
  /** The revision whose question has been printed. */
  private shownAt = -1
  private waitedFor: string | null = null
  private ending = false
  /** Nobody else has been asked since the whole table was last printed. */
  private boardStands = false
  /** Of what the deal was made, once the game is over. */
  private readonly dealt = Promise.withResolvers<Over>()

  constructor(terminal: Terminal, received: TableCopy, around: Around) {
    this.terminal = terminal
    this.received = received
    this.around = around
    this.words = joinWords[terminal.lang]
  }

  begins(): void {
    const { company } = this.received
    if (company?.stopped == null)
      this.terminal.print(company?.you.seats.length === 0 ? this.words.watching : this.words.begins)
  }

  /** What was asked has to be printed again. */
  askAgain(): void {
    this.shownAt = -1
  }

  /** What happened is told; when she is asked, also what she can choose from. */
  moved(): void {
    const { moment } = this.received
    if (moment === null) return
    for (const { event } of this.received.lines.slice(this.received.unchanged)) {
      const text = this.speech.event(event)
      if (text !== '') this.terminal.print(`  ${text}`)
    }
    this.received.unchanged = this.received.lines.length
    if (moment.outcome !== null) {
      if (!this.ending) void this.end(moment.outcome.words, moment.at)
      return
    }
    if (moment.question !== null) {
      if (this.shownAt !== moment.revision) void this.showQuestion(!this.boardStands)
      this.shownAt = moment.revision
      this.waitedFor = null
      this.boardStands = true
      return
    }
    this.boardStands = false
    const name = moment.asked === null ? null : this.around.nameOf(moment.asked)
    if (name !== null && name !== this.waitedFor)
      this.terminal.print(this.words.waitingFor(name) + this.around.time.waited)
    this.waitedFor = name
  }

  /** The whole table, or the room before the game. */
  async showAll(): Promise<void> {
    if (this.received.moment === null) this.around.room.showAgain(this.received.room)
    else await this.showQuestion(true)
  }

  /** Lines with reasons have the number by which these are asked. */
  showLog(): void {
    for (const [i, { event, sum }] of this.received.lines.entries()) {
      const text = this.speech.event(event)
      if (text !== '') this.terminal.print(`${(sum === true ? String(i + 1) : '').padStart(5)}  ${text}`)
    }
  }

  /** The deal is opened, after the game. */
  opened(over: Over): void {
    this.dealt.resolve(over)
  }

  private async board(): Promise<void> {
    const lines = await this.around.questions.ask('board', (q) => ({ c: 'board', q }))
    if (lines !== null) this.terminal.print(`\n${lines.join('\n')}\n`)
  }

  /** The whole table when a turn begins; in between the news are enough. */
  private async showQuestion(withBoard: boolean): Promise<void> {
    if (withBoard) await this.board()
    const question = this.received.moment?.question ?? null
    if (question === null) return
    this.terminal.print(promptLine(question.prompt, this.terminal.lang))
    for (const [i, { label }] of question.choices.entries())
      this.terminal.print(`${String(i + 1).padStart(3)}. ${labelLine(label)}`)
    if (this.around.pointing.agrees) this.terminal.print(placeWords[this.terminal.lang].forAll)
    this.terminal.changed()
  }

  private async end(outcome: string, answers: number): Promise<void> {
    this.ending = true
    await this.board()
    this.terminal.print(playWords[this.terminal.lang].over(outcome, answers))
    this.terminal.print(this.verdict(await this.dealt.promise))
    if ((this.received.company?.you.seats.length ?? 0) > 0) this.terminal.print(this.words.again)
    this.over = true
    this.terminal.changed()
  }

  private verdict({ deal, steps }: Over): string {
    const { moment, views, company } = this.received
    const { table, lang } = this.terminal
    const seat = company?.you.seats[0] ?? null
    const { kept } = this.around.room
    const over = { table, record: moment?.record ?? '', deal, seat, kept, steps, views }
    return verdictOn(gameNamed(moment?.game ?? ''), over, lang)
  }

  /** What the game says to whoever sits here. */
  private get speech(): Words {
    const { moment, company } = this.received
    const words = gameNamed(moment?.game ?? '').words[this.terminal.lang]
    if (company === null) return words
    const people = peopleFor(company.seats, company.you.seats, this.terminal.lang)
    return words.among?.(people) ?? words
  }
}
