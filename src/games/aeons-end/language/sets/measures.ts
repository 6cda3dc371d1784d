import { SUBJECT } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { costOf } from '../../content.ts'
import { evaluator, rows } from '../../engine.ts'
import { focusCost } from '../../rules/breaches.ts'
import { CARDS, charges, defOf, life, pulse, vital, zones } from '../../state.ts'
import type { Attribute, Measure, Source } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { sourceRow, thingsOf } from './sources.ts'

const lifeOfSubject = evaluator.amountKind((s, f) => life.get(s, s[f + SUBJECT]!))
const chargesOfSubject = evaluator.amountKind((s, f) => charges.get(s, s[f + SUBJECT]!))
const pulseOfSubject = evaluator.amountKind((s, f) => pulse.get(s, s[f + SUBJECT]!))
const costOfIt = evaluator.amountKind((s, f, it) => {
  const x = s[f + it]!
  return costOf[defOf(s, x)]!
})
const costOfPile = evaluator.amountKind((s, f, it) => costOf[defOf(s, zones.first(s, s[f + it]!))]!)
const vitalOfIt = evaluator.amountKind((s, f, it) => (s[f + it]! < CARDS ? vital.get(s, s[f + it]!) : 1))
const focusCostOfIt = evaluator.amountKind((s, f, it) => focusCost(s[f + it]!))

export function measureRow(k: TextCompiler, measure: Measure): Operand {
  if (measure === 'life') return evaluator.row(lifeOfSubject)
  if (measure === 'charges') return evaluator.row(chargesOfSubject)
  if (measure === 'pulse') return evaluator.row(pulseOfSubject)
  return evaluator.row(rows.count, sourceRow(k.alone(), measure.count))
}

export function attributeRow(attribute: Attribute, of: Source, it: number): Operand {
  if (attribute === 'focusCost') return evaluator.row(focusCostOfIt, it)
  if (attribute === 'life') return evaluator.row(vitalOfIt, it)
  return evaluator.row(thingsOf(of) === 'piles' ? costOfPile : costOfIt, it)
}
