import { writeDeckCode } from '../../games/eternal/deck-building/code.ts'
import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import { reasonsAgainst } from '../../games/eternal/deck-building/legality.ts'
import { offeredDecks } from '../../games/eternal/deck-building/offered.ts'
import { randomDeck } from '../../games/eternal/deck-building/random.ts'
import { writeDeckText } from '../../games/eternal/deck-building/text.ts'
import { starterDecks } from '../../games/eternal/decks/starter.ts'
import { built, deckCalled } from '../../games/eternal/set-up/deck.ts'
import { faultText, reasonText } from '../../games/eternal/text/decks.ts'
import type { DeckCalls } from '../decks/calls.ts'

const withoutLetters = (id: string): boolean => /^\d+-\d+$/.test(id)

/** What the deck builder asks of the rules of Eternal. */
export const eternalDecks: DeckCalls = {
  decks: () =>
    offeredDecks.map((deck) => ({ deck, starter: starterDecks.some(({ name }) => name === deck.name) })),
  readDeck: (text, lang) => {
    const { deck, faults } = deckCalled(text.includes('\n') ? text : text.trim(), 'throne', 'deck')
    return { deck, faults: faults.map((fault) => faultText(fault, lang)) }
  },
  checkDeck: (deck, lang) => {
    const reasons = reasonsAgainst(built(deck, 'deck'), { format: deck.format, era: 'today' })
    return {
      reasons: reasons.map((reason) => ({ text: reasonText(reason, lang), rule: reason.rule })),
      text: writeDeckText(deck),
      code: codeOf(deck),
    }
  },
  randomDeck: (factions, seed) => randomDeck(factions, seed),
}

/** Created cards have no number: an open deck with one has no code. */
function codeOf({ main, market }: DeckList): string | null {
  const ids = [...main.map(([, id]) => id), ...market]
  return ids.length > 0 && ids.every(withoutLetters) ? writeDeckCode(main, market) : null
}
