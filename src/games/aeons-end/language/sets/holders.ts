import { NONE } from '../../../../kernel/state.ts'
import { FIRST_TURN_CARD, isNemesisTurn, SPLIT, TURN_CARD, typeOf, WILD } from '../../content.ts'
import { DESTROYED, defOf, playerCount, playerOfZone, type State, zones } from '../../state.ts'

/* Whom a card belongs to or can stand for; several players are one bit each. */

export const everyone = (s: State): number => (1 << playerCount.get(s)) - 1

/** R208, R229: all players but you; alone you are your own ally. */
export function alliesOf(s: State, p: number): number {
  const others = everyone(s) & ~(1 << p)
  return others === 0 ? 1 << p : others
}

export const bit = (p: number): number => (p === NONE ? 0 : 1 << p)

/** The player a card belongs to by the place it lies in; for turn order cards the player named. */
export function holderOf(s: State, c: number): number {
  const def = defOf(s, c)
  if (typeOf[def] === TURN_CARD) return def < WILD ? def - FIRST_TURN_CARD : NONE
  return playerOfZone(zones.of(s, c))
}

/** A turn order card that stands for one of several players: wild or split. */
export function isShared(s: State, c: number): boolean {
  const def = defOf(s, c)
  return typeOf[def] === TURN_CARD && def >= WILD && !isNemesisTurn(def)
}

/** Everybody a card can stand for, as bits: its holder, a pair, or all players. */
export function holdersOf(s: State, c: number): number {
  // The table knows whose card a destroyed one was.
  if (zones.of(s, c) === DESTROYED) return everyone(s)
  if (!isShared(s, c)) return bit(holderOf(s, c))
  const def = defOf(s, c)
  return def === WILD ? everyone(s) : 3 << ((def - SPLIT) * 2)
}
