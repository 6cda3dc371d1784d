import { NONE } from '../../../kernel/state.ts'
import { FULL } from '../../../language/compiler/steps.ts'
import { actionOnce, actionText, GEM, POWER, priceCan, RELIC, SPELL, spansTwo, typeOf } from '../content.ts'
import { evaluator, steps } from '../engine.ts'
import {
  active,
  aether,
  BREACHES,
  breachState,
  CLOSED,
  charges,
  defOf,
  GONE,
  handOf,
  IN_PLAY,
  isBreachZone,
  isWithheld,
  machine,
  mageOf,
  marked,
  NO_ABILITIES,
  NO_CHARGES,
  PHASE_CASTING,
  PHASE_MAIN,
  PILES,
  POOLS,
  phase,
  pileZone,
  preppedIn,
  type State,
  USED_THIS_TURN,
  zones,
} from '../state.ts'
import { A_BREACH, ANYTHING_ELSE, available, purposeOf } from './aether.ts'
import {
  focusCost,
  focusedThisTurn,
  focusReduction,
  isClosed,
  mustBeCast,
  openCost,
  reduction,
  room,
} from './breaches.ts'
import { chargeSpaces, isCharged } from './charges.ts'
import { CHARGE_COST } from './main-phase.ts'
import { cannotGain } from './modifiers.ts'
import { priceOf } from './prices.ts'

/** Something a player wants to do. Breaches are numbered over all players. */
export type Move =
  | { readonly kind: 'play'; readonly def: number }
  | { readonly kind: 'prep'; readonly def: number; readonly breach: number }
  | { readonly kind: 'cast'; readonly breach: number }
  | { readonly kind: 'gain'; readonly def: number }
  | { readonly kind: 'charge' }
  | { readonly kind: 'focus'; readonly breach: number }
  | { readonly kind: 'open'; readonly breach: number }
  | { readonly kind: 'ability'; readonly player: number }
  | { readonly kind: 'use'; readonly def: number }
  | { readonly kind: 'discard power'; readonly def: number }
  | { readonly kind: 'end casting' }
  | { readonly kind: 'branch'; readonly branch: number }

/** The sentence that tells a player why not; put into words by each language. */
export type Reason =
  | 'not-your-phase'
  | 'not-enough-aether'
  | 'aether-not-for-this'
  | 'card-not-in-hand'
  | 'not-played-but-prepped'
  | 'only-spells-are-prepped'
  | 'breach-closed-not-focused'
  | 'breach-full'
  | 'breach-gone'
  | 'not-your-breach'
  | 'breach-already-opened'
  | 'no-spell-there'
  | 'pile-empty'
  | 'not-gained-here'
  | 'charges-full'
  | 'ability-not-charged'
  | 'ability-not-now'
  | 'not-among-your-spells'
  | 'used-this-turn'
  | 'power-not-in-play'
  | 'price-not-payable'
  | 'closed-must-be-cast'
  | 'option-not-fully-possible'
  | 'answer-first'
  | 'not-your-turn'
  | 'not-unlocked'

export interface WhyNot {
  /** The statement of the rules that forbids it. */
  readonly rule: string
  readonly reason: Reason
  /** How much aether is missing, where that is the reason. */
  readonly short?: number
}

const because = (rule: string, reason: Reason): WhyNot => ({ rule, reason })

/** Nothing forbids it, but something else is being asked. */
export const ANSWER_FIRST = because('R110', 'answer-first')

/** A rule of the campaign that comes later. */
const NOT_UNLOCKED = because('R236', 'not-unlocked')

/** Only the player whose turn it is acts in its phases. */
export const NOT_YOUR_TURN = because('R110', 'not-your-turn')

function holds(s: State, zone: number, def: number): boolean {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) if (defOf(s, c) === def) return true
  return false
}

/** R140: is there enough aether, only not of the right kind? */
function short(s: State, price: number, purpose: number, rule: string): WhyNot | null {
  if (available(s, purpose) >= price) return null
  let all = 0
  for (let pool = 0; pool < POOLS; pool++) all += aether.get(s, pool)
  if (all >= price) return because('R140', 'aether-not-for-this')
  return { ...because(rule, 'not-enough-aether'), short: price - available(s, purpose) }
}

function prepping(s: State, def: number, b: number): WhyNot | null {
  const p = active.get(s)
  if (typeOf[def] !== SPELL) return because('R151', 'only-spells-are-prepped')
  if (!holds(s, handOf(p), def)) return because('R151', 'card-not-in-hand')
  if (Math.floor(b / BREACHES) !== p) return because('R033', 'not-your-breach')
  return (
    taking(s, b, def) ?? (spansTwo[def] === 1 && b % BREACHES < BREACHES - 1 ? taking(s, b + 1, def) : null)
  )
}

