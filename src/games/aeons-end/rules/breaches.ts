import { enter, enterAlone } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { firstOfKind, newLook, option } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { costOf, hasLink, prepsClosed, prepText, SPELL, spansTwo, typeOf } from '../content.ts'
import { assembler, evaluator, firstOfRun } from '../engine.ts'
import {
  active,
  BREACHES,
  breachStage,
  breachState,
  CARDS,
  CLOSED,
  compassOf,
  defOf,
  dirty,
  discardOf,
  FOCUS_RULES,
  FOCUSED,
  features,
  GONE,
  handOf,
  isOrdered,
  machine,
  OPENED,
  PAID_FOCUS,
  PHASE_MAIN,
  PLAIN,
  PREP_RULES,
  PREPPED_THIS_TURN,
  phase,
  preppedIn,
  SIGIL,
  type State,
  setMark,
  spanned,
  TURN_RULES,
  TURN_TRACES,
  treasures,
  turnRuleCount,
  turnRules,
  zones,
} from '../state.ts'
import { FIRST_FOCUS, FOCUS, QUARTERS, RULE } from './accounts.ts'
import { toBottom, toTop } from './cards.ts'
import { BREACH_DESTROYED, BREACH_FOCUSED, BREACH_OPENED } from './events.ts'
import { heldAt, printedRules, rules, useUp } from './modifiers.ts'
import { FOCUSED_OR_OPENED, firePrepped } from './triggers.ts'

export const isOpened = (s: State, b: number): boolean => breachState.get(s, b) >= OPENED
export const isClosed = (s: State, b: number): boolean => breachState.get(s, b) === CLOSED
export const stageOf = (s: State, b: number): number => breachStage.get(s, b) & 3
export const focusedThisTurn = (s: State, b: number): boolean => (breachStage.get(s, b) & FOCUSED) !== 0

/** R025: II 2, III 3, IV 4; the first breach is never closed. */
export const focusCost = (b: number): number => (b & 3) + 1
/** R026: every quarter turn that is missing makes opening dearer. */
export const openCostAt = (b: number, stage: number): number =>
  focusCost(b) + (3 - stage) * (focusCost(b) - 1)
export const openCost = (s: State, b: number): number => openCostAt(b, stageOf(s, b))

/** R035, B04: III and IV add 1, a Sigil 2, once opened. */
export const castBonus = (s: State, b: number): number => (isOpened(s, b) ? bonusWhenOpened(s, b) : 0)

export function bonusWhenOpened(s: State, b: number): number {
  if (breachState.get(s, b) === SIGIL) return 2
  return (b & 3) >= 2 && (breachStage.get(s, b) & PLAIN) === 0 ? 1 : 0
}

/** Your first paid focus of a turn may cost less: by a prepped spell, or by a treasure. LP6 */
export function firstFocusReduction(s: State, p: number): number {
  if ((features.get(s) & FOCUS_RULES) === 0 || (dirty.get(s) & PAID_FOCUS) !== 0) return 0
  let n = (treasures.get(s) & compassOf(p)) === 0 ? 0 : COMPASS
  for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      for (const i of printedRules(defOf(s, c))) if (rules[i]!.op === 'firstFocusLess') n += rules[i]!.n
  return n
}
const COMPASS = 1

/** What a focus costs this player less than the tile says. */
export const focusReduction = (s: State, p: number): number => reduction(s, p) + firstFocusReduction(s, p)

/** A03: what waits for the next paid focus or opening makes it cheaper; all of it is used up together. */
export function reduction(s: State, p: number): number {
  if (turnRuleCount.get(s) === 0) return 0
  let n = 0
  for (let i = 0; i < TURN_RULES; i++) n += heldAt(s, i, 'costLess', p)?.n ?? 0
  return n
}

/** What a player pays to focus or open a breach now, with its account. */
export function focusPrice(s: State, b: number): number {
  enterAlone(focusCost(b), FOCUS, b)
  const less = Math.min(firstFocusReduction(s, b >> 2), focusCost(b))
  enter(-less, FIRST_FOCUS)
  return reduced(s, b, focusCost(b) - less)
}

export function openPrice(s: State, b: number): number {
  enterAlone(focusCost(b), FOCUS, b)
  enter(openCost(s, b) - focusCost(b), QUARTERS, b, 3 - stageOf(s, b))
  return reduced(s, b, openCost(s, b))
}

function reduced(s: State, b: number, price: number): number {
  const p = b >> 2
  let left = price
  if (turnRuleCount.get(s) > 0)
    for (let i = 0; i < TURN_RULES; i++) {
      const less = Math.min(left, heldAt(s, i, 'costLess', p)?.n ?? 0)
      enter(-less, RULE, turnRules.get(s, i) >> 2)
      left -= less
    }
  return left
}

