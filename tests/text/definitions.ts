import * as content from '../../src/games/aeons-end/content.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../../src/games/aeons-end/language/nodes.ts'

/** Everything the game has, in the order of the shelves. */
export const cards: readonly (PlayerCard | NemesisCard)[] = [...content.playerCards, ...content.nemesisCards]
export const mages: readonly Mage[] = content.mages
export const nemeses: readonly Nemesis[] = content.nemeses
export const everything = [...cards, ...mages, ...nemeses]
