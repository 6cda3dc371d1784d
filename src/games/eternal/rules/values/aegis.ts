import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { CANNOT_AEGIS } from '../../abilities.ts'
import { AEGIS, KIND, UNIT } from '../../content.ts'
import { STOP, YOU } from '../../engine.ts'
import {
  CARDS,
  clearMark,
  controllerOf,
  def,
  has,
  isPlayer,
  isPlaymat,
  PLAYER,
  PLAYMAT,
  playerSkills,
  playerTurnSkills,
  SPENT_AEGIS,
  STOPPED,
  setMark,
  zones,
} from '../../state.ts'
import { AEGIS_SPENT } from '../common/events.ts'
import { turnUp } from '../common/stealth.ts'
import { playerForbidden } from './player-values.ts'
import { hasSkill } from './skills.ts'

const UNITS_STOPPED = 4
/** This spell can be neither negated nor stopped. */
export const UNSTOPPABLE_TEXT = 8
export const isUnstoppable = (s: State, f: number): boolean => (s[f + STOP]! & UNSTOPPABLE_TEXT) !== 0

/** An Aegis is asked once per object and text; its answer holds for all parts of the text (ER74, ER77). */
export function mayTouch(s: State, f: number, x: number): boolean {
  const you = s[f + YOU]!
  if (x < CARDS && controllerOf(s, x) !== you) turnUp(s, x)
  if ((s[f + STOP]! & UNSTOPPABLE_TEXT) !== 0) return true
  if (isPlayer(x)) return x - PLAYER === you || mayTouchPlayer(s, f, x - PLAYER)
  const p = controllerOf(s, x)
  if (p === you) return true
  if (!isPlaymat(zones.of(s, x))) return mayTouchPlayer(s, f, p)
  if (KIND[def.get(s, x)] !== UNIT) return true
  if (has(s, x, STOPPED)) return false
  if (!hasSkill(s, x, AEGIS)) return true
  setMark(s, x, SPENT_AEGIS | STOPPED)
  s[f + STOP] = s[f + STOP]! | UNITS_STOPPED
  emit(s, AEGIS_SPENT, x)
  return false
}

function mayTouchPlayer(s: State, f: number, p: number): boolean {
  if ((s[f + STOP]! & (1 << p)) !== 0) return false
  if (((playerSkills.get(s, p) | playerTurnSkills.get(s, p)) & AEGIS) === 0) return true
  if ((playerForbidden(s, p) & CANNOT_AEGIS) !== 0) return true
  playerSkills.set(s, p, playerSkills.get(s, p) & ~AEGIS)
  playerTurnSkills.set(s, p, playerTurnSkills.get(s, p) & ~AEGIS)
  s[f + STOP] = s[f + STOP]! | (1 << p)
  emit(s, AEGIS_SPENT, PLAYER + p)
  return false
}

/** The text is done: whoever was shielded from it can be touched by the next one. */
export function settleAegis(s: State, f: number): void {
  if ((s[f + STOP]! & UNITS_STOPPED) === 0) return
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) clearMark(s, c, STOPPED)
}
