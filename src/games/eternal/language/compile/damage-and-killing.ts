import { missing } from '../../../../language/compiler/missing.ts'
import * as effects from '../../rules/effects/index.ts'
import type { Effect } from '../nodes.ts'
import type { PayingCompiler } from './paying.ts'

/** Damage, killing and sacrifice. */
export function writeDamageOrKilling(
  compiler: PayingCompiler,
  node: Extract<Effect, { op: 'deal' | 'kill' | 'sacrifice' }>,
): void {
  switch (node.op) {
    case 'deal':
      compiler.emit(
        effects.deal,
        compiler.objects(node.to),
        compiler.amount(node.n),
        node.by === undefined ? 0 : compiler.set(node.by),
      )
      return
    case 'kill':
      compiler.emit(effects.kill, compiler.objects(node.what))
      return
    case 'sacrifice':
      compiler.emit(effects.sacrifice, compiler.remember(compiler.objects(node.what), node.as), 0)
      return
    default:
      return missing(node)
  }
}
