import type { BothLanguages } from '../../kernel/refusal.ts'
import type { CardEntry, Lang, Plain, SeenTopic, SheetEntry, Sum, Wish } from '../../language/face.ts'
import type { DeckCalls } from '../decks/calls.ts'
import type { Advice, Beginning, Moment, Player, PreparedSetup, Told } from '../source/source.ts'

/** What happened, as a change of what the page has: it keeps so many lines and adds the others. */
export interface SentLog {
  readonly log: { readonly keep: number; readonly add: readonly Told[] }
  readonly fresh: number
}

/** A moment on its way: the log is not sent anew each time. */
export type SentMoment = Omit<Moment, 'log' | 'fresh'> & SentLog

/** Everything that the page asks of the worker; a call is its name and its arguments. */
export interface Calls extends DeckCalls {
  begin(from: Beginning, players: readonly Player[], lang: Lang): SentMoment
  answer(index: number): SentMoment
  move(told?: Plain): SentMoment
  undo(agreed: boolean): SentMoment
  act(id: string): SentMoment
  look(at: number): SentMoment
  fork(at: number): string
  speak(lang: Lang): SentMoment
  eyes(seat: number | null): SentMoment
  whyNot(wish: string): Wish
  reasons(line: number): readonly Sum[]
  numbers(about: SeenTopic, at: number): readonly Sum[]
  hint(): readonly Advice[]
  offer(lang: Lang): unknown
  cards(lang: Lang): readonly CardEntry[]
  sheets(lang: Lang): readonly SheetEntry[]
  setup(flags: Readonly<Record<string, string>>, seed: string, lang: Lang): PreparedSetup
  /** Reads a set-up document. */
  read(document: unknown, seed: string, lang: Lang): PreparedSetup
}

export type CallName = keyof Calls

export interface Call {
  readonly id: number
  readonly name: CallName
  readonly args: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  /** `refused`: one sentence for the person; otherwise a fault of ours. */
  | { readonly id: number; readonly error: BothLanguages; readonly refused: boolean }
