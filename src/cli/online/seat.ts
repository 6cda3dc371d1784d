import { randomBytes } from 'node:crypto'
import { gameNamed } from '../../games/index.ts'
import type { Lang, Words } from '../../language/face.ts'
import { labelLine, promptLine, whyNotLine } from '../../language/label.ts'
import type { WireCommand } from '../../table/commands.ts'
import type { Connection, ConnectionState, NamedCommand } from '../../table/connection.ts'
import { type KeptDeal, SHARE_BYTES } from '../../table/deal.ts'
import type { Company, WireMessage } from '../../table/messages.ts'
import { CONCEDE_ACT, type Question } from '../../table/moment.ts'
import type { Order } from '../../table/orders.ts'
import { peopleFor } from '../../table/people.ts'
import { STOPPED } from '../../table/refusals.ts'
import { isReply, type Replies } from '../../table/replies.ts'
import { playWords } from '../play-words.ts'
import { CompanyNews } from './company-news.ts'
import { openConnection } from './connection.ts'
import type { Listening } from './listening.ts'
import { TableCopy } from './table-copy.ts'
import { Talk } from './talk.ts'
import { verdictOn } from './verdict.ts'
import { joinWords } from './words.ts'

/** What the seat needs of the world around it. */
export interface SeatOptions {
  readonly server: string
  readonly table: string
  readonly token: string
  readonly key: string | null
  readonly lang: Lang
  /** Whom she hears. */
  readonly listening: Listening
  readonly print: (text: string) => void
  /** Says before the game that she is ready, with her share of the deal, or not any more; gives false when that is refused. */
  readonly ready: (share: string | null) => Promise<boolean>
  /** Something has changed that the prompt should show. */
  readonly changed: () => void
}

const AGREE = ['y', 'yes', 'o', 'oui']
const REFUSE = ['n', 'no', 'non']

/** A terminal at an online table: what is typed goes to the table, what happens there is printed. */
export class OnlineSeat {
  /** The server does not let her to this table. */
  refused = false
  private readonly terminal: SeatOptions
  private readonly received = new TableCopy()
  private readonly line: Connection
  private readonly words: (typeof joinWords)['en']
  private readonly tableWords: (typeof playWords)['en']
  /** The answer that the table has not taken yet. */
  private pending: string | null = null
  private readonly questions = new Map<number, (value: unknown) => void>()
  private nextQuestion = 1
  /** The revision whose question has been printed. */
  private shownAt = -1
  private waitedFor: string | null = null
  private ending = false
  private ended = false
  /** What the seat was shown before the deal, and what it added. */
  private kept: KeptDeal | null = null
  /** Of what the deal was made, once the game is over. */
  private readonly dealt = Promise.withResolvers<Extract<WireMessage, { m: 'over' }>>()
  private wasDown = false
  private wasReady = false
  private room = ''
  private readonly news: CompanyNews
  private readonly talk: Talk
  private roomClosed = false
  /** Nobody else has been asked since the whole table was last printed. */
  private boardStands = false

  constructor(terminal: SeatOptions) {
    this.terminal = terminal
    this.words = joinWords[terminal.lang]
    this.tableWords = playWords[terminal.lang]
    this.news = new CompanyNews(terminal.lang, terminal.print)
    this.line = openConnection(terminal.token, {
      address: () => {
        const base = new URL('/live', terminal.server)
        base.protocol = base.protocol.replace('http', 'ws')
        base.search = new URLSearchParams({
          t: terminal.table,
          r: String(this.received.revision),
          l: String(this.received.lines.length),
          lang: terminal.lang,
          ...(terminal.key === null ? {} : { k: terminal.key }),
        }).toString()
        return base.href
      },
      received: (message) => this.take(message),
      changed: (state) => this.lineChanged(state),
    })
    this.talk = new Talk(terminal, {
      company: () => this.company,
      nameOf: (seat) => this.nameOf(seat),
      mention: (command) => this.line.mention(command),
    })
  }

  /** The table was closed, or nobody can go on at it. */
  get closed(): boolean {
    return this.roomClosed || this.news.stopped
  }

  /** Where everybody goes who plays again. */
  get next(): string | null {
    return this.news.next
  }

  /** The game is over, and everything about it has been said. */
  get over(): boolean {
    return this.ended
  }

  /** Is a number expected? */
  get asked(): boolean {
    return this.question !== null && this.pending === null && !this.wasDown
  }

  get prompt(): string {
    const { room } = this.received
    if (room !== null) return this.words.waitRoom
    return this.question === null ? this.words.idle : this.words.ask(this.question.choices.length)
  }

