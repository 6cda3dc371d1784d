import type { Lang } from '../../language/face.ts'
import type { Company, WireMessage } from '../../table/messages.ts'
import type { Question } from '../../table/moment.ts'
import type { WireCommand } from '../../table/wire/commands.ts'
import type { Connection, ConnectionState } from '../../table/wire/connection.ts'
import { playWords } from '../play-words.ts'
import { Acts } from './acts.ts'
import { Bookmarks } from './bookmarks.ts'
import type { OpenConnection } from './line/connection.ts'
import type { Listening } from './line/listening.ts'
import { Orders } from './orders.ts'
import { type AskedOfServer, Bringing } from './rooms/bringing.ts'
import { Hosting, type HostServer } from './rooms/hosting.ts'
import { WaitingRoom } from './rooms/waiting-room.ts'
import { CompanyNews } from './shown/company-news.ts'
import { Looking } from './shown/looking.ts'
import { Pointing } from './shown/pointing.ts'
import { Printing } from './shown/printing.ts'
import { Questions } from './shown/questions.ts'
import { TableCopy } from './shown/table-copy.ts'
import { ownTimer, TableTime, type Timer } from './shown/table-time.ts'
import { Talk } from './talk.ts'
import { helpIn, readTyped, type TypedName } from './typed/typed-commands.ts'
import { joinWords } from './words/words.ts'

/** What the seat needs of the world around it. */
export interface SeatOptions {
  readonly server: string
  readonly table: string
  readonly token: string
  readonly key: string | null
  /** The link for friends, where this terminal has made it. */
  readonly invitation: string | null
  readonly lang: Lang
  readonly open: OpenConnection
  /** Whom she hears. */
  readonly listening: Listening
  readonly print: (text: string) => void
  /** Says before the game that she is ready, with her share of the deal, or not any more; gives false when that is refused. */
  readonly ready: (share: string | null) => Promise<boolean>
  /** What is asked of the server beside the socket. */
  readonly tables: AskedOfServer & HostServer
  /** Something has changed that the prompt should show. */
  readonly changed: () => void
  /** By what clock time is told; that of this machine unless said. */
  readonly timer?: Timer
}

/** A terminal at an online table: what is typed goes to the table, what happens there is printed. */
export class OnlineSeat {
  /** The server does not let her to this table. */
  refused = false
  /** Why, in a sentence. */
  refusal = ''
  private readonly terminal: SeatOptions
  private readonly received = new TableCopy()
  private readonly line: Connection
  private readonly words: (typeof joinWords)['en']
  private wasDown = false
  private readonly news: CompanyNews
  private readonly talk: Talk
  private readonly questions: Questions
  private readonly acts: Acts
  private readonly orders: Orders
  private readonly room: WaitingRoom
  private readonly time: TableTime
  private readonly pointing: Pointing
  private readonly bookmarks: Bookmarks
  private readonly looking: Looking
  private readonly bringing: Bringing
  private readonly hosting: Hosting
  private readonly printing: Printing

