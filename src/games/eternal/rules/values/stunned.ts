import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { ongoingBearer } from '../../abilities.ts'
import { ENDURANCE } from '../../content.ts'
import { attached, def, HOLDS, hasTrait, PLAYMAT, SILENCED, zones } from '../../state.ts'
import { isHeld } from '../triggers/delayed.ts'
import { hasSkill } from './skills.ts'

/** Stunned by something that lasts: a curse, or a unit that holds it (ER72, ER73). */
export function heldStunned(s: State, c: Card): boolean {
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
        if (attached.get(s, a) !== c || hasTrait(s, a, SILENCED)) continue
        const list = ongoingBearer[def.get(s, a)]!
        for (let i = 0; i < list.length; i++) if (list[i]!.stunned) return !hasSkill(s, c, ENDURANCE)
      }
  return isHeld(s, c) && !hasSkill(s, c, ENDURANCE)
}
