import { join } from 'node:path'
import type { Bot } from '../bots/bot.ts'
import { Chair } from '../bots/chair.ts'
import { hints } from '../bots/hint.ts'
import type { Budget } from '../bots/search.ts'
import { writeRecord } from '../kernel/record.ts'
import { Refusal } from '../kernel/refusal.ts'
import { GameStopped } from '../kernel/session.ts'
import { writeWhole } from '../lab/files.ts'
import type { LogEntry, Table } from '../lab/table.ts'
import type { Lang, Words } from '../language/face.ts'
import { labelLine, promptLine } from '../language/label.ts'
import { peopleAt } from '../language/people.ts'
import { type PlayWords, playWords } from './play-words.ts'
import { SavedGame } from './saved-game.ts'

/** As long as a person waits for a tip. */
const TIP: Budget = { iterations: 400 }

/** Where a person sits: what is typed goes to the table, what happens there is printed. */
export class Seat {
  readonly table: Table
  readonly words: PlayWords
  private readonly lang: Lang
  /** What the game says to the people who sit here. */
  private readonly spoken: Words
  /** Who plays each seat; null is a person. */
  private readonly bots: readonly (Bot | null)[]
  private readonly print: (text: string) => void
  private readonly saved: SavedGame
  /** Could the last choice not be saved? That is said once. */
  private unsaved = false
  /** What the last table that was printed began with. */
  private heading = ''
  /** What has been printed of each entry, so that seats at one screen do not read the same twice. */
  private readonly printed = new Map<LogEntry, string>()

  constructor(
    table: Table,
    {
      lang,
      bots,
      file,
      ours,
      print,
    }: {
      lang: Lang
      bots: readonly (Bot | null)[]
      file: string
      ours: boolean
      print: (text: string) => void
    },
  ) {
    this.table = table
    this.lang = lang
    this.bots = bots
    this.saved = new SavedGame(table, file, ours)
    this.print = print
    this.words = playWords[lang]
    const words = table.game.words[lang]
    this.spoken = words.among?.(peopleAt(bots.map((bot) => bot !== null))) ?? words
  }

  /** Lets bots play until a person is asked, then shows what there is to choose from. */
  show(): void {
    this.letBotsPlay()
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
  hear(line: string): boolean {
    const text = line.trim()
    const [command, ...rest] = text.split(/\s+/)
    if (/^\d+$/.test(text)) this.choose(Number(text))
    else if (command === 's') this.save(rest.join(' ') || this.saved.file)
    else if (command === 'w' || command === 'why') this.explain(rest.join(' '))
    else if (command === 'q' && rest.length === 0) return this.leave()
    else this.command(text)
    return true
  }

  private command(text: string): void {
    switch (text) {
      case '':
      case 'b':
        this.board()
        this.question()
        return
      case 'l':
        for (const entry of this.table.log)
          this.say(this.table.told(entry, this.table.viewer, this.gameWords))
        return
      case 't':
        this.tip()
        return
      case 'u':
      case 'u!':
        this.undo(text === 'u!')
        return
      case 'concede':
      case 'abandonner':
        this.concede()
        return
      case 'h':
      case '?':
        this.print(this.words.help)
        return
      default:
        this.print(this.words.noSuchCommand(text))
    }
  }

  /** The seat that is asked gives up, where a game knows that. */
  private concede(): void {
    this.attempt(() => {
      if (this.table.act(this.table.viewer, 'concede')) this.show()
      else this.print(this.words.cannotConcede)
    })
  }

  /** Why something is not among the options. */
  private explain(wish: string): void {
    const { table, words } = this
    try {
      const told = table.game.wish?.(table.state, wish, this.lang)
      if (told === undefined) this.print(words.cannotExplain)
      else this.print(told.possible ? words.possible : (told.why ?? words.notNow))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(error.message)
    }
  }

  private choose(number: number): void {
    const { options } = this.table
    if (number < 1 || number > options) {
      this.print(this.words.noSuchOption(String(number), options))
      return
    }
    this.attempt(() => {
      this.table.answer(number - 1)
      this.show()
    })
  }

  /**
   * Does something at the table and shows what came of it. When a rule or a word fails, the table stands where it
   * stood before, the person reads one sentence, and the record of what failed is kept in a file.
   */
  private attempt(body: () => void): void {
    try {
      this.table.whole(body)
    } catch (error) {
      if (!(error instanceof GameStopped)) throw error
      const file = join('reports', `stopped-${this.table.game.id}.json`)
      this.keepRecord(file, error)
      this.print(this.words.stopped(this.lang === 'fr' ? error.french : error.message, file))
      this.question()
    }
  }

  /** A record that cannot be written is less than a game that can go on. */
  private keepRecord(file: string, { record }: GameStopped): void {
    try {
      writeWhole(file, writeRecord(record))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.print(this.lang === 'fr' ? error.french : error.message)
    }
  }

  /** The bot that is asked now, or null: a choice of the whole table is made by the people at it. */
  private get botAsked(): Bot | null {
    const { table, bots } = this
    const seat = table.over ? -1 : table.game.machine.seat(table.state)
    return seat < 0 ? null : (bots[seat] ?? null)
  }

  /** What a bot chose is not told: of what came of it the log tells as much as a person may know. */
  private letBotsPlay(): void {
    const chair = new Chair(this.table.game, this.table.state)
    for (let bot = this.botAsked; bot !== null; bot = this.botAsked) this.table.answer(bot.choose(chair))
  }

  /** What a strong player would do here, and why. */
  private tip(): void {
    const { table, words, lang } = this
    const said = table.game.words[lang]
    const best = hints(new Chair(table.game, table.state), TIP)
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

  private undo(agreed: boolean): void {
    const { table, words } = this
    if (table.session.answers.length + table.session.acts === 0) this.print(words.nothingToUndo)
    else if (!table.undo(agreed)) this.print(words.undoNeedsAgreement)
    else {
      // A bot would only choose again: what it chose is taken back together with what led to it.
      while (this.botAsked !== null && table.undo(agreed));
      this.print(words.undone)
      this.show()
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
      const told = table.told(entry, table.viewer, this.gameWords)
      if (told === null || this.printed.get(entry) === told) continue
      this.printed.set(entry, told)
      this.say(told)
    }
  }

  private get gameWords(): Words {
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
