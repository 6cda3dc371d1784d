import { Refusal } from '../kernel/refusal.ts'
import type { Rules } from '../language/face.ts'
import { mayAnswer, type Player, type Undo, type Viewer } from './moment.ts'
import * as says from './refusals.ts'
import { type Point, pointsOfReturn, type Step } from './steps.ts'
import type { Table } from './table.ts'

/** Somebody at the table, or a bot: who it is, and the seats it answers for. */
export interface Participant {
  readonly id: string
  readonly answersFor: readonly number[]
}

/** What a participant says. `revision` is that of the moment it answers, `id` its own name, so that it counts once. */
export type Command =
  | { readonly do: 'answer'; readonly revision: number; readonly index: number; readonly id: string }
  | { readonly do: 'act'; readonly revision: number; readonly act: string; readonly id: string }
  /** Takes back to so many answers, or the last one; with `ask` the others are asked where it is not free. */
  | {
      readonly do: 'undo'
      readonly revision: number
      readonly to: number | null
      readonly ask: boolean
      readonly id: string
    }
  | { readonly do: 'vote'; readonly proposal: number; readonly yes: boolean; readonly id: string }

/** Something that the others have to agree to. */
export interface Proposal {
  readonly number: number
  readonly by: string
  /** The seat it was asked from. */
  readonly seat: number
  /** What would be kept. */
  readonly answers: number
  readonly acts: number
  /** Who has said yes so far, the asking person first. */
  readonly yes: readonly string[]
  /** Who has not said anything yet. */
  readonly waiting: readonly string[]
}

export type Performed =
  /** The table took these steps. */
  | { readonly is: 'done'; readonly steps: readonly Step[]; readonly revision: number }
  /** This was said before: it counted then. */
  | { readonly is: 'repeat'; readonly revision: number }
  /** The others are asked, or have been. */
  | { readonly is: 'proposed'; readonly revision: number }

/** The table has moved on since the moment that a command speaks of. */
export class Stale extends Refusal {
  constructor() {
    super(says.STALE)
  }
}

/** So many commands are remembered, to know one that is said again. */
const REMEMBERED = 64

/**
 * Whatever else is known of a seat, its orders among it, is not for everybody: what plays it is shown to all. A bot
 * without a name has none; a person without one had one once.
 */
const playerOf = ({ bot, name }: Player = { bot: null }): Player =>
  name === undefined || (name === '' && bot !== null) ? { bot } : { bot, name }

/**
 * A table with its participants. Everything that changes it is a step, and the number of steps is its revision. The
 * same class is at work in the page's worker, in the terminal and on the server.
 */
export class SharedTable<G extends Rules = Rules> {
  readonly table: Table<G>
  /** Who plays each seat now. */
  private seated: Player[]
  private readonly taken: Step[] = []
  /** Answers and acts that the table was opened with. */
  private readonly before: number
  /** Who gave an answer that the whole table was asked for, by its number. */
  private readonly spoke = new Map<number, number>()
  private readonly known = new Map<string, number>()
  private open: Proposal | null = null
  private proposals = 0
  private gone = 0

  constructor(table: Table<G>, players: readonly Player[]) {
    this.table = table
    this.seated = Array.from({ length: table.seats }, (_, seat) => playerOf(players[seat]))
    const { answers, acts } = table.session
    this.before = answers.length + acts
  }

  get revision(): number {
    return this.before + this.taken.length
  }

  get players(): readonly Player[] {
    return this.seated
  }

  get steps(): readonly Step[] {
    return this.taken
  }

  get proposal(): Proposal | null {
    return this.open
  }

  get botAsked(): boolean {
    const { table } = this
    if (table.over) return false
    const seat = table.game.machine.seat(table.state)
    // The whole table is asked: the people at it answer, bots only when they are among themselves.
    if (seat < 0) return this.seated.every(({ bot }) => bot !== null)
    return this.isBot(seat)
  }

  private isBot(seat: number): boolean {
    return this.seated[seat]?.bot != null
  }

