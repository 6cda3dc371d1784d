import type { BothLanguages } from '../../kernel/refusal.ts'
import type {
  CardEntry,
  Lang,
  Plain,
  SeenEvent,
  SeenTopic,
  SheetEntry,
  Sum,
  Wish,
} from '../../language/face.ts'
import type { Person } from '../../language/people.ts'
import type { ViewsCompared } from '../../table/shown/compare-views.ts'
import type { SentLog } from '../../table/shown/news.ts'
import type { ShownGame } from '../../table/shown/shown-views.ts'
import type { DeckCalls } from '../decks/calls.ts'
import type { OfferOf, SettledOf } from '../games/declared.ts'
import type { GameId } from '../games/ids.ts'
import type { Advice, Beginning, Moment, Player, PreparedSetup } from '../source/source.ts'

/** A moment on its way: the log is not sent again each time. */
export type SentMoment = Omit<Moment, 'game' | 'log' | 'fresh'> & SentLog

/** What the page asks of the worker of one game. */
export type CallsOf<G extends GameId> = Calls<OfferOf<G>, SettledOf<G>>

/** Everything that the page asks of a worker; a call is its name and its arguments. */
export interface Calls<Offer = unknown, Settled = unknown> extends DeckCalls {
  begin(from: Beginning, players: readonly Player[], lang: Lang): SentMoment
  /** `revision` is that of the moment which is answered. */
  answer(index: number, revision: number): SentMoment
  move(scripted?: Plain): SentMoment
  undo(agreed: boolean): SentMoment
  act(id: string): SentMoment
  look(at: number): SentMoment
  fork(at: number): string
  /** Compares what was shown elsewhere with the table that is open here, from its beginning. */
  compare(shown: ShownGame): ViewsCompared
  speak(lang: Lang): SentMoment
  eyes(seat: number | null): SentMoment
  whyNot(wish: string): Wish
  reasons(line: number): readonly Sum[]
  numbers(about: SeenTopic, at: number): readonly Sum[]
  hint(): readonly Advice[]
  /** What happened at a table that lies elsewhere, in words; null where there are none. */
  lines(events: readonly SeenEvent[], people: readonly Person[], lang: Lang): readonly (string | null)[]
  offer(lang: Lang): Offer
  /** `all`: also those of packs that this table does without. */
  cards(lang: Lang, all: boolean): readonly CardEntry[]
  sheets(lang: Lang): readonly SheetEntry[]
  setup(flags: Readonly<Record<string, string>>, seed: string, lang: Lang): PreparedSetup<Settled>
  /** Reads a set-up document. */
  read(document: unknown, seed: string, lang: Lang): PreparedSetup<Settled>
}

export type CallName = keyof Calls

export interface Call {
  readonly id: number
  readonly name: CallName
  readonly args: readonly unknown[]
}

export type Reply<Value = unknown> =
  | { readonly id: number; readonly value: Value }
  /** `refused`: one sentence for the person; otherwise a fault of ours. */
  | { readonly id: number; readonly error: BothLanguages; readonly refused: boolean }
