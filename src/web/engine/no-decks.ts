import { Refusal } from '../../kernel/refusal.ts'
import type { DeckCalls } from '../decks/calls.ts'

function refuse(): never {
  throw new Refusal('this game has no decks to build')
}

/** A game whose decks are built while it is played. */
export const noDecks: DeckCalls = {
  decks: () => [],
  readDeck: refuse,
  checkDeck: refuse,
  randomDeck: refuse,
}