  /**
   * Carries out what a participant says, or throws a Refusal with one sentence. `others` are the people who have to
   * agree where it is not hers alone.
   */
  perform(by: Participant, command: Command, others: readonly string[] = []): Performed {
    const before = command.id === '' ? undefined : this.known.get(command.id)
    if (before !== undefined) return { is: 'repeat', revision: before }
    const performed = this.carryOut(by, command, others)
    if (command.id !== '') this.remember(command.id, performed.revision)
    return performed
  }

  private carryOut(by: Participant, command: Command, others: readonly string[]): Performed {
    if (command.do === 'vote') return this.vote(by, command)
    if (command.revision !== this.revision) throw new Stale()
    const { table } = this
    if (command.do === 'undo') return this.undo(by, command.to, command.ask ? others : null)
    if (table.over) throw new Refusal(says.OVER)
    if (command.do === 'act') {
      const [seat] = by.answersFor
      if (seat === undefined) throw new Refusal(says.NO_SEAT)
      return this.done({ is: 'act', seat, act: command.act })
    }
    const asked = table.game.machine.seat(table.state)
    if (!mayAnswer(by, asked)) throw new Refusal(by.answersFor.length === 0 ? says.NO_SEAT : says.NOT_ASKED)
    return this.done({ is: 'answer', seat: asked < 0 ? by.answersFor[0]! : asked, index: command.index })
  }

  private done(step: Step): Performed {
    this.take(step)
    return { is: 'done', steps: [step], revision: this.revision }
  }

  /** Takes one step, as it is performed now or was stored earlier. */
  take(step: Step): void {
    const { table } = this
    switch (step.is) {
      case 'answer': {
        const n = table.session.answers.length
        const asked = table.game.machine.seat(table.state)
        table.answer(step.index)
        if (asked < 0) this.spoke.set(n, step.seat)
        break
      }
      case 'act':
        if (!table.act(step.seat, step.act)) throw new Refusal(says.NOT_POSSIBLE)
        break
      case 'back':
        this.gone += table.session.answers.length - step.answers + table.session.acts - step.acts
        table.backTo(step.answers, step.acts)
        break
      case 'seat':
        this.seated = this.seated.map((player, seat) => (seat === step.seat ? { bot: step.bot } : player))
        break
      case 'pause':
        break
    }
    this.taken.push(step)
    // Whatever was proposed was about another moment.
    this.open = null
  }

  /**
   * Takes steps that are all known, and gives the number of each when it is taken. Nothing is played twice, however often
   * they go back.
   */
  *taking(steps: readonly Step[]): Generator<number, void> {
    const { session } = this.table
    const returned = pointsOfReturn(steps, { answers: session.answers.length, acts: session.acts })
    try {
      if (returned.has(0)) session.keepPlace()
      for (const [n, step] of steps.entries()) {
        this.take(step)
        if (returned.has(n + 1)) session.keepPlace()
        yield n
      }
    } finally {
      session.forgetPlaces()
    }
  }

  /** How many answers and acts were taken back, all in all. */
  get takenBack(): number {
    return this.gone
  }

  /** Everything that `body` does at this table happens, or nothing does. It must take nothing back. */
  whole<T>(body: () => T): T {
    const takeBack = this.mark()
    try {
      return body()
    } catch (error) {
      throw takeBack(error)
    }
  }

  /** As `Table.mark`, with everything that this table remembers beside it. */
  mark(): (error: unknown) => unknown {
    const steps = this.taken.length
    const { seated, open } = this
    const known = [...this.known]
    const answers = this.table.session.answers.length
    const takeBack = this.table.mark()
    return (error) => {
      this.taken.length = steps
      // Whoever says it again is to be heard.
      this.known.clear()
      for (const [id, revision] of known) this.known.set(id, revision)
      for (const n of this.spoke.keys()) if (n >= answers) this.spoke.delete(n)
      this.seated = seated
      this.open = open
      return takeBack(error)
    }
  }

