import { enter } from '../../../kernel/account.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import {
  CANNOT_AEGIS,
  CANNOT_ATTACK,
  CANNOT_BLOCK,
  CANNOT_FLY,
  DEADLY_TO_PLAYERS,
  ON_BEARER,
  ON_PLAYER,
  ON_SELF,
  ONGOING,
  type OngoingPart,
  OUTWARD,
  ongoingBearer,
  ongoingOutward,
  ongoingPlayer,
  ongoingSelf,
  REACH_CANNOT,
  REACH_COST,
  REACH_POWER,
  REACH_SKILLS,
  REACH_STATS,
  REACH_WEAKENS,
  WEAKENS_SELF,
} from '../abilities.ts'
import {
  AEGIS,
  BERSERK,
  COST,
  DESTINY,
  ENDURANCE,
  FLYING,
  HEALTH,
  KILLER,
  KIND,
  LOW,
  PRINTED_SKILLS,
  PRINTED_WARCRY,
  REGEN,
  RELIC_WEAPON,
  REVENGE,
  STRENGTH,
  WARCRY_BIT,
} from '../content.ts'
import { ENEMY, evaluator, MANY, OTHER, SELF, THAT, YOU } from '../engine.ts'
import * as state from '../state.ts'
import {
  attached,
  controllerOf,
  costPlus,
  DELAY_ENTRY,
  damage,
  def,
  delayed,
  delayedCount,
  HOLDS,
  hasTrait,
  healthPlus,
  isPlaymat,
  marks,
  PLAYMAT,
  playerSkills,
  playerTurnSkills,
  READER,
  READER_LIMIT,
  reach,
  readers,
  SILENCED,
  SPENT_AEGIS,
  SPENT_BERSERK,
  SPENT_KILLER,
  skillsHigh,
  skillsPlus,
  strengthPlus,
  turnHealth,
  turnSkills,
  turnStrength,
  warcryPlus,
  zones,
} from '../state.ts'
import { CARD } from './accounts.ts'

// Values are pure functions of the state, in the reading order of A9: first skills without numbers,
// then strength, health and cost, then the skills that look at numbers. Nothing is stored.

let depth = 0
/** Above 0 while a number is being read: skills are then those of the first pass. */
let numbers = 0

/** A value is being read for its account: what every card adds to it is entered. */
let summed = false

export function summing(read: () => number): void {
  summed = true
  read()
  summed = false
}

/** What a card adds, in the account of the value itself and not of those that it is read from. */
function added(by: number, source: Card): number {
  if (summed && depth === 0) enter(by, CARD, source)
  return by
}

/** A frame for reading a text's amounts and conditions without running it. */
export function reader(s: State, you: number, self: number, that = NONE, other = NONE, many = 0): number {
  const f = readers + Math.min(depth, READER_LIMIT - 1) * READER
  depth++
  s[f + YOU] = you
  s[f + ENEMY] = 1 - you
  s[f + SELF] = self
  s[f + THAT] = that
  s[f + OTHER] = other
  s[f + MANY] = many
  return f
}

/** Gives the frame back; the region is zero again between two reads. */
export function doneReading(s: State, f: number): void {
  depth--
  s[f + YOU] = 0
  s[f + ENEMY] = 0
  s[f + SELF] = 0
  s[f + THAT] = 0
  s[f + OTHER] = 0
  s[f + MANY] = 0
}

/** An ongoing part reaches nothing while the chain of readings is too long to be meant. */
const tooDeep = (): boolean => depth >= READER_LIMIT - 1

function holds(s: State, part: OngoingPart, source: Card, you: number): boolean {
  if (part.guard === 0) return true
  const f = reader(s, you, source)
  const yes = evaluator.amount(s, f, part.guard) !== 0
  doneReading(s, f)
  return yes
}

function reaches(s: State, part: OngoingPart, source: Card, you: number, c: Card): boolean {
  const z = zones.of(s, c)
  if (z === NONE || (part.places & (1 << (z >> 1))) === 0) return false
  if (part.side !== 2 && (controllerOf(s, c) === you) !== (part.side === 0)) return false
  if (part.filter === 0 && part.guard === 0) return true
  if (tooDeep()) return false
  const f = reader(s, you, source)
  const yes =
    evaluator.passes(s, f, part.filter, c) && (part.guard === 0 || evaluator.amount(s, f, part.guard) !== 0)
  doneReading(s, f)
  return yes
}

function read(s: State, amount: number, source: Card, you: number): number {
  if (amount >= 0) return amount
  if (tooDeep()) return 0
  const f = reader(s, you, source)
  const n = evaluator.amount(s, f, amount)
  doneReading(s, f)
  return n
}

