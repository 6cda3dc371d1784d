import { firstOfKind, newLook, option } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import {
  BARGAIN,
  BOND,
  CANNOT_SPELLS,
  FREE_IF,
  MAY_BE_FREE,
  NEEDS_OBJECTS,
  ONLY_ON,
  PLAY_TERMS,
  playNeeds,
  SHIFT,
} from '../../abilities.ts'
import {
  AMBUSH,
  CURSE,
  FACTION,
  FAST,
  hasInfluence,
  INSCRIBE,
  isSpell,
  KIND,
  PACKED_NEED,
  PLEDGE,
  POWER_KIND,
  sharesType,
  UNIT,
  WARP,
  WEAPON,
} from '../../content.ts'
import { evaluator, looksLike } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  DECK,
  def,
  EXHAUSTED,
  HAND,
  has,
  hasTrait,
  influence,
  isAround,
  isBrought,
  MARKET,
  otherWays,
  PLAYMAT,
  power,
  powerPlays,
  turnsTaken,
  zones,
} from '../../state.ts'
import { doneReading, reader } from '../common/evaluate.ts'
import { PLAY, PLAY_AS_SIGIL, PLAY_BONDED, PLAY_SHIFTED } from '../common/options.ts'
import { isShifted } from '../triggers/delayed.ts'
import { isForbidden } from '../values/prohibitions.ts'
import { hasSkill, mayHave, skills } from '../values/skills.ts'
import { cost, strength } from '../values/values.ts'
import { isUnitCard } from '../zones/zones.ts'

/** When a card may be played: own main phase, fast spells only, or fast spells and Ambush units. */
export const IN_MAIN = 0

export const FAST_ONLY = 1

export const FAST_AND_AMBUSH = 2

/** What this card costs its player now (ER102). */
export function priceOf(s: State, c: Card, p: number, d = def.get(s, c)): number {
  const mayBeFree = (PLAY_TERMS[d]! & MAY_BE_FREE) !== 0
  return mayBeFree && isFree(s, c, p) ? 0 : cost(s, c, d)
}

function isFree(s: State, c: Card, p: number): boolean {
  const f = reader(s, p, c)
  const yes = evaluator.amount(s, f, FREE_IF[def.get(s, c)]!) !== 0
  doneReading(s, f)
  return yes
}

/** A player's influence of one faction, at its place among all five. */
const packed = (s: State, p: number, faction: number): number =>
  Math.min(31, influence.get(s, p * 5 + faction)) << (6 * faction)

/** A player's influence as one number. */
export const influenceNow = (s: State, p: number): number =>
  packed(s, p, 0) | packed(s, p, 1) | packed(s, p, 2) | packed(s, p, 3) | packed(s, p, 4)

/** May this weapon or curse be put on that unit? */
export function fitsOn(s: State, c: Card, p: number, unit: Card): boolean {
  const only = ONLY_ON[def.get(s, c)]!
  if (only === 0) return true
  const f = reader(s, p, c)
  const yes = evaluator.passes(s, f, only, unit)
  doneReading(s, f)
  return yes
}

export function hasBearer(s: State, c: Card, p: number): boolean {
  const side = KIND[def.get(s, c)] === WEAPON ? p : 1 - p
  for (let u = zones.first(s, PLAYMAT + side); u !== NONE; u = zones.after(s, u))
    if (isUnitCard(s, u) && !isShifted(s, u) && fitsOn(s, c, p, u)) return true
  return false
}

function objectsAreThere(s: State, c: Card, p: number, needs: readonly Operand[]): boolean {
  const f = reader(s, p, c)
  let yes = true
  for (let i = 0; i < needs.length && yes; i++) yes = evaluator.any(s, f, needs[i]!)
  doneReading(s, f)
  return yes
}

/** Nothing forbids this spell, and everything it needs is there (E238, ER79). */
export const canCast = (s: State, c: Card, p: number): boolean =>
  !isForbidden(s, c, CANNOT_SPELLS) &&
  ((PLAY_TERMS[def.get(s, c)]! & NEEDS_OBJECTS) === 0 || objectsAreThere(s, c, p, playNeeds[def.get(s, c)]!))

/** Would such a spell find its objects, if this card of the player played it? */
export const wouldFindObjects = (s: State, spell: number, by: Card, p: number): boolean =>
  (PLAY_TERMS[spell]! & NEEDS_OBJECTS) === 0 || objectsAreThere(s, by, p, playNeeds[spell]!)

/** Own main phases are for everything; later only fast spells and, where they may come, Ambush units. */
const isInTime = (s: State, c: Card, kind: number, when: number): boolean =>
  when === IN_MAIN ||
  kind === FAST ||
  (when === FAST_AND_AMBUSH && kind === UNIT && mayHave(s, c, AMBUSH) && hasSkill(s, c, AMBUSH))