/** A focus was paid for: the first of the turn is over. */
export function notePaidFocus(s: State): void {
  dirty.set(s, dirty.get(s) | PAID_FOCUS)
}

export function useReduction(s: State, p: number): void {
  if (turnRuleCount.get(s) === 0) return
  for (let i = 0; i < TURN_RULES; i++) if (heldAt(s, i, 'costLess', p) !== null) useUp(s, i)
}

/** Rotates a quarter turn; with yellow already on top the breach opens instead. R027, R039 */
export function focus(s: State, b: number): void {
  if (!isClosed(s, b)) return
  if (stageOf(s, b) === 3) {
    breachStage.set(s, b, breachStage.get(s, b) | FOCUSED)
    dirty.set(s, dirty.get(s) | TURN_TRACES)
    open(s, b)
    return
  }
  breachStage.set(s, b, (breachStage.get(s, b) + 1) | FOCUSED)
  dirty.set(s, dirty.get(s) | TURN_TRACES)
  emit(s, BREACH_FOCUSED, b, stageOf(s, b))
  firePrepped(s, FOCUSED_OR_OPENED, b >> 2)
}

export function open(s: State, b: number): void {
  breachState.set(s, b, OPENED)
  emit(s, BREACH_OPENED, b)
  firePrepped(s, FOCUSED_OR_OPENED, b >> 2)
}

/** R195, R199: spells there are discarded (or come back to the hand), the place stays empty. */
export function destroyBreach(s: State, b: number, spellsToHand: boolean): void {
  const p = b >> 2
  const k = b & 3
  if (spanned.get(s, b) === 1) empty(s, b - 1, p, spellsToHand)
  if (k < 3 && spanned.get(s, b + 1) === 1) spanned.set(s, b + 1, 0)
  empty(s, b, p, spellsToHand)
  breachState.set(s, b, GONE)
  emit(s, BREACH_DESTROYED, b)
}

function empty(s: State, b: number, p: number, toHand: boolean): void {
  for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.first(s, preppedIn(b))) {
    if (toHand) toBottom(s, c, handOf(p))
    else toTop(s, c, discardOf(p))
  }
}

export function gainSigil(s: State, b: number): void {
  breachState.set(s, b, SIGIL)
  emit(s, BREACH_OPENED, b)
}

/** How many more spells this breach takes of this card. R032, B20, B22 */
export function room(s: State, b: number, def: number): number {
  if (spanned.get(s, b) === 1) return 0
  const zone = preppedIn(b)
  let total = 1
  if (turnRuleCount.get(s) > 0 && isOpened(s, b))
    for (let i = 0; i < TURN_RULES; i++) {
      const held = turnRules.get(s, i)
      if (held !== NONE && (held & 3) === b >> 2 && rules[held >> 2]!.op === 'room')
        total = Math.max(total, rules[held >> 2]!.total)
    }
  if (hasLink[def] === 1 && linkedInside(s, zone)) return 2 - zones.count(s, zone)
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (spansTwo[defOf(s, c)] === 1) return 0
  if (joins(s, b, def)) return sameInside(s, zone, def) ? 0 : 1
  return total - zones.count(s, zone)
}

/** B21: a spell with Link never shares with one that has none. */
function linkedInside(s: State, zone: number): boolean {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (hasLink[defOf(s, c)] === 0) return false
  return zones.count(s, zone) > 0
}

/** B22: no second card of the same name shares the breach. */
function sameInside(s: State, zone: number, def: number): boolean {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) if (defOf(s, c) === def) return true
  return false
}

/** R151: opened, or closed and focused this turn, and with room. */
function takes(s: State, b: number, def: number, anyState: boolean): boolean {
  const state = breachState.get(s, b)
  if (state === GONE) return false
  if (state === CLOSED && !anyState && !focusedThisTurn(s, b) && prepsClosed[def] === 0 && !joins(s, b, def))
    return false
  return room(s, b, def) > 0
}

/** B22: in its owner's main phase Kindle lets a Spark join it, even in a closed breach. */
function joins(s: State, b: number, def: number): boolean {
  if (active.get(s) !== b >> 2 || phase.get(s) !== PHASE_MAIN) return false
  for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
    for (const i of printedRules(defOf(s, c))) {
      const rule = rules[i]!
      if (
        rule.op === 'room' &&
        rule.extra > 0 &&
        evaluator.passes(s, machine.running(s), rule.filter, -1 - def)
      )
        return true
    }
  return false
}