const STRENGTH_PART = 0
const HEALTH_PART = 1
const COST_PART = 2

function part(p: OngoingPart, which: number): number {
  return which === STRENGTH_PART ? p.strength : which === HEALTH_PART ? p.health : p.cost
}

function ownParts(s: State, list: readonly OngoingPart[], source: Card, which: number): number {
  let n = 0
  const you = controllerOf(s, source)
  for (let i = 0; i < list.length; i++) {
    const amount = part(list[i]!, which)
    if (amount !== 0 && holds(s, list[i]!, source, you)) n += added(read(s, amount, source, you), source)
  }
  return n
}

/** The cards whose ongoing abilities reach others, in the order of the playmats. */
const SOURCES = new Int16Array(state.CARDS)
let sources = 0
/** True while a table is only looked at: nothing moves, so that they are listed once. */
let still = false

function listSources(s: State): void {
  sources = 0
  for (let p = 0; p < 2; p++)
    for (let source = zones.first(s, PLAYMAT + p); source !== NONE; source = zones.after(s, source))
      if ((ONGOING[def.get(s, source)]! & OUTWARD) !== 0 && !hasTrait(s, source, SILENCED))
        SOURCES[sources++] = source
}

/** From here to `lookAway` this table stays as it is: what reaches others is looked for once. */
export function lookAt(s: State): void {
  listSources(s)
  statsOf = NONE
  still = true
}

export function lookAway(): void {
  still = false
}

function outwardParts(s: State, c: Card, which: number): number {
  if (!still) listSources(s)
  if (which !== COST_PART && still) {
    if (statsOf !== c) readStats(s, c)
    return which === STRENGTH_PART ? strengthFrom : healthFrom
  }
  let n = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++) {
      const amount = part(list[i]!, which)
      if (amount !== 0 && reaches(s, list[i]!, source, p, c)) n += added(read(s, amount, source, p), source)
    }
  }
  return n
}

/** The card whose strength and health from others were read last in a table that is looked at. */
let statsOf: Card = NONE
let strengthFrom = 0
let healthFrom = 0

/** Most abilities give both: whom they reach is asked once. */
function readStats(s: State, c: Card): void {
  let more = 0
  let healthier = 0
  for (let k = 0; k < sources; k++) {
    const source = SOURCES[k]!
    const p = zones.of(s, source) & 1
    const list = ongoingOutward[def.get(s, source)]!
    for (let i = 0; i < list.length; i++) {
      const part = list[i]!
      if ((part.strength === 0 && part.health === 0) || !reaches(s, part, source, p, c)) continue
      if (part.strength !== 0) more += read(s, part.strength, source, p)
      if (part.health !== 0) healthier += read(s, part.health, source, p)
    }
  }
  statsOf = c
  strengthFrom = more
  healthFrom = healthier
}

function attachmentParts(s: State, c: Card, which: number): number {
  let n = 0
  for (let p = 0; p < 2; p++)
    for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
      if (attached.get(s, a) !== c || KIND[def.get(s, a)] === 1) continue
      const d = def.get(s, a)
      const own =
        which === STRENGTH_PART ? STRENGTH[d]! + strengthPlus.get(s, a) : HEALTH[d]! + healthPlus.get(s, a)
      n += added(own, a)
      if (hasTrait(s, a, SILENCED)) continue
      if ((ONGOING[d]! & ON_SELF) !== 0) n += ownParts(s, ongoingSelf[d]!, a, which)
      if ((ONGOING[d]! & ON_BEARER) !== 0) n += ownParts(s, ongoingBearer[d]!, a, which)
    }
  return n
}

/** Nothing on it, nothing of its own, nothing that reaches it: most cards most of the time. */
export const isAlone = (s: State, c: Card, d: number): boolean =>
  (reach.get(s) & ~REACH_POWER) === 0 && (ONGOING[d]! & ON_SELF) === 0 && !hasTrait(s, c, HOLDS)

/** What a unit in play has of its own. */
export const ownStrength = (s: State, c: Card, d: number): number =>
  STRENGTH[d]! + strengthPlus.get(s, c) + turnStrength.get(s, c)
export const ownHealth = (s: State, c: Card, d: number): number =>
  HEALTH[d]! + healthPlus.get(s, c) + turnHealth.get(s, c)

