import { randomBytes } from 'node:crypto'
import type { Lang } from '../../language/face.ts'
import { labelLine, whyNotLine } from '../../language/label.ts'
import { CONCEDE_ACT } from '../../table/moment.ts'
import type { WireCommand } from '../../table/wire/commands.ts'
import type { NamedCommand } from '../../table/wire/connection.ts'
import { isYes, playWords } from '../play-words.ts'
import type { Questions } from './shown/questions.ts'
import type { TableCopy } from './shown/table-copy.ts'
import { placeWords } from './words/places.ts'
import { timeWords } from './words/times.ts'
import { joinWords } from './words/words.ts'

const REFUSE = ['no', 'non']
const AGAIN = { en: 'again', fr: 'encore' }
const SAME = ['same', 'pareil']
const SIDES = ['sides', 'inverse']

/** What a person does at an online table: answers, goes back, votes, asks. */
export class Acts {
  /** The answer that the table has not taken yet. */
  pending: string | null = null
  private askedToConcede = false
  private readonly terminal: { readonly lang: Lang; readonly print: (text: string) => void }
  private readonly received: TableCopy
  private readonly questions: Questions
  private readonly send: (command: NamedCommand) => void
  private readonly mention: (command: WireCommand) => boolean
  private readonly words: (typeof joinWords)['en']
  private readonly tableWords: (typeof playWords)['en']

  constructor(
    terminal: { readonly lang: Lang; readonly print: (text: string) => void },
    received: TableCopy,
    questions: Questions,
    line: {
      /** Says something that has to arrive. */
      readonly send: (command: NamedCommand) => void
      /** Says something that need not; false when the line is down. */
      readonly mention: (command: WireCommand) => boolean
    },
  ) {
    this.terminal = terminal
    this.received = received
    this.questions = questions
    this.send = line.send
    this.mention = line.mention
    this.words = joinWords[terminal.lang]
    this.tableWords = playWords[terminal.lang]
  }

  say(named: (id: string) => NamedCommand): string {
    const id = randomBytes(12).toString('base64url')
    this.send(named(id))
    return id
  }

  settled(id: string): void {
    if (this.pending === id) this.pending = null
  }

  /** Plays the seats herself again where a bot does. */
  takeBackSeats(): void {
    const { company } = this.received
    for (const seat of company?.you.seats ?? [])
      if (company?.seats[seat]?.presence === 'bot')
        this.say((id) => ({ c: 'stand-in', seat, bot: false, id }))
  }

  choose(number: number): void {
    const question = this.received.moment?.question ?? null
    if (question === null) return this.terminal.print(this.words.notAsked)
    if (this.pending !== null) return this.terminal.print(this.words.underWay)
    const choice = question.choices[number - 1]
    if (choice === undefined)
      return this.terminal.print(this.tableWords.noSuchOption(String(number), question.choices.length))
    this.pending = this.say((id) => ({ c: 'a', r: this.received.revision, i: choice.index, id }))
  }

  undo(agreed: boolean): void {
    const undo = this.received.moment?.undo ?? 'start'
    if (undo === 'start') this.terminal.print(this.tableWords.nothingToUndo)
    else if (undo === 'seen' && !agreed) this.terminal.print(this.tableWords.undoNeedsAgreement)
    else this.say((id) => ({ c: 'undo', r: this.received.revision, to: null, id }))
  }

  vote(yes: boolean): void {
    const { proposal, you } = this.received.company ?? { proposal: null, you: null }
    if (proposal?.waiting.some((seat) => you?.seats.includes(seat)) === true)
      this.say((id) => ({ c: 'vote', n: proposal.n, yes, id }))
    else if (you !== null && this.received.company?.closing.length !== 0)
      this.say((id) => ({ c: 'close', on: yes, id }))
    else this.terminal.print(this.words.nothingAsked)
  }

  /** More time in a window that closes by itself. */
  think(may: boolean): void {
    if (may) this.say((id) => ({ c: 'think', r: this.received.revision, id }))
    else this.terminal.print(timeWords[this.terminal.lang].noWindow)
  }

