import { enter } from '../../../kernel/account.ts'
import { emit } from '../../../kernel/events.ts'
import { tooMuchThisTurn } from '../../../kernel/limits.ts'
import { NONE } from '../../../kernel/state.ts'
import { cardLibrary, mats } from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import { growing } from '../growing.ts'
import {
  BREACHES,
  breachState,
  defOf,
  dirty,
  GONE,
  handOf,
  IN_PLAY,
  machine,
  nemesisId,
  playerOfZone,
  preppedIn,
  type State,
  TURN_RULES,
  TURN_TRACES,
  turnRuleCount,
  turnRules,
  underCard,
  underRule,
  zones,
} from '../state.ts'
import { RULE } from './accounts.ts'
import { PREVENTED } from './events.ts'

/** A rule that holds for a while, as the compiler leaves it. */
export interface HeldRule {
  readonly op: string
  /** damageTo: whom it protects. */
  readonly target: number
  readonly change: number
  readonly n: number
  readonly min: number
  readonly when: number
  /** A text to run besides, or instead. */
  readonly text: number
  readonly optional: boolean
  readonly total: number
  readonly extra: number
  readonly filter: number
  readonly place: number
  /** The rule as it was written, for the renderers. */
  readonly node: unknown
}

export const HELD_DEFAULTS: HeldRule = {
  op: '',
  target: 0,
  change: 0,
  n: 0,
  min: 0,
  when: 0,
  text: NONE,
  optional: false,
  total: 0,
  extra: 0,
  filter: 0,
  place: NONE,
  node: null,
}

export const SELF_TARGET = 0
export const YOU_TARGET = 1
export const NEMESIS_TARGET = 2
export const PLAYERS_AND_GRAVEHOLD = 3
export const CARD_TARGET = 4
/** Minions in play that pass the filter. */
export const EACH_TARGET = 5

export const REDUCE_BY = 0
export const REDUCE_TO = 1
export const PREVENT_ALL = 2

export const rules: HeldRule[] = growing.list()
/** Rules printed on a card, by number of the card. */
export const rulesOf = cardLibrary.compiled<(readonly number[])[]>([])

/** The state holds the number of a rule and a player in one place. */
const MOST_RULES = 32768 / 4
/** Refuses more rules than the state can name. */
export function mustHaveRoom(): void {
  if (rules.length > MOST_RULES)
    throw new Error(`there are ${rules.length} rules that hold for a while, and room for ${MOST_RULES}`)
}

const NO_RULES: readonly number[] = []
export const printedRules = (def: number): readonly number[] => rulesOf[def] ?? NO_RULES
export const matRules = (s: State): readonly number[] => mats[nemesisId.get(s)]?.rules ?? NO_RULES

/** Puts a rule on the table for this turn. */
export function holdThisTurn(s: State, rule: number, player: number): void {
  for (let i = 0; i < TURN_RULES; i++)
    if (turnRules.get(s, i) === NONE) {
      turnRules.set(s, i, rule * 4 + player)
      turnRuleCount.add(s, 1)
      dirty.set(s, dirty.get(s) | TURN_TRACES)
      return
    }
  throw tooMuchThisTurn()
}

export function endTurnRules(s: State): void {
  for (let i = 0; i < TURN_RULES; i++) turnRules.set(s, i, NONE)
  turnRuleCount.set(s, 0)
}

/** The rule in a slot of this turn, if it is of that kind and (unless NONE) held by that player. */
export function heldAt(s: State, slot: number, op: string, player: number): HeldRule | null {
  const held = turnRules.get(s, slot)
  if (held === NONE) return null
  const rule = rules[held >> 2]!
  return rule.op === op && (player === NONE || (held & 3) === player) ? rule : null
}

export function useUp(s: State, slot: number): void {
  turnRules.set(s, slot, NONE)
  turnRuleCount.add(s, -1)
}

/** Damage after one rule about it, with the rule in the account. */
function changed(s: State, i: number, n: number): number {
  const left = lessened(s, rules[i]!, n)
  enter(left - n, RULE, i)
  return left
}

function lessened(s: State, rule: HeldRule, n: number): number {
  const f = machine.running(s)
  if (rule.when !== 0 && evaluator.amount(s, f, rule.when) === 0) return n
  if (rule.change === PREVENT_ALL) return 0
  if (rule.change === REDUCE_TO) return Math.min(n, rule.n)
  return Math.max(n - evaluator.amount(s, f, rule.n), Math.min(n, rule.min))
}

/** Damage that a minion card takes after every rule about it. X20: on the whole instance. */
export function damageToMinion(s: State, c: number, amount: number): number {
  let n = amount
  for (const i of printedRules(defOf(s, c))) {
    const rule = rules[i]!
    if (rule.op === 'damageTo' && rule.target === SELF_TARGET) n = changed(s, i, n)
  }
  if (underCard.get(s) === c && underRule.get(s) !== NONE) n = changed(s, underRule.get(s), n)
  for (let other = zones.first(s, IN_PLAY); other !== NONE; other = zones.after(s, other))
    for (const i of printedRules(defOf(s, other))) {
      const rule = rules[i]!
      if (rule.op !== 'damageTo' || rule.target !== EACH_TARGET) continue
      if (evaluator.passes(s, machine.running(s), rule.filter, c)) n = changed(s, i, n)
    }
  if (n < amount) emit(s, PREVENTED, c, amount - n)
  return n
}