  private remember(id: string, revision: number): void {
    this.known.set(id, revision)
    if (this.known.size <= REMEMBERED) return
    const [oldest] = this.known.keys()
    this.known.delete(oldest!)
  }

  /** The revision that a command led to which was said before, or null. */
  recalled(id: string): number | null {
    return this.known.get(id) ?? null
  }

  /** A command that was carried out before this table was opened from its steps. */
  recall(id: string, revision: number): void {
    if (id !== '') this.remember(id, revision)
  }

  private undo(by: Participant, to: number | null, others: readonly string[] | null): Performed {
    const [seat] = by.answersFor
    if (seat === undefined) throw new Refusal(says.NO_SEAT)
    const point = to === null ? this.lastPoint : this.pointAt(to)
    if (point === null) throw new Refusal(says.NOTHING_TO_UNDO)
    const free = this.isFree(by.answersFor, point)
    if (!free && others === null) throw new Refusal(says.NEEDS_AGREEMENT)
    if (free || others === null || others.length === 0) return this.done({ is: 'back', seat, ...point })
    if (this.open !== null) throw new Refusal(says.ONE_AT_A_TIME)
    this.proposals += 1
    this.open = { number: this.proposals, by: by.id, seat, ...point, yes: [by.id], waiting: others }
    return { is: 'proposed', revision: this.revision }
  }

  private vote(by: Participant, { proposal, yes }: { proposal: number; yes: boolean }): Performed {
    const { open } = this
    if (open === null || open.number !== proposal) throw new Stale()
    const asks = by.id === open.by && !yes
    if (!asks && !open.waiting.includes(by.id)) throw new Refusal(says.NO_VOTE)
    const waiting = open.waiting.filter((id) => id !== by.id)
    if (yes && waiting.length === 0) {
      const { seat, answers, acts } = open
      return this.done({ is: 'back', seat, answers, acts })
    }
    this.open = yes ? { ...open, yes: [...open.yes, by.id], waiting } : null
    return { is: 'proposed', revision: this.revision }
  }

  /** Numbers of proposals are greater than this one: no vote for an earlier one counts for them. */
  countProposalsFrom(number: number): void {
    this.proposals = number
  }

  /** What was proposed before this table was opened from its steps, and is open still. */
  resume(proposal: Proposal): void {
    this.open = proposal
  }

  /** Nobody has agreed in time. */
  dropProposal(): void {
    this.open = null
  }

  /** What remains when the last answer of a person is taken back, with everything that bots answered to it. */
  private get lastPoint(): Point | null {
    const { answers, actList, askedSeats } = this.table.session
    if (actList.at(-1)?.after === answers.length) return { answers: answers.length, acts: actList.length - 1 }
    let n = answers.length - 1
    while (n > 0 && this.isBot(askedSeats[n]!)) n--
    return this.pointAt(n)
  }

  private pointAt(answers: number): Point | null {
    const { session } = this.table
    if (!(Number.isInteger(answers) && answers >= 0 && answers < session.answers.length)) return null
    return { answers, acts: session.actList.filter(({ after }) => after <= answers).length }
  }

  /** May it go back so far without asking anybody? Own answers may, as long as nothing new was revealed since. */
  private isFree(answersFor: readonly number[], { answers, acts }: Point): boolean {
    const { session } = this.table
    const { askedSeats } = session
    if (acts < session.acts || askedSeats.length - answers > session.undoable) return false
    for (let n = answers; n < askedSeats.length; n++) {
      const giver = this.spoke.get(n) ?? askedSeats[n]!
      // Whoever opened a record does not know who spoke for the whole table in it.
      if (giver >= 0 && !answersFor.includes(giver)) return false
    }
    return true
  }

  /** How far a viewer may undo by herself. */
  undoFor({ answersFor }: Pick<Viewer, 'answersFor'>): Undo {
    const point = this.lastPoint
    if (point === null) return 'start'
    return this.isFree(answersFor, point) ? 'free' : 'seen'
  }
}
