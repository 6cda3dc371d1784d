import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { AgentView } from '../bots/agent-view.ts'
import type { Bot } from '../bots/bot.ts'
import { hints } from '../bots/hint.ts'
import type { Budget } from '../bots/search.ts'
import { writeRecord } from '../kernel/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import { resetScratch } from '../kernel/scratch.ts'
import { GameStopped, stopped } from '../kernel/session.ts'
import { writeBeside } from '../lab/files.ts'
import type { Lang, Playable, TerminalWords } from '../language/face.ts'
import { labelLine, promptLine, whyNotLine } from '../language/label.ts'
import { peopleAt } from '../language/people.ts'
import { TableBots } from '../table/people/bots.ts'
import { type Participant, SharedTable } from '../table/shared-table.ts'
import type { LogEntry } from '../table/shown/log-entry.ts'
import type { Table } from '../table/table.ts'
import { isYes, type PlayWords, playWords } from './play-words.ts'
import { SavedGame } from './saved-game.ts'
import type { PlayedByTyping } from './typed-lines.ts'

/** As long as a person waits for a tip. */
const TIP: Budget = { iterations: 400 }

const CONCEDE = 'concede'

/** So many milliseconds a bot thinks before keys are listened to again. */
const DEAF = 40

/** Where a person sits: what is typed goes to the table, what happens there is printed. */
export class Seat implements PlayedByTyping {
  readonly table: Table
  readonly words: PlayWords
  private readonly lang: Lang
  /** What the game says to the people who sit here. */
  private readonly spoken: TerminalWords
  private readonly shared: SharedTable<Playable>
  private readonly bots: TableBots
  /** Who types here answers for every seat that no bot plays. */
  private readonly people: Participant
  private readonly print: (text: string) => void
  private readonly saved: SavedGame
  private readonly reports: string
  /** Could the last choice not be saved? That is said once. */
  private unsaved = false
  /** Has the person been asked whether she gives up? */
  private asksToConcede = false
  /** Does the person want to leave while a bot thinks? */
  private interrupted = false
  /** What the last table that was printed began with. */
  private heading = ''
  /** What has been printed of each entry, so that seats at one screen do not read the same twice. */
  private readonly printed = new Map<LogEntry, string>()

  constructor(
    table: Table,
    {
      lang,
      bots,
      names,
      file,
      ours,
      print,
      reports = 'reports',
    }: {
      lang: Lang
      bots: readonly (Bot | null)[]
      /** What the people are called, seat by seat; a seat without a name has its number. */
      names?: readonly (string | undefined)[]
      file: string
      ours: boolean
      print: (text: string) => void
      /** Where records of faults are kept. */
      reports?: string
    },
  ) {
    this.table = table
    this.reports = reports
    this.lang = lang
    this.bots = new TableBots(table.game, bots)
    const players = bots.map((bot, seat) => {
      const name = names?.[seat]
      return { bot: bot === null ? null : 'bot', ...(name === undefined ? {} : { name }) }
    })
    this.shared = new SharedTable(table, players)
    this.people = { id: 'here', answersFor: [...bots.keys()].filter((seat) => bots[seat] === null) }
    this.saved = new SavedGame(table, file, ours)
    this.print = print
    this.words = playWords[lang]
    const words = table.game.words[lang]
    this.spoken = words.among?.(peopleAt(players)) ?? words
  }

  get over(): boolean {
    return this.table.over
  }

  get prompt(): string {
    return this.asksToConcede ? this.words.yesOrNo : this.words.ask(this.table.options)
  }

  interrupt(): void {
    this.interrupted = true
  }

  /** Lets bots play until a person is asked, then shows what there is to choose from. */
  async show(): Promise<void> {
    await this.letBotsPlay()
    if (this.interrupted) return
    if (this.table.over) {
      this.end()
      return
    }
    this.news()
    this.newBoard()
    this.question()
  }

  /** The whole table when a turn or phase begins or another seat looks; in between the news are enough. */
  private newBoard(): void {
    const heading = `${this.table.viewer} ${this.boardLines().find((line) => line !== '') ?? ''}`
    if (heading === this.heading) this.print('')
    else this.board()
    this.heading = heading
  }

