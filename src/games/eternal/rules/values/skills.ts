import { NONE, type RecordField, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import {
  CANNOT_AEGIS,
  CANNOT_FLY,
  ON_SELF,
  ONGOING,
  type OngoingPart,
  ongoingBearer,
  ongoingOutward,
  ongoingSelf,
  REACH_CANNOT,
  REACH_SKILLS,
} from '../../abilities.ts'
import {
  AEGIS,
  BERSERK,
  DESTINY,
  FLYING,
  KILLER,
  KIND,
  LOW,
  PRINTED_SKILLS,
  PRINTED_WARCRY,
  REGEN,
  REVENGE,
  WARCRY_BIT,
} from '../../content.ts'
import * as state from '../../state.ts'
import {
  attached,
  controllerOf,
  def,
  HOLDS,
  hasTrait,
  isPlaymat,
  marks,
  PLAYMAT,
  reach,
  SILENCED,
  SPENT_AEGIS,
  SPENT_BERSERK,
  SPENT_KILLER,
  skillsHigh,
  skillsPlus,
  turnSkills,
  turnSkillsHigh,
  turnWarcry,
  warcryPlus,
  zones,
} from '../../state.ts'
import { holds, reaches } from '../common/evaluate.ts'
import { isForbidden } from './prohibitions.ts'
import { isAlone, listSources, numbers, SOURCES, sources, still } from './values.ts'

function partSkills(s: State, list: readonly OngoingPart[], source: Card, numeric: boolean): number {
  let mask = 0
  const you = controllerOf(s, source)
  for (let i = 0; i < list.length; i++) {
    const p = list[i]!
    if ((p.skills !== 0 || p.warcry > 0) && p.numeric === numeric && holds(s, p, source, you))
      mask |= p.skills | (p.warcry > 0 ? WARCRY_BIT : 0)
  }
  return mask
}

function outwardSkills(s: State, c: Card, numeric: boolean): number {
  if (!still) listSources(s)
  let mask = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++) {
      const o = list[i]!
      if (o.skills !== 0 && o.numeric === numeric && reaches(s, o, source, p, c)) mask |= o.skills
    }
  }
  return mask
}

/** What an attachment's skills are, for the unit or player it is on; silenced, only what it has gained since (EG9). */
export function attachmentSkills(s: State, a: Card): number {
  const d = def.get(s, a)
  const gained = (skillsPlus.get(s, a) & LOW) | (skillsHigh.get(s, a) << 16)
  if (hasTrait(s, a, SILENCED)) return gained
  const list = ongoingBearer[d]!
  return gained | PRINTED_SKILLS[d]! | (list.length > 0 ? partSkills(s, list, a, false) : 0)
}

/** The skills of a card as one bit each. */
export function skills(s: State, c: Card): number {
  const d = def.get(s, c)
  const silenced = hasTrait(s, c, SILENCED)
  let mask = (skillsPlus.get(s, c) & LOW) | (skillsHigh.get(s, c) << 16)
  // Whoever has taken revenge has Destiny instead, until Revenge is gained again.
  if (!silenced) mask |= (mask & DESTINY) === 0 ? PRINTED_SKILLS[d]! : PRINTED_SKILLS[d]! & ~REVENGE
  if (warcryPlus.get(s, c) !== 0 || turnWarcry.get(s, c) !== 0) mask |= WARCRY_BIT
  const anywhere = (reach.get(s) & REACH_SKILLS) !== 0
  if (!isPlaymat(zones.of(s, c))) return anywhere ? mask | outwardSkills(s, c, false) : mask
  mask |= (turnSkills.get(s, c) & LOW) | (turnSkillsHigh.get(s, c) << 16)
  if (isAlone(s, c, d)) return (mask & SPENDABLE) === 0 ? mask : unspent(s, c, mask)
  const ownWorks = (ONGOING[d]! & ON_SELF) !== 0 && !silenced
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && KIND[def.get(s, a)] !== 1) mask |= attachmentSkills(s, a)
  if (ownWorks) mask |= partSkills(s, ongoingSelf[d]!, c, false)
  if (anywhere) mask |= outwardSkills(s, c, false)
  if (numbers === 0) {
    if (ownWorks) mask |= partSkills(s, ongoingSelf[d]!, c, true)
    if (anywhere) mask |= outwardSkills(s, c, true)
  }
  if ((reach.get(s) & REACH_CANNOT) !== 0) {
    if ((mask & FLYING) !== 0 && isForbidden(s, c, CANNOT_FLY)) mask &= ~FLYING
    if ((mask & AEGIS) !== 0 && isForbidden(s, c, CANNOT_AEGIS)) mask &= ~AEGIS
  }
  return unspent(s, c, mask)
}

