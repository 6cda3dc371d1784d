import { assembler, rows, steps } from '../../engine.ts'
import type { AeonsEndCompiler } from '../compile.ts'
import { NO_PARAMETER, PERFORM, procedureNames } from '../instructions/nemesis.ts'
import { GRID_ARRANGE, GRID_LINK, GRID_UNLINK } from '../instructions/supply-grid.ts'
import type { Effect } from '../nodes.ts'

const emit = assembler.emit.bind(assembler)

export function perform(k: AeonsEndCompiler, node: Extract<Effect, { op: 'perform' }>): void {
  let procedure = procedureNames.indexOf(node.name)
  if (procedure === -1) procedure = procedureNames.push(node.name) - 1
  const set = node.pile === undefined ? 0 : k.pick(node.pile, node)
  const n = node.n === undefined ? NO_PARAMETER : k.amount(node.n)
  if (node.pile === undefined) emit(PERFORM, procedure, n, 0)
  else {
    // PG2: nothing starts when there is no such pile.
    const end = assembler.label()
    assembler.emitTo(end, steps.unless, 1, steps.evaluator.row(rows.size, set))
    emit(PERFORM, procedure, n, set)
    assembler.place(end)
  }
}

export function native(k: AeonsEndCompiler, node: Extract<Effect, { op: 'native' }>): void {
  if (node.name === 'grid.arrange') {
    emit(GRID_ARRANGE)
    return
  }
  const left = assembler.local()
  emit(steps.put, left, k.amount(node.n ?? 1))
  emit(node.name === 'grid.link' ? GRID_LINK : GRID_UNLINK, left)
}
