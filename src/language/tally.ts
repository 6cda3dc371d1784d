import type { Sink } from '../kernel/events.ts'
import type { State } from '../kernel/state.ts'
import type { Lang } from './face.ts'

/*
 * What a game lets itself be asked about in bulk. A laboratory that knows no game plays many of them, watches
 * each through a `Watch` and counts the events it gets; what is counted, and what it is called, stands here.
 */

type Said = Readonly<Record<Lang, string>>

interface Asked {
  readonly id: string
  readonly title: Said
  /** One sentence: what is counted, and of what. */
  readonly note: Said
  /** What one answer is called. */
  label(item: string, lang: Lang): string
}

/** A question with one answer (or a few) for each side: which nemesis, which deck, who began. */
export interface Choice extends Asked {
  readonly kind: 'choice'
}

/** Something that did or did not happen with each card that was there: was it gained, drawn, played? */
export interface CardFacts extends Asked {
  readonly kind: 'cards'
  readonly items: readonly string[]
}

export type Facet = Choice | CardFacts

/** A number at the end of a game. */
export interface Measure {
  readonly id: string
  readonly title: Said
  /** How many neighbouring values share a bar of the chart. */
  readonly width: number
  of(s: State): number
}

/** Takes down what one game has to say; `facet` is a place in the list of facets. */
export interface Notes {
  /** The answer to a choice, for one side. */
  is(side: number, facet: number, answer: string): void
  /** A card of this number was there for the side, and it did or did not happen. */
  card(side: number, facet: number, item: number, happened: boolean): void
}

/** Watches one game after the other. */
export interface Watch<Setup = unknown> {
  begin(setup: Setup): void
  readonly sink: Sink
  /** Says what happened, when the game is over. */
  end(s: State, notes: Notes): void
}

export interface Tally<Setup = unknown> {
  /** What the game is called. */
  readonly title: Said
  /** Who wins or loses: one side of players together, or each seat for itself. */
  readonly sides: number
  won(s: State, side: number): boolean
  readonly facets: readonly Facet[]
  readonly measures: readonly Measure[]
  watch(): Watch<Setup>
  /** Cards on the table: what a decision has to look at. */
  inPlay(s: State): number
  /** Can whoever is asked do nothing but pass? Left out where nobody is ever asked that. */
  onlyPasses?(s: State): boolean
  /** The usual table with each number of players, where there is more than one. */
  readonly sizes: readonly { readonly name: string; readonly document: unknown }[]
}