  /** Before the game. */
  get waits(): boolean {
    return this.received.moment === null
  }

  close(): void {
    this.line.close()
  }

  private get question(): Question | null {
    return this.received.moment?.question ?? null
  }

  private get company(): Company | null {
    return this.received.company
  }

  /** One typed line; gives false when the person leaves. */
  async enter(typed: string): Promise<boolean> {
    const text = typed.trim()
    const [command = '', ...rest] = text.split(/\s+/)
    const more = text.slice(command.length).trim()
    if (/^\d+$/.test(text)) this.choose(Number(text))
    else if (command === 'q' && rest.length === 0) {
      if (!this.ended) this.terminal.print(this.words.left)
      return false
    } else if (command === 'w' || command === 'why') await this.explain(more)
    else if (command === 'say' || command === 'dire') this.talk.say(more)
    else if (command === 'p') this.talk.phrase(more)
    else if (command === 'bot' || command === 'robot') this.standIn(Number(more) - 1)
    else if (command === 'mute' || command === 'muet') await this.talk.listen(more, false)
    else if (command === 'hear' || command === 'entendre') await this.talk.listen(more, true)
    else await this.command(text)
    return true
  }

  private async command(text: string): Promise<void> {
    const { words, terminal } = this
    if (AGREE.includes(text) || REFUSE.includes(text)) return this.vote(AGREE.includes(text))
    switch (text) {
      case 'r':
        if (this.waits) await this.beReady(!this.wasReady)
        else terminal.print(words.noSuchCommand(text))
        return
      case '':
      case 'b':
        return this.showAll()
      case 'l':
        for (const { event } of this.received.lines) this.print(this.speech.event(event))
        return
      case 't':
        return this.tip()
      case 'u':
      case 'u!':
        return this.undo(text === 'u!')
      case 'concede':
      case 'abandonner':
        return this.concede()
      case 'pass':
      case 'passer':
        return this.orderToPass((turn) => ({ do: 'pass turn', turn }), words.passesTurn)
      case 'pass!':
      case 'passer!':
        return this.orderToPass(() => ({ do: 'pass untouched' }), words.passesUntouched)
      case 'ask':
      case 'demander':
        return this.orderToPass(() => null, words.alwaysAsks)
      case 'close':
      case 'fermer':
        this.say((id) => ({ c: 'close', on: true, id }))
        return
      case 'back':
      case 'reprendre':
        for (const seat of this.company?.you.seats ?? [])
          if (this.company?.seats[seat]?.presence === 'bot')
            this.say((id) => ({ c: 'stand-in', seat, bot: false, id }))
        return
      case 'again':
      case 'encore':
        return this.playAgain(text, (id) => ({ c: 'rematch', id }))
      case 'again same':
      case 'encore pareil':
        return this.playAgain(text, (id) => ({ c: 'repeat', sides: false, id }))
      case 'again sides':
      case 'encore inverse':
        return this.playAgain(text, (id) => ({ c: 'repeat', sides: true, id }))
      case 'h':
      case '?':
        terminal.print(words.help)
        return
      default:
        terminal.print(words.noSuchCommand(text))
    }
  }

  // ---- what is said

  private say(named: (id: string) => NamedCommand): string {
    const id = randomBytes(12).toString('base64url')
    this.line.say(named(id))
    return id
  }

  /** Asks the table something; null when the line is down or the table does not tell. */
  private ask<C extends keyof Replies>(
    c: C,
    numbered: (q: number) => WireCommand & { readonly c: C },
  ): Promise<Replies[C] | null> {
    const q = this.nextQuestion++
    return new Promise((done) => {
      this.questions.set(q, (value) => done(isReply[c](value) ? value : null))
      if (this.line.mention(numbered(q))) return
      this.questions.delete(q)
      this.terminal.print(this.words.noLine)
      done(null)
    })
  }

  private choose(number: number): void {
    const { question } = this
    if (question === null) return this.terminal.print(this.words.notAsked)
    if (this.pending !== null) return this.terminal.print(this.words.underWay)
    const choice = question.choices[number - 1]
    if (choice === undefined)
      return this.terminal.print(this.tableWords.noSuchOption(String(number), question.choices.length))
    this.pending = this.say((id) => ({ c: 'a', r: this.received.revision, i: choice.index, id }))
  }

