import { enterAlone } from '../../../kernel/account.ts'
import {
  firstOfKind,
  newLook,
  option,
  optionFirst,
  optionKind,
  optionSecond,
} from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION, FULL } from '../../../language/compiler/steps.ts'
import {
  actionCan,
  actionOnce,
  actionText,
  costOf,
  mats,
  POWER,
  playText,
  priceCan,
  priceText,
  SPELL,
  typeOf,
} from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import {
  active,
  BREACHES,
  charged,
  charges,
  defOf,
  discardOf,
  features,
  handOf,
  IN_PLAY,
  machine,
  marked,
  nemesisId,
  PILES,
  PREPPED_ACTIONS,
  pileZone,
  playAreaOf,
  playerCount,
  preppedIn,
  SIDE_ZONES,
  type State,
  setMark,
  TURN_RULES,
  turnRuleCount,
  turnRules,
  USED_THIS_TURN,
  zones,
} from '../state.ts'
import { ANY_MAIN_PHASE, abilityReady, useAbility, YOUR_MAIN_PHASE } from './abilities.ts'
import { CHARGE } from './accounts.ts'
import {
  A_BREACH,
  ANYTHING_ELSE,
  available,
  CARD_PURPOSES,
  FUNDS,
  hasAether,
  isAllFree,
  mayKeepForCards,
  purposeOf,
  spendAether,
} from './aether.ts'
import {
  firstFocusReduction,
  focus,
  focusCost,
  focusPrice,
  isClosed,
  noSpells,
  notePaidFocus,
  noteSpell,
  offerNoted,
  open,
  openCost,
  openPrice,
  prep,
  reduction,
  useReduction,
} from './breaches.ts'
import { discard, toBottom } from './cards.ts'
import { chargeSpaces, gainCharges } from './charges.ts'
import { gained, remember } from './gaining.ts'
import { cannotGain, heldAt, rules } from './modifiers.ts'
import { hasRefined, priceOf, pricePaid } from './prices.ts'
import { sideIsGainable } from './supply.ts'

export const PLAY_CARD = FIRST_GAME_OPTION + 2
export const PREP_SPELL = FIRST_GAME_OPTION + 3
export const GAIN_CARD = FIRST_GAME_OPTION + 4
/** Second reference of a gain that is paid without the aether for cards, as far as possible. A01 */
export const KEEP_FOR_CARDS = 1
export const GAIN_CHARGE = FIRST_GAME_OPTION + 5
export const FOCUS_BREACH = FIRST_GAME_OPTION + 6
export const OPEN_BREACH = FIRST_GAME_OPTION + 7
export const USE_ABILITY = FIRST_GAME_OPTION + 8
export const USE_PREPPED = FIRST_GAME_OPTION + 9
export const TO_DISCARD = FIRST_GAME_OPTION + 10
export const END_MAIN = FIRST_GAME_OPTION + 11
/** An action of the mat, or of a card for the rest of the turn. */
export const USE_RULE = FIRST_GAME_OPTION + 19

export const CHARGE_COST = 2

/** Is every part of a price payable by this player? The price reads from a frame of its own text. */
function payable(s: State, can: number, p: number): boolean {
  if (can >= 0) return can === FULL
  return evaluator.amount(s, priceFrame(s, p), can) === FULL
}

/** Prices are about the active player, who is "you" and subject of the frame that runs the main phase. */
function priceFrame(s: State, _p: number): number {
  return machine.running(s)
}

function offerHand(s: State, p: number): void {
  newLook()
  noSpells()
  for (let c = zones.first(s, handOf(p)); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    const type = typeOf[def]!
    if (type > SPELL || !firstOfKind(def)) continue
    if (type === SPELL) noteSpell(c)
    else option(PLAY_CARD, c)
  }
  offerNoted(s, p, PREP_SPELL, false)
}

/** What can be spent on gems, relics and spells in the decision being listed, and on those that cost 5 or more. */
const funds = new Int16Array(FUNDS)

let forbids = false

/** Almost always all aether is free and no pile is refined: then a price is what is printed, and one number pays it. */
function offerSupply(s: State, p: number): void {
  if (!hasAether(s)) return
  forbids = (mats[nemesisId.get(s)]?.forbidden ?? NONE) !== NONE
  if (isAllFree(s) && !hasRefined(s, p)) {
    const free = available(s, ANYTHING_ELSE)
    for (let i = 0; i < PILES; i++) offerFor(s, zones.first(s, pileZone(i)), free)
    if (sideIsGainable(s)) offerFor(s, zones.first(s, SIDE_ZONES), free)
    return
  }
  for (let i = 0; i < CARD_PURPOSES.length; i++) funds[CARD_PURPOSES[i]!] = available(s, CARD_PURPOSES[i]!)
  for (let i = 0; i < PILES; i++) offerGain(s, p, zones.first(s, pileZone(i)))
  if (sideIsGainable(s)) offerGain(s, p, zones.first(s, SIDE_ZONES))
}

function offerFor(s: State, c: number, free: number): void {
  if (c === NONE || costOf[defOf(s, c)]! > free || (forbids && cannotGain(s, c))) return
  option(GAIN_CARD, c)
}

function offerGain(s: State, p: number, c: number): void {
  if (c === NONE) return
  const purpose = purposeOf(defOf(s, c))
  const price = priceOf(s, p, c)
  if (funds[purpose]! < price || (forbids && cannotGain(s, c))) return
  option(GAIN_CARD, c)
  if (mayKeepForCards(s, price, purpose)) option(GAIN_CARD, c, KEEP_FOR_CARDS)
}

