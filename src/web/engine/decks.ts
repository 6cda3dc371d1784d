import { usualNames } from '../../games/eternal/card-names.ts'
import { writeDeckCode } from '../../games/eternal/deck-building/code.ts'
import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import { reasonsAgainst } from '../../games/eternal/deck-building/legality.ts'
import { offeredDecks } from '../../games/eternal/deck-building/offered.ts'
import { randomDeck } from '../../games/eternal/deck-building/random.ts'
import { writeDeckText } from '../../games/eternal/deck-building/text.ts'
import { starterDecks } from '../../games/eternal/decks/starter.ts'
import { built, deckCalled } from '../../games/eternal/setup/deck.ts'
import { faultText, reasonText } from '../../games/eternal/text/decks.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { DeckCalls } from '../decks/calls.ts'

const withoutLetters = (id: string): boolean => /^\d+-\d+$/.test(id)

/** What the deck builder asks of the rules of Eternal. */
export const eternalDecks: DeckCalls = {
  decks: () =>
    offeredDecks.map((deck) => ({ deck, starter: starterDecks.some(({ name }) => name === deck.name) })),
  readDeck: (text, lang) => {
    const { deck, faults } = read(text.includes('\n') ? text : text.trim())
    return { deck, faults: faults.map((fault) => faultText(fault, lang, usualNames())) }
  },
  checkDeck: (deck, lang) => {
    const reasons = reasonsAgainst(built(deck, 'deck', usualNames()), { format: deck.format, era: 'today' })
    return {
      reasons: reasons.map((reason) => ({ text: reasonText(reason, lang, usualNames()), rule: reason.rule })),
      text: writeDeckText(deck),
      code: codeOf(deck),
    }
  },
  randomDeck: (factions, seed) => randomDeck(factions, seed),
}

/** Letters in a row that no name has: a code, or what is left of one. */
const CODE_LIKE = /^(?=.*[A-Z0-9_-]{3})[A-Za-z0-9_-]+$/

function read(said: string): ReturnType<typeof deckCalled> {
  try {
    return deckCalled(said, 'throne', 'deck', usualNames())
  } catch (error) {
    if (!(error instanceof Refusal) || !CODE_LIKE.test(said)) throw error
    throw new Refusal(
      {
        en: `“${said}” is not a whole deck code, and no ready deck has that name`,
        fr: `«\u202f${said}\u202f» n’est pas un code de deck entier, et aucun deck prêt ne porte ce nom`,
      },
      'deck',
    )
  }
}

/** Created cards have no number: an open deck with one has no code. */
function codeOf({ main, market }: DeckList): string | null {
  const ids = [...main.map(([, id]) => id), ...market]
  return ids.length > 0 && ids.every(withoutLetters) ? writeDeckCode(main, market) : null
}