export function strength(s: State, c: Card): number {
  const d = def.get(s, c)
  let n = STRENGTH[d]! + strengthPlus.get(s, c)
  if (isPlaymat(zones.of(s, c))) {
    n = ownStrength(s, c, d)
    if (isAlone(s, c, d)) return n
    numbers++
    if (hasTrait(s, c, HOLDS)) n += attachmentParts(s, c, STRENGTH_PART)
    if ((ONGOING[d]! & ON_SELF) !== 0 && !hasTrait(s, c, SILENCED))
      n += ownParts(s, ongoingSelf[d]!, c, STRENGTH_PART)
    if ((reach.get(s) & REACH_STATS) !== 0) n += outwardParts(s, c, STRENGTH_PART)
    numbers--
  }
  return n
}

/** The whole health of a card, damage not counted. */
export function healthTotal(s: State, c: Card): number {
  const d = def.get(s, c)
  let n = HEALTH[d]! + healthPlus.get(s, c)
  if (isPlaymat(zones.of(s, c))) {
    n = ownHealth(s, c, d)
    if (isAlone(s, c, d)) return n
    numbers++
    if (hasTrait(s, c, HOLDS)) n += attachmentParts(s, c, HEALTH_PART)
    if ((ONGOING[d]! & ON_SELF) !== 0 && !hasTrait(s, c, SILENCED))
      n += ownParts(s, ongoingSelf[d]!, c, HEALTH_PART)
    if ((reach.get(s) & REACH_STATS) !== 0) n += outwardParts(s, c, HEALTH_PART)
    numbers--
  }
  return n
}

const mayBeWeakened = (s: State, c: Card, d: number): boolean =>
  hasTrait(s, c, HOLDS) || (reach.get(s) & REACH_WEAKENS) !== 0 || WEAKENS_SELF[d] !== 0

/** The same for a unit that nothing reaches, in one glance: most units at most checks. */
export function isDead(s: State, c: Card): boolean {
  const d = def.get(s, c)
  const dead = ownHealth(s, c, d) <= damage.get(s, c)
  if (isAlone(s, c, d) || (!dead && !mayBeWeakened(s, c, d))) return dead
  return healthLeft(s, c) <= 0
}

/** What is left of a unit's health or a site's durability. */
export const healthLeft = (s: State, c: Card): number =>
  isPlaymat(zones.of(s, c)) ? healthTotal(s, c) - damage.get(s, c) : healthTotal(s, c)

/** Printed, then permanent changes, then ongoing ones; never below 0 (ER102). */
export function cost(s: State, c: Card): number {
  let n = COST[def.get(s, c)]! + costPlus.get(s, c)
  if ((reach.get(s) & REACH_COST) !== 0) {
    numbers++
    const by = outwardParts(s, c, COST_PART)
    numbers--
    if (by > 0 || !isUnleashed(s, c)) n += by
  }
  return n < 0 ? 0 : n
}

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

/** What an attachment's skills are, for the unit or player it is on. */
function attachmentSkills(s: State, a: Card): number {
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
  if (warcryPlus.get(s, c) !== 0) mask |= WARCRY_BIT
  const anywhere = (reach.get(s) & REACH_SKILLS) !== 0
  if (!isPlaymat(zones.of(s, c))) return anywhere ? mask | outwardSkills(s, c, false) : mask
  mask |= turnSkills.get(s, c) & LOW
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

/** A quick no: neither printed nor gained, and nothing in play gives skills. Only for cards off the playmat. */
export const mayHave = (s: State, c: Card, bit: number): boolean =>
  ((PRINTED_SKILLS[def.get(s, c)]! | skillsPlus.get(s, c)) & bit) !== 0 || (reach.get(s) & REACH_SKILLS) !== 0

/** The same for units on the playmat: what is on them or reaches them may give it too. */
export const mayHaveInPlay = (s: State, c: Card, bit: number): boolean =>
  ((PRINTED_SKILLS[def.get(s, c)]! | skillsPlus.get(s, c) | turnSkills.get(s, c)) & bit) !== 0 ||
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
  const gained = warcryPlus.get(s, c)
  let n = (gained & 255) + (hasTrait(s, c, SILENCED) ? 0 : PRINTED_WARCRY[def.get(s, c)]!)
  if (!isPlaymat(zones.of(s, c))) return n
  n += (gained >> 8) & 255
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
        if (attached.get(s, a) === c && KIND[def.get(s, a)] !== 1)
          n += (warcryPlus.get(s, a) & 255) + (hasTrait(s, a, SILENCED) ? 0 : PRINTED_WARCRY[def.get(s, a)]!)
  if ((reach.get(s) & REACH_SKILLS) !== 0) n += outwardWarcry(s, c)
  const own = ongoingSelf[def.get(s, c)]!
  if (own.length > 0 && !hasTrait(s, c, SILENCED))
    for (let i = 0; i < own.length; i++)
      if (own[i]!.warcry > 0 && holds(s, own[i]!, c, controllerOf(s, c))) n += own[i]!.warcry
  return n
}

