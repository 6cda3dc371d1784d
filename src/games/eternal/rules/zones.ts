import { emit } from '../../../kernel/events.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card, Zone } from '../../../kernel/zones.ts'
import {
  ACTIVATES,
  BARGAIN,
  BOND,
  CANNOT_LEAVE_VOID,
  CANNOT_REVENGE,
  FORBIDS,
  LOGS_DRAWS,
  ONGOING,
  ongoingBearer,
  REACHES,
  RESTLESS,
  SHIFT,
  STEALS_BEARER,
  TRANSMUTE_AT,
} from '../abilities.ts'
import {
  DESTINY,
  ECHO,
  IN_2019,
  KIND,
  LOW,
  NAMED_SKILLS,
  PRINTED_SKILLS,
  REVENGE,
  SITE,
  STEALTH,
  UNIT,
  VOIDBOUND,
} from '../content.ts'
import { know, noteMove, noteShuffle, noteStray } from '../knowledge.ts'
import * as state from '../state.ts'
import {
  attached,
  bringSkills,
  CARDS,
  CREATED,
  clearTrait,
  controllerOf,
  costPlus,
  DECK,
  DELAY_ENTRY,
  DRAWN_ENTRY,
  damage,
  def,
  delayed,
  delayedCount,
  doom,
  FOREIGN,
  FRESH,
  HAND,
  HISTORY_KINDS,
  HOLDS,
  hasTrait,
  healthPlus,
  historyField,
  instances,
  isHand,
  isPlaymat,
  isVoid,
  LOG_LIMIT,
  logged,
  loggedCount,
  logsDraws,
  machine,
  marks,
  number,
  OWNED_BY_1,
  ownerOf,
  PLAYMAT,
  reach,
  restless,
  setTrait,
  skillsHigh,
  skillsPlus,
  streams,
  strengthPlus,
  traits,
  transmuted,
  transmutes,
  turnHealth,
  turnSkills,
  turnStrength,
  unchecked,
  VOID,
  warcryPlus,
  zones,
} from '../state.ts'
import { DRAWN, KILLED, MOVED, SHUFFLED, TRANSFORMED } from './events.ts'
import { join } from './line-rows.ts'
import { DESTINY_TRIGGER, ECHO_TRIGGER } from './rule-triggers.ts'
import { HOLD, healthTotal, isAvatars, isForbidden, SHIFTED, skills, strength } from './values.ts'
import { CARD_DRAWN, DISCARDED, DRAWN_SELF, GOES_TO_VOID, listenFor, tell, tellOwn } from './waiting-line.ts'

/** Why a card moves, for whoever tells it. */
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

export const CARDS_PLAYED = 0
export const SPELLS_PLAYED = 1
export const POWER_PLAYED = 2
export const CARDS_DRAWN = 3
export const CARDS_DISCARDED = 4
export const UNITS_DIED = 5
export const UNITS_SACRIFICED = 6
export const ATTACKS_MADE = 7
export const HITS_MADE = 8
export const DAMAGE_TAKEN = 9
export const INFLUENCE_GAINED_TURN = 10
export const ATTACKS_THIS_GAME = 11
export const SIGILS_THIS_GAME = 12

/** Counts something for the texts that look back (A6). */
export function count(s: State, p: number, what: number, n = 1): void {
  historyField.add(s, p * HISTORY_KINDS + what, n)
}

export const isUnitCard = (s: State, c: Card): boolean => KIND[def.get(s, c)] === UNIT

/** A definition comes into the game: whatever it hears or reaches must be looked at from now on. */
export function meet(s: State, d: number): void {
  listenFor(s, d)
  const at = TRANSMUTE_AT[d]!
  if (at > 0 && (transmutes.get(s) === 0 || at < transmutes.get(s))) transmutes.set(s, at)
  bringSkills(s, NAMED_SKILLS[d]!)
  state.bring(s, 1 << KIND[d]!)
  if (ACTIVATES[d] === 1) state.bring(s, state.ACTIVATIONS)
  if (STEALS_BEARER[d] === 1) state.bring(s, state.STEALING)
  state.forbids.set(s, state.forbids.get(s) | FORBIDS[d]!)
  if (LOGS_DRAWS[d] === 1) logsDraws.set(s, 1)
  if (BARGAIN[d] !== 0 || BOND[d] === 1 || SHIFT[d]! >= 0) state.otherWays.set(s, 1)
}

/** Counts the cards in play whose ongoing abilities reach others: after every arrival and departure. */
export function countReach(s: State): void {
  let n = 0
  let shaky = 0
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      n |= REACHES[def.get(s, c)]!
      shaky += RESTLESS[def.get(s, c)]!
    }
  reach.set(s, n)
  restless.set(s, shaky)
}