  /** Shows the others an option of a question to all, without answering. */
  point(typed: string): void {
    const { moment } = this.received
    const choice = moment?.question?.seat === -1 ? moment.question.choices[Number(typed) - 1] : undefined
    if (choice === undefined) this.terminal.print(placeWords[this.terminal.lang].notForAll)
    else if (!this.mention({ c: 'point', i: choice.index, ref: null })) this.terminal.print(this.words.noLine)
  }

  /** `close`, and `close no` for whoever would rather play on. */
  close(typed: string): void {
    const on = !REFUSE.includes(typed)
    if (on && typed !== '') return this.terminal.print(this.words.noSuchCommand(typed))
    if (!on && this.received.company?.closing.length === 0) this.terminal.print(this.words.nothingAsked)
    else this.say((id) => ({ c: 'close', on, id }))
  }

  /** The reasons of the numbers in a line of the log. */
  async sum(typed: string): Promise<void> {
    const words = placeWords[this.terminal.lang]
    const line = Number(typed) - 1
    if (this.received.lines[line]?.sum !== true) return this.terminal.print(words.noSum)
    const sums = await this.questions.ask('sum', (q) => ({ c: 'sum', line, q }))
    for (const { n, words: reason } of sums ?? []) this.terminal.print(words.sum(n, reason))
  }

  /** Has she been asked whether she gives up, in a game that is not over meanwhile? */
  get asksToConcede(): boolean {
    return this.askedToConcede && this.concession !== undefined
  }

  /** One word is typed in a moment: what ends the game is asked once more. */
  askToConcede(): void {
    this.askedToConcede = true
    this.terminal.print(this.asksToConcede ? this.tableWords.sureToConcede : this.tableWords.cannotConcede)
  }

  /** What she typed when she was asked whether she gives up. */
  concedeIfYes(line: string): void {
    this.askedToConcede = false
    if (isYes(line)) this.concede()
    else this.terminal.print(this.tableWords.notConceded)
  }

  private get concession() {
    return this.received.moment?.acts.find(({ id }) => id === CONCEDE_ACT)
  }

  concede(): void {
    const act = this.concession
    if (act === undefined) this.terminal.print(this.tableWords.cannotConcede)
    else this.say((id) => ({ c: 'act', r: this.received.revision, act: act.id, id }))
  }

  /** `again`, `again same` and `again sides`, once the game is over. */
  playAgain(over: boolean, how: string): void {
    const [same, sides] = [SAME.includes(how), SIDES.includes(how)]
    if (!over || !(how === '' || same || sides))
      this.terminal.print(
        this.words.noSuchCommand(
          how === '' ? AGAIN[this.terminal.lang] : `${AGAIN[this.terminal.lang]} ${how}`,
        ),
      )
    else this.say((id) => (how === '' ? { c: 'rematch', id } : { c: 'repeat', sides, id }))
  }

  standIn(seat: number): void {
    if (this.received.company?.seats[seat] === undefined) this.terminal.print(this.words.noSuchCommand('bot'))
    else this.say((id) => ({ c: 'stand-in', seat, bot: true, id }))
  }

  async explain(text: string): Promise<void> {
    const wish = await this.questions.ask('why', (q) => ({ c: 'why', text, q }))
    if (wish !== null)
      this.terminal.print(
        wish.possible
          ? this.tableWords.possible
          : wish.why === null
            ? this.tableWords.notNow
            : whyNotLine(wish.why),
      )
  }

  async tip(): Promise<void> {
    const best = await this.questions.ask('hint', (q) => ({ c: 'hint', q }))
    const choices = this.received.moment?.question?.choices
    if (best === null || choices === undefined) return
    this.terminal.print(this.tableWords.tip(best.length))
    for (const { index, chance, why } of best) {
      const at = choices.findIndex((choice) => choice.index === index)
      if (at < 0) continue
      this.terminal.print(this.tableWords.tipped(at + 1, labelLine(choices[at]!.label), chance, why))
    }
  }
}