const SPENDABLE = AEGIS | KILLER | BERSERK | REGEN
/** One-time skills that were used do not count (EG5). */
function unspent(s: State, c: Card, all: number): number {
  const spent = marks.get(s, c)
  let mask = all
  if ((spent & SPENT_AEGIS) !== 0) mask &= ~AEGIS
  if ((spent & SPENT_KILLER) !== 0) mask &= ~KILLER
  if ((spent & SPENT_BERSERK) !== 0) mask &= ~BERSERK
  if ((mask & REGEN) !== 0 && hasTrait(s, c, state.REGENERATED)) mask &= ~REGEN
  return mask
}

/** Is one of these skills in two fields of gained ones? Where the mask is a constant, one field is read. */
const isGained = (s: State, c: Card, low: RecordField, high: RecordField, mask: number): boolean =>
  ((mask & LOW) !== 0 && (low.get(s, c) & mask & LOW) !== 0) ||
  (mask >>> 16 !== 0 && (high.get(s, c) & (mask >>> 16)) !== 0)

/** A quick no: neither printed nor gained, and nothing in play gives skills. Only for cards off the playmat. */
export const mayHave = (s: State, c: Card, bit: number): boolean =>
  (PRINTED_SKILLS[def.get(s, c)]! & bit) !== 0 ||
  isGained(s, c, skillsPlus, skillsHigh, bit) ||
  (reach.get(s) & REACH_SKILLS) !== 0

/** The same for units on the playmat: what is on them or reaches them may give it too. */
export const mayHaveInPlay = (s: State, c: Card, bit: number): boolean =>
  (PRINTED_SKILLS[def.get(s, c)]! & bit) !== 0 ||
  isGained(s, c, skillsPlus, skillsHigh, bit) ||
  isGained(s, c, turnSkills, turnSkillsHigh, bit) ||
  (reach.get(s) & REACH_SKILLS) !== 0 ||
  hasTrait(s, c, HOLDS) ||
  (ONGOING[def.get(s, c)]! & ON_SELF) !== 0

export const hasSkill = (s: State, c: Card, bit: number): boolean => (skills(s, c) & bit) !== 0

function outwardWarcry(s: State, c: Card): number {
  if (!still) listSources(s)
  let n = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++)
      if (list[i]!.warcry > 0 && reaches(s, list[i]!, source, p, c)) n += list[i]!.warcry
  }
  return n
}

/** Warcry numbers add up (EG5). */
export function warcry(s: State, c: Card): number {
  let n = warcryPlus.get(s, c) + (hasTrait(s, c, SILENCED) ? 0 : PRINTED_WARCRY[def.get(s, c)]!)
  if (!isPlaymat(zones.of(s, c))) return n
  n += turnWarcry.get(s, c)
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && KIND[def.get(s, a)] !== 1)
          n += warcryPlus.get(s, a) + (hasTrait(s, a, SILENCED) ? 0 : PRINTED_WARCRY[def.get(s, a)]!)
  if ((reach.get(s) & REACH_SKILLS) !== 0) n += outwardWarcry(s, c)
  const own = ongoingSelf[def.get(s, c)]!
  if (own.length > 0 && !hasTrait(s, c, SILENCED))
    for (let i = 0; i < own.length; i++)
      if (own[i]!.warcry > 0 && holds(s, own[i]!, c, controllerOf(s, c))) n += own[i]!.warcry
  return n
}