/** B15: a wide spell asks this of both its breaches, and fills both. */
function taking(s: State, b: number, def: number): WhyNot | null {
  if (breachState.get(s, b) === GONE) return because('R199', 'breach-gone')
  if (room(s, b, def) <= 0) return because('R032', 'breach-full')
  return breachState.get(s, b) === CLOSED && !focusedThisTurn(s, b)
    ? because('R031', 'breach-closed-not-focused')
    : null
}

function rotating(s: State, b: number, price: number, rule: string): WhyNot | null {
  if (Math.floor(b / BREACHES) !== active.get(s)) return because('R263', 'not-your-breach')
  if (breachState.get(s, b) === GONE) return because('R199', 'breach-gone')
  if (!isClosed(s, b)) return because('R027', 'breach-already-opened')
  return short(s, price, A_BREACH, rule)
}

function gaining(s: State, def: number): WhyNot | null {
  for (let i = 0; i < PILES; i++) {
    if (!holds(s, pileZone(i), def)) continue
    if (cannotGain(s, zones.first(s, pileZone(i)))) return because('LN13', 'not-gained-here')
    return short(s, priceOf(s, active.get(s), zones.first(s, pileZone(i))), purposeOf(def), 'R141')
  }
  return because('R141', 'pile-empty')
}

function discarding(s: State, def: number): WhyNot | null {
  if (typeOf[def] !== POWER || !holds(s, IN_PLAY, def)) return because('R155', 'power-not-in-play')
  const can = priceCan[def]!
  const payable = can >= 0 ? can : evaluator.amount(s, machine.running(s), can)
  return payable === FULL ? null : because('R156', 'price-not-payable')
}

/** R272: what a prepped spell lets its player do. */
function using(s: State, def: number): WhyNot | null {
  const p = active.get(s)
  let own: number = NONE
  for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      if (defOf(s, c) === def && (own === NONE || !marked(s, c, USED_THIS_TURN))) own = c
  if (own === NONE || actionText[def] === NONE) return because('R272', 'not-among-your-spells')
  if (actionOnce[def] === 1 && marked(s, own, USED_THIS_TURN)) return because('B28', 'used-this-turn')
  return because('R156', 'price-not-payable')
}

function casting(s: State, b: number): WhyNot | null {
  if (Math.floor(b / BREACHES) !== active.get(s)) return because('R113', 'not-your-breach')
  return zones.count(s, preppedIn(b)) === 0 ? because('R113', 'no-spell-there') : null
}

function endingCasting(s: State): WhyNot | null {
  const p = active.get(s)
  for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      if (isBreachZone(zones.of(s, c)) && mustBeCast(s, b, c)) return because('R114', 'closed-must-be-cast')
  return null
}

/** R136, R187: another way can be done fully, this one cannot. */
function branching(s: State, branch: number): WhyNot | null {
  const fork = machine.askedOp(s) === steps.fork ? steps.forks[machine.askedOperand(s, 0)] : undefined
  const way = fork?.ways[branch]
  if (way === undefined) return null
  const can = evaluator.amount(s, machine.running(s), way.can)
  return can === FULL ? null : because('R187', 'option-not-fully-possible')
}

/** Why a move is not among the options now, or null when no rule known here forbids it. */
export function whyNot(s: State, move: Move): WhyNot | null {
  if (move.kind === 'branch') return branching(s, move.branch)
  const due = move.kind === 'cast' || move.kind === 'end casting' ? PHASE_CASTING : PHASE_MAIN
  if (phase.get(s) !== due) return because('R110', 'not-your-phase')
  const p = active.get(s)
  switch (move.kind) {
    case 'play':
      if (!holds(s, handOf(p), move.def)) return because('R135', 'card-not-in-hand')
      return typeOf[move.def] === GEM || typeOf[move.def] === RELIC
        ? null
        : because('R151', 'not-played-but-prepped')
    case 'prep':
      return prepping(s, move.def, move.breach)
    case 'cast':
      return casting(s, move.breach)
    case 'end casting':
      return endingCasting(s)
    case 'gain':
      return gaining(s, move.def)
    case 'charge':
      if (isWithheld(s, NO_CHARGES)) return NOT_UNLOCKED
      if (charges.get(s, p) >= chargeSpaces(s, p)) return because('R145', 'charges-full')
      return short(s, CHARGE_COST, ANYTHING_ELSE, 'R143')
    case 'focus':
      return rotating(s, move.breach, focusCost(move.breach) - focusReduction(s, p), 'R146')
    case 'open':
      return rotating(s, move.breach, openCost(s, move.breach) - reduction(s, p), 'R149')
    case 'ability':
      if (isWithheld(s, NO_ABILITIES)) return NOT_UNLOCKED
      if (mageOf.get(s, move.player) === NONE || !isCharged(s, move.player))
        return because('R019', 'ability-not-charged')
      return because('R019', 'ability-not-now')
    case 'use':
      return using(s, move.def)
    case 'discard power':
      return discarding(s, move.def)
  }
}
