/**
 * The one interface between the page and a game. What stands behind it (a worker in this browser, later a
 * server) is no concern of the page: moments come in, answers go out, and nobody here knows a rule.
 */

import type {
  CardEntry,
  Lang,
  Plain,
  SeenEvent,
  SeenOption,
  SeenTopic,
  SheetEntry,
  Sum,
  Wish,
} from '../../language/face.ts'
import type { LogLine, Player, Moment as TableMoment } from '../../table/moment.ts'
import type { Advice } from '../../table/people/bots.ts'
import type { Scene } from '../../table/shown/film.ts'
import type { DeckLibrary } from '../decks/calls.ts'
import type { OfferOf, SettledOf } from '../games/declared.ts'
import type { GameId } from '../games/ids.ts'

export type { Choice, LogLine, Player, Question, Undo } from '../../table/moment.ts'
export type { Advice } from '../../table/people/bots.ts'
export type { Scene } from '../../table/shown/film.ts'
export { GAMES, type GameId } from '../games/ids.ts'

/** Where a game comes from: the usual table, dealt again, a record, or a position of the rulebook. */
export type Beginning =
  | { readonly kind: 'usual'; readonly seed: string }
  | { readonly kind: 'deal'; readonly setup: unknown; readonly seed: string }
  | { readonly kind: 'record'; readonly record: string; readonly at?: number }
  | { readonly kind: 'position'; readonly given: unknown }

/** The table at one moment, through the eyes of one seat, with what happened until then. */
export interface Moment<
  View = unknown,
  Option extends SeenOption = SeenOption,
  Event extends SeenEvent = SeenEvent,
> extends TableMoment<View, Option> {
  readonly game: GameId
  /** Said once, when a record was opened that does not play on with the rules of today as it did: how far it does. */
  readonly differs: string | null
  readonly log: readonly LogLine<Event>[]
  /** How many lines at the end of the log are new since the moment before. */
  readonly fresh: number
  /** What others did since the moment before, step by step; empty when there is nothing to follow. */
  readonly scenes: readonly Scene<View>[]
  /** Something was done, and with it the turn ended by itself: the table in between, when nothing new had been seen. */
  readonly rest?: Scene<View>
  /** Whoever looks plays none of this through these eyes: they are a watcher's, or another player's. */
  readonly lent?: boolean
}

export interface TableSource {
  begin(game: GameId, from: Beginning, players: readonly Player[], lang: Lang): Promise<Moment>
  answer(index: number): Promise<Moment>
  /** Lets the bot that is asked answer; a lesson says what, as part of the option. */
  move(scripted?: Plain): Promise<Moment>
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
  /** A table that others move as well: called when it has moved without being asked to from here. */
  watch?(news: () => void): void
  /** The table as it is now, where `watch` is. */
  now?(): Promise<Moment>
  close(): void
}

/** Questions about a game that need no table. */
export interface Library extends DeckLibrary {
  cards(game: GameId, lang: Lang): Promise<readonly CardEntry[]>
  /** A set-up document from flags; what is random in it is drawn from the seed. */
  setup<G extends GameId>(
    game: G,
    flags: Readonly<Record<string, string>>,
    seed: string,
    lang: Lang,
  ): Promise<PreparedSetup<SettledOf<G>>>
  /** Reads a set-up document, or refuses it with one sentence. */
  read<G extends GameId>(
    game: G,
    document: unknown,
    seed: string,
    lang: Lang,
  ): Promise<PreparedSetup<SettledOf<G>>>
  /** What can be chosen before a game; each game has its own shape. */
  offer<G extends GameId>(game: G, lang: Lang): Promise<OfferOf<G>>
  close(): void
}

export interface PreparedSetup<Settled = unknown> {
  readonly setup: unknown
  /** The same with everything settled that the document left open. */
  readonly settled: Settled
  /** A shared set-up brings its own. */
  readonly seed: string
  readonly seats: number
  /** What is special about it, for everybody to see. */
  readonly words: readonly string[]
  /** A few characters that others can type. */
  readonly code: string | null
}
