import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../../src/games/aeons-end/language/nodes.ts'
import * as content from '../../src/games/aeons-end/packs/all.ts'

const isBasic = ({ nemesis }: NemesisCard): boolean => nemesis === 'basic'
/** Everything the game has: the cards of players, basic nemesis cards, then those of each nemesis. */
export const cards: readonly (PlayerCard | NemesisCard)[] = [
  ...content.playerCards,
  ...content.nemesisCards.filter(isBasic),
  ...content.nemesisCards.filter((card) => !isBasic(card)),
]
export const mages: readonly Mage[] = content.mages
export const nemeses: readonly Nemesis[] = content.nemeses
export const everything = [...cards, ...mages, ...nemeses]
