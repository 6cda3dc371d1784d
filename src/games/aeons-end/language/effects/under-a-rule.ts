import { assembler } from '../../engine.ts'
import { FIRST_TO_LOCAL } from '../instructions/picked.ts'
import { NO_LONGER_UNDER, UNDER } from '../instructions/rules-and-end.ts'
import type { Effect, Rule } from '../nodes.ts'
import { ruleNumber } from '../rules.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)

/** A rule that holds while these steps are done. */
export function under(k: TextCompiler, node: Extract<Effect, { op: 'under' }>): void {
  const { rule } = node
  const kept = assembler.local()
  assembler.local()
  emit(UNDER, ruleNumber(k, rule), aimedAt(k, rule), kept)
  k.body(node.steps)
  emit(NO_LONGER_UNDER, kept)
}

/** The local with the card that a rule is about, or 0. */
function aimedAt(k: TextCompiler, rule: Rule): number {
  if (rule.op === 'damageTo' && typeof rule.target === 'object' && 'bound' in rule.target)
    return k.bound(rule.target.bound).local
  if (rule.op !== 'redirect') return 0
  if (k.isOneThing(rule.spell)) return k.bound(rule.spell).local
  const local = assembler.local()
  emit(FIRST_TO_LOCAL, k.bound(rule.spell).local, local)
  return local
}