  constructor(terminal: SeatOptions) {
    this.terminal = terminal
    this.words = joinWords[terminal.lang]
    this.news = new CompanyNews(terminal.lang, terminal.print)
    this.room = new WaitingRoom(terminal)
    this.questions = new Questions(
      (command) => this.line.mention(command),
      () => terminal.print(this.words.noLine),
    )
    const mention = (command: WireCommand): boolean => this.line.mention(command)
    const nameOf = (seat: number): string => this.nameOf(seat)
    this.acts = new Acts(terminal, this.received, this.questions, {
      send: (command) => this.line.say(command),
      mention,
    })
    this.time = new TableTime(terminal, terminal.timer ?? ownTimer, {
      nameOf,
      asked: () => this.received.moment?.asked ?? null,
    })
    this.pointing = new Pointing(terminal, this.received, nameOf)
    const { questions, room, time, pointing } = this
    this.printing = new Printing(terminal, this.received, { questions, room, time, pointing, nameOf })
    this.looking = new Looking(terminal, this.received, this.questions, {
      nameOf,
      mention,
      showTable: () => this.printing.showAll(),
    })
    this.bookmarks = new Bookmarks(terminal, {
      at: () => this.looking.at,
      mention,
      listensTo: (person) =>
        !terminal.listening.toNobody ||
        this.company?.you.seats.some((seat) => this.company?.seats[seat]?.person === person) === true,
    })
    this.bringing = new Bringing(terminal)
    this.hosting = new Hosting(terminal)
    this.line = terminal.open(terminal.token, {
      address: () => {
        const base = new URL('/live', terminal.server)
        base.protocol = base.protocol.replace('http', 'ws')
        base.search = new URLSearchParams({
          t: terminal.table,
          r: String(this.received.revision),
          l: String(this.received.lines.length),
          p: this.received.past,
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
      nameOf,
      mention,
    })
    this.orders = new Orders(terminal, {
      company: () => this.company,
      moment: () => this.received.moment,
      say: (named) => this.acts.say(named),
    })
  }

  /** The table was closed, or nobody can go on at it. */
  get closed(): boolean {
    return this.room.closed || this.news.stopped
  }

  /** Where everybody goes who plays again. */
  get next(): string | null {
    return this.news.next
  }

  /** The game is over, and everything about it has been said. */
  get over(): boolean {
    return this.printing.over
  }

  /** Is a number expected? */
  get asked(): boolean {
    return this.question !== null && this.acts.pending === null && !this.wasDown
  }

  get prompt(): string {
    const { room } = this.received
    if (room !== null) return this.words.waitRoom
    if (this.acts.asksToConcede) return playWords[this.terminal.lang].yesOrNo
    const time = this.time.prompt(this.question !== null)
    return time + (this.question === null ? this.words.idle : this.words.ask(this.question.choices.length))
  }

  /** Before the game. */
  get waits(): boolean {
    return this.received.moment === null
  }

  close(): void {
    this.time.rest()
    this.line.close()
  }

  private get question(): Question | null {
    return this.received.moment?.question ?? null
  }

  private get company(): Company | null {
    return this.received.company
  }

  /** One typed line; gives false when the person leaves. */
  async enter(line: string): Promise<boolean> {
    if (this.acts.asksToConcede) {
      this.acts.concedeIfYes(line)
      return true
    }
    const typed = readTyped(line)
    if (typed === null) {
      this.terminal.print(this.words.noSuchCommand(line.trim()))
      return true
    }
    if (typed.name === 'quit') {
      if (!this.over) this.terminal.print(this.words.left)
      return false
    }
    await this.does[typed.name](typed.more)
    return true
  }

  private readonly does: Readonly<
    Record<Exclude<TypedName, 'quit'>, (more: string) => void | Promise<void>>
  > = {
    answer: (more) => this.acts.choose(Number(more)),
    board: () => this.printing.showAll(),
    log: () => this.printing.showLog(),
    sum: (more) => this.acts.sum(more),
    look: (more) => this.looking.look(more),
    undo: () => this.acts.undo(false),
    undoAgreed: () => this.acts.undo(true),
    agree: () => this.acts.vote(true),
    refuse: () => this.acts.vote(false),
    point: (more) => this.acts.point(more),
    tip: () => this.acts.tip(),
    why: (more) => this.acts.explain(more),
    say: (more) => this.talk.say(more),
    phrase: (more) => this.talk.phrase(more),
    mute: (more) => this.talk.listen(more, false),
    unmute: (more) => this.talk.listen(more, true),
    report: (more) => this.talk.report(more),
    fault: () => this.looking.faultLink(),
    pass: () => this.orders.toPass((turn) => ({ do: 'pass turn', turn }), this.words.passesTurn),
    passUntouched: () => this.orders.toPass(() => ({ do: 'pass untouched' }), this.words.passesUntouched),
    when: (more) => this.orders.toAnswer(more),
    forget: (more) => this.orders.takeBack(more),
    ask: () => this.orders.toPass(() => null, this.words.alwaysAsks),
    think: (more) =>
      more === '' ? this.acts.think(this.question !== null && this.time.mayThink) : this.orders.toThink(more),
    mark: (more) => this.bookmarks.enter(more),
    eyes: (more) => this.looking.eyes(more),
    lend: (more) => this.looking.lend(more),
    bot: (more) => this.acts.standIn(Number(more) - 1),
    back: () => this.acts.takeBackSeats(),
    holiday: (more) => this.bringing.holiday(more),
    concede: () => this.acts.askToConcede(),
    concedeAtOnce: () => this.acts.concede(),
    close: (more) => (this.waits ? this.hosting.close(more) : this.acts.close(more)),
    again: (more) => this.acts.playAgain(this.over, more),
    lead: () => this.looking.toggleLeading(),
    follow: () => this.looking.toggleFollowing(),
    bring: (more) => this.bringing.bring(more),
    offer: () => this.hosting.offer(),
    seat: (more) => this.hosting.seat(more),
    remove: (more) => this.hosting.remove(more),
    set: (more) => this.hosting.set(more),
    invite: (more) => this.hosting.invite(more),
    ready: () => this.beReady(),
    help: () => this.terminal.print(helpIn(this.terminal.lang)),
  }

  private async beReady(): Promise<void> {
    if (this.waits) await this.room.beReady(this.received.room)
    else this.terminal.print(this.words.noSuchCommand('r'))
  }

  private lineChanged(state: ConnectionState): void {
    if (state === 'opening') return
    if (state === 'refused' || state === 'signed-out') {
      this.refusal = state === 'refused' ? this.words.refused : this.words.signedOut
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
    else {
      this.questions.drop()
      this.time.rest()
    }
    this.terminal.changed()
  }

  private take(message: WireMessage): void {
    const { terminal, words } = this
    const began = this.received.moment === null
    if (!this.received.take(message)) return this.line.again()
    this.time.take(message, this.company)
    switch (message.m) {
      case 'room':
        this.room.show(this.received.room)
        break
      case 'whole':
      case 'patch':
        if (began) this.printing.begins()
        this.printing.moved()
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
        if (message.q !== null) this.questions.reply(message.q, null)
        terminal.print(message.text)
        this.printing.askAgain()
        break
      case 'note':
        terminal.print(message.text)
        break
      case 'over':
        this.printing.opened(message)
        return
      case 'reply':
        this.questions.reply(message.q, message.value)
        return
      case 'said':
        this.talk.show(message.saying)
        break
      case 'talk':
        for (const saying of message.sayings) this.talk.show(saying)
        this.bookmarks.recall(message.marks)
        break
      case 'marked':
        this.bookmarks.take(message)
        break
      case 'pointed':
        if (!terminal.listening.toNobody) this.pointing.show(message.seat, message.ref)
        break
      case 'led':
        if (!terminal.listening.toNobody) this.looking.takeLed(message)
        break
      default:
    }
    if (this.company !== null) this.news.update(this.company)
    this.pointing.update()
    terminal.changed()
  }

  private settled(id: string): void {
    this.line.answered(id)
    this.acts.settled(id)
  }

  private nameOf(seat: number): string {
    return this.news.nameOf(this.company, seat)
  }
}
