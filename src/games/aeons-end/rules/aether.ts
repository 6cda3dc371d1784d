import { emit } from '../../../kernel/events.ts'
import { costOf, GEM, RELIC, SPELL, typeOf } from '../content.ts'
import { active, aether, POOLS, restricted, type State } from '../state.ts'
import { AETHER_GAINED, AETHER_SPENT } from './events.ts'

/**
 * Aether with a permitted use lies in a pool of its own, never summed with the rest (R140). The most
 * restricted pool is spent first (A01), so free aether is the last number.
 */
export interface PoolUse {
  /** Types of card it may gain, as bits; all seven bits and `other` for free aether. */
  readonly types: number
  /** May it pay for anything that is no gain? */
  readonly other: boolean
  /** Only for focusing and opening breaches. */
  readonly breaches?: true
  /** Only for cards that cost 5 or more. */
  readonly expensive?: true
}

export const FREE = 5
/** Pools from here on are shown only when there is something in them. */
export const SELDOM = FREE + 1
const BREACHES_ONLY = 6
const EXPENSIVE_CARDS = 7
const GEMS_ONLY = 0
const CARDS_ONLY = 3
const GEMS_AND_OTHER = 4
const ALL = (1 << GEM) | (1 << RELIC) | (1 << SPELL)
export const pools: readonly PoolUse[] = [
  { types: 1 << GEM, other: false },
  { types: 1 << RELIC, other: false },
  { types: 1 << SPELL, other: false },
  { types: ALL, other: false },
  { types: 1 << GEM, other: true },
  { types: ALL, other: true },
  { types: 0, other: false, breaches: true },
  { types: ALL, other: false, expensive: true },
]
/** A01: the most restricted first, what may be spent on anything last. */
const SPENT = [BREACHES_ONLY, EXPENSIVE_CARDS, 0, 1, 2, CARDS_ONLY, GEMS_AND_OTHER, FREE]

/** The pool for aether that may gain these types, and whether it pays for other things too. */
export function poolFor(types: number, other: boolean, only?: 'breaches' | 'expensive'): number {
  const found = pools.findIndex(
    (p) =>
      p.types === types &&
      p.other === other &&
      (p.breaches === true) === (only === 'breaches') &&
      (p.expensive === true) === (only === 'expensive'),
  )
  if (found === -1) throw new Error('no pool of aether has this use')
  return found
}

/** What aether is spent on: a gem, relic or spell (by its type), a breach, or anything else that is no gain. */
export const ANYTHING_ELSE = 3
export const A_BREACH = 4
/** Added to the type of a card that costs 5 or more. */
const EXPENSIVE = 5
const EXPENSIVE_COST = 5
export const FUNDS = EXPENSIVE + ANYTHING_ELSE
export const CARD_PURPOSES = [GEM, RELIC, SPELL, GEM + EXPENSIVE, RELIC + EXPENSIVE, SPELL + EXPENSIVE]
const allowed = new Int8Array(FUNDS * POOLS)
pools.forEach((use, pool) => {
  for (const type of [GEM, RELIC, SPELL]) {
    allowed[(type + EXPENSIVE) * POOLS + pool] = (use.types >> type) & 1
    if (use.expensive !== true) allowed[type * POOLS + pool] = (use.types >> type) & 1
  }
  allowed[ANYTHING_ELSE * POOLS + pool] = Number(use.other)
  allowed[A_BREACH * POOLS + pool] = Number(use.other || use.breaches === true)
})

/** What a card is, as far as aether may be spent on it. */
export const purposeOf = (def: number): number =>
  typeOf[def]! + (costOf[def]! >= EXPENSIVE_COST ? EXPENSIVE : 0)

/** Is there anything to spend? No supply card is free. */
export const hasAether = (s: State): boolean => aether.get(s, FREE) + restricted.get(s) > 0

/** May all of it be spent on anything? */
export const isAllFree = (s: State): boolean => restricted.get(s) === 0

/** How much could be spent on a card of this type, or on anything else. */
export function available(s: State, purpose: number): number {
  let n = aether.get(s, FREE)
  if (restricted.get(s) > 0)
    for (let pool = 0; pool < POOLS; pool++)
      if (pool !== FREE && allowed[purpose * POOLS + pool] === 1) n += aether.get(s, pool)
  return n
}

/** More of one kind nobody has: all kinds together have to fit into one place of the state. */
const MOST_AETHER = 3_000

export function gainAether(s: State, p: number, wanted: number, pool: number): void {
  if (p !== active.get(s)) return // A18: aether on another's turn is lost at once.
  const n = Math.min(wanted, MOST_AETHER - aether.get(s, pool))
  aether.add(s, pool, n)
  if (pool !== FREE) restricted.add(s, n)
  emit(s, AETHER_GAINED, p, n, pool)
}

export function spendAether(s: State, n: number, purpose: number, keepForCards = false): void {
  let left = n
  if (keepForCards) left -= take(s, GEMS_AND_OTHER, left)
  if (restricted.get(s) === 0) take(s, FREE, left)
  else
    for (let i = 0; i < POOLS && left > 0; i++)
      if (allowed[purpose * POOLS + SPENT[i]!] === 1) left -= take(s, SPENT[i]!, left)
  emit(s, AETHER_SPENT, active.get(s), n)
}

function take(s: State, pool: number, most: number): number {
  const taken = Math.min(most, aether.get(s, pool))
  aether.add(s, pool, -taken)
  if (pool !== FREE) restricted.add(s, -taken)
  return taken
}

/**
 * A01: aether for any card and aether for gems and whatever is no card are both left by a gem of this price.
 * Neither is more restricted than the other, so who buys it chooses which to keep.
 */
export function mayKeepForCards(s: State, price: number, purpose: number): boolean {
  if (restricted.get(s) === 0 || (purpose !== GEM && purpose !== GEM + EXPENSIVE)) return false
  const expensive = purpose === GEM ? 0 : aether.get(s, EXPENSIVE_CARDS)
  const left = price - aether.get(s, GEMS_ONLY) - expensive
  const forCards = aether.get(s, CARDS_ONLY)
  const forOther = aether.get(s, GEMS_AND_OTHER)
  return left > 0 && forCards > 0 && forOther > 0 && left < forCards + forOther
}

/** R138: unspent aether is lost. */
export function loseAether(s: State): void {
  aether.set(s, FREE, 0)
  if (restricted.get(s) === 0) return
  for (let pool = 0; pool < POOLS; pool++) aether.set(s, pool, 0)
  restricted.set(s, 0)
}
