import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { CANNOT_ATTACK, CANNOT_BLOCK, ongoingBearer, ongoingOutward, REACH_CANNOT } from '../../abilities.ts'
import * as state from '../../state.ts'
import { attached, def, HOLDS, hasTrait, PLAYMAT, reach, SILENCED, zones } from '../../state.ts'
import { reaches } from '../common/evaluate.ts'
import { listSources, SOURCES, sources, still } from './values.ts'

/** Everything an ongoing ability forbids this card. */
export function forbidden(s: State, c: Card): number {
  let mask = 0
  if (hasTrait(s, c, state.NO_ATTACK_NOW | state.NO_ATTACK)) mask |= CANNOT_ATTACK
  if (hasTrait(s, c, state.NO_BLOCK_NOW | state.NO_BLOCK)) mask |= CANNOT_BLOCK
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
        if (attached.get(s, a) !== c || hasTrait(s, a, SILENCED)) continue
        const list = ongoingBearer[def.get(s, a)]!
        for (let i = 0; i < list.length; i++) mask |= list[i]!.cannot
      }
  if ((reach.get(s) & REACH_CANNOT) === 0) return mask
  if (!still) listSources(s)
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++)
      if (list[i]!.cannot !== 0 && reaches(s, list[i]!, source, p, c)) mask |= list[i]!.cannot
  }
  return mask
}

/** Is this, a bit of CANNOT, forbidden to the card? In most games no card forbids it. */
export const isForbidden = (s: State, c: Card, what: number): boolean =>
  ((state.forbids.get(s) & what) !== 0 || hasTrait(s, c, state.FORBIDDEN)) && (forbidden(s, c) & what) !== 0
