/**
 * The one interface between the page and a game. What stands behind it (a worker in this browser, later a
 * server) is no concern of the page: moments come in, answers go out, and nobody here knows a rule.
 */
import type {
  CardEntry,
  Change,
  Coming,
  Lang,
  Plain,
  SeenEvent,
  SeenOption,
  SeenTopic,
  SheetEntry,
  Sum,
  Wish,
} from '../../language/face.ts'
import type { Label, Prompt } from '../../language/label.ts'
import type { DeckLibrary } from '../decks/calls.ts'
import type { GameId } from '../games/ids.ts'

export { GAMES, type GameId } from '../games/ids.ts'

/** Who plays a seat: somebody at this screen, or a bot by its name, such as `search:strong`. */
export interface Player {
  readonly bot: string | null
}

/** Where a game comes from: the usual table, dealt anew, a record, or a position of the rulebook. */
export type Beginning =
  | { readonly kind: 'usual'; readonly seed: string }
  | { readonly kind: 'deal'; readonly setup: Plain; readonly seed: string }
  | { readonly kind: 'record'; readonly record: string; readonly at?: number }
  | { readonly kind: 'position'; readonly given: Plain }

export interface Choice<Option extends SeenOption = SeenOption> {
  readonly index: number
  /** What it refers to, for the board to light up. */
  readonly ref: Option
  readonly label: Label
}

/** What is asked now, of whom, and why. */
export interface Question<Option extends SeenOption = SeenOption> {
  /** The seat that is asked, or -1 for the whole table. */
  readonly seat: number
  readonly kind: string
  /** The card or rule that asks. */
  readonly why: string
  readonly prompt: Prompt
  /** Several things are chosen one after the other: how many are left of how many. */
  readonly picks?: { readonly left: number; readonly of: number }
  readonly choices: readonly Choice<Option>[]
}

/** One line of the log. */
export interface Told<Event extends SeenEvent = SeenEvent> {
  /** How many answers had been given when it happened. */
  readonly after: number
  readonly event: Event
  readonly text: string
  /** Its place in the whole log, by which the reasons of its numbers can be asked; absent when it has none. */
  readonly line?: number
}

/** The table while somebody else acts, between two answers. */
export interface Scene<View = unknown> {
  /** How many of the new lines of the log have happened by then. */
  readonly lines: number
  readonly view: View
}

/** Why undo stops where it stops. */
export type Undo = 'free' | 'seen' | 'start'

/** The table at one moment, through the eyes of one seat. */
export interface Moment<
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
> {
  readonly game: GameId
  /** Answers given before this moment, and in the whole line of play. */
  readonly at: number
  readonly last: number
  /** Whose eyes these are. */
  readonly eyes: number
  /** Said once, when a record was opened that does not play on with the rules of today as it did: how far it does. */
  readonly differs: string | null
  readonly players: readonly Player[]
  readonly view: View
  /** Null when the game is over, or when this is a look back. */
  readonly question: Question<Option> | null
  /** A bot is asked: `move` lets it answer. */
  readonly botAsked: boolean
  readonly outcome: { readonly id: string; readonly words: string } | null
  readonly undo: Undo
  /** What the seat of these eyes may do unasked, such as conceding, with its words. */
  readonly acts: readonly { readonly id: string; readonly words: string }[]
  /** What will happen by itself, in the order in which it will. */
  readonly forecast: readonly Coming[]
  /** What all of that does to the numbers on the table, as far as it can be told. */
  readonly outlook: readonly Change[]
  /** What holds at this table in particular, beside the cards. */
  readonly standing: readonly string[]
  readonly log: readonly Told<Event>[]
  /** How many lines at the end of the log are new since the moment before. */
  readonly fresh: number
  /** What others did since the moment before, step by step; empty when there is nothing to follow. */
  readonly scenes: readonly Scene<View>[]
  /** The whole game as text, to be kept or shared. */
  readonly record: string
}

/** One of the options that a strong player would think about first. */
export interface Advice {
  readonly index: number
  /** The chance to win that the bot sees in it, from 0 to 1. */
  readonly chance: number
  readonly why: string
}

export interface TableSource {
  begin(game: GameId, from: Beginning, players: readonly Player[], lang: Lang): Promise<Moment>
  answer(index: number): Promise<Moment>
  /** Lets the bot that is asked answer; a lesson says what, as part of the option. */
  move(told?: Plain): Promise<Moment>
  /** Takes the last answer back; beyond what is free only when the table agreed. */
  undo(agreed: boolean): Promise<Moment>
  /** Does something unasked for the seat whose eyes these are. */
  act(id: string): Promise<Moment>
  /** The table as it was after so many answers; looking changes nothing. */
  look(at: number): Promise<Moment>
  /** The record of another game that begins where this one stood after so many answers. */
  fork(at: number): Promise<string>
  speak(lang: Lang): Promise<Moment>
  /** Whose eyes to show; null follows whoever is asked. */
  eyes(seat: number | null): Promise<Moment>
  /** Why something cannot be done now. */
  whyNot(wish: string): Promise<Wish>
  /** The reasons of the numbers in a line of the log. */
  reasons(line: number): Promise<readonly Sum[]>
  /** The reasons of the numbers on something that lies on the table, now or after so many answers. */
  numbers(about: SeenTopic, at: number): Promise<readonly Sum[]>
  hint(): Promise<readonly Advice[]>
  /** Every card of the game with its words. */
  cards(lang: Lang): Promise<readonly CardEntry[]>
  /** Mages, nemeses and the like. */
  sheets(lang: Lang): Promise<readonly SheetEntry[]>
  close(): void
}

/** Questions about a game that need no table. */
export interface Library extends DeckLibrary {
  cards(game: GameId, lang: Lang): Promise<readonly CardEntry[]>
  /** A set-up document from flags; what is random in it is drawn from the seed. */
  setup(
    game: GameId,
    flags: Readonly<Record<string, string>>,
    seed: string,
    lang: Lang,
  ): Promise<PreparedSetup>
  /** Reads a set-up document, or refuses it with one sentence. */
  read(game: GameId, document: Plain, seed: string, lang: Lang): Promise<PreparedSetup>
  /** What can be chosen before a game; each game has its own shape. */
  offer(game: GameId, lang: Lang): Promise<unknown>
  close(): void
}

export interface PreparedSetup {
  readonly setup: Plain
  /** The same with everything settled that the document left open. */
  readonly settled: Plain
  /** A shared set-up brings its own. */
  readonly seed: string
  readonly seats: number
  /** What is special about it, for everybody to see. */
  readonly words: readonly string[]
  /** A few characters that others can type. */
  readonly code: string | null
}
