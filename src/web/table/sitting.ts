import { batch, computed, effect, signal } from '@preact/signals'
import { readRecord } from '../../kernel/record.ts'
import type { CardEntry, Plain, SeenTopic, SheetEntry, Sum } from '../../language/face.ts'
import { promptLine } from '../../language/label.ts'
import { inLetters } from '../card/Rich.tsx'
import { pageGames } from '../games/index.ts'
import { type Lesson, taught } from '../lesson/lesson.ts'
import { announce } from '../page/announce.tsx'
import { lang, motion } from '../page/settings.ts'
import { timed } from '../page/timing.ts'
import { Closed, localTable, Refused } from '../source/local.ts'
import type { Advice, Beginning, GameId, Moment, Player, Question, TableSource } from '../source/source.ts'
import { keep, keepEarlier, newId } from '../source/store.ts'
import { Presenter } from './reel/presenter.ts'
import type { Plan } from './table-parts.ts'

/** How long a bot seems to think, so that people can follow. */
const THINKING: Readonly<Record<string, number>> = { off: 0, fast: 250, normal: 700 }

/** Do two people who hide cards from each other share this screen? */
export const sharesSecrets = ({ game, players }: Moment): boolean =>
  pageGames[game].hidesCards && players.filter(({ bot }) => bot === null).length > 1

/** Somebody at a table: the moment that is shown, and everything that can be done about it. */
export class Sitting {
  readonly moment = signal<Moment | null>(null)
  /** A past moment that is being looked at, or null. */
  readonly past = signal<Moment | null>(null)
  readonly problem = signal<string | null>(null)
  readonly hints = signal<readonly Advice[]>([])
  /** What others did is being shown step by step: how many lines of the log each step brought. */
  readonly presenting = signal(false)
  private readonly presenter = new Presenter()
  /** An answer is on its way. */
  readonly busy = signal(false)
  /** A hint is being thought about. */
  readonly hinting = signal(false)
  /** What this game teaches, if it is a pupil's first. */
  readonly lesson = signal<Lesson | null>(null)
  /** The words on every card, in the language of the page; empty until they are there. */
  readonly cards = signal<ReadonlyMap<string, CardEntry>>(new Map())
  readonly sheets = signal<ReadonlyMap<string, SheetEntry>>(new Map())
  /** The seat before the screen, where two people share it; -1 before the first has sat down. */
  private readonly facing = signal(-1)
  /** The seat that the screen is to be handed to before anything of it is shown, or null. */
  readonly handTo = computed(() => {
    const moment = this.moment.value
    if (moment === null || moment.outcome !== null || !sharesSecrets(moment)) return null
    return moment.eyes === this.facing.value ? null : moment.eyes
  })
  id = newId()
  title = ''
  /** The answers that were the last act, if it took several: from how many given to how many. */
  private together: { readonly from: number; readonly to: number } | null = null
  /** A plan that stopped at a question which is not its own, and the questions at which it goes on. */
  private unfinished: { readonly plan: Plan; readonly goesOn: (question: Question) => boolean } | null = null
  /** Where somebody went back beyond what had been seen, for the log to say so. */
  readonly marks = signal<readonly number[]>([])
  private readonly source: TableSource = localTable()
  private timer = 0
  private readonly stopFollowing: () => void

  constructor() {
    let spoken = lang.peek()
    this.stopFollowing = effect(() => {
      const { value } = lang
      if (value === spoken || this.moment.peek() === null) return
      spoken = value
      void this.show(this.source.speak(value))
      void this.ask(this.readCards(), undefined)
    })
  }

  private async readCards(): Promise<void> {
    const [cards, sheets] = await Promise.all([
      this.source.cards(lang.peek()),
      this.source.sheets(lang.peek()),
    ])
    batch(() => {
      this.cards.value = new Map(cards.map((entry) => [entry.id, entry]))
      this.sheets.value = new Map(sheets.map((entry) => [entry.id, entry]))
    })
  }

  /** Opens a game; gives whether it could be opened, and keeps what stands in the way in `problem`. */
  async open(
    game: GameId,
    from: Beginning,
    players: readonly Player[],
    as: { readonly id?: string; readonly title: string; readonly lesson?: Lesson | null },
  ): Promise<boolean> {
    this.id = as.id ?? newId()
    this.lesson.value = as.lesson ?? null
    this.title = as.title
    const begun = this.show(this.source.begin(game, from, players, lang.peek()))
    void this.ask(this.readCards(), undefined)
    return begun
  }

