import type { Arithmetic, Logic, Node, Relation } from '../nodes.ts'
import type { Operand } from './evaluator.ts'
import { missing } from './missing.ts'
import type { SharedRows } from './shared-rows.ts'
import type { Steps } from './steps.ts'

const ARITHMETIC = new Set(['count', 'each', 'sum', 'less', 'half', 'every', 'given'])
const LOGIC = new Set(['compare', 'some', 'none', 'and', 'or', 'not'])

export const RELATION: Record<Relation, number> = { exactly: 0, atLeast: 1, atMost: -1 }

/** Turns amounts and conditions into rows of the evaluator; a game's compiler adds its own, and its sets. */
export abstract class ExpressionCompiler<A extends Node | number, C extends Node, S> {
  readonly steps: Steps
  readonly rows: SharedRows

  constructor(steps: Steps, rows: SharedRows) {
    this.steps = steps
    this.rows = rows
  }

  protected abstract gameAmount(node: A): Operand
  protected abstract gameCondition(node: C): Operand
  abstract set(node: S): Operand

  amount(node: A | number): Operand {
    const operand = this.amountOf(node)
    if (operand < 0) this.rows.wrote(this.steps.assembler.writing, operand, node)
    return operand
  }

  private amountOf(node: A | number): Operand {
    if (typeof node === 'number') return node >= 0 ? node : this.evaluatorRow(this.rows.constant, node)
    if (!ARITHMETIC.has(node.op)) return this.gameAmount(node)
    const sum = node as unknown as Arithmetic<A, C, S>
    switch (sum.op) {
      case 'count':
        return this.evaluatorRow(this.rows.count, this.set(sum.of))
      case 'each':
        return this.evaluatorRow(this.rows.times, sum.n, this.evaluatorRow(this.rows.count, this.set(sum.of)))
      case 'sum':
        return sum.plus.reduce(
          (all: Operand, more) => this.evaluatorRow(this.rows.sum, all, this.amount(more)),
          this.amount(sum.base),
        )
      case 'less':
        return this.evaluatorRow(this.rows.less, this.amount(sum.base), this.amount(sum.by))
      case 'half':
        return this.evaluatorRow(this.rows.half, this.amount(sum.of), sum.round === 'up' ? 1 : 0)
      case 'every':
        return this.evaluatorRow(this.rows.every, sum.k, this.amount(sum.of))
      case 'given':
        return this.evaluatorRow(
          this.rows.given,
          this.condition(sum.condition),
          this.amount(sum.then),
          this.amount(sum.otherwise),
        )
      default:
        return missing(sum)
    }
  }

  condition(node: C): Operand {
    if (!LOGIC.has(node.op)) return this.gameCondition(node)
    const logic = node as unknown as Logic<A, C, S>
    switch (logic.op) {
      case 'compare':
        return this.evaluatorRow(
          this.rows.compare,
          RELATION[logic.is],
          this.amount(logic.left),
          this.amount(logic.right),
        )
      case 'some':
        return this.evaluatorRow(this.rows.some, this.set(logic.of))
      case 'none':
        return this.evaluatorRow(this.rows.not, this.evaluatorRow(this.rows.some, this.set(logic.of)))
      case 'and':
        return this.joined(logic.all, this.rows.and, 1)
      case 'or':
        return this.joined(logic.any, this.rows.or, 0)
      case 'not':
        return this.evaluatorRow(this.rows.not, this.condition(logic.of))
      default:
        return missing(logic)
    }
  }

  /** Conditions joined by "and" or "or"; no condition at all is what the joining leaves unchanged. */
  private joined(conditions: readonly C[], by: number, none: Operand): Operand {
    const [first = none, ...rest] = conditions.map((c) => this.condition(c))
    return rest.reduce((all, each) => this.evaluatorRow(by, all, each), first)
  }

  protected evaluatorRow(kind: number, a = 0, b = 0, c = 0): Operand {
    return this.steps.evaluator.row(kind, a, b, c)
  }
}
