import { NONE } from '../../../kernel/state.ts'
import type { Operand } from '../../../language/compiler/evaluator.ts'
import {
  ACTIVATES,
  type Activation,
  activationsOf,
  addTo,
  BARGAIN,
  BOND,
  COUNTS_DAMAGE,
  extraText,
  FREE_IF,
  MAY_BE_FREE,
  NEEDS_OBJECTS,
  ONCE,
  ONCE_A_TURN,
  ONLY_ON,
  PLAY_TERMS,
  playNeeds,
  playRules,
  playText,
  SHIFT,
  TRANSMUTE_AT,
  UNSTOPPABLE,
} from '../abilities.ts'
import { defIndex, definitions } from '../content.ts'
import { THAT } from '../engine.ts'
import { extras } from '../rules/playing/play-choices.ts'
import { isPick } from './compile/picks.ts'
import { TriggerCompiler } from './compile/triggers.ts'
import { sets } from './evaluate/sets.ts'
import type { Ability, Activated, Effect, Extra } from './nodes.ts'

/** The card that these effects play and nothing else; a unit may be an object of the spell that it brings. */
function playedSpell(effects: readonly Effect[]): number {
  const [only] = effects
  return effects.length === 1 && only?.op === 'playNew' && only.card.op === 'card'
    ? defIndex(only.card.id)
    : NONE
}

/** Turns cards into texts, triggers, activations and ongoing parts. */
export class CardCompiler extends TriggerCompiler {
  /** The card and the ability that are being compiled, for messages. */
  place = ''

  /** Compiles cards and writes their texts. */
  compile(numbers: readonly number[]): void {
    for (const d of numbers) {
      const card = definitions[d]!
      for (const [i, ability] of card.abilities.entries()) {
        this.place = `${card.id}.abilities[${i}]`
        this.ability(d, card.id, ability, 0, false)
      }
    }
    this.place = ''
    this.writeAll()
  }

  private ability(d: number, id: string, node: Ability, guard: Operand, isUltimate: boolean): void {
    switch (node.op) {
      case 'onPlay': {
        const spell = definitions[d]!.kind !== 'power'
        playText[d] = this.cardText(`${id} on play`, node.do, spell ? 'always' : 'never', node.costs ?? [])
        playNeeds[d] = [...this.needsOf(node.do), ...this.costNeeds(node.costs ?? []).needs]
        if (playNeeds[d]!.length > 0) PLAY_TERMS[d] = PLAY_TERMS[d]! | NEEDS_OBJECTS
        return
      }
      case 'triggered':
        this.triggered(d, id, node, guard, isUltimate)
        return
      case 'activated':
        this.activated(d, id, node, guard, isUltimate)
        return
      case 'ongoing':
        this.ongoing(d, node, guard)
        return
      case 'threshold': {
        const there = this.condition({ op: 'influenceAtLeast', influence: node.influence })
        this.ability(d, id, node.has, this.both(guard, there), isUltimate)
        return
      }
      case 'ultimate':
        this.ability(d, id, node.has, guard, true)
        return
      case 'extra':
        this.extra(d, id, node)
        return
      case 'keyword':
        for (const inner of node.has) this.ability(d, id, inner, guard, isUltimate)
        return
      case 'mastery':
        COUNTS_DAMAGE[d] = 1
        this.mastery(d, id, node)
        return
      case 'depletedUnless':
        playRules[d] = { ...playRules[d]!, depletedUnless: this.condition(node.condition) }
        return
      case 'freeIf':
        FREE_IF[d] = this.condition(node.condition)
        PLAY_TERMS[d] = PLAY_TERMS[d]! | MAY_BE_FREE
        return
      case 'onlyOn':
        ONLY_ON[d] = this.filter(node.that)
        return
      case 'transmute':
        TRANSMUTE_AT[d] = node.maxPower
        playRules[d] = { ...playRules[d]!, transmuteInto: defIndex(node.into) }
        return
      case 'bargain':
        BARGAIN[d] = this.condition(node.condition)
        return
      case 'unstoppable':
        UNSTOPPABLE[d] = this.condition(node.condition)
        return
      case 'bond':
        BOND[d] = 1
        return
      case 'shift':
        SHIFT[d] = node.n
        return
      default: {
        // Only a pack from outside can have another word here.
        const unknown: never = node
        throw new Error(`${JSON.stringify(unknown)} is no ability`)
      }
    }
  }

  private extra(d: number, id: string, node: Extra): void {
    const { pay } = this.costNeeds(node.costs)
    const lost = node.costs.find((cost) => cost.op === 'loseMaxPower')
    const owed = node.costs.find((cost) => cost.op === 'debt')
    const exhausted = node.costs.find((cost) => cost.op === 'exhaust')
    const student = exhausted !== undefined && isPick(exhausted.what) ? exhausted.what : undefined
    extras[d] = {
      pay,
      repeat: node.repeat === true,
      losesMaxPower: lost?.n ?? 0,
      debt: owed?.n ?? 0,
      student: student === undefined ? 0 : this.row(sets.ready, this.set(student.of)),
      spell: definitions[d]!.kind === 'unit' ? NONE : playedSpell(node.do),
    }
    const body: Effect =
      node.repeat === true
        ? { op: 'repeat', times: { op: 'thatMany' }, steps: node.do }
        : { op: 'seq', steps: node.do }
    const named = student?.as === undefined ? [] : ([[student.as, THAT]] as const)
    const text = this.cardText(`${id} ${node.keyword}`, [body], 'derived', [], named)
    extraText[d] = this.register({ ...this.plainTrigger(), text })
  }

  private activated(d: number, id: string, node: Activated, guard: Operand, isUltimate: boolean): void {
    const { pay, needs, exhaustsSelf } = this.costNeeds(node.costs)
    const activation: Activation = {
      text: this.cardText(`${id} activated`, node.do, 'derived', node.costs),
      can: 0,
      needs: [...needs, ...this.needsOf(node.do)],
      pay,
      exhaustsSelf,
      onceATurn: node.limit !== undefined ? this.onceBit(ONCE_A_TURN, d) : 0,
      once: isUltimate ? this.onceBit(ONCE, d) : 0,
      guard,
    }
    addTo(activationsOf, d, activation)
    ACTIVATES[d] = 1
  }
}