  /** One typed line; gives false when the person leaves. */
  async enter(line: string): Promise<boolean> {
    const stays = await this.carryOut(line)
    this.autosave()
    return stays
  }

  private async carryOut(line: string): Promise<boolean> {
    if (this.asksToConcede) {
      this.asksToConcede = false
      if (isYes(line)) await this.concede()
      else this.print(this.words.notConceded)
      return true
    }
    const text = line.trim()
    const [command, ...rest] = text.split(/\s+/)
    if (/^\d+$/.test(text)) await this.choose(Number(text))
    else if (command === 's') this.save(rest.join(' ') || this.saved.file)
    else if (command === 'w' || command === 'why') this.look(() => this.explain(rest.join(' ')))
    else if (command === 'q' && rest.length === 0) return this.leave()
    else await this.command(text)
    return true
  }

  private async command(text: string): Promise<void> {
    switch (text) {
      case '':
      case 'b':
        this.look(() => {
          this.board()
          this.question()
        })
        return
      case 'l':
        this.look(() => {
          for (const entry of this.table.log)
            this.say(this.table.describe(entry, this.table.viewer, this.gameWords))
        })
        return
      case 't':
        this.look(() => this.tip())
        return
      case 'u':
      case 'u!':
        await this.undo(text === 'u!')
        return
      case 'concede':
      case 'abandonner':
        this.askToConcede()
        return
      case 'concede!':
      case 'abandonner!':
        await this.concede()
        return
      case 'h':
      case '?':
        this.print(this.words.help)
        return
      default:
        this.print(this.words.noSuchCommand(text))
    }
  }

  private get canConcede(): boolean {
    return this.table.game.acts?.includes(CONCEDE) === true
  }

  /** One word is typed in a moment: what ends the game is asked once more. */
  private askToConcede(): void {
    this.asksToConcede = this.canConcede
    this.print(this.asksToConcede ? this.words.sureToConcede : this.words.cannotConcede)
  }

  /** The seat that is asked gives up, where a game knows that. */
  private async concede(): Promise<void> {
    await this.attempt(async () => {
      if (!this.canConcede) this.print(this.words.cannotConcede)
      else {
        const { revision } = this.shared
        const by: Participant = { id: 'here', answersFor: [this.table.viewer] }
        this.shared.perform(by, { do: 'act', revision, act: CONCEDE, id: '' })
        await this.show()
      }
    })
  }

  /** Why something is not among the options. */
  private explain(wish: string): void {
    const { table, words } = this
    try {
      const answer = table.game.wish?.(table.state, wish, this.lang)
      if (answer === undefined) this.print(words.cannotExplain)
      else
        this.print(
          answer.possible ? words.possible : answer.why === null ? words.notNow : whyNotLine(answer.why),
        )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(this.lang === 'fr' ? error.french : error.message)
    }
  }

  private async choose(number: number): Promise<void> {
    const { options } = this.table
    if (number < 1 || number > options) {
      this.print(this.words.noSuchOption(String(number), options))
      return
    }
    await this.attempt(async () => {
      const { revision } = this.shared
      this.shared.perform(this.people, { do: 'answer', revision, index: number - 1, id: '' })
      await this.show()
    })
  }

  /**
   * Does something at the table and shows what came of it. When a rule or a word fails, the table stands where it
   * stood before, the person reads one sentence, and the record of what failed is kept in a file.
   */
  private async attempt(body: () => Promise<void>): Promise<void> {
    const takeBack = this.shared.mark()
    try {
      await body()
    } catch (thrown) {
      const error = takeBack(thrown)
      if (!(error instanceof GameStopped)) throw error
      this.sayStopped(error)
      this.question()
    }
  }

  /** Shows something and changes nothing: when a rule or a word fails meanwhile, the game goes on where it stands. */
  private look(show: () => void): void {
    try {
      show()
    } catch (error) {
      resetScratch()
      const { session } = this.table
      this.sayStopped(stopped(error, session.reproduction()))
    }
  }

  private sayStopped(stop: GameStopped): void {
    const file = this.keepRecord(join(this.reports, `stopped-${this.table.game.id}.json`), stop)
    this.print(this.words.stopped(this.lang === 'fr' ? stop.french : stop.message, file))
  }