  async answer(index: number): Promise<boolean> {
    // A second press before the first was answered would answer a question that nobody has read.
    if (this.busy.peek()) return false
    this.past.value = null
    const done = await timed(() => this.show(this.source.answer(index)))
    await this.resume()
    return done
  }

  /** What stopped for a question goes on by itself once that is answered. */
  private async resume(): Promise<void> {
    const { unfinished } = this
    const question = this.moment.peek()?.question ?? null
    if (unfinished === null || question === null || !unfinished.goesOn(question)) return
    this.unfinished = null
    await this.follow(unfinished.plan, unfinished.goesOn)
  }

  /** Answers as the plan says, until it has no answer to what is asked. Only the end of it is shown. */
  async follow(plan: Plan, goesOn?: (question: Question) => boolean): Promise<void> {
    this.unfinished = null
    const start = this.moment.peek()
    const index = start?.question == null ? null : plan(start.question)
    if (start === null || index === null || this.busy.peek()) return
    this.past.value = null
    const done = await timed(() => this.show(this.through(plan, index)))
    const end = this.moment.peek()?.at ?? 0
    if (done) this.together = { from: start.at, to: end }
    if (done && goesOn !== undefined) this.unfinished = { plan, goesOn }
    // The plan broke off: show where that has led.
    else await this.show(this.source.speak(lang.peek()))
  }

  private async through(plan: Plan, first: number): Promise<Moment> {
    let index = first
    let fresh = 0
    for (;;) {
      const moment = this.seen(await this.source.answer(index))
      fresh += moment.fresh
      const next = moment.question === null ? null : plan(moment.question)
      if (next === null) return { ...moment, fresh }
      index = next
    }
  }

  /** A pupil sees only what the lesson is about. */
  private seen(moment: Moment): Moment {
    const lesson = this.lesson.peek()
    return lesson === null ? moment : taught(lesson, moment)
  }

  act(id: string): Promise<boolean> {
    this.past.value = null
    return this.show(this.source.act(id))
  }

  /** Takes the last answer back; an act that took several of them goes back as one, as far as that is free. */
  async undo(agreed = false): Promise<boolean> {
    const { at = -1 } = this.moment.peek() ?? {}
    const from = this.together?.to === at ? this.together.from : at
    this.together = null
    this.unfinished = null
    this.past.value = null
    const done = await this.show(this.back(agreed, from))
    const { at: after = 0 } = this.moment.peek() ?? {}
    if (done && agreed) this.marks.value = [...this.marks.peek(), after]
    return done
  }

  private async back(agreed: boolean, to: number): Promise<Moment> {
    for (;;) {
      const moment = await this.source.undo(agreed)
      if (moment.at <= to || moment.undo !== 'free') return moment
    }
  }

  /** Looks at the table after so many answers, or back at the present. */
  async look(at: number): Promise<void> {
    const { last = 0 } = this.moment.peek() ?? {}
    if (at >= last) {
      this.past.value = null
      return
    }
    this.past.value = await this.ask(this.source.look(at), null)
  }

  /** The player that the screen was handed to is ready to look. */
  takeScreen(): void {
    const moment = this.moment.peek()
    if (moment === null) return
    this.facing.value = moment.eyes
    this.tell(moment)
  }

  async eyes(seat: number | null): Promise<void> {
    const at = this.past.peek()?.at
    await this.show(this.source.eyes(seat))
    if (at !== undefined) await this.look(at)
  }

  /** Another game that begins where this one stands, or where it stood. This one stays as it is. */
  async fork(): Promise<string | null> {
    const shown = this.past.peek() ?? this.moment.peek()
    if (shown === null) return null
    const id = newId()
    const { at } = shown
    const record = await this.ask(this.source.fork(at), null)
    if (record === null) return null
    this.keepAs(id, `${this.title} ⑂ ${at}`, { ...shown, record, last: at, outcome: null })
    return id
  }

  async whyNot(wish: string): Promise<string | null> {
    try {
      return (await this.source.whyNot(wish)).why
    } catch (error) {
      if (error instanceof Refused) return error.message
      return this.ask(Promise.reject(error), null)
    }
  }

