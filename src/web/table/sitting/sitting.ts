import { batch, computed, effect, signal } from '@preact/signals'
import type { CardEntry, SheetEntry } from '../../../language/face.ts'
import { pageGames } from '../../games/index.ts'
import { type Lesson, taught } from '../../lesson/lesson.ts'
import { lang, motion } from '../../page/settings.ts'
import { timed } from '../../page/timing.ts'
import { Closed, localTable, Refused } from '../../source/local.ts'
import type { Beginning, GameId, Moment, Player, Question, TableSource } from '../../source/source.ts'
import { keepEarlier, newId } from '../../source/store.ts'
import { Announcer } from '../reel/announcer.ts'
import { Held, withNews } from '../reel/held.ts'
import type { GameFace, Plan } from '../table-parts.ts'
import { Explanations } from './explanations.ts'
import { type Keeps, KeptGame } from './kept-game.ts'
import { OwnActs } from './own-acts.ts'
import { SheetsById } from './sheets.ts'

/** How long a bot seems to think, so that people can follow. */
const THINKING: Readonly<Record<string, number>> = { off: 0, fast: 250, normal: 700 }

/** An example of a rule on the table: the rule, what is to be seen, and the page that leads back to it. */
export interface ExampleNote {
  readonly rule: string
  readonly words: string
  readonly called: string
  readonly back: string
}

/** Do two people who hide cards from each other share this screen? */
export const sharesSecrets = ({ game, players }: Moment): boolean =>
  pageGames[game].hidesCards && players.filter(({ bot }) => bot === null).length > 1

