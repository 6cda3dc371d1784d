import type { Operand } from '../../../language/compiler/evaluator.ts'
import type { ThingSelection } from '../engine.ts'
import { amountRow, conditionRow } from './amounts.ts'
import { canRow } from './can.ts'
import { firstStepAsChoice } from './effects/picking.ts'
import { compileEffect } from './effects.ts'
import type { Amount, Condition, Effect, Pick, Picker, Source } from './nodes.ts'
import { pickThings, selectionOf } from './picks.ts'
import { newestRow, sourceRow } from './sets/sources.ts'
import { TextCompiler } from './text-compiler.ts'

/** Compiles the texts of Aeon's End: every node of this game has its case in one of the files named here. */
export class AeonsEndCompiler extends TextCompiler {
  set(node: Source): Operand {
    return sourceRow(this, node)
  }

  protected gameAmount(node: Exclude<Amount, number>): Operand {
    return amountRow(this, node)
  }

  protected gameCondition(node: Condition): Operand {
    return conditionRow(this, node)
  }

  protected gameEffect(node: Effect): void {
    compileEffect(this, node)
  }

  protected gameCan(node: Effect): Operand {
    return canRow(this, node)
  }

  choose(from: Operand, of: Source, why: unknown, more: Partial<ThingSelection> = {}): number {
    return this.select(selectionOf(this, from, of, why, more))
  }

  pick(pick: Pick, why: Picker, optional = false): number {
    return pickThings(this, pick, why, optional)
  }

  newest(of: Source, n: number): number {
    return this.gatherInto(newestRow(this.set(of), n))
  }

  protected optionalFirst(step: Effect, why: Picker): number | null {
    return firstStepAsChoice(this, step, why)
  }
}
