import { allCards, cardsOf2019 } from '../cards/index.ts'
import type { CardDefinition, NewCard } from '../language/nodes.ts'

const byId = new Map([...allCards, ...cardsOf2019].map((card) => [card.id, card]))

/** Texts may speak of these cards too; gives the way back, for a pack that cannot be used. */
export function learnCards(cards: readonly CardDefinition[]): () => void {
  const before = cards.map(({ id }) => [id, byId.get(id)] as const)
  for (const card of cards) byId.set(card.id, card)
  return () => {
    for (const [id, card] of before)
      if (card === undefined) byId.delete(id)
      else byId.set(id, card)
  }
}

/** The definition with this id, or undefined for a card that is not in the pool. */
export const definitionWith = (id: string): CardDefinition | undefined => byId.get(id)

/** A card that is played on the enemy player, whoever's text makes it. */
export const isCursedRelic = (card: NewCard): boolean =>
  card.op === 'card' && definitionWith(card.id)?.kind === 'cursed relic'