/** Somebody at a table: the moment that is shown, and everything that can be done about it. */
export class Sitting {
  readonly moment = signal<Moment | null>(null)
  /** A past moment that is being looked at, or null. */
  readonly past = signal<Moment | null>(null)
  readonly problem = signal<string | null>(null)
  /** What others did is being shown step by step. */
  readonly presenting = signal(false)
  private readonly announcer = new Announcer()
  /** An answer is on its way. */
  readonly busy = signal(false)
  /** A turn that ended by itself rests, and may still be taken back. */
  readonly resting = signal<Held | null>(null)
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
    if (moment === null || moment.outcome !== null || this.example.value !== null) return null
    if (this.online || !sharesSecrets(moment)) return null
    return moment.eyes === this.facing.value ? null : moment.eyes
  })
  readonly kept = new KeptGame()
  readonly own = new OwnActs()
  readonly explanations: Explanations
  /** What is to be seen here, where this is an example of a rule. */
  readonly example = signal<ExampleNote | null>(null)
  /** The answers that were the last act, if it took several: from how many given to how many. */
  private together: { readonly from: number; readonly to: number } | null = null
  /** A plan that stopped at a question which is not its own, and the questions at which it goes on. */
  private unfinished: { readonly plan: Plan; readonly goesOn: (question: Question) => boolean } | null = null
  private readonly source: TableSource
  /** The others sit elsewhere: nobody hands a screen over, and taking back is for all to agree on. */
  readonly online: boolean
  /** The table has moved by itself while something else was shown. */
  private moved = false
  private timer = 0
  private readonly stopFollowing: () => void

  constructor(source: TableSource = localTable()) {
    this.source = source
    this.online = source.watch !== undefined
    this.explanations = new Explanations(
      source,
      () => this.past.peek() ?? this.moment.peek(),
      (question, otherwise) => this.ask(question, otherwise),
    )
    source.watch?.(() => this.follows())
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
      this.sheets.value = new SheetsById(sheets.map((entry) => [entry.id, entry]))
    })
  }

  /** Opens a game; gives whether it could be opened, and keeps what stands in the way in `problem`. */
  async open(
    game: GameId,
    from: Beginning,
    players: readonly Player[],
    as: {
      readonly id?: string
      readonly title: string
      readonly lesson?: Lesson | null
      readonly marks?: readonly number[]
      readonly keeps?: Keeps
      readonly rung?: string | null
      readonly example?: ExampleNote
      /** It is watched from its beginning: how it ended is not told before. */
      readonly rewinds?: boolean
    },
  ): Promise<boolean> {
    this.kept.id = as.id ?? newId()
    this.lesson.value = as.lesson ?? null
    this.kept.title = as.title
    this.own.marks.value = as.marks ?? []
    this.kept.keeps = as.keeps ?? true
    this.kept.rung = as.rung ?? null
    this.example.value = as.example ?? null
    const begun = this.show(this.source.begin(game, from, players, lang.peek()), as.rewinds)
    void this.ask(this.readCards(), undefined)
    return begun
  }

  /** Sits down at a table that lies elsewhere; waits until play has begun there. */
  async join(id: string, title: string): Promise<boolean> {
    this.kept.id = id
    this.kept.title = title
    const { source } = this
    const shown = await this.show(source.now?.() ?? Promise.reject(new Closed('there is no such table')))
    if (shown) void this.ask(this.readCards(), undefined)
    return shown
  }

  /** The others have moved: shown at once, or as soon as what is under way is done. */
  private follows(): void {
    if (this.busy.peek()) this.moved = true
    else if (this.moment.peek() !== null)
      void this.show(this.source.now?.() ?? Promise.reject(new Closed('')))
  }

  /** Is what this moment asks still what is asked? The table may have been shown again without a new question. */
  stillAsks(moment: Moment): boolean {
    const now = this.moment.peek()
    if (now === moment) return true
    return (
      now !== null && now.at === moment.at && JSON.stringify(now.question) === JSON.stringify(moment.question)
    )
  }

  /** Answers; `given` when the answer was given beforehand, and nobody acts now. */
  async answer(index: number, given = false): Promise<boolean> {
    // A second press before the first was answered would answer a question that nobody has read.
    if (this.busy.peek()) return false
    this.past.value = null
    this.playOn()
    if (!given) this.acts()
    const { at = 0 } = this.moment.peek() ?? {}
    const done = await this.showActed(this.source.answer(index), at)
    await this.resume()
    return done
  }

  /** Somebody at this screen acts. */
  private acts(): void {
    this.own.act(this.moment.peek()?.log.length ?? 0)
  }

  /** Examples stay what they are. */
  private playOn(): void {
    if (this.example.peek() === null) this.kept.playOn()
  }

  /** From now on the game is kept with these words about it, and told as its story. */
  meet(face: GameFace): void {
    this.kept.describe = (moment) => face.about(moment, this.sheets.peek())
    this.announcer.story = face.story
    const moment = this.moment.peek()
    if (moment !== null) this.keep(moment)
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
    this.playOn()
    this.acts()
    const done = await this.showActed(this.through(plan, index), start.at)
    const end = this.moment.peek()?.at ?? 0
    // Where the plan broke off, show where that has led.
    if (!done) await this.show(this.source.speak(lang.peek()))
    else {
      this.together = { from: start.at, to: end }
      if (goesOn !== undefined) this.unfinished = { plan, goesOn }
    }
  }

  private async through(plan: Plan, first: number): Promise<Moment> {
    let index = first
    let before = 0
    for (;;) {
      const moment = this.seen(await this.source.answer(index))
      const next = moment.question === null ? null : plan(moment.question)
      if (next === null) return withNews(moment, before)
      before += moment.fresh
      index = next
    }
  }

  /** Shows what an act has led to. A turn that ended by itself rests first: until then nothing new has been seen. */
  private async showActed(coming: Promise<Moment>, from: number): Promise<boolean> {
    const held = new Held()
    const shown = await timed(() =>
      this.show(
        coming.then((moment) => (this.online || this.lesson.peek() !== null ? moment : held.hold(moment))),
      ),
    )
    if (held.moment === null || !shown) return shown
    const { moment } = held
    this.resting.value = held
    const goesOn = await held.over()
    this.resting.value = null
    if (goesOn) return this.show(Promise.resolve(moment))
    this.together = null
    this.unfinished = null
    return this.show(this.taken(this.back(true, from)))
  }

  private async taken(back: Promise<Moment>): Promise<Moment> {
    const moment = await back
    this.own.takeBack(moment.log.length)
    return moment
  }

  /** The pupil has heard enough: the game goes on freely. */
  leaveLesson(): void {
    this.lesson.value = null
    void this.show(this.source.speak(lang.peek()))
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
    if (agreed) this.mayGoBack()
    const shown = await this.show(this.taken(this.back(agreed, from)))
    if (!shown) this.own.askBack(null)
    return shown
  }

  /** Somebody asks to go back beyond what has been seen; elsewhere the others have to agree first. */
  mayGoBack(): void {
    this.own.askBack(this.moment.peek()?.at ?? null)
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
    this.announce(moment)
  }

  async eyes(seat: number | null): Promise<void> {
    const at = this.past.peek()?.at
    await this.show(this.source.eyes(seat), at !== undefined)
    if (at !== undefined) await this.look(at)
  }

  /** Another game that begins where this one stands, or where it stood. This one stays as it is. */
  async fork(): Promise<string | null> {
    const shown = this.past.peek() ?? this.moment.peek()
    if (shown === null) return null
    const { at } = shown
    const record = await this.ask(this.source.fork(at), null)
    if (record === null) return null
    const from = { ...shown, record, last: at, outcome: null }
    return this.kept.keepFork(from, this.lesson.peek(), this.own.marks.peek())
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

  close(): void {
    this.resting.peek()?.end(true)
    this.announcer.finish()
    clearTimeout(this.timer)
    this.stopFollowing()
    this.source.close()
  }

  /** Shows the table; `inPast` where an earlier moment is looked at, so that how it ended is not to be told. */
  private async show(coming: Promise<Moment>, inPast = false): Promise<boolean> {
    clearTimeout(this.timer)
    this.busy.value = true
    try {
      const moment = this.seen(await coming)
      this.own.arrive(moment.at)
      // Before it is told: whoever opens the page again meanwhile has given her answer.
      if (moment.differs !== null) keepEarlier(this.kept.id)
      this.keep(moment)
      await this.present(moment)
      batch(() => {
        this.presenting.value = false
        this.moment.value = moment
        this.problem.value = moment.differs
        this.explanations.hints.value = []
        this.busy.value = false
      })
      if (!inPast || moment.outcome === null) this.announce(moment)
      if (moment.botAsked) {
        const scripted = this.lesson.peek()?.steps[moment.at]?.take
        this.timer = window.setTimeout(
          () => void this.show(this.source.move(scripted)),
          THINKING[motion.peek()],
        )
      }
      return true
    } catch (error) {
      if (!(error instanceof Closed)) this.fail(error)
      return false
    } finally {
      this.busy.value = false
      if (this.moved) {
        this.moved = false
        this.follows()
      }
    }
  }

  /** Shows what others did, one scene after the other, until it is over or somebody has seen enough. */
  private async present(moment: Moment): Promise<void> {
    const before = this.moment.peek()
    if (before === null || this.handTo.peek() !== null) return
    await this.announcer.play(moment, before, (scene) => {
      batch(() => {
        this.presenting.value = true
        this.moment.value = scene
      })
    })
  }

  /** Enough seen: the table as it is now. */
  endReel(): void {
    this.announcer.finish()
  }

  private keep(moment: Moment): void {
    this.kept.keep(moment, this.lesson.peek(), this.own.marks.peek())
  }

  private announce(moment: Moment): void {
    // What happened is told to whoever it belongs to, not to the one who hands the screen over.
    if (this.handTo.peek() === null) this.announcer.announce(moment)
  }
}
