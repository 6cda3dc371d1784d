import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'

/** Every card of the main deck, in an order by chance: `chance` gives numbers from 0 up to 1. */
export function shuffled({ main }: DeckList, chance: () => number): readonly string[] {
  const cards = main.flatMap(([n, id]) => Array.from({ length: n }, () => id))
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[cards[i], cards[j]] = [cards[j]!, cards[i]!]
  }
  return cards
}