  /** A question that was refused is told as a sentence; one that nobody waits for any more is forgotten. */
  private async ask<T>(question: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await question
    } catch (error) {
      if (!(error instanceof Closed)) this.fail(error)
      return otherwise
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) console.error(error)
    this.problem.value = error instanceof Error ? error.message : String(error)
  }

  /** Why the numbers in a line of the log are what they are. */
  reasons(line: number): Promise<readonly Sum[]> {
    return this.ask(this.source.reasons(line), [])
  }

  /** The same of something on the table, as it is shown. */
  async numbers(about: SeenTopic): Promise<readonly Sum[]> {
    const shown = this.past.peek() ?? this.moment.peek()
    return shown === null ? [] : this.ask(this.source.numbers(about, shown.at), [])
  }

  async askHint(): Promise<void> {
    this.hinting.value = true
    try {
      this.hints.value = await this.ask(this.source.hint(), [])
    } finally {
      this.hinting.value = false
    }
  }

  close(): void {
    this.presenter.finish()
    clearTimeout(this.timer)
    this.stopFollowing()
    this.source.close()
  }

  private async show(coming: Promise<Moment>): Promise<boolean> {
    clearTimeout(this.timer)
    this.busy.value = true
    try {
      const moment = this.seen(await coming)
      await this.present(moment)
      batch(() => {
        this.presenting.value = false
        this.moment.value = moment
        this.problem.value = moment.differs
        this.hints.value = []
        this.busy.value = false
      })
      if (moment.differs !== null) keepEarlier(this.id)
      this.keepAs(this.id, this.title, moment)
      this.tell(moment)
      if (moment.botAsked) {
        const told = this.lesson.peek()?.steps[moment.at]?.take
        this.timer = window.setTimeout(() => void this.show(this.source.move(told)), THINKING[motion.peek()])
      }
      return true
    } catch (error) {
      if (!(error instanceof Closed)) this.fail(error)
      return false
    } finally {
      this.busy.value = false
    }
  }

  /** Shows what others did, one scene after the other, until it is over or somebody has seen enough. */
  private async present(moment: Moment): Promise<void> {
    const { forecast: foretold } = this.moment.peek() ?? moment
    if (this.moment.peek() === null || this.handTo.peek() !== null) return
    const told = moment.log.length - moment.fresh
    await this.presenter.play(moment.scenes, ({ lines, view }, before) => {
      batch(() => {
        this.presenting.value = true
        this.moment.value = {
          ...moment,
          view,
          question: null,
          botAsked: true,
          outcome: null,
          // What was foretold is what happens now.
          forecast: foretold,
          outlook: [],
          log: moment.log.slice(0, told + lines),
          fresh: lines - before,
        }
      })
    })
  }

  /** Enough seen: the table as it is now. */
  endReel(): void {
    this.presenter.finish()
  }

  private keepAs(id: string, title: string, { game, players, record, last, outcome }: Moment): void {
    const lesson = this.lesson.peek() !== null
    keep({ id, game, title, players, record, answers: last, over: outcome !== null, lesson, at: Date.now() })
  }

  private tell({ log, fresh, question, outcome }: Moment): void {
    // What happened is told to whoever it belongs to, not to the one who hands the screen over.
    if (this.handTo.peek() !== null) return
    const news = fresh === 0 ? [] : log.slice(-fresh).map(({ text }) => text)
    const asked = question === null ? '' : promptLine(question.prompt, lang.peek())
    announce(inLetters([...news, outcome?.words ?? asked].join(' ')))
  }
}

/** A game that was begun elsewhere on the page and waits for its table. */
let waiting: Sitting | null = null

/** Begins a game; gives its id, or the sentence that says why it cannot be. */
export async function start(
  game: GameId,
  from: Beginning,
  players: readonly Player[],
  title: string,
  lesson: Lesson | null = null,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  const sitting = new Sitting()
  const opened = await sitting.open(game, from, players, { title, lesson })
  if (!opened) {
    sitting.close()
    return { problem: sitting.problem.peek() ?? '' }
  }
  waiting?.close()
  waiting = sitting
  return { id: sitting.id }
}

/** A described position begins as it was, a deal with new cards. */
function beginningOf(setup: Plain): Beginning {
  if (typeof setup === 'object' && setup !== null && 'position' in setup)
    return { kind: 'position', given: setup.position }
  return { kind: 'deal', setup, seed: newId() }
}

/** The same set-up dealt anew; gives the id of the new game. */
export async function playAgain({ game, players, record }: Moment, title: string): Promise<string | null> {
  const { setup } = readRecord(record)
  const begun = await start(game, beginningOf(setup as Plain), players, title)
  return 'id' in begun ? begun.id : null
}

/** The game of this id that was just begun, for the table to take over. */
export function begun(id: string): Sitting | null {
  if (waiting?.id !== id) return null
  const sitting = waiting
  waiting = null
  return sitting
}