function offerBreaches(s: State, p: number): void {
  const free = available(s, A_BREACH)
  const less = reduction(s, p)
  const forFocus = less + firstFocusReduction(s, p)
  if (free + forFocus === 0) return
  for (let k = 1; k < BREACHES; k++) {
    const b = p * BREACHES + k
    if (!isClosed(s, b)) continue
    if (focusCost(b) - forFocus <= free) option(FOCUS_BREACH, b)
    if (openCost(s, b) - less <= free) option(OPEN_BREACH, b)
  }
}

function offerPrepped(s: State, p: number): void {
  for (let k = 0; k < BREACHES; k++)
    for (let c = zones.first(s, preppedIn(p * BREACHES + k)); c !== NONE; c = zones.after(s, c)) {
      const def = defOf(s, c)
      if (actionText[def] === NONE || (actionOnce[def] === 1 && marked(s, c, USED_THIS_TURN))) continue
      if (payable(s, actionCan[def]!, p)) option(USE_PREPPED, c)
    }
}

function offerNemesisPowers(s: State, p: number): void {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    if (typeOf[def] === POWER && priceText[def] !== NONE && payable(s, priceCan[def]!, p))
      option(TO_DISCARD, c)
  }
}

/** Actions of the mat, then those that cards gave for the rest of the turn, each once. */
function offerActions(s: State, p: number): void {
  const mat = mats[nemesisId.get(s)]
  if (mat !== undefined && mat.actions.length > 0)
    for (const i of mat.actions) if (payable(s, rules[i]!.when, p)) option(USE_RULE, i)
  if (turnRuleCount.get(s) === 0) return
  for (let slot = 0; slot < TURN_RULES; slot++) {
    const rule = heldAt(s, slot, 'action', p)
    if (rule === null || heldBefore(s, slot) || !payable(s, rule.when, p)) continue
    option(USE_RULE, turnRules.get(s, slot) >> 2)
  }
}

function heldBefore(s: State, slot: number): boolean {
  for (let i = 0; i < slot; i++) if (turnRules.get(s, i) === turnRules.get(s, slot)) return true
  return false
}

/** R133: any action, in any order, any number of times. */
export const mainPhase = machine.question('main phase', {
  seat: (s) => active.get(s),
  enumerate(s) {
    const p = active.get(s)
    const free = available(s, ANYTHING_ELSE)
    offerHand(s, p)
    offerSupply(s, p)
    if (free >= CHARGE_COST && chargesMissing(s, p)) option(GAIN_CHARGE)
    offerBreaches(s, p)
    if (charged.get(s) !== 0)
      for (let q = 0; q < playerCount.get(s); q++)
        if ((q === p && abilityReady(s, q, YOUR_MAIN_PHASE)) || abilityReady(s, q, ANY_MAIN_PHASE))
          option(USE_ABILITY, q)
    if ((features.get(s) & PREPPED_ACTIONS) !== 0) offerPrepped(s, p)
    offerNemesisPowers(s, p)
    offerActions(s, p)
    option(END_MAIN)
  },
  settle(s, f, chosen) {
    const kind = optionKind(chosen)
    if (kind === END_MAIN) return
    s[f] = s[f]! - 1
    act(s, active.get(s), kind, optionFirst(chosen), optionSecond(chosen))
  },
})

function chargesMissing(s: State, p: number): boolean {
  return charges.get(s, p) < chargeSpaces(s, p)
}

function act(s: State, p: number, kind: number, x: number, y: number): void {
  switch (kind) {
    case PLAY_CARD:
      toBottom(s, x, playAreaOf(p))
      playCard(s, p, x)
      return
    case PREP_SPELL:
      prep(s, x, y, p)
      return
    case GAIN_CARD:
      spendAether(s, pricePaid(s, p, x), purposeOf(defOf(s, x)), y === KEEP_FOR_CARDS)
      gained(s, p, x, discardOf(p))
      return
    case GAIN_CHARGE:
      enterAlone(CHARGE_COST, CHARGE)
      spendAether(s, CHARGE_COST, ANYTHING_ELSE)
      enterAlone(1, CHARGE)
      gainCharges(s, p, 1)
      return
    case FOCUS_BREACH:
      spendAether(s, focusPrice(s, x), A_BREACH)
      useReduction(s, p)
      notePaidFocus(s)
      focus(s, x)
      return
    case OPEN_BREACH:
      spendAether(s, openPrice(s, x), A_BREACH)
      useReduction(s, p)
      open(s, x)
      return
    case USE_ABILITY:
      useAbility(s, x, NONE)
      return
    case USE_PREPPED:
      setMark(s, x, USED_THIS_TURN)
      assembler.start(s, actionText[defOf(s, x)]!, p, p, x)
      return
    case USE_RULE:
      assembler.start(s, rules[x]!.text, p, p, NONE)
      return
    case TO_DISCARD:
      assembler.start(s, priceText[defOf(s, x)]!, p, p, x)
      return
    default:
      throw new Error(`nothing does option ${kind}`)
  }
}

/** R135: the text of a gem or relic, counted as a play. */
export function playCard(s: State, p: number, c: number): void {
  remember(s, defOf(s, c), false)
  assembler.start(s, playText[defOf(s, c)]!, p, p, c)
}

/** TO DISCARD was paid in full: the power goes and never resolves. R156, R157 */
export const discardSelf = machine.op('discard this power', (s, f) => {
  const c = s[f + SELF]!
  if (zones.of(s, c) === IN_PLAY) discard(s, c)
})
