import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import {
  ON_SELF,
  ONGOING,
  type OngoingPart,
  ongoingBearer,
  ongoingOutward,
  ongoingSelf,
  REACH_SKILLS,
} from '../../abilities.ts'
import { KIND, LOW, PRINTED_LATER, UNIT } from '../../content.ts'
import type { SkillMask } from '../../skills.ts'
import {
  attached,
  controllerOf,
  def,
  HOLDS,
  hasLater,
  hasTrait,
  isPlaymat,
  laterHigh,
  laterPlus,
  PLAYMAT,
  playerSkills,
  playerTurnSkills,
  reach,
  SILENCED,
  turnLater,
  turnLaterHigh,
  zones,
} from '../../state.ts'
import { holds, reaches } from '../common/evaluate.ts'
import { relicWeapon, skillsOfPlayer } from './player-values.ts'
import { skills } from './skills.ts'
import { isAlone, listSources, numbers, SOURCES, sources, still } from './values.ts'

// The second word of skills, read as the first is in `skills.ts`. No game without such skills gets beyond its first line.

function partSkills(s: State, list: readonly OngoingPart[], source: Card, numeric: boolean): number {
  let mask = 0
  const you = controllerOf(s, source)
  for (const part of list)
    if (part.laterSkills !== 0 && part.numeric === numeric && holds(s, part, source, you))
      mask |= part.laterSkills
  return mask
}

function outwardSkills(s: State, c: Card, numeric: boolean): number {
  if (!still) listSources(s)
  let mask = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    for (const part of ongoingOutward[def.get(s, source)]!)
      if (part.laterSkills !== 0 && part.numeric === numeric && reaches(s, part, source, p, c))
        mask |= part.laterSkills
  }
  return mask
}

const gained = (s: State, c: Card): number => (laterPlus.get(s, c) & LOW) | (laterHigh.get(s, c) << 16)

function attachmentSkills(s: State, a: Card): number {
  if (hasTrait(s, a, SILENCED)) return gained(s, a)
  const d = def.get(s, a)
  return gained(s, a) | PRINTED_LATER[d]! | partSkills(s, ongoingBearer[d]!, a, false)
}

export function laterSkills(s: State, c: Card): number {
  if (!hasLater(s)) return 0
  const d = def.get(s, c)
  const silenced = hasTrait(s, c, SILENCED)
  let mask = silenced ? gained(s, c) : gained(s, c) | PRINTED_LATER[d]!
  const anywhere = (reach.get(s) & REACH_SKILLS) !== 0
  if (!isPlaymat(zones.of(s, c))) return anywhere ? mask | outwardSkills(s, c, false) : mask
  mask |= (turnLater.get(s, c) & LOW) | (turnLaterHigh.get(s, c) << 16)
  if (isAlone(s, c, d)) return mask
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && KIND[def.get(s, a)] !== UNIT) mask |= attachmentSkills(s, a)
  const passes = numbers === 0 ? [false, true] : [false]
  for (const numeric of passes) {
    if ((ONGOING[d]! & ON_SELF) !== 0 && !silenced) mask |= partSkills(s, ongoingSelf[d]!, c, numeric)
    if (anywhere) mask |= outwardSkills(s, c, numeric)
  }
  return mask
}

export function laterSkillsOfPlayer(s: State, p: number): number {
  if (!hasLater(s)) return 0
  const low = playerSkills.get(s, p + 4) | playerTurnSkills.get(s, p + 4)
  const high = playerSkills.get(s, p + 6) | playerTurnSkills.get(s, p + 6)
  const w = relicWeapon(s, p)
  return (low & LOW) | (high << 16) | (w === NONE ? 0 : attachmentSkills(s, w))
}

/** All skills of a card, and of a player. */
export const allSkills = (s: State, c: Card): SkillMask => ({ first: skills(s, c), later: laterSkills(s, c) })
export const allSkillsOfPlayer = (s: State, p: number): SkillMask => ({
  first: skillsOfPlayer(s, p),
  later: laterSkillsOfPlayer(s, p),
})
