import { enter, enterAlone, keepsAccount } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT } from '../../../language/compiler/assembler.ts'
import { shieldsOf, vitalOf } from '../content.ts'
import { assembler, EXHAUST } from '../engine.ts'
import {
  CARDS,
  defOf,
  gravehold,
  IN_PLAY,
  life,
  MAGUS_ANY_HIT,
  MINION_LIFE_UNCAPPED,
  MOST_SHIELDS,
  machine,
  maxGravehold,
  maxLife,
  nemesisLife,
  nemesisMax,
  plays,
  type State,
  setLifeCap,
  setLifeCard,
  setShields,
  shieldsOn,
  tokensHurt,
  tokensWhole,
  unleashing,
  vital,
  waiting,
  zones,
} from '../state.ts'
import { LIMIT, TEXT, TWICE } from './accounts.ts'
import { discard } from './cards.ts'
import { ALL_EXHAUSTED, allExhausted, endGame, GRAVEHOLD_FELL, NEMESIS_DEFEATED } from './end.ts'
import {
  EXHAUSTED,
  GRAVEHOLD_CHANGED,
  HUSKS_CHANGED,
  LIFE_CHANGED,
  MINION_CHANGED,
  NEMESIS_CHANGED,
  PREVENTED,
  SHIELDS_CHANGED,
} from './events.ts'
import {
  anyShields,
  damageToGravehold,
  damageToMinion,
  damageToNemesis,
  damageToPlayer,
  ownLife,
  tokenLifeRule,
} from './modifiers.ts'
import { fireNemesisDamaged, fireSelf, SELF_DAMAGED } from './triggers.ts'

/** Things that damage can be aimed at besides minion cards. */
export const THE_NEMESIS = 4000
/** Only for damage that lands on somebody else. */
export const THE_GRAVEHOLD = 4001
export const A_PLAYER = 4002
export const WHOLE_TOKEN = CARDS
export const HURT_TOKEN = CARDS + 1
/** Local of the EXHAUST text that holds the excess of the blow. */
export const EXCESS = SUBJECT + 2

export function hurtGravehold(s: State, amount: number): void {
  const n = damageToGravehold(s, amount)
  if (n < amount) emit(s, PREVENTED, NONE, amount - n)
  if (n === 0) return
  gravehold.set(s, Math.max(0, gravehold.get(s) - n))
  emit(s, GRAVEHOLD_CHANGED, -n, gravehold.get(s))
  if (gravehold.get(s) === 0) endGame(s, GRAVEHOLD_FELL)
}

export function hurtPlayer(s: State, p: number, amount: number): void {
  const n = damageToPlayer(s, p, amount)
  if (n === 0) return
  const before = life.get(s, p)
  if (before === 0) {
    // R203: twice as much, onto Gravehold.
    enter(n, TWICE, p)
    hurtGravehold(s, 2 * n)
    return
  }
  const after = Math.max(0, before - n)
  life.set(s, p, after)
  enter(before - after - n, LIMIT)
  emit(s, LIFE_CHANGED, p, after - before, after)
  if (after === 0) exhaust(s, p, n - before)
}

/** R193 to R206. Inside an Unleash the steps wait until that Unleash is finished. */
function exhaust(s: State, p: number, excess: number): void {
  emit(s, EXHAUSTED, p)
  if (allExhausted(s)) endGame(s, ALL_EXHAUSTED)
  else if (unleashing.get(s) === 1) waiting.set(s, p, excess + 1)
  else startExhaustion(s, p, excess)
}

export function startExhaustion(s: State, p: number, excess: number): void {
  const f = assembler.start(s, EXHAUST, p, p, NONE)
  s[f + EXCESS] = excess
}

/** One instance of damage to a minion card; returns what got through. */
export function hurtMinion(s: State, c: number, amount: number, by: number): number {
  const n = damageToMinion(s, c, amount)
  if (n === 0) return 0
  // LN01: one shield for the whole instance, and no life.
  if (shieldsOn(s, c) > 0) {
    changeShields(s, c, -1)
    return 0
  }
  const left = Math.max(ownLife(s, c)?.min ?? 0, vital.get(s, c) - n)
  vital.set(s, c, left)
  emit(s, MINION_CHANGED, c, -n, left)
  // X15: what waits for this damage happens even if the minion dies of it.
  if (left === 0) discard(s, c)
  fireSelf(s, SELF_DAMAGED, c, by)
  return n
}

export function hurtNemesis(s: State, amount: number, by: number): number {
  const n = damageToNemesis(s, amount)
  if (n === 0) {
    if (plays(s, MAGUS_ANY_HIT)) fireNemesisDamaged(s, by)
    return 0
  }
  nemesisLife.set(s, Math.max(0, nemesisLife.get(s) - n))
  emit(s, NEMESIS_CHANGED, -n, nemesisLife.get(s))
  if (nemesisLife.get(s) === 0) endGame(s, NEMESIS_DEFEATED)
  else fireNemesisDamaged(s, by)
  return n
}

export const tokenLife = (s: State): number => Math.max(1, tokenLifeRule(s))

