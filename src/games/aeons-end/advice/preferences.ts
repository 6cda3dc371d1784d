import { optionAt, optionFirst, optionKind, optionSecond } from '../../../kernel/options.ts'
import type { State } from '../../../kernel/state.ts'
import { PICK } from '../../../language/compiler/steps.ts'
import { Outlook } from '../../../language/outlook.ts'
import { costOf, GEM, typeOf } from '../content.ts'
import { steps, type ThingSelection } from '../engine.ts'
import { DIVIDE_AMONG_PLAYERS } from '../language/instructions/damage.ts'
import { ANYTHING_ELSE, available } from '../rules/aether.ts'
import {
  bonusWhenOpened,
  castBonus,
  focusCost,
  focusReduction,
  openCost,
  reduction,
  stageOf,
} from '../rules/breaches.ts'
import { CAST_SPELL, castingPhase } from '../rules/casting.ts'
import { A_PLAYER } from '../rules/damage.ts'
import * as main from '../rules/main-phase.ts'
import { priceOf } from '../rules/prices.ts'
import { HELD_CASTING, HELD_MAIN } from '../rules/stepwise.ts'
import { KEEP_ORDER } from '../rules/turn.ts'
import { active, charges, defOf, life, machine, mageOf, nemesisId, schema } from '../state.ts'
import { Deck } from './deck.ts'
import { aetherWorth, lifeWorth, points, WEIGHTS, worthOf } from './evaluate.ts'
import { turnsLeft } from './features.ts'
import { aetherOfCard, chargeWorth, damageOfCard, otherOfCard } from './profile.ts'
import { traitsOf } from './traits.ts'

/** An option of this weight is taken without thinking: a gem is played before anything is bought. */
export const OBVIOUS = 299.5

/** What is done first anyway: gems give aether, prepped spells wait for nothing. */
const PLAY_FIRST = 300
const PREP_FIRST = 200
const CAST_FIRST = 100
const CLEAR_GAIN = 0.5
/** A full mat gathers nothing more: most of what its charges were worth is not lost by using them. */
const KEPT_WORTH = 0.8
const ABILITY_GAIN = 0.1

const NESTED = 2
const outlook = new Outlook(machine, schema, NESTED, weigh)

const deck = new Deck()

/** How much each option of the pending decision appeals to a sound player. */
export function weigh(s: State, weights: Float64Array): void {
  const n = machine.options(s)
  const op = machine.askedOp(s)
  if (op === main.mainPhase || op === HELD_MAIN) weighMainPhase(s, n, weights)
  else if (op === castingPhase || op === HELD_CASTING)
    for (let i = 0; i < n; i++) weights[i] = optionKind(optionAt(i)) === CAST_SPELL ? cast(s, optionAt(i)) : 0
  else if (optionKind(optionAt(0)) === main.USE_ABILITY && outlook.possible) weighWindow(s, n, weights)
  else if (optionKind(optionAt(0)) === KEEP_ORDER) {
    weights.fill(0, 0, n)
    weights[0] = 1
  } else if (op === steps.select && givesUpCards(machine.askedOperand(s, 0), n))
    for (let i = 0; i < n; i++) weights[i] = -keepWorth(s, optionFirst(optionAt(i)))
  else if (op === DIVIDE_AMONG_PLAYERS)
    for (let i = 0; i < n; i++) weights[i] = -costOfOneMore(s, optionFirst(optionAt(i)) - A_PLAYER)
  else if (outlook.possible)
    for (let i = 0; i < n; i++) {
      machine.options(s)
      weights[i] = points(outlook.afterText(s, optionAt(i)))
    }
  else for (let i = 0; i < n; i++) weights[i] = -i
}

/** What one more damage costs a player who has already been given some of what is shared out. */
function costOfOneMore(s: State, p: number): number {
  const now = life.get(s, p)
  // Damage to a mage who is exhausted goes to the city, twice.
  if (now === 0) return 2 * WEIGHTS.gravehold
  let given = 0
  for (let i = s[machine.running(s) + machine.askedOperand(s, 1)]!; i < machine.stackTop(s); i++)
    if (s[i] === A_PLAYER + p) given++
  return lifeWorth(now - given) - lifeWorth(now - given - 1)
}

/** What a table must gain by an ability to be worth its charges, counted with the charges already gone. */
const priceOfAbility = (s: State, p: number): number =>
  ABILITY_GAIN - KEPT_WORTH * WEIGHTS.charges * charges.get(s, p) * (chargeWorth[mageOf.get(s, p)] ?? 1)

/** An ability that answers the nemesis is judged by how the turn ends with it and without it. */
function weighWindow(s: State, n: number, weights: Float64Array): void {
  for (let i = 0; i < n; i++) {
    machine.options(s)
    const o = optionAt(i)
    const price = optionKind(o) === main.USE_ABILITY ? priceOfAbility(s, optionFirst(o)) : 0
    weights[i] = points(outlook.afterQuestions(s, o, beginsTurn)) - price
  }
}

