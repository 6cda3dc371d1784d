import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { ON_PLAYER, ONGOING, ongoingPlayer, REACH_CANNOT, REACH_POWER } from '../../abilities.ts'
import { KIND, LOW, RELIC_WEAPON, WEAPON } from '../../content.ts'
import * as state from '../../state.ts'
import {
  attached,
  def,
  hasTrait,
  PLAYMAT,
  playerSkills,
  playerTurnSkills,
  reach,
  SILENCED,
  zones,
} from '../../state.ts'
import { added, holds, read } from '../common/evaluate.ts'
import { attachmentSkills } from './skills.ts'

/** A relic weapon that a player wields; a Versatile one may be on a unit instead. */
export const isAvatars = (s: State, c: Card): boolean =>
  KIND[def.get(s, c)] === RELIC_WEAPON && (attached.get(s, c) === NONE || attached.get(s, c) >= state.CARDS)

/** The kind of a card in play: a Versatile weapon on a unit is a weapon like any other, and no relic. */
export function kindNow(s: State, c: Card): number {
  const kind = KIND[def.get(s, c)]!
  return kind === RELIC_WEAPON && attached.get(s, c) !== NONE && attached.get(s, c) < state.CARDS
    ? WEAPON
    : kind
}

/** The relic weapon of a player, or NONE. */
export function relicWeapon(s: State, p: number): Card {
  if (!state.isBrought(s, 1 << RELIC_WEAPON)) return NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) if (isAvatars(s, c)) return c
  return NONE
}

/** Skills of a player: gained, this turn, and those of the relic weapon (E058). */
export function skillsOfPlayer(s: State, p: number): number {
  const w = relicWeapon(s, p)
  const low = playerSkills.get(s, p) | playerTurnSkills.get(s, p)
  const high = playerSkills.get(s, p + 2) | playerTurnSkills.get(s, p + 2)
  const own = (low & LOW) | (high << 16)
  return w === NONE ? own : own | attachmentSkills(s, w)
}

/** Maximum power with what ongoing abilities add (ER98). */
export function maximumPower(s: State, p: number): number {
  let n = state.maxPower.get(s, p)
  if ((reach.get(s) & REACH_POWER) === 0) return Math.max(0, n)
  for (let q = 0; q < 2; q++)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c)) {
      const d = def.get(s, c)
      if ((ONGOING[d]! & ON_PLAYER) === 0 || hasTrait(s, c, SILENCED)) continue
      const list = ongoingPlayer[d]!
      for (let i = 0; i < list.length; i++) {
        const part = list[i]!
        if (part.maxPower !== 0 && (q === p) !== part.onEnemy && holds(s, part, c, q))
          n += added(read(s, part.maxPower, c, q), c)
      }
    }
  return Math.max(0, n)
}

/** What ongoing abilities forbid a player. */
export function playerForbidden(s: State, p: number): number {
  let mask = 0
  if ((reach.get(s) & REACH_CANNOT) === 0) return mask
  for (let q = 0; q < 2; q++)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c)) {
      const d = def.get(s, c)
      if ((ONGOING[d]! & ON_PLAYER) === 0 || hasTrait(s, c, SILENCED)) continue
      const list = ongoingPlayer[d]!
      for (let i = 0; i < list.length; i++)
        if ((q === p) !== list[i]!.onEnemy && holds(s, list[i]!, c, q)) mask |= list[i]!.cannot
    }
  return mask
}
