import { allCards } from '../cards/index.ts'
import { otherDecks } from '../decks/other.ts'
import { starterDecks } from '../decks/starter.ts'
import { tournamentDecks } from '../decks/tournament.ts'
import type { DeckList } from './deck-list.ts'

export const allDecks: readonly DeckList[] = [...starterDecks, ...tournamentDecks, ...otherDecks]

const ids = new Set(allCards.map(({ id }) => id))

/** The cards of a deck that do not come with the project. */
export const missingFrom = ({ main, market }: DeckList): string[] =>
  [...main.map(([, id]) => id), ...market].filter((id) => !ids.has(id))

/** The decks whose cards are all there. */
export const offeredDecks: readonly DeckList[] = allDecks.filter((deck) => missingFrom(deck).length === 0)
