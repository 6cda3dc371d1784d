import * as content from '../../src/games/aeons-end/content.ts'
import type { Mage, Nemesis, NemesisCard, PlayerCard } from '../../src/games/aeons-end/language/nodes.ts'
import * as sketches from './sketches/index.ts'

/** What the game has, and a sketch of what it does not have yet, in the order of the shelves. */
function known<T extends { readonly id: string }>(real: readonly T[], sketched: readonly T[]): T[] {
  const byId = new Map(real.map((each) => [each.id, each]))
  const ids = new Set(sketched.map(({ id }) => id))
  return [...sketched.map((each) => byId.get(each.id) ?? each), ...real.filter(({ id }) => !ids.has(id))]
}

export const cards: readonly (PlayerCard | NemesisCard)[] = [
  ...known(content.playerCards, sketches.playerCards),
  ...known(content.nemesisCards, sketches.nemesisCards),
]
export const mages: readonly Mage[] = known(content.mages, sketches.mages)
export const nemeses: readonly Nemesis[] = known(content.nemeses, sketches.nemeses)
export const everything = [...cards, ...mages, ...nemeses]
