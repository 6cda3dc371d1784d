import type { CardDefinition } from './language/nodes.ts'
import type { NewSkill } from './skills.ts'

/** Cards that come together. A changed pack has another version, and its cards are other cards. */
export interface Pack {
  readonly id: string
  readonly version: number
  readonly cards: readonly CardDefinition[]
  /** Skills that the game does not have, for these cards to give, have and look for. */
  readonly skills?: readonly NewSkill[]
  /** Earlier definitions of these cards, for games by the rules of their time. */
  readonly older?: readonly CardDefinition[]
}

/** Every card of a pack has an id of its own: that of the pack, its version, and a name. */
export const prefixOf = ({ id, version }: Pick<Pack, 'id' | 'version'>): string => `${id}@${version}/`
