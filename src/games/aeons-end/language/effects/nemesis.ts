import { assembler, rows, steps } from '../../engine.ts'
import { NO_PARAMETER, PERFORM, procedureNames } from '../instructions/nemesis.ts'
import { GRID_LINK, GRID_UNLINK } from '../instructions/supply-grid.ts'
import type { Amount, Effect } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)

export function perform(k: TextCompiler, node: Extract<Effect, { op: 'perform' }>): void {
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

type Placing = Extract<Effect, { op: 'placeBridges' }>
type Discarding = Extract<Effect, { op: 'discardBridges' }>

const counted = (k: TextCompiler, n: Amount): number => {
  const left = assembler.local()
  emit(steps.put, left, k.amount(n))
  return left
}

export function placeBridges(k: TextCompiler, node: Placing): void {
  const left = counted(k, node.n)
  emit(GRID_LINK, left, node.as === undefined ? 0 : k.bind(node.as, ONE_BRIDGE, node).local)
}

export function discardBridges(k: TextCompiler, node: Discarding): void {
  const left = counted(k, node.n)
  const kept = node.except === undefined ? 0 : k.bound(node.except).local
  emit(GRID_UNLINK, left, kept, node.where === undefined ? 0 : 1)
}
const ONE_BRIDGE = 'bridge'
