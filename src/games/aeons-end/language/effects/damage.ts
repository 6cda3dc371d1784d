import { assembler, rows, steps } from '../../engine.ts'
import { aimCode, DEAL, DIVIDE, LAND_SHARES, MARK_SHARES } from '../instructions/damage.ts'
import type { Amount, Effect } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)

export function deal(k: TextCompiler, node: Extract<Effect, { op: 'deal' | 'dealAgain' }>): void {
  askPrices(k, node.n)
  if (node.op === 'deal' && node.divided === true) {
    const left = assembler.local()
    const from = assembler.local()
    emit(MARK_SHARES, left, k.amount(node.n), from)
    emit(DIVIDE, left, from)
    emit(LAND_SHARES, from)
    return
  }
  const into = node.op === 'dealAgain' || node.as === undefined ? 0 : k.bind(node.as, 'hit', node).local
  emit(DEAL, k.amount(node.n), into, aimCode(node))
  buyTheRest(k, node.n)
}

/** What a paid price buys beside the damage. */
function buyTheRest(k: TextCompiler, n: Amount): void {
  if (typeof n === 'number') return
  if (n.op === 'sum') for (const part of [n.base, ...n.plus]) buyTheRest(k, part)
  if (n.op !== 'ifPaid' || n.then === undefined) return
  const end = assembler.label()
  assembler.emitTo(end, steps.unless, 1, steps.evaluator.row(rows.local, k.paid(n)))
  k.body(n.then)
  assembler.place(end)
}

/** Optional prices inside an amount are asked before the damage lands. */
function askPrices(k: TextCompiler, n: Amount): void {
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