/** May this spell be prepped by this player to this breach now? B15 for two breaches at once. */
export function mayPrep(s: State, def: number, b: number, anyState: boolean): boolean {
  if (spansTwo[def] === 0) return takes(s, b, def, anyState)
  return (
    (b & 3) < BREACHES - 1 &&
    takes(s, b, def, anyState) &&
    takes(s, b + 1, def, anyState) &&
    zones.count(s, preppedIn(b)) === 0 &&
    zones.count(s, preppedIn(b + 1)) === 0
  )
}

/** Where a spell may be prepped by an effect, beside what the rules allow: anywhere, or to closed breaches alone. */
export const ANY_BREACH = 1
export const CLOSED_BREACH = 2
/** Only a spell that costs nothing. */
export const STARTER_ONLY = 4

/** The same for a prep by an effect. */
export function mayPrepAs(s: State, def: number, b: number, how: number): boolean {
  if ((how & STARTER_ONLY) !== 0 && costOf[def] !== 0) return false
  if ((how & CLOSED_BREACH) === 0) return mayPrep(s, def, b, (how & ANY_BREACH) !== 0)
  return isClosed(s, b) && mayPrep(s, def, b, true)
}

/** The breaches of a player that take an ordinary spell now, one bit each. */
function ordinaryRoom(s: State, p: number, anyState: boolean): number {
  let bits = 0
  for (let k = 0; k < BREACHES; k++) {
    const b = p * BREACHES + k
    const state = breachState.get(s, b)
    if (state === GONE || (state === CLOSED && !anyState && !focusedThisTurn(s, b))) continue
    if (zones.count(s, preppedIn(b)) === 0 && spanned.get(s, b) === 0) bits |= 1 << k
  }
  return bits
}

/** Does anything at this table change how this player's spells are prepped? */
function specialRoom(s: State, p: number): boolean {
  if (turnRuleCount.get(s) > 0) return true
  if ((features.get(s) & PREP_RULES) === 0) return false
  for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      if (printedRules(defOf(s, c)).length > 0) return true
  return false
}

const SPELLS = new Int16Array(CARDS)
let spells = 0

/** Starts the list of spells that somebody might prep now. */
export function noSpells(): void {
  spells = 0
}

/** One spell of each name is enough to offer. */
export function noteSpell(c: number): void {
  SPELLS[spells++] = c
}

/** Adds an option for every noted spell and every breach of the player that may take it. */
export function offerNoted(s: State, p: number, kind: number, anyState: boolean): void {
  if (spells === 0) return
  // One look at the breaches serves all ordinary spells.
  const room = ordinaryRoom(s, p, anyState)
  const special = specialRoom(s, p)
  if (room === 0 && !special && (features.get(s) & PREP_RULES) === 0) return
  for (let i = 0; i < spells; i++) {
    const c = SPELLS[i]!
    const def = defOf(s, c)
    const ordinary = !special && prepsClosed[def] === 0 && spansTwo[def] === 0 && hasLink[def] === 0
    for (let k = 0; k < BREACHES; k++) {
      const b = p * BREACHES + k
      if (ordinary ? (room & (1 << k)) !== 0 : mayPrep(s, def, b, anyState)) option(kind, c, b)
    }
  }
}

/** The same for all spells of a zone. */
export function offerPreps(s: State, p: number, zone: number, kind: number, how: number): void {
  noSpells()
  newLook()
  const ordered = isOrdered(zone)
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (typeOf[defOf(s, c)] === SPELL && firstOfKind(ordered ? firstOfRun(s, c) : defOf(s, c))) noteSpell(c)
  if (how <= ANY_BREACH) offerNoted(s, p, kind, how === ANY_BREACH)
  else
    for (let i = 0; i < spells; i++)
      for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
        if (mayPrepAs(s, defOf(s, SPELLS[i]!), b, how)) option(kind, SPELLS[i]!, b)
}

/** R042: some spells do something when a player preps them. */
export function prep(s: State, c: number, b: number, by: number): void {
  const def = defOf(s, c)
  toBottom(s, c, preppedIn(b))
  setMark(s, c, PREPPED_THIS_TURN)
  if (spansTwo[def] === 1) spanned.set(s, b + 1, 1)
  if (prepText[def] !== NONE) assembler.start(s, prepText[def]!, by, by, c)
}

/** R114: is some breach that holds the spell closed? */
export function mustBeCast(s: State, b: number, c: number): boolean {
  return isClosed(s, b) || (spansTwo[defOf(s, c)] === 1 && isClosed(s, b + 1))
}
