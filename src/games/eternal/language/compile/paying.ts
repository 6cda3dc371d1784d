import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import * as effects from '../../rules/effects/index.ts'
import { sets } from '../evaluate/sets.ts'
import type { Cost } from '../nodes.ts'
import { ChoosingCompiler } from './choosing.ts'
import { isPick } from './picks.ts'

/** Writes costs: what is chosen to pay them, how they are paid, and what they need. */
export abstract class PayingCompiler extends ChoosingCompiler {
  protected chooseCost(cost: Cost): void {
    if ((cost.op === 'exhaust' || cost.op === 'sacrifice' || cost.op === 'discard') && isPick(cost.what)) {
      const local = this.choose(cost.what, false, cost.op === 'exhaust')
      this.chosen.set(cost.what, { local, early: false })
      if (cost.what.as !== undefined) this.bind(cost.what.as, 'picked', cost.what, local)
    }
  }

  protected payCost(cost: Cost): void {
    switch (cost.op) {
      case 'pay':
        this.emit(effects.payPower, cost.n)
        return
      case 'spendAll':
        this.emit(effects.spendAll)
        return
      case 'twist':
        this.emit(effects.twist)
        return
      case 'loseMaxPower':
        this.emit(effects.loseMaxPower, cost.n)
        return
      case 'debt':
        this.emit(effects.takeDebt, this.who(undefined), cost.n)
        return
      case 'exhaust':
        this.emit(effects.exhaustPaid, this.objects(cost.what))
        return
      case 'sacrifice':
        this.emit(effects.sacrifice, this.objects(cost.what), 1)
        return
      case 'discard':
        this.emit(effects.discard, this.objects(cost.what))
        return
      default:
        return missing(cost)
    }
  }

  protected costNeeds(costs: readonly Cost[]): { pay: number; needs: Operand[]; exhaustsSelf: boolean } {
    let pay = 0
    let exhaustsSelf = false
    const needs: Operand[] = []
    for (const cost of costs) {
      if (cost.op === 'pay') pay += cost.n
      else if (cost.op === 'exhaust' && !isPick(cost.what)) exhaustsSelf = true
      else if ('what' in cost) {
        const of = isPick(cost.what) ? this.choices(cost.what.of) : this.set(cost.what)
        needs.push(cost.op === 'exhaust' ? this.row(sets.ready, of) : of)
      }
    }
    return { pay, needs, exhaustsSelf }
  }
}
