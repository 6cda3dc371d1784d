import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import type { BothLanguages } from '../../kernel/refusal.ts'
import type { CardEntry, Lang, Plain, SeenOption, SheetEntry, Sum, Wish } from '../../language/face.ts'
import type {
  Advice,
  Beginning,
  CheckedDeck,
  Moment,
  Player,
  PreparedSetup,
  ReadDeck,
  ReadyDeck,
} from '../source/source.ts'

/** What the deck builder asks. */
export interface DeckCalls {
  /** The decks that come with the game. */
  decks(): readonly ReadyDeck[]
  /** A deck by name, pasted text or code. */
  readDeck(text: string, lang: Lang): ReadDeck
  checkDeck(deck: DeckList, lang: Lang): CheckedDeck
  randomDeck(factions: string, seed: string): DeckList
}

/** Everything that the page asks of the worker; a call is its name and its arguments. */
export interface Calls extends DeckCalls {
  begin(from: Beginning, players: readonly Player[], lang: Lang): Moment
  answer(index: number): Moment
  move(told?: Plain): Moment
  undo(agreed: boolean): Moment
  act(id: string): Moment
  look(at: number): Moment
  fork(at: number): string
  speak(lang: Lang): Moment
  eyes(seat: number | null): Moment
  whyNot(wish: string): Wish
  reasons(line: number): readonly Sum[]
  numbers(about: SeenOption, at: number): readonly Sum[]
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