/** Damage to one token minion, dealt by the text of frame f. */
export function hurtToken(s: State, which: number, amount: number, f = machine.running(s)): void {
  const only = which === WHOLE_TOKEN && amount < tokenLife(s)
  if (which === WHOLE_TOKEN) tokensWhole.add(s, -1)
  else tokensHurt.add(s, -1)
  if (only) tokensHurt.add(s, 1)
  emitTokens(s, only ? 0 : -1, f)
}

/** So many token minions came or went by what the text of frame f does. */
export function emitTokens(s: State, by: number, f: number): void {
  if (keepsAccount()) enterAlone(Math.abs(by), TEXT, machine.position(s, f) - 1, 0, s[f + SELF]!)
  emit(s, HUSKS_CHANGED, by, tokensWhole.get(s) + tokensHurt.get(s))
}

/** CQ1: one hit spread over the tokens: the one that was aimed at first, then as many as it can kill. */
export function spreadOverTokens(s: State, aimed: number, amount: number, f: number): void {
  let left = amount
  let next = aimed
  while (left > 0 && tokensHurt.get(s) + tokensWhole.get(s) > 0) {
    const share = next === HURT_TOKEN ? 1 : Math.min(left, tokenLife(s))
    hurtToken(s, next, share, f)
    left -= share
    next = tokensHurt.get(s) > 0 ? HURT_TOKEN : WHOLE_TOKEN
  }
}

/** One instance dealt by a player to a chosen target. Returns the minion card it killed, or NONE. */
export function hit(s: State, target: number, amount: number, by: number): number {
  if (target === THE_NEMESIS) hurtNemesis(s, amount, by)
  else if (target === THE_GRAVEHOLD) hurtGravehold(s, amount)
  else if (target >= A_PLAYER) hurtPlayer(s, target - A_PLAYER, amount)
  else if (target >= CARDS) hurtToken(s, target, amount)
  else {
    hurtMinion(s, target, amount, by)
    return zones.of(s, target) === IN_PLAY ? NONE : target
  }
  return NONE
}

// ---- life gained, always up to the starting life

export function healPlayer(s: State, p: number, n: number): void {
  const before = life.get(s, p)
  if (before === 0) return // R201
  life.set(s, p, Math.min(maxLife.get(s), before + n))
  if (life.get(s, p) === before) return
  enter(life.get(s, p) - before - n, LIMIT)
  emit(s, LIFE_CHANGED, p, life.get(s, p) - before, life.get(s, p))
}

export function healGravehold(s: State, n: number): void {
  const before = gravehold.get(s)
  gravehold.set(s, Math.min(maxGravehold.get(s), before + n))
  if (gravehold.get(s) === before) return
  enter(gravehold.get(s) - before - n, LIMIT)
  emit(s, GRAVEHOLD_CHANGED, gravehold.get(s) - before, gravehold.get(s))
}

export function healNemesis(s: State, n: number): void {
  const before = nemesisLife.get(s)
  nemesisLife.set(s, Math.min(nemesisMax.get(s), before + n))
  if (nemesisLife.get(s) === before) return
  enter(nemesisLife.get(s) - before - n, LIMIT)
  emit(s, NEMESIS_CHANGED, nemesisLife.get(s) - before, nemesisLife.get(s))
}

/** No maximum, but room for it in the state. */
const MUCH_LIFE = 999

/** Life that a minion loses other than by damage. */
export function loseLife(s: State, c: number, n: number): void {
  const before = vital.get(s, c)
  const left = Math.max(ownLife(s, c)?.min ?? 0, before - n)
  vital.set(s, c, left)
  if (left !== before) {
    enter(before - left - n, LIMIT)
    emit(s, MINION_CHANGED, c, left - before, left)
  }
  if (left === 0) discard(s, c)
}

/** LN03: no more shields than the card has, unless its text says so or gives it all of them. */
export function changeShields(s: State, c: number, by: number): void {
  const before = shieldsOn(s, c)
  const most = anyShields(s, c) ? MOST_SHIELDS : shieldsOf[defOf(s, c)]! || MOST_SHIELDS
  setShields(s, c, Math.max(0, by > 0 ? Math.max(before, Math.min(most, before + by)) : before + by))
  const now = shieldsOn(s, c)
  if (now !== before) emit(s, SHIELDS_CHANGED, c, now - before, now)
}

/** X18: a minion never has more life than it entered with. */
export function healMinion(s: State, c: number, n: number): void {
  const cap =
    ownLife(s, c)?.optional === true || plays(s, MINION_LIFE_UNCAPPED)
      ? MUCH_LIFE
      : setLifeCard.get(s) === c
        ? setLifeCap.get(s)
        : vitalOf[defOf(s, c)]!
  const before = vital.get(s, c)
  vital.set(s, c, Math.min(cap, before + n))
  if (vital.get(s, c) === before) return
  enter(vital.get(s, c) - before - n, LIMIT)
  emit(s, MINION_CHANGED, c, vital.get(s, c) - before, vital.get(s, c))
}

export function healTokens(s: State): void {
  tokensWhole.add(s, tokensHurt.get(s))
  tokensHurt.set(s, 0)
}