/** A card as it is in this game: today's, or that of 2019. */
export const inThisGame = (s: State, d: number): number => (state.of2019.get(s) === 0 ? d : IN_2019[d]!)

/** Makes an instance; NONE when the table is full. */
export function create(s: State, of: number, owner: number): Card {
  const c = instances.get(s)
  if (c >= CARDS) return NONE
  const d = inThisGame(s, of)
  instances.set(s, c + 1)
  def.set(s, c, d)
  traits.set(s, c, owner === 1 ? OWNED_BY_1 | CREATED : CREATED)
  attached.set(s, c, NONE)
  meet(s, d)
  return c
}

/** A new card with everything permanent of another (EG10). */
export function createCopy(s: State, of: Card, owner: number): Card {
  const c = create(s, def.get(s, of), owner)
  if (c === NONE) return NONE
  strengthPlus.set(s, c, strengthPlus.get(s, of))
  healthPlus.set(s, c, healthPlus.get(s, of))
  costPlus.set(s, c, costPlus.get(s, of))
  skillsPlus.set(s, c, skillsPlus.get(s, of))
  skillsHigh.set(s, c, skillsHigh.get(s, of))
  warcryPlus.set(s, c, warcryPlus.get(s, of) & 255)
  number.set(s, c, number.get(s, of))
  if (hasTrait(s, of, state.SILENCED)) setTrait(s, c, state.SILENCED)
  return c
}

/** Everything that only the playmat holds is gone; what the card was there is remembered (EG3, EG7). */
function forgetPlaymat(s: State, c: Card): void {
  const lastStrength = strength(s, c)
  const lastHealth = healthTotal(s, c)
  const lastSkills = skills(s, c)
  marks.set(s, c, 0)
  clearTrait(s, c, HOLDS | state.BORROWED | state.REGENERATED | state.NO_ATTACK_NOW | state.NO_BLOCK_NOW)
  setTrait(s, c, state.REMEMBERS)
  damage.set(s, c, 0)
  attached.set(s, c, NONE)
  warcryPlus.set(s, c, warcryPlus.get(s, c) & 255)
  turnStrength.set(s, c, lastStrength)
  turnHealth.set(s, c, lastHealth)
  turnSkills.set(s, c, ((lastSkills & LOW) << 16) >> 16)
}

/** Weapons and curses on a unit that leaves are killed with it (ER6). */
function dropAttachments(s: State, c: Card): void {
  if (!hasTrait(s, c, HOLDS)) return
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
      if (attached.get(s, a) === c && !isUnitCard(s, a)) doom(s, a)
}

/** A curse that held its unit has gone: the unit is ready at once (ER72). */
function releaseBearer(s: State, a: Card): void {
  const unit = attached.get(s, a)
  if (unit === NONE || unit >= CARDS || isUnitCard(s, a)) return
  let others = false
  for (let p = 0; p < 2; p++)
    for (let x = zones.first(s, PLAYMAT + p); x !== NONE; x = zones.after(s, x))
      if (x !== a && attached.get(s, x) === unit && !isUnitCard(s, x)) others = true
  if (!others) clearTrait(s, unit, HOLDS)
  if (holdsStunned(def.get(s, a)) && !hasTrait(s, a, state.SILENCED) && isPlaymat(zones.of(s, unit)))
    state.clearMark(s, unit, state.EXHAUSTED | state.STUNNED)
}

function holdsStunned(d: number): boolean {
  const list = ongoingBearer[d]!
  for (let i = 0; i < list.length; i++) if (list[i]!.stunned) return true
  return false
}

/** Delayed parts follow only that object: one that comes back is another (EG6, ER119). */
function endDelayed(s: State, c: Card): void {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at + 2) === c || delayed.get(s, at + 4) === c) {
      if (delayed.get(s, at) === HOLD || delayed.get(s, at) === SHIFTED) delayed.set(s, at, 0)
      delayed.set(s, at + 4, OVER)
    }
    if (delayed.get(s, at + 5) === c) delayed.set(s, at + 5, NONE)
    if (delayed.get(s, at + 6) === c) delayed.set(s, at + 6, NONE)
  }
}
/** In the place of what a delayed part waits for. */
export const OVER = -3

