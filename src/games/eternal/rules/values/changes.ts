import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { AEGIS, BERSERK, ENDURANCE, KILLER, KIND, LOW, REGEN, UNIT, WARCRY_BIT } from '../../content.ts'
import * as state from '../../state.ts'
import {
  attached,
  clearMark,
  costPlus,
  def,
  healthPlus,
  isPlaymat,
  laterHigh,
  laterPlus,
  PLAYMAT,
  playerSkills,
  playerTurnSkills,
  setMark,
  setTrait,
  skillsHigh,
  skillsPlus,
  strengthPlus,
  turnHealth,
  turnLater,
  turnLaterHigh,
  turnSkills,
  turnSkillsHigh,
  turnStrength,
  turnWarcry,
  unchecked,
  warcryPlus,
  zones,
} from '../../state.ts'
import {
  CHANGED,
  COST_CHANGED,
  EXHAUSTED_EVENT,
  GAINED,
  LATER,
  PLAYER_GAINED,
  READIED,
  SILENCED_EVENT,
  STUNNED_EVENT,
} from '../common/events.ts'
import { within } from '../common/limits.ts'
import { endHolds, isUnleashed } from '../triggers/delayed.ts'
import { isAvatars } from './player-values.ts'
import { hasSkill } from './skills.ts'
import { endures, heldStunned, isKeptStunned } from './stunned.ts'

/** Strength and health by these amounts, for good or this turn (EG4, EG6). */
export function changeStats(s: State, c: Card, strength: number, health: number, thisTurn: boolean): void {
  if (strength === 0 && health === 0) return
  if (thisTurn && !isPlaymat(zones.of(s, c))) return
  unchecked.set(s, 1)
  const toStrength = thisTurn ? turnStrength : strengthPlus
  const toHealth = thisTurn ? turnHealth : healthPlus
  toStrength.set(s, c, within(toStrength.get(s, c) + strength))
  toHealth.set(s, c, within(toHealth.get(s, c) + health))
  if (health !== 0 && isPlaymat(zones.of(s, c)) && isAvatars(s, c)) {
    const p = zones.of(s, c) & 1
    state.armor.set(s, p, Math.max(0, within(state.armor.get(s, p) + health)))
  }
  emit(s, CHANGED, c, strength, health, thisTurn ? 1 : 0)
}

/** Skills for good or this turn; gaining a spent skill again makes it good (EG5). */
export function gainSkills(
  s: State,
  c: Card,
  mask: number,
  warcry: number,
  thisTurn: boolean,
  later = 0,
): void {
  if (later !== 0) {
    gainLater(s, c, later, thisTurn)
    if (mask === 0 && warcry === 0) return
  }
  state.bringSkills(s, warcry > 0 ? mask | WARCRY_BIT : mask)
  const low = (mask << 16) >> 16
  const high = (mask & ~WARCRY_BIT) >> 16
  const toLow = thisTurn ? turnSkills : skillsPlus
  const toHigh = thisTurn ? turnSkillsHigh : skillsHigh
  toLow.set(s, c, toLow.get(s, c) | low)
  toHigh.set(s, c, toHigh.get(s, c) | high)
  if (warcry > 0) {
    const to = thisTurn ? turnWarcry : warcryPlus
    to.set(s, c, within(to.get(s, c) + warcry))
  }
  if ((mask & AEGIS) !== 0) clearMark(s, c, state.SPENT_AEGIS)
  if ((mask & KILLER) !== 0) clearMark(s, c, state.SPENT_KILLER)
  if ((mask & BERSERK) !== 0) clearMark(s, c, state.SPENT_BERSERK)
  if ((mask & REGEN) !== 0) state.clearTrait(s, c, state.REGENERATED)
  // ER71: Endurance ends a stun.
  if ((mask & ENDURANCE) !== 0) settleStun(s, c)
  emit(s, GAINED, c, mask & LOW, (mask >>> 16) & LOW, warcry)
}

function gainLater(s: State, c: Card, mask: number, thisTurn: boolean): void {
  state.bringLater(s, mask)
  const low = thisTurn ? turnLater : laterPlus
  const high = thisTurn ? turnLaterHigh : laterHigh
  low.set(s, c, low.get(s, c) | ((mask << 16) >> 16))
  high.set(s, c, high.get(s, c) | (mask >> 16))
  emit(s, GAINED, c, mask & LOW, (mask >>> 16) & LOW, LATER)
}

