import { NONE } from '../../../kernel/state.ts'
import { missing } from '../../../language/compiler/missing.ts'
import { defCalled } from '../content.ts'
import {
  CARD_TARGET,
  DRAW_FROM_EMPTY_DECK,
  EACH_TARGET,
  EXHAUST_UNLEASH,
  HELD_DEFAULTS,
  type HeldRule,
  NEMESIS_TARGET,
  ON_CASTER,
  ON_PLAYERS_OR_GRAVEHOLD,
  PLAYERS_AND_GRAVEHOLD,
  PREVENT_ALL,
  REDUCE_BY,
  REDUCE_TO,
  rules,
  SELF_TARGET,
  YOU_TARGET,
} from '../rules/modifiers.ts'
import { NEMESIS_DECK } from '../state.ts'
import { HIT_TOKENS } from './instructions/damage.ts'
import type { DamageTarget, Rule } from './nodes.ts'
import { actionText, divideText, gainToText, laterText } from './rule-texts.ts'
import { filterRow } from './sets/filters.ts'
import type { TextCompiler } from './text-compiler.ts'

const TARGETS: Readonly<Record<string, number>> = {
  self: SELF_TARGET,
  you: YOU_TARGET,
  nemesis: NEMESIS_TARGET,
  playersAndGravehold: PLAYERS_AND_GRAVEHOLD,
}

const targetCode = (target: DamageTarget): number =>
  typeof target !== 'object' ? TARGETS[target]! : 'each' in target ? EACH_TARGET : CARD_TARGET

/** Compiles a rule that holds for a while, and gives it its number. */
export function ruleNumber(k: TextCompiler, rule: Rule): number {
  return rules.push({ ...HELD_DEFAULTS, op: rule.op, node: rule, ...parts(k, rule) }) - 1
}

function parts(k: TextCompiler, rule: Rule): Partial<HeldRule> {
  switch (rule.op) {
    case 'damageTo': {
      const { change } = rule
      const common = {
        target: targetCode(rule.target),
        min: rule.min ?? 0,
        when: rule.when === undefined ? 0 : k.condition(rule.when),
        filter:
          typeof rule.target === 'object' && 'each' in rule.target
            ? filterRow(k, rule.target.each, 'cards')
            : 0,
        text: rule.then === undefined ? NONE : laterText(k, 'after damage', rule.then),
      }
      if (change === 'preventAll') return { ...common, change: PREVENT_ALL }
      if ('reduceTo' in change) return { ...common, change: REDUCE_TO, n: change.reduceTo }
      return {
        ...common,
        change: REDUCE_BY,
        n: 'prevent' in change ? change.prevent : k.amount(change.reduceBy),
      }
    }
    case 'costLess':
    case 'firstFocusLess':
    case 'extraDraws':
    case 'maxLife':
      return { n: rule.n }
    case 'gainTo':
      return { optional: rule.optional === true, text: gainToText(k, rule.to, rule.optional === true) }
    case 'room':
      return {
        total: rule.total ?? 1,
        extra: rule.extra ?? 0,
        filter: rule.only === undefined ? 0 : filterRow(k, rule.only, 'cards'),
      }
    case 'wouldBeDestroyed':
      return { text: laterText(k, 'instead of destroying', rule.to) }
    case 'wouldBeDiscarded':
      if (!('bottomOf' in rule.to) || rule.to.bottomOf.zone !== 'nemesisDeck')
        throw new Error('a discarded card can only go under the nemesis deck')
      return { place: NEMESIS_DECK }
    case 'replaceStep':
      return rule.step === 'exhaust.unleash'
        ? { target: EXHAUST_UNLEASH, text: laterText(k, 'instead of unleashing', rule.steps) }
        : { target: DRAW_FROM_EMPTY_DECK, text: laterText(k, 'instead of drawing', rule.steps) }
    case 'check':
      return { when: k.condition(rule.condition), text: laterText(k, 'a condition of the mat', rule.steps) }
    case 'mayDivide':
      return { text: divideText(k, rule.price, HIT_TOKENS) }
    case 'redirect':
      return { target: rule.to === 'caster' ? ON_CASTER : ON_PLAYERS_OR_GRAVEHOLD }
    case 'cannotGain':
      return { filter: filterRow(k, rule.what, 'cards') }
    case 'ownLife':
      return { min: rule.min, optional: rule.uncapped === true }
    case 'action': {
      if (rule.oncePerTurn === true) throw new Error('an action of a rule can be used any number of times')
      const effects = [...(rule.price ?? []), ...rule.steps]
      const text = actionText(k, effects)
      return { text, when: k.canAs('price', effects) }
    }
    case 'copiesAtMost':
      return { target: defCalled(rule.card), n: rule.n }
    case 'untargetable':
    case 'anyShields':
      return {}
    default:
      return missing(rule)
  }
}