  private undo(agreed: boolean): void {
    const undo = this.received.moment?.undo ?? 'start'
    if (undo === 'start') this.terminal.print(this.tableWords.nothingToUndo)
    else if (undo === 'seen' && !agreed) this.terminal.print(this.tableWords.undoNeedsAgreement)
    else this.say((id) => ({ c: 'undo', r: this.received.revision, to: null, id }))
  }

  private vote(yes: boolean): void {
    const { proposal, you } = this.company ?? { proposal: null, you: null }
    if (proposal?.waiting.some((seat) => you?.seats.includes(seat)) === true)
      this.say((id) => ({ c: 'vote', n: proposal.n, yes, id }))
    else if (you !== null && this.company?.closing.length !== 0)
      this.say((id) => ({ c: 'close', on: yes, id }))
    else this.terminal.print(this.words.nothingAsked)
  }

  private concede(): void {
    const act = this.received.moment?.acts.find(({ id }) => id === CONCEDE_ACT)
    if (act === undefined) this.terminal.print(this.tableWords.cannotConcede)
    else this.say((id) => ({ c: 'act', r: this.received.revision, act: act.id, id }))
  }

  private playAgain(typed: string, named: (id: string) => NamedCommand): void {
    if (this.ended) this.say(named)
    else this.terminal.print(this.words.noSuchCommand(typed))
  }

  private standIn(seat: number): void {
    if (this.company?.seats[seat] === undefined) this.terminal.print(this.words.noSuchCommand('bot'))
    else this.say((id) => ({ c: 'stand-in', seat, bot: true, id }))
  }

  /** Standing orders for reaction windows; one that passes takes the place of any other, and none asks her always. */
  private orderToPass(made: (turn: number) => Order | null, sentence: string): void {
    const { company, terminal, words } = this
    const { moment } = this.received
    const { reactions } = gameNamed(moment?.game ?? '')
    const [first] = company?.you.seats ?? []
    if (company == null || moment === null || reactions === undefined || first === undefined)
      return terminal.print(words.noWindows)
    const { eyes, seats, orders } = company.you
    const order = made(reactions.turn(moment.view))
    const kept = orders.filter((each) => each.do === 'think' || (each.do === 'answer' && order !== null))
    const seat = seats.includes(eyes) ? eyes : first
    this.say((id) => ({ c: 'order', seat, orders: order === null ? kept : [...kept, order], id }))
    terminal.print(sentence)
  }

  private async explain(text: string): Promise<void> {
    const wish = await this.ask('why', (q) => ({ c: 'why', text, q }))
    if (wish !== null)
      this.terminal.print(
        wish.possible
          ? this.tableWords.possible
          : wish.why === null
            ? this.tableWords.notNow
            : whyNotLine(wish.why),
      )
  }

  private async tip(): Promise<void> {
    const best = await this.ask('hint', (q) => ({ c: 'hint', q }))
    const choices = this.question?.choices
    if (best === null || choices === undefined) return
    this.terminal.print(this.tableWords.tip(best.length))
    for (const { index, chance, why } of best) {
      const at = choices.findIndex((choice) => choice.index === index)
      if (at < 0) continue
      this.terminal.print(this.tableWords.tipped(at + 1, labelLine(choices[at]!.label), chance, why))
    }
  }

  // ---- what is heard

  private lineChanged(state: ConnectionState): void {
    if (state === 'opening') return
    if (state === 'refused') {
      this.refused = true
      this.terminal.changed()
      return
    }
    const open = state === 'open'
    if (!open && !this.wasDown)
      this.terminal.print(state === 'unstored' ? this.words.unstored : this.words.lost)
    if (open && this.wasDown) this.terminal.print(this.words.back)
    this.wasDown = !open
    if (open) this.talk.opened()
    if (!open) for (const q of [...this.questions.keys()]) this.reply(q, null)
    this.terminal.changed()
  }

  private reply(q: number, value: unknown): void {
    const done = this.questions.get(q)
    this.questions.delete(q)
    done?.(value)
  }

  private take(message: WireMessage): void {
    const { terminal, words } = this
    const began = this.received.moment === null
    if (!this.received.take(message)) return this.line.again()
    switch (message.m) {
      case 'room':
        this.showRoom()
        break
      case 'whole':
      case 'patch':
        if (began) this.begins()
        this.moved()
        break
      case 'company':
        break
      case 'ok':
        this.settled(message.id)
        break
      case 'held':
        terminal.print(words.held)
        break
      case 'no':
        if (message.id !== null) this.settled(message.id)
        if (message.q !== null) this.reply(message.q, null)
        terminal.print(message.text)
        this.shownAt = -1
        break
      case 'over':
        this.dealt.resolve(message)
        return
      case 'reply':
        this.reply(message.q, message.value)
        return
      case 'said':
        this.talk.show(message.saying)
        break
      case 'talk':
        for (const saying of message.sayings) this.talk.show(saying)
        break
      default:
    }
    if (this.company !== null) this.news.update(this.company)
    terminal.changed()
  }

