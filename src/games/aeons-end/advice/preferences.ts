import { optionAt, optionFirst, optionKind, optionSecond } from '../../../kernel/options.ts'
import type { State } from '../../../kernel/state.ts'
import { Outlook } from '../../../language/outlook.ts'
import { PICK } from '../../../language/steps.ts'
import { costOf, GEM, typeOf } from '../content.ts'
import { steps, type ThingSelection } from '../engine.ts'
import { ANYTHING_ELSE, available } from '../rules/aether.ts'
import { castBonus, focusCost, openCost, reduction, stageOf } from '../rules/breaches.ts'
import { CAST_SPELL, castingPhase } from '../rules/casting.ts'
import * as main from '../rules/main-phase.ts'
import { KEEP_ORDER } from '../rules/turn.ts'
import { active, defOf, machine, mageOf, schema } from '../state.ts'
import { Deck } from './deck.ts'
import { aetherWorth, points, WEIGHTS, worthOf } from './evaluate.ts'
import { turnsLeft } from './features.ts'
import { aetherOfCard, chargeWorth, damageOfCard, otherOfCard } from './profile.ts'

/** An option of this weight is taken without thinking: a gem is played before anything is bought. */
export const OBVIOUS = 299.5

/** What is done first anyway: gems give aether, prepped spells wait for nothing. */
const PLAY_FIRST = 300
const PREP_FIRST = 200
const CAST_FIRST = 100
const CLEAR_GAIN = 0.5

const NESTED = 2
const outlook = new Outlook(machine, schema, NESTED, weigh)

const deck = new Deck()

/** How much each option of the pending decision appeals to a sound player. */
export function weigh(s: State, weights: Float64Array): void {
  const n = machine.options(s)
  const op = machine.askedOp(s)
  if (op === main.mainPhase) weighMainPhase(s, n, weights)
  else if (op === castingPhase)
    for (let i = 0; i < n; i++) weights[i] = optionKind(optionAt(i)) === CAST_SPELL ? cast(s, optionAt(i)) : 0
  else if (optionKind(optionAt(0)) === KEEP_ORDER) {
    weights.fill(0, 0, n)
    weights[0] = 1
  } else if (op === steps.select && givesUpCards(machine.askedOperand(s, 0), n))
    for (let i = 0; i < n; i++) weights[i] = -keepWorth(s, optionFirst(optionAt(i)))
  else if (outlook.possible)
    for (let i = 0; i < n; i++) {
      machine.options(s)
      weights[i] = points(outlook.afterText(s, optionAt(i)))
    }
  else for (let i = 0; i < n; i++) weights[i] = -i
}

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
        weights[i] = gain(s, defOf(s, x), now) - aether * costOf[defOf(s, x)]!
        break
      case main.GAIN_CHARGE:
        weights[i] = WEIGHTS.charges * (chargeWorth[mageOf.get(s, p)] ?? 1) - aether * main.CHARGE_COST
        break
      case main.FOCUS_BREACH:
        weights[i] = opening(s, x, now) / (4 - stageOf(s, x)) - aether * (focusCost(x) - reduction(s, p))
        break
      case main.OPEN_BREACH:
        weights[i] = opening(s, x, now) - aether * (openCost(s, x) - reduction(s, p))
        break
      case main.END_MAIN:
        weights[i] = -aether * available(s, ANYTHING_ELSE)
        break
      default:
        // Abilities, prices of powers and what cards and mats offer: done when the table is clearly better for it.
        if (Number.isNaN(before)) before = points(s)
        weights[i] = outlook.possible ? points(outlook.afterStarted(s, o)) - before - CLEAR_GAIN : -1000
        if (weights[i]! > 0) weights[i] = weights[i]! + PLAY_FIRST
        else weights[i] = weights[i]! - 1000
    }
  }
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

function opening(s: State, b: number, now: number): number {
  const bonus = (b & 3) >= 2 ? 1 : 0
  deck.breaches++
  deck.bonus += bonus
  const worth = worthOf(deck, turnsLeft(s)) - now
  deck.breaches--
  deck.bonus -= bonus
  return worth
}