/** Damage that the nemesis takes; `then` of its rules happens even when nothing gets through. X14 */
export function damageToNemesis(s: State, amount: number): number {
  let n = amount
  for (const i of matRules(s)) {
    const rule = rules[i]!
    if (rule.op !== 'damageTo' || rule.target !== NEMESIS_TARGET) continue
    n = changed(s, i, n)
    if (rule.text !== NONE) assembler.start(s, rule.text, NONE, NONE, NONE)
  }
  return n
}

/** The rule of this turn that prevents all damage to players and Gravehold, or NONE. */
function preventing(s: State): number {
  if (turnRuleCount.get(s) === 0) return NONE
  for (let i = 0; i < TURN_RULES; i++) {
    const rule = heldAt(s, i, 'damageTo', NONE)
    if (rule !== null && rule.target === PLAYERS_AND_GRAVEHOLD && rule.change === PREVENT_ALL)
      return turnRules.get(s, i) >> 2
  }
  return NONE
}

/** Would any damage to players and Gravehold be prevented now? */
export const allPrevented = (s: State): boolean => preventing(s) !== NONE

export function damageToGravehold(s: State, amount: number): number {
  const rule = preventing(s)
  if (rule === NONE) return amount
  enter(-amount, RULE, rule)
  return 0
}

/** B30: what protects the player, spell by spell. */
export function damageToPlayer(s: State, p: number, amount: number): number {
  if (preventing(s) !== NONE) return 0
  let n = amount
  for (let k = 0; k < BREACHES; k++) {
    const b = p * BREACHES + k
    if (breachState.get(s, b) === GONE) continue
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      for (const i of printedRules(defOf(s, c))) {
        const rule = rules[i]!
        if (rule.op === 'damageTo' && rule.target === YOU_TARGET) n = changed(s, i, n)
      }
  }
  return n
}

/** The zone under which a card goes instead of being discarded (Rift Scourge), or NONE. */
export function insteadOfDiscarding(s: State, c: number): number {
  for (const i of printedRules(defOf(s, c))) if (rules[i]!.op === 'wouldBeDiscarded') return rules[i]!.place
  return NONE
}

/** A rule that sends a destroyed corruption elsewhere: the mat's text runs with that card. */
export function redirectDestroyed(s: State, c: number): boolean {
  for (const i of matRules(s)) {
    const rule = rules[i]!
    if (rule.op === 'wouldBeDestroyed') {
      assembler.start(s, rule.text, NONE, NONE, c)
      return true
    }
  }
  return false
}

/** The rule about the life of the minion it stands on, if there is one. */
export function ownLife(s: State, c: number): HeldRule | null {
  for (const i of printedRules(defOf(s, c))) if (rules[i]!.op === 'ownLife') return rules[i]!
  return null
}

/** May this minion have more shields than it entered with? */
export function anyShields(s: State, c: number): boolean {
  return printedRules(defOf(s, c)).some((i) => rules[i]!.op === 'anyShields')
}

export const ON_CASTER = 0
export const ON_PLAYERS_OR_GRAVEHOLD = 1

/** Where the damage of a spell lands under a rule that sends it elsewhere, or NONE. */
export function redirected(s: State, spell: number): number {
  const i = underRule.get(s)
  if (i === NONE || underCard.get(s) !== spell || rules[i]!.op !== 'redirect') return NONE
  return rules[i]!.target
}

/** LN09: may the player who has this card have one more of that name? Of a destroyed card nobody asks. */
export function hasRoomForCopy(s: State, c: number, name: number): boolean {
  const p = playerOfZone(zones.of(s, c))
  if (p === NONE) return true
  for (const i of matRules(s)) {
    const rule = rules[i]!
    if (rule.op === 'copiesAtMost' && rule.target === name && copiesOf(s, p, name) >= rule.n) return false
  }
  return true
}

function copiesOf(s: State, p: number, name: number): number {
  let n = 0
  for (let z = handOf(p); z < handOf(p + 1); z++)
    for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) if (defOf(s, c) === name) n++
  return n
}

/** Does the mat forbid gaining this card, which lies in a supply pile? */
export function cannotGain(s: State, c: number): boolean {
  const i = mats[nemesisId.get(s)]?.forbidden ?? NONE
  return i !== NONE && evaluator.passes(s, machine.running(s), rules[i]!.filter, c)
}

/** Does anything make the nemesis no legal target? */
export function nemesisUntargetable(s: State): boolean {
  for (const i of matRules(s)) if (rules[i]!.op === 'untargetable') return true
  return false
}

export const EXHAUST_UNLEASH = 0
export const DRAW_FROM_EMPTY_DECK = 1

/** The text that replaces a step of the rules, or NONE. */
export function replacedStep(s: State, step: number): number {
  for (const i of matRules(s))
    if (rules[i]!.op === 'replaceStep' && rules[i]!.target === step) return rules[i]!.text
  return NONE
}

/** More cards in the nemesis draw phase of this turn. */
export function extraDraws(s: State): number {
  if (turnRuleCount.get(s) === 0) return 0
  let n = 0
  for (let i = 0; i < TURN_RULES; i++) n += heldAt(s, i, 'extraDraws', NONE)?.n ?? 0
  return n
}

/** Life that a rule in play gives to token minions, or 0. */
export function tokenLifeRule(s: State): number {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    for (const i of printedRules(defOf(s, c))) if (rules[i]!.op === 'maxLife') return rules[i]!.n
  return 0
}