/** May any card of this game be played at such a time? */
const anyInTime = (s: State, when: number): boolean =>
  when === IN_MAIN || isBrought(s, 1 << FAST) || (when === FAST_AND_AMBUSH && isAround(s, AMBUSH))

/** What it costs now, and not what another way of playing it costs. */
const USUAL_PRICE = -1

/** Is playing this card from hand a legal move now (E234)? `price` is what it would cost this way. */
export function playable(
  s: State,
  c: Card,
  p: number,
  when: number,
  have: number,
  price = USUAL_PRICE,
): boolean {
  const d = def.get(s, c)
  const kind = KIND[d]!
  if (kind === POWER_KIND) return when === IN_MAIN && powerPlays.get(s, p) === 0
  if (!isInTime(s, c, kind, when)) return false
  if ((price === USUAL_PRICE ? priceOf(s, c, p, d) : price) > power.get(s, p)) return false
  if (!hasInfluence(have, PACKED_NEED[d]!) && !hasTrait(s, c, state.FOREIGN)) return false
  if (kind === WEAPON || kind === CURSE) return hasBearer(s, c, p)
  if (isSpell(d)) return canCast(s, c, p)
  return (PLAY_TERMS[d]! & NEEDS_OBJECTS) === 0 || objectsAreThere(s, c, p, playNeeds[d]!)
}

/** Offers every card of a hand that may be played now; cards that look the same count once. */
export function offerPlays(s: State, p: number, when: number): void {
  if (!anyInTime(s, when)) return
  newLook()
  const have = influenceNow(s, p)
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
    if (playable(s, c, p, when, have) && (firstOfKind(def.get(s, c)) || isOther(s, c))) option(PLAY, c)
  if (otherWays.get(s) !== 0 || isAround(s, WARP | PLEDGE | INSCRIBE)) offerOtherWays(s, p, when, have)
}

/** From the top of the deck, out of the market, as a Sigil, shifted or with a bond. */
function offerOtherWays(s: State, p: number, when: number, have: number): void {
  if (isAround(s, WARP)) {
    const top = zones.first(s, DECK + p)
    if (top !== NONE && hasSkill(s, top, WARP)) {
      if (playable(s, top, p, when, have)) option(PLAY, top)
      offerWays(s, top, p, when, have)
    }
  }
  for (let c = zones.first(s, MARKET + p); c !== NONE; c = zones.after(s, c))
    if (BARGAIN[def.get(s, c)] !== 0 && strikesBargain(s, c, p) && playable(s, c, p, when, have))
      option(PLAY, c)
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) offerWays(s, c, p, when, have)
}

/** What a card of the hand, or one that is played as if it were there, may be played as. */
function offerWays(s: State, c: Card, p: number, when: number, have: number): void {
  const d = def.get(s, c)
  if (when === IN_MAIN && powerPlays.get(s, p) === 0 && isAround(s, PLEDGE | INSCRIBE)) offerSigils(s, c, p)
  if (SHIFT[d]! >= 0 && playable(s, c, p, when, have, SHIFT[d]!)) option(PLAY_SHIFTED, c)
  if (BOND[d] === 1) offerBonds(s, c, p, when, have)
}

function strikesBargain(s: State, c: Card, p: number): boolean {
  const f = reader(s, p, c)
  const yes = evaluator.amount(s, f, BARGAIN[def.get(s, c)]!) !== 0
  doneReading(s, f)
  return yes
}

/** Pledge on the first turn, Inscribe on any: as a Sigil of one of its factions. */
function offerSigils(s: State, c: Card, p: number): void {
  const its = skills(s, c)
  if ((its & INSCRIBE) === 0 && ((its & PLEDGE) === 0 || turnsTaken.get(s, p) > 1)) return
  for (let i = 0; i < 5; i++) if ((FACTION[def.get(s, c)]! & (1 << i)) !== 0) option(PLAY_AS_SIGIL, c, i)
}

/** One of your other ready units of a type of this one may be exhausted: the card costs less by its strength. */
function offerBonds(s: State, c: Card, p: number, when: number, have: number): void {
  for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u)) {
    if (!isUnitCard(s, u) || has(s, u, EXHAUSTED) || isShifted(s, u)) continue
    if (!sharesType(def.get(s, u), def.get(s, c))) continue
    const price = Math.max(0, priceOf(s, c, p) - Math.max(0, strength(s, u)))
    if (playable(s, c, p, when, have, price)) option(PLAY_BONDED, c, u)
  }
}

/** Of a card that lies in the hand twice: does it look different from those before it? */
function isOther(s: State, c: Card): boolean {
  const its = looksLike(s, c)
  for (let b = zones.before(s, c); b !== NONE; b = zones.before(s, b))
    if (looksLike(s, b) === its) return false
  return true
}
