import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { ongoingBearer, REACH_STUNS, REACHES } from '../../abilities.ts'
import { ENDURANCE } from '../../content.ts'
import { attached, def, HOLDS, hasTrait, isAround, PLAYMAT, reach, SILENCED, zones } from '../../state.ts'
import { holds } from '../common/evaluate.ts'
import { isHeld } from '../triggers/delayed.ts'
import { hasSkill } from './skills.ts'

/** Endurance ends a stun, and lets none begin (ER71). Where no card of the game has to do with it, nobody looks. */
export const endures = (s: State, c: Card): boolean => isAround(s, ENDURANCE) && hasSkill(s, c, ENDURANCE)

/** Stunned by something that lasts: a curse, or a unit that holds it (ER72, ER73). */
export const heldStunned = (s: State, c: Card): boolean => isKeptStunned(s, c) && !endures(s, c)

/** Would something that lasts keep this unit stunned, whatever it endures? */
export function isKeptStunned(s: State, c: Card): boolean {
  if (isStunnerInPlay(s) && hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
        if ((REACHES[def.get(s, a)]! & REACH_STUNS) === 0) continue
        if (attached.get(s, a) !== c || hasTrait(s, a, SILENCED)) continue
        const list = ongoingBearer[def.get(s, a)]!
        for (let i = 0; i < list.length; i++) if (list[i]!.stunned && holds(s, list[i]!, a, p)) return true
      }
  return isHeld(s, c)
}

/** Does anything in play keep the unit it is on stunned, silenced or not? A quick no for all units together. */
export const isStunnerInPlay = (s: State): boolean => (reach.get(s) & REACH_STUNS) !== 0
