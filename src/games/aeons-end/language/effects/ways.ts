import { assembler, rows, steps } from '../../engine.ts'
import type { Effect } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)

/** The first way that can be done in full; the last one as far as it can be done. */
export function firstPossible(k: TextCompiler, ways: readonly (readonly Effect[])[]): void {
  const end = assembler.label()
  ways.forEach((way, i) => {
    const next = assembler.label()
    if (i < ways.length - 1)
      assembler.emitTo(next, steps.unless, 1, steps.evaluator.row(rows.worthwhile, k.canAll(way)))
    k.body(way)
    assembler.emitTo(end, steps.jump, 0)
    assembler.place(next)
  })
  assembler.place(end)
}

export function lookup(k: TextCompiler, node: Extract<Effect, { op: 'lookup' }>): void {
  const value = assembler.local()
  const end = assembler.label()
  emit(steps.put, value, k.amount(node.by))
  const read = steps.evaluator.row(rows.local, value)
  for (const { upTo, steps: effects } of node.rows) {
    const next = assembler.label()
    assembler.emitTo(next, steps.unless, 1, steps.evaluator.row(rows.compare, -1, read, upTo))
    k.body(effects)
    assembler.emitTo(end, steps.jump, 0)
    assembler.place(next)
  }
  assembler.place(end)
}
