import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card, Zone } from '../../../../kernel/zones.ts'
import { CANNOT_LEAVE_VOID, CANNOT_REVENGE, ONGOING, TRANSMUTE_AT } from '../../abilities.ts'
import {
  BERSERK,
  DESTINY,
  KIND,
  PRINTED_SKILLS,
  REVENGE,
  SITE,
  STEALTH,
  UNIT,
  VOIDBOUND,
  WARCRY_BIT,
} from '../../content.ts'
import { know, noteMove } from '../../knowledge.ts'
import * as state from '../../state.ts'
import {
  attached,
  bringSkills,
  CARDS,
  clearTrait,
  controllerOf,
  DECK,
  def,
  delayedCount,
  doom,
  FOREIGN,
  FRESH,
  HAND,
  HOLDS,
  hasTrait,
  isPlaymat,
  isVoid,
  marks,
  OWNED_BY_1,
  ownerOf,
  PLAYMAT,
  setTrait,
  skillsHigh,
  streams,
  traits,
  transmuted,
  turnHealth,
  turnSkills,
  turnSkillsHigh,
  turnStrength,
  unchecked,
  VOID,
  zones,
} from '../../state.ts'
import { KILLED, MOVED, TRANSFORMED } from '../common/events.ts'
import { CARDS_DISCARDED, count } from '../common/history.ts'
import { endDelayed, endHolds } from '../triggers/delayed.ts'
import { DISCARDED, dispatch, dispatchOwn, GOES_TO_VOID } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { isAvatars } from '../values/player-values.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { skills } from '../values/skills.ts'
import { healthTotal, strength } from '../values/values.ts'
import { countReach, inThisGame, meet } from './instances.ts'

/** Why a card moves, for the log. */
export const WHY = [
  'moved',
  'drawn',
  'discarded',
  'killed',
  'played',
  'returned',
  'created',
  'dealt',
] as const
export const BY_MOVE = 0
export const BY_DRAW = 1
export const BY_DISCARD = 2
export const BY_KILL = 3
export const BY_PLAY = 4
export const BY_RETURN = 5
export const BY_CREATE = 6
export const BY_DEAL = 7

export const HAND_LIMIT = 12

export const isUnitCard = (s: State, c: Card): boolean => KIND[def.get(s, c)] === UNIT

/** Everything that only the playmat holds is gone; what the card was there is remembered (EG3, EG7). */
function forgetPlaymat(s: State, c: Card): void {
  const lastStrength = strength(s, c)
  const lastHealth = healthTotal(s, c)
  const lastSkills = skills(s, c)
  state.leavesPlaymat(s, c)
  setTrait(s, c, state.REMEMBERS)
  turnStrength.set(s, c, lastStrength)
  turnHealth.set(s, c, lastHealth)
  turnSkills.set(s, c, (lastSkills << 16) >> 16)
  turnSkillsHigh.set(s, c, (lastSkills & ~WARCRY_BIT) >> 16)
}

/** Weapons and curses on a unit that leaves are killed with it (ER6). */
function dropAttachments(s: State, c: Card): void {
  if (!hasTrait(s, c, HOLDS)) return
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === c && !isUnitCard(s, a)) doom(s, a)
}

/** Is anything else on the unit that this was on? What a curse did to it ends with the next check. */
function releaseBearer(s: State, a: Card): void {
  const unit = attached.get(s, a)
  if (unit === NONE || unit >= CARDS || isUnitCard(s, a)) return
  let others = false
  for (let p = 0; p < 2; p++)
    for (let x = zones.first(s, PLAYMAT + p); x !== NONE; x = zones.after(s, x))
      if (x !== a && attached.get(s, x) === unit && !isUnitCard(s, x)) others = true
  if (!others) clearTrait(s, unit, HOLDS)
}

/** Moves a card: the one place where cards change zones. 0 is the top. */
export function move(s: State, c: Card, to: Zone, why: number, index = -1): void {
  const from = zones.of(s, c)
  if (from !== NONE && isPlaymat(from) && !isPlaymat(to)) {
    dropAttachments(s, c)
    releaseBearer(s, c)
    if (isAvatars(s, c)) loseArmor(s, from & 1)
    if (delayedCount.get(s) > 0) {
      endHolds(s, c)
      endDelayed(s, c)
    }
    forgetPlaymat(s, c)
  }
  if (from === NONE || isPlaymat(to) || (!isPlaymat(from) && hasTrait(s, c, state.REMEMBERS)))
    clearLast(s, c, to)
  if (index < 0) zones.moveToBottom(s, c, to)
  else zones.moveToIndex(s, c, to, index)
  if (isPlaymat(to) || (from !== NONE && isPlaymat(from))) {
    unchecked.set(s, 1)
    if (ONGOING[def.get(s, c)] !== 0) countReach(s)
  }
  if (TRANSMUTE_AT[def.get(s, c)]! > 0) mayTransmute(s)
  noteMove(s, c, from, to)
  emit(s, MOVED, c, from, to, why)
  if (isVoid(to) && from !== NONE) dispatch(s, GOES_TO_VOID, to & 1, about(c))
}

