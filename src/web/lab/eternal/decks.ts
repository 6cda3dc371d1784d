import { ownDeck, ownDecks } from '../../decks/store.ts'
import type { Flags } from '../../games/game.ts'
import { library } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import type { Sides } from '../headline.ts'
import { labWords } from '../words.ts'

/** A deck of the builder, by its id. */
const OWN = 'own:'

export const ownChoices = (): readonly (readonly [value: string, name: string])[] =>
  ownDecks().map(({ id, name }) => [OWN + id, name])

const ownIn = (value: string) => (value.startsWith(OWN) ? ownDeck(value.slice(OWN.length)) : null)

/** Decks of the builder as texts, which every thread can read. */
export async function withOwnDecks(flags: Flags): Promise<Flags> {
  const read = Object.entries(flags).map(async ([name, value]) => {
    const deck = ownIn(value)
    if (deck === null) return [name, value] as const
    const { text } = await library.checkDeck(deck, lang.peek())
    return [name, `Name: ${deck.name}\n${text}`] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

export async function eternalSides({ deck1, deck2 }: Flags): Promise<Sides> {
  const { anyDeck, seat } = labWords[lang.peek()]
  const named = (deck: string | undefined, otherwise: string): string =>
    deck === undefined ? otherwise : (ownIn(deck)?.name ?? deck)
  return { who: named(deck1, seat(1)), against: named(deck2, anyDeck) }
}