export function gainPlayerSkills(s: State, p: number, mask: number, thisTurn: boolean, later = 0): void {
  state.bringSkills(s, mask)
  state.bringLater(s, later)
  const field = thisTurn ? playerTurnSkills : playerSkills
  const add = (at: number, bits: number): void => field.set(s, at, field.get(s, at) | bits)
  add(p, (mask << 16) >> 16)
  add(p + 2, mask >> 16)
  add(p + 4, (later << 16) >> 16)
  add(p + 6, later >> 16)
  if (mask !== 0) emit(s, PLAYER_GAINED, p, mask & LOW, (mask >>> 16) & LOW, thisTurn ? 1 : 0)
  if (later !== 0) emit(s, PLAYER_GAINED, p, later & LOW, (later >>> 16) & LOW, thisTurn ? 3 : 2)
}

export function changeCost(s: State, c: Card, by: number): void {
  if (by < 0 && isUnleashed(s, c)) return
  costPlus.set(s, c, within(costPlus.get(s, c) + by))
  emit(s, COST_CHANGED, c, by)
}

/** Effects cannot exhaust a unit with Endurance; costs and fights can (ER71). */
export function exhaustByEffect(s: State, c: Card): void {
  if (hasSkill(s, c, ENDURANCE)) return
  exhaust(s, c)
  leaveBattle(s, c)
}

export function exhaust(s: State, c: Card): void {
  if (state.has(s, c, state.EXHAUSTED)) return
  setMark(s, c, state.EXHAUSTED)
  emit(s, EXHAUSTED_EVENT, c)
}

/** A unit that is exhausted in the middle of a battle leaves it; what it blocked stays blocked (ER66). */
export function leaveBattle(s: State, c: Card): void {
  if (state.has(s, c, state.BLOCKING)) attached.set(s, c, NONE)
  clearMark(s, c, state.ATTACKING | state.BLOCKING | state.BERSERKING)
}

export function ready(s: State, c: Card): void {
  if (!state.has(s, c, state.EXHAUSTED) || heldStunned(s, c)) return
  readyAgain(s, c)
}

function readyAgain(s: State, c: Card): void {
  clearMark(s, c, state.EXHAUSTED | state.STUNNED)
  state.more.clear(s, c, state.DAZED)
  emit(s, READIED, c)
}

/** Exhausts it; it misses the next time its player readies (ER70). */
export function stun(s: State, c: Card): void {
  if (hasSkill(s, c, ENDURANCE)) return
  state.more.set(s, c, state.DAZED)
  becomeStunned(s, c)
}

function becomeStunned(s: State, c: Card): void {
  setMark(s, c, state.EXHAUSTED | state.STUNNED)
  leaveBattle(s, c)
  emit(s, STUNNED_EVENT, c)
}

/**
 * Brings the stun of a unit up to date with what keeps it stunned now: a stun that lasts begins and ends with its
 * cause, whatever that is, and the unit is ready when nothing else stuns it (ER71 to ER73).
 */
export function settleStun(s: State, c: Card): void {
  if (KIND[def.get(s, c)] !== UNIT) return
  if (!state.has(s, c, state.STUNNED)) {
    if (heldStunned(s, c)) becomeStunned(s, c)
  } else if (endures(s, c) || (!state.more.has(s, c, state.DAZED) && !isKeptStunned(s, c))) readyAgain(s, c)
}

/** A stunned unit stays exhausted once more, then its own stun is over (ER70). */
export function readyAtStart(s: State, c: Card): void {
  state.more.clear(s, c, state.DAZED)
  if (heldStunned(s, c)) return
  if (state.has(s, c, state.STUNNED)) clearMark(s, c, state.STUNNED)
  else readyAgain(s, c)
}

/** Takes away text and skills for good, also of what is on the unit now (EG9). */
export function silence(s: State, c: Card): void {
  silenceOne(s, c)
  if (!state.hasTrait(s, c, state.HOLDS)) return
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === c && KIND[def.get(s, a)] !== UNIT) silenceOne(s, a)
}

function silenceOne(s: State, c: Card): void {
  setTrait(s, c, state.SILENCED)
  unchecked.set(s, 1)
  state.losesSkills(s, c)
  if (isPlaymat(zones.of(s, c))) {
    state.losesSkillsInPlay(s, c)
    if (state.delayedCount.get(s) > 0) endHolds(s, c)
  }
  emit(s, SILENCED_EVENT, c)
}