const beginsTurn = (op: number): boolean => op === main.mainPhase || op === castingPhase

/** Does the running selection make somebody discard or destroy cards, without a way out? */
function givesUpCards(selection: number, n: number): boolean {
  if (optionKind(optionAt(n - 1)) !== PICK) return false
  const { note, things } = steps.selections[selection] as ThingSelection
  const { op } = note.why as { readonly op: string }
  return things === 'cards' && (op === 'discard' || op === 'destroy')
}

/** How little one would like to part with a card. */
function keepWorth(s: State, c: number): number {
  const def = defOf(s, c)
  return costOf[def]! + aetherOfCard[def]! + damageOfCard[def]! + otherOfCard[def]!
}

const cast = (s: State, o: number): number =>
  CAST_FIRST + damageOfCard[defOf(s, optionFirst(o))]! + castBonus(s, optionSecond(o))

function weighMainPhase(s: State, n: number, weights: Float64Array): void {
  if (playGem(s, n, weights)) return
  const p = active.get(s)
  deck.read(s, p)
  const left = turnsLeft(s)
  const now = worthOf(deck, left)
  const aether = aetherWorth(s)
  let before = Number.NaN
  for (let i = 0; i < n; i++) {
    machine.options(s)
    const o = optionAt(i)
    const x = optionFirst(o)
    switch (optionKind(o)) {
      case main.PLAY_CARD:
        weights[i] = typeOf[defOf(s, x)] === GEM ? PLAY_FIRST : PLAY_FIRST - 1
        break
      case main.PREP_SPELL:
        weights[i] = PREP_FIRST + damageOfCard[defOf(s, x)]! + castBonus(s, optionSecond(o))
        break
      case main.GAIN_CARD:
        weights[i] = gain(s, defOf(s, x), now) - aether * priceOf(s, p, x) - tollOf(s, p, x)
        break
      case main.GAIN_CHARGE:
        weights[i] = WEIGHTS.charges * (chargeWorth[mageOf.get(s, p)] ?? 1) - aether * main.CHARGE_COST
        break
      case main.FOCUS_BREACH:
        weights[i] = opening(s, x, now) / (4 - stageOf(s, x)) - aether * (focusCost(x) - focusReduction(s, p))
        break
      case main.OPEN_BREACH:
        weights[i] = opening(s, x, now) - aether * (openCost(s, x) - reduction(s, p))
        break
      case main.END_MAIN:
        weights[i] = -aether * available(s, ANYTHING_ELSE)
        break
      case main.USE_ABILITY:
        if (Number.isNaN(before)) before = points(s)
        weights[i] = ifBetter(s, o, before + priceOfAbility(s, x))
        break
      default:
        // Prices of powers and what cards and mats offer: done when the table is clearly better for it.
        if (Number.isNaN(before)) before = points(s)
        weights[i] = ifBetter(s, o, before + CLEAR_GAIN)
    }
  }
}

/** Done before anything else when the table is better than `enough` afterwards, and not at all otherwise. */
function ifBetter(s: State, o: number, enough: number): number {
  const gain = outlook.possible ? points(outlook.afterStarted(s, o)) - enough : 0
  return gain > 0 ? gain + PLAY_FIRST : gain - 1000
}

/** Gems first: nothing is lost by it, and everything else is better known afterwards. */
function playGem(s: State, n: number, weights: Float64Array): boolean {
  for (let i = 0; i < n; i++) {
    const o = optionAt(i)
    if (optionKind(o) !== main.PLAY_CARD) return false
    if (typeOf[defOf(s, optionFirst(o))] !== GEM) continue
    weights.fill(0, 0, n)
    weights[i] = PLAY_FIRST
    return true
  }
  return false
}

/** What a card adds to the deck of the active player. */
function gain(s: State, def: number, now: number): number {
  deck.add(def, 1)
  const worth = worthOf(deck, turnsLeft(s)) - now
  deck.add(def, -1)
  return worth
}

/** What a card of the supply costs its player beside aether. */
function tollOf(s: State, p: number, c: number): number {
  const { toll } = traitsOf(nemesisId.get(s))
  const lost = toll === null ? 0 : toll(s, c)
  return lost === 0 ? 0 : lifeWorth(life.get(s, p)) - lifeWorth(life.get(s, p) - lost)
}

function opening(s: State, b: number, now: number): number {
  const bonus = bonusWhenOpened(s, b)
  deck.breaches++
  deck.bonus += bonus
  const worth = worthOf(deck, turnsLeft(s)) - now
  deck.breaches--
  deck.bonus -= bonus
  return worth
}