/** Ends the holds of a unit that is no longer there under its player, silenced or stolen (ER73). */
export function endHolds(s: State, source: Card): void {
  let to = 0
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    const ends = delayed.get(s, at) === HOLD && delayed.get(s, at + 1) === source
    if (ends) {
      const held = delayed.get(s, at + 2)
      if (isPlaymat(zones.of(s, held))) state.clearMark(s, held, state.EXHAUSTED | state.STUNNED)
    } else {
      if (to !== i)
        for (let k = 0; k < DELAY_ENTRY; k++) delayed.set(s, to * DELAY_ENTRY + k, delayed.get(s, at + k))
      to++
    }
  }
  for (let i = to * DELAY_ENTRY; i < delayedCount.get(s) * DELAY_ENTRY; i++) delayed.set(s, i, 0)
  delayedCount.set(s, to)
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
  if (isVoid(to) && from !== NONE) tell(s, GOES_TO_VOID, to & 1, c)
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
  clearTrait(s, c, state.REMEMBERS)
  turnStrength.set(s, c, 0)
  turnHealth.set(s, c, 0)
  turnSkills.set(s, c, 0)
  damage.set(s, c, 0)
  marks.set(s, c, isPlaymat(to) ? FRESH : 0)
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
  tellOwn(s, DISCARDED, c)
}

export function discard(s: State, c: Card): void {
  const p = controllerOf(s, c)
  move(s, c, VOID + p, BY_DISCARD)
  discarded(s, c, p)
}

/** Draws this very card, wherever it lies (ER85). */
export function drawCard(s: State, c: Card, p: number, additional = true): void {
  if (!canLeaveVoid(s, c)) return
  toHand(s, c, p, BY_DRAW)
  count(s, p, CARDS_DRAWN)
  logDraw(s, c, p)
  machine.reveal(s)
  emit(s, DRAWN, c, p)
  tellDrawn(s, c, p, additional)
}

export function logDraw(s: State, c: Card, p: number): void {
  if (logsDraws.get(s) === 0 || loggedCount.get(s) >= LOG_LIMIT) return
  logged.set(s, loggedCount.get(s), DRAWN_ENTRY + p * CARDS + c)
  loggedCount.add(s, 1)
}

/** Echo, Destiny and Fate, then those who watch (EG3, key 1). */
export function tellDrawn(s: State, c: Card, p: number, additional = false): void {
  if (state.isAround(s, ECHO | DESTINY)) {
    const has = skills(s, c)
    if ((has & ECHO) !== 0) join(s, ECHO_TRIGGER, c, p, c, NONE, 0)
    if ((has & DESTINY) !== 0 && isHand(zones.of(s, c))) join(s, DESTINY_TRIGGER, c, p, c, NONE, 0)
  }
  tellOwn(s, DRAWN_SELF, c)
  tell(s, CARD_DRAWN, p, c, NONE, additional ? 1 : 0)
}

/** Draws the top card of a player's own deck; an empty deck gives nothing (E101). */
export function drawTop(s: State, p: number, additional = true): void {
  const c = zones.first(s, DECK + p)
  if (c !== NONE) drawCard(s, c, p, additional)
}

/** Puts a card at a random place of a deck, top and bottom included; nothing else moves (EG15). */
export function insertAtRandom(s: State, c: Card, p: number, why: number): void {
  move(s, c, DECK + p, why, streams.roll(s, state.PLACE_STREAM, zones.count(s, DECK + p) + 1))
  noteStray(s, c, DECK + p)
}

export function shuffleDeck(s: State, p: number): void {
  streams.shuffle(s, state.DECK_STREAM + p, zones, DECK + p)
  noteShuffle(s, p)
  machine.reveal(s)
  emit(s, SHUFFLED, p)
}

/** The same card becomes another: place, owner and attachments stay, everything else is as printed (EG10). */
export function transformInto(s: State, c: Card, into: number): void {
  const before = def.get(s, c)
  const d = inThisGame(s, into)
  def.set(s, c, d)
  strengthPlus.set(s, c, 0)
  healthPlus.set(s, c, 0)
  costPlus.set(s, c, 0)
  skillsPlus.set(s, c, 0)
  skillsHigh.set(s, c, 0)
  warcryPlus.set(s, c, 0)
  number.set(s, c, 0)
  turnStrength.set(s, c, 0)
  turnHealth.set(s, c, 0)
  turnSkills.set(s, c, 0)
  damage.set(s, c, 0)
  clearTrait(
    s,
    c,
    state.SILENCED |
      state.WILL_DEPLETE |
      state.REMEMBERS |
      state.REGENERATED |
      state.FORBIDDEN |
      state.DEADLY_TO_PLAYERS,
  )
  marks.set(
    s,
    c,
    marks.get(s, c) &
      (state.EXHAUSTED |
        state.STUNNED |
        FRESH |
        state.ATTACKING |
        state.BLOCKED |
        state.BLOCKING |
        state.BERSERKING |
        state.STOPPED),
  )
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