  private settled(id: string): void {
    this.line.answered(id)
    if (this.pending === id) this.pending = null
  }

  private begins(): void {
    const { company, terminal, words } = this
    if (company?.stopped == null)
      terminal.print(company?.you.seats.length === 0 ? words.watching : words.begins)
  }

  private nameOf(seat: number): string {
    return this.news.nameOf(this.company, seat)
  }

  /** What happened is told; when she is asked, also what she can choose from. */
  private moved(): void {
    const { moment } = this.received
    if (moment === null) return
    for (const { event } of this.received.lines.slice(this.received.unchanged))
      this.print(this.speech.event(event))
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
    const name = moment.asked === null ? null : this.nameOf(moment.asked)
    if (name !== null && name !== this.waitedFor) this.terminal.print(this.words.waitingFor(name))
    this.waitedFor = name
  }

  private async board(): Promise<void> {
    const lines = await this.ask('board', (q) => ({ c: 'board', q }))
    if (lines !== null) this.terminal.print(`\n${lines.join('\n')}\n`)
  }

  /** The whole table when a turn begins; in between the news are enough. */
  private async showQuestion(withBoard: boolean): Promise<void> {
    if (withBoard) await this.board()
    const { question } = this
    if (question === null) return
    this.terminal.print(promptLine(question.prompt, this.terminal.lang))
    for (const [i, { label }] of question.choices.entries())
      this.terminal.print(`${String(i + 1).padStart(3)}. ${labelLine(label)}`)
    this.terminal.changed()
  }

  private async showAll(): Promise<void> {
    if (this.waits) {
      this.room = ''
      this.showRoom()
    } else await this.showQuestion(true)
  }

  private async end(outcome: string, answers: number): Promise<void> {
    this.ending = true
    await this.board()
    this.terminal.print(this.tableWords.over(outcome, answers))
    this.terminal.print(this.verdict(await this.dealt.promise))
    if ((this.company?.you.seats.length ?? 0) > 0) this.terminal.print(this.words.again)
    this.ended = true
    this.terminal.changed()
  }

  private verdict({ deal, steps }: Extract<WireMessage, { m: 'over' }>): string {
    const { moment, views } = this.received
    const { table, lang } = this.terminal
    const seat = this.company?.you.seats[0] ?? null
    const over = { table, record: moment?.record ?? '', deal, seat, kept: this.kept, steps, views }
    return verdictOn(gameNamed(moment?.game ?? ''), over, lang)
  }

  private showRoom(): void {
    const { room } = this.received
    const { words, terminal } = this
    if (room === null) return
    if (room.state !== 'open') {
      terminal.print(room.state === 'frozen' ? STOPPED.rules[terminal.lang] : words.closed)
      this.roomClosed = true
      return
    }
    const lines = room.seats.map(({ name, bot, open, ready }, i) => {
      if (bot !== null) return `  ${i + 1}. ${words.bot(bot)}`
      return open
        ? `  ${i + 1}. ${words.freeSeat}`
        : `  ${i + 1}. ${name}, ${ready ? words.ready : words.notReady}`
    })
    const shown = [words.room(room.title), ...lines].join('\n')
    if (shown !== this.room) terminal.print(shown)
    this.room = shown
  }

  /** Before the game: ready, with chance of her own for the deal, or not any more. */
  private async beReady(on: boolean): Promise<void> {
    const { terminal, words } = this
    const share = on ? randomBytes(SHARE_BYTES).toString('base64url') : null
    // What counts is the seal that was shown before the table knew her share.
    const { commitment } = this.received.room ?? {}
    if (!(await terminal.ready(share))) return
    this.wasReady = on
    this.kept = share !== null && commitment !== undefined ? { commitment, share } : null
    terminal.print(on ? words.youAreReady : words.notReadyAnyMore)
  }

  private print(text: string): void {
    if (text !== '') this.terminal.print(`  ${text}`)
  }

  /** What the game says to whoever sits here. */
  private get speech(): Words {
    const { moment, company } = this.received
    const words = gameNamed(moment?.game ?? '').words[this.terminal.lang]
    if (company === null) return words
    const people = peopleFor(
      company.seats.map(({ name }) => name),
      company.you.seats,
    )
    return words.among?.(people) ?? words
  }
}