  /** Gives the name of its file; null when it cannot be written, which is less than a game that can go on. */
  private keepRecord(file: string, { record }: GameStopped): string | null {
    try {
      return writeBeside(file, writeRecord(record))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(this.lang === 'fr' ? error.french : error.message)
      return null
    }
  }

  /** What a bot chose is not told: of what came of it the log tells as much as a person may know. */
  private async letBotsPlay(): Promise<void> {
    const { shared } = this
    const by: Participant = { id: 'bot', answersFor: [...shared.players.keys()] }
    while (shared.botAsked) {
      const { revision } = shared
      const index = await this.chosenByBot()
      if (index === null) return
      shared.perform(by, { do: 'answer', revision, index, id: '' })
    }
  }

  /** What the bot that is asked answers; null when the person leaves before it has thought it over. */
  private async chosenByBot(): Promise<number | null> {
    const thinking = this.bots.thinking(this.table.state)
    for (let received = performance.now(); !this.interrupted; ) {
      const { done, value } = thinking.next()
      if (done === true) return value
      if (performance.now() - received < DEAF) continue
      await pause()
      received = performance.now()
    }
    return null
  }

  /** What a strong player would do here, and why. */
  private tip(): void {
    const { table, words } = this
    const said = this.gameWords
    const best = hints(new AgentView(table.game, table.state), TIP)
    this.print(words.tip(best.length))
    for (const { index, chance, visits, reason } of best)
      this.print(
        words.tipped(
          index + 1,
          labelLine(said.option(table.state, index)),
          visits === 0 ? null : chance,
          said.reason(reason),
        ),
      )
  }

  private async undo(agreed: boolean): Promise<void> {
    const { shared, words } = this
    const how = shared.undoFor(this.people)
    if (how === 'start') this.print(words.nothingToUndo)
    else if (how === 'seen' && !agreed) this.print(words.undoNeedsAgreement)
    else {
      const { revision } = shared
      shared.perform(this.people, { do: 'undo', revision, to: null, ask: agreed, id: '' })
      this.print(words.undone)
      await this.show()
    }
  }

  /** Saves after a choice, when the person asked for that with --save; a full disk does not end the game. */
  autosave(): void {
    const { saved, words } = this
    if (!saved.automatic) return
    try {
      saved.save(saved.file)
      this.unsaved = false
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (!this.unsaved) this.print(words.notSaved(this.lang === 'fr' ? error.french : error.message))
      this.unsaved = true
    }
  }

  private save(file: string): void {
    const { words, saved } = this
    if (!saved.free(file)) {
      this.print(words.taken(file))
      return
    }
    try {
      saved.save(file)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(this.lang === 'fr' ? error.french : error.message)
      return
    }
    this.print(words.saved(file))
  }

  private leave(): boolean {
    if (!this.saved.current) this.save(this.saved.file)
    return !this.saved.current
  }

  /** The program ends before the game does: it is saved wherever it can be. */
  rescue(): void {
    const { saved, words, table } = this
    if (table.over || saved.current) return
    const file = saved.rescue()
    this.print(file === null ? words.lost : words.saved(file))
  }

  private say(text: string | null): void {
    if (text !== null) this.print(`  ${text}`)
  }

  /** What has happened and was not printed yet. */
  private news(): void {
    const { table } = this
    for (const entry of table.log) {
      const sentence = table.describe(entry, table.viewer, this.gameWords)
      if (sentence === null || this.printed.get(entry) === sentence) continue
      this.printed.set(entry, sentence)
      this.say(sentence)
    }
  }

  private get gameWords(): TerminalWords {
    return this.spoken
  }

  private boardLines(): readonly string[] {
    const { table } = this
    return this.gameWords.board(table.state, table.viewer)
  }

  private board(): void {
    this.print(`\n${this.boardLines().join('\n')}\n`)
  }

  private question(): void {
    const { table } = this
    const words = this.gameWords
    this.print(promptLine(words.decision(table.state), this.lang))
    for (let i = 0; i < table.options; i++)
      this.print(`${String(i + 1).padStart(3)}. ${labelLine(words.option(table.state, i))}`)
  }

  private end(): void {
    const { table } = this
    const outcome = table.outcome ?? ''
    this.news()
    this.board()
    this.print(this.words.over(this.gameWords.outcome(outcome), table.session.answers.length))
  }
}