/** A relic weapon that a player wields; a Versatile one may be on a unit instead. */
export const isAvatars = (s: State, c: Card): boolean =>
  KIND[def.get(s, c)] === RELIC_WEAPON && (attached.get(s, c) === NONE || attached.get(s, c) >= state.CARDS)

/** The relic weapon of a player, or NONE. */
export function relicWeapon(s: State, p: number): Card {
  if (!state.isBrought(s, 1 << RELIC_WEAPON)) return NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) if (isAvatars(s, c)) return c
  return NONE
}

/** Skills of a player: gained, this turn, and those of the relic weapon (E058). */
export function skillsOfPlayer(s: State, p: number): number {
  const w = relicWeapon(s, p)
  const own = (playerSkills.get(s, p) | playerTurnSkills.get(s, p)) & LOW
  return w === NONE ? own : own | attachmentSkills(s, w)
}

/** Maximum power with what ongoing abilities add (ER98). */
export function maximumPower(s: State, p: number): number {
  let n = state.maxPower.get(s, p)
  if ((reach.get(s) & REACH_POWER) === 0) return Math.max(0, n)
  for (let q = 0; q < 2; q++)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c)) {
      const d = def.get(s, c)
      if ((ONGOING[d]! & ON_PLAYER) === 0 || hasTrait(s, c, SILENCED)) continue
      const list = ongoingPlayer[d]!
      for (let i = 0; i < list.length; i++) {
        const part = list[i]!
        if (part.maxPower !== 0 && (q === p) !== part.onEnemy && holds(s, part, c, q))
          n += added(read(s, part.maxPower, c, q), c)
      }
    }
  return Math.max(0, n)
}

/** What ongoing abilities forbid a player. */
export function playerForbidden(s: State, p: number): number {
  let mask = 0
  if ((reach.get(s) & REACH_CANNOT) === 0) return mask
  for (let q = 0; q < 2; q++)
    for (let c = zones.first(s, PLAYMAT + q); c !== NONE; c = zones.after(s, c)) {
      const d = def.get(s, c)
      if ((ONGOING[d]! & ON_PLAYER) === 0 || hasTrait(s, c, SILENCED)) continue
      const list = ongoingPlayer[d]!
      for (let i = 0; i < list.length; i++)
        if ((q === p) !== list[i]!.onEnemy && holds(s, list[i]!, c, q)) mask |= list[i]!.cannot
    }
  return mask
}

/** Switches of the rules that this card carries, also those of its weapons. */
export function switches(s: State, c: Card): number {
  let mask = 0
  const own = ongoingSelf[def.get(s, c)]!
  if (own.length > 0 && !hasTrait(s, c, SILENCED)) for (let i = 0; i < own.length; i++) mask |= own[i]!.rules
  if (hasTrait(s, c, state.DEADLY_TO_PLAYERS)) mask |= DEADLY_TO_PLAYERS
  return mask
}

/** Stunned by something that lasts: a curse, or a unit that holds it (ER72, ER73). */
export function heldStunned(s: State, c: Card): boolean {
  if (hasTrait(s, c, HOLDS))
    for (let p = 0; p < 2; p++)
      for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a)) {
        if (attached.get(s, a) !== c || hasTrait(s, a, SILENCED)) continue
        const list = ongoingBearer[def.get(s, a)]!
        for (let i = 0; i < list.length; i++) if (list[i]!.stunned) return !hasSkill(s, c, ENDURANCE)
      }
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at) === HOLD && delayed.get(s, at + 2) === c) return !hasSkill(s, c, ENDURANCE)
  }
  return false
}

/** Played by Shift and not back yet: out of reach of choices and battles. */
export function isShifted(s: State, c: Card): boolean {
  for (let i = 0; i < delayedCount.get(s); i++)
    if (delayed.get(s, i * DELAY_ENTRY) === SHIFTED && delayed.get(s, i * DELAY_ENTRY + 2) === c) return true
  return false
}

/** A copy made by Unleash, until the turn ends: its cost cannot be reduced. */
export function isUnleashed(s: State, c: Card): boolean {
  for (let i = 0; i < delayedCount.get(s); i++) {
    const at = i * DELAY_ENTRY
    if (delayed.get(s, at + 6) === UNLEASHED && delayed.get(s, at + 2) === c) return true
  }
  return false
}

/** In the list of delayed parts: behind the discarding of an unleashed copy. */
export const UNLEASHED = -5
/** In the list of delayed parts: a shifted unit and its turns. */
export const SHIFTED = -3
/** In the list of delayed parts: no text, but a hold that lasts while the source is there. */
export const HOLD = -2
