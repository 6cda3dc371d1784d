import { assembler, steps } from '../../engine.ts'
import type { AeonsEndCompiler } from '../compile.ts'
import { DEAL, DIVIDE, LAND_SHARES, MARK_SHARES } from '../instructions/damage.ts'
import type { Amount, Effect } from '../nodes.ts'

const emit = assembler.emit.bind(assembler)

export function deal(k: AeonsEndCompiler, node: Extract<Effect, { op: 'deal' }>): void {
  askPrices(k, node.n)
  if (node.divided === true) {
    const left = assembler.local()
    const from = assembler.local()
    emit(MARK_SHARES, left, k.amount(node.n), from)
    emit(DIVIDE, left, from)
    emit(LAND_SHARES, from)
    return
  }
  const into = node.as === undefined ? 0 : k.bind(node.as, 'hit', node).local
  emit(DEAL, k.amount(node.n), into)
}

/** Optional prices inside an amount are asked before the damage lands. */
function askPrices(k: AeonsEndCompiler, n: Amount): void {
  if (typeof n === 'number') return
  if (n.op === 'sum') for (const part of [n.base, ...n.plus]) askPrices(k, part)
  if (n.op !== 'ifPaid') return
  const paid = assembler.local()
  const end = assembler.label()
  k.rememberPayment(n, paid)
  emit(steps.put, paid, 0)
  k.offer(n.price, n, end)
  emit(steps.put, paid, 1)
  assembler.place(end)
}
