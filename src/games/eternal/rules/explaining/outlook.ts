import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { ATTACKING, BLOCKED, current, has, health, isPlayer, PLAYER, PLAYMAT, zones } from '../../state.ts'
import { beginBlows, dealBlows } from '../battle/blows.ts'
import { addUnblocked, attacked } from '../battle/fight.ts'
import { sourceSkills } from '../damage/damage.ts'
import { onCopy } from './trial.ts'

/** Health before an attack, and after it when nothing blocks and nobody answers. */
export interface AttackOutlook {
  readonly player: number
  readonly from: number
  readonly to: number
}

/** What these units of a player would do to the other one: dealt on a copy, by the rules of the fight. */
export function attackOutlook(s: State, p: number, attackers: readonly Card[]): AttackOutlook | null {
  const object = attacked(s, 1 - p)
  if (attackers.length === 0 || !isPlayer(object)) return null
  const player = object - PLAYER
  return onCopy(s, (trial) => {
    beginBlows()
    for (const a of attackers) addUnblocked(trial, a, object, sourceSkills(trial, a), p)
    dealBlows(trial)
    return { player, from: health.get(s, player), to: health.get(trial, player) }
  })
}

/** The attackers that nothing blocks yet. */
export function unblocked(s: State): readonly Card[] {
  const found: Card[] = []
  for (let c = zones.first(s, PLAYMAT + current.get(s)); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING) && !has(s, c, BLOCKED)) found.push(c)
  return found
}

/** Units by their places on a player's side; a place that has none is left out. */
export const unitsAt = (s: State, p: number, places: readonly number[]): readonly Card[] =>
  places.flatMap((place) =>
    place >= 0 && place < zones.count(s, PLAYMAT + p) ? [zones.nth(s, PLAYMAT + p, place)] : [],
  )
