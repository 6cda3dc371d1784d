import type { Operand } from '../../../language/evaluator.ts'
import {
  type Activation,
  activationsOf,
  extraText,
  FREE_IF,
  ONLY_ON,
  playNeeds,
  playRules,
  playText,
} from '../abilities.ts'
import { defIndex, definitions } from '../content.ts'
import { extras } from '../rules/play-choices.ts'
import { TriggerCompiler } from './compile/triggers.ts'
import type { Ability, Activated, Effect } from './nodes.ts'

/** Turns cards into texts, triggers, activations and ongoing parts. */
export class CardCompiler extends TriggerCompiler {
  /** Compiles every card; `writeAll` then writes their texts. */
  compileAll(): void {
    definitions.forEach((card, d) => {
      extras[d] = { pay: 0, repeat: false }
      for (const ability of card.abilities) this.ability(d, card.id, ability, 0, false)
    })
  }

  private ability(d: number, id: string, node: Ability, guard: Operand, isUltimate: boolean): void {
    switch (node.op) {
      case 'onPlay': {
        const spell = definitions[d]!.kind !== 'power'
        playText[d] = this.cardText(`${id} on play`, node.do, spell ? 'always' : 'never', node.costs ?? [])
        playNeeds[d] = [...this.needsOf(node.do), ...this.costNeeds(node.costs ?? []).needs]
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
      case 'extra': {
        const { pay } = this.costNeeds(node.costs)
        extras[d] = { pay, repeat: node.repeat === true }
        const body: Effect = { op: 'repeat', times: { op: 'thatMany' }, steps: node.do }
        const text = this.cardText(`${id} ${node.keyword}`, [body], 'derived')
        extraText[d] = this.register({ ...this.plainTrigger(), text })
        return
      }
      case 'depletedUnless':
        playRules[d] = { ...playRules[d]!, depletedUnless: this.condition(node.condition) }
        return
      case 'freeIf':
        FREE_IF[d] = this.condition(node.condition)
        return
      case 'onlyOn':
        ONLY_ON[d] = this.filter(node.that)
        return
      case 'transmute':
        playRules[d] = { ...playRules[d]!, transmuteAt: node.maxPower, transmuteInto: defIndex(node.into) }
    }
  }

  private activated(d: number, id: string, node: Activated, guard: Operand, isUltimate: boolean): void {
    const { pay, needs, exhaustsSelf } = this.costNeeds(node.costs)
    const activation: Activation = {
      text: this.cardText(`${id} activated`, node.do, 'derived', node.costs),
      can: 0,
      needs: [...needs, ...this.needsOf(node.do)],
      pay,
      exhaustsSelf,
      oncePerTurn: node.limit !== undefined,
      ultimate: isUltimate,
      guard,
    }
    activationsOf[d]!.push(activation)
  }
}