/** A card that transmutes has come somewhere: hands and decks must be looked at again. */
function mayTransmute(s: State): void {
  transmuted.set(s, 0, 0)
  transmuted.set(s, 1, 0)
  unchecked.set(s, 1)
}

function loseArmor(s: State, p: number): void {
  state.armor.set(s, p, 0)
}

function clearLast(s: State, c: Card, to: Zone): void {
  state.movesOn(s, c)
  if (isPlaymat(to)) marks.set(s, c, FRESH)
}

const remembers = (s: State, c: Card): boolean => isVoid(zones.of(s, c)) && hasTrait(s, c, state.REMEMBERS)

/** The last strength and health of a card that has left the playmat, else its present ones. */
export function lastStrength(s: State, c: Card): number {
  return remembers(s, c) ? turnStrength.get(s, c) : strength(s, c)
}
export function lastHealth(s: State, c: Card): number {
  return remembers(s, c) ? turnHealth.get(s, c) : healthTotal(s, c)
}

/** May this card leave the void (ER84)? */
export function canLeaveVoid(s: State, c: Card): boolean {
  if (!isVoid(zones.of(s, c))) return true
  return (skills(s, c) & VOIDBOUND) === 0 && !isForbidden(s, c, CANNOT_LEAVE_VOID)
}

/** Puts a card into a hand; a full hand sends it to the void instead (E217). */
export function toHand(s: State, c: Card, p: number, why: number): void {
  claim(s, c, p)
  if (zones.count(s, HAND + p) >= HAND_LIMIT) {
    move(s, c, VOID + p, why)
    if (why === BY_DRAW) discarded(s, c, p)
  } else move(s, c, HAND + p, why)
}

/** What comes out of an enemy zone is yours for the rest of the game (EG8). */
export function claim(s: State, c: Card, p: number): void {
  if (ownerOf(s, c) === p) return
  traits.set(s, c, (traits.get(s, c) & ~OWNED_BY_1) | (p === 1 ? OWNED_BY_1 : 0) | FOREIGN)
}

function discarded(s: State, c: Card, p: number): void {
  count(s, p, CARDS_DISCARDED)
  dispatchOwn(s, DISCARDED, c)
}

export function discard(s: State, c: Card): void {
  const p = controllerOf(s, c)
  move(s, c, VOID + p, BY_DISCARD)
  discarded(s, c, p)
}

/** The same card becomes another: place, owner and attachments stay, everything else is as printed (EG10). */
export function transformInto(s: State, c: Card, into: number): void {
  const before = def.get(s, c)
  const d = inThisGame(s, into)
  // What it was there for as another card is over (ER73).
  if (delayedCount.get(s) > 0) endHolds(s, c)
  def.set(s, c, d)
  state.becomesAnother(s, c)
  if ((PRINTED_SKILLS[d]! & BERSERK) === 0) state.clearMark(s, c, state.BERSERKING)
  meet(s, d)
  if (TRANSMUTE_AT[d]! > 0) mayTransmute(s)
  unchecked.set(s, 1)
  if (isPlaymat(zones.of(s, c))) countReach(s)
  if (isPlaymat(zones.of(s, c)) && (PRINTED_SKILLS[d]! & STEALTH) !== 0)
    for (let p = 0; p < 2; p++) know(s, p, c)
  emit(s, TRANSFORMED, c, before)
}

/** Units and a site that counts as two (E210, E211). */
export function room(s: State, p: number): number {
  let n = 12
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    const kind = KIND[def.get(s, c)]
    if (kind === UNIT) n--
    else if (kind === SITE) n -= 2
  }
  return n
}

/** Kills this card at once, in the course of a check. */
export function die(s: State, c: Card): void {
  emit(s, KILLED, c)
  const revenge = takesRevenge(s, c)
  move(s, c, VOID + ownerOf(s, c), BY_KILL)
  if (revenge) revenges(s, c)
}

export const takesRevenge = (s: State, c: Card): boolean =>
  state.isAround(s, REVENGE) && (skills(s, c) & REVENGE) !== 0 && !isForbidden(s, c, CANNOT_REVENGE)

const TOP_TEN = 10

/** Among the top ten cards of the deck, without Revenge and with Destiny (ER114). */
export function revenges(s: State, c: Card): void {
  if (!canLeaveVoid(s, c)) return
  const p = ownerOf(s, c)
  skillsHigh.set(s, c, (skillsHigh.get(s, c) & ~(REVENGE >>> 16)) | (DESTINY >>> 16))
  bringSkills(s, DESTINY)
  const places = Math.min(TOP_TEN, zones.count(s, DECK + p) + 1)
  move(s, c, DECK + p, BY_MOVE, streams.roll(s, state.PLACE_STREAM, places))
}
