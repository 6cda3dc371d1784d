import { definitionOf } from '../content.ts'
import { otherDecks } from '../decks/other.ts'
import { starterDecks } from '../decks/starter.ts'
import { tournamentDecks } from '../decks/tournament.ts'
import type { DeckList } from './deck-list.ts'

export const allDecks: readonly DeckList[] = [...starterDecks, ...tournamentDecks, ...otherDecks]

/** The cards of a deck that this table does not know yet. */
export const missingFrom = ({ main, market }: DeckList): string[] =>
  [...main.map(([, id]) => id), ...market].filter((id) => definitionOf(id) === undefined)

/** The decks whose cards are all there. */
export const offeredDecks: readonly DeckList[] = allDecks.filter((deck) => missingFrom(deck).length === 0)
