import { missing } from '../../../../language/compiler/missing.ts'
import type { Pick, Things } from '../nodes.ts'

/** Where things were chosen, and whether the choice was made on the playmat before the window. */
export interface Chosen {
  readonly local: number
  readonly early: boolean
}

export const isIn = (things: Things, place: 'deck' | 'hand' | 'void'): boolean =>
  things.op === 'cards' && things.in.includes(place)

/** There is always a player to choose. */
export const isNeverEmpty = (things: Things): boolean =>
  things.op === 'players' || (things.op === 'union' && things.of.some(isNeverEmpty))

export const isPick = (o: unknown): o is Pick =>
  typeof o === 'object' && o !== null && 'op' in o && o.op === 'pick'

/** Objects that are chosen before the window: units, players, sites, attachments, the spell answered (A5). */
function isPublic(things: Things): boolean {
  switch (things.op) {
    case 'cards':
      return things.in.every((place) => place === 'playmat')
    case 'players':
    case 'bearer':
    case 'attachedTo':
    case 'windowSpell':
      return true
    case 'union':
      return things.of.every(isPublic)
    case 'among':
    case 'except':
      return isPublic(things.of)
    case 'self':
    case 'the':
    case 'ownerOf':
    case 'controllerOf':
    case 'held':
    case 'firstDrawn':
    case 'top':
    case 'topmost':
      return false
    default:
      return missing(things)
  }
}

export const isEarly = (pick: Pick): boolean =>
  pick.how !== 'random' && pick.by !== 'enemy' && isPublic(pick.of)

/** Does this set look into the hand or deck of the other player? Then its text has a window whatever is there. */
export function looksHidden(things: Things): boolean {
  switch (things.op) {
    case 'cards':
      return things.of !== 'you' && things.in.some((place) => place === 'hand' || place === 'deck')
    case 'top':
    case 'topmost':
      return looksHidden(things.of)
    case 'union':
      return things.of.some(looksHidden)
    case 'among':
    case 'except':
      return looksHidden(things.of)
    case 'self':
    case 'the':
    case 'players':
    case 'ownerOf':
    case 'controllerOf':
    case 'bearer':
    case 'attachedTo':
    case 'windowSpell':
    case 'held':
    case 'firstDrawn':
      return false
    default:
      return missing(things)
  }
}
