import { assembler, steps } from '../../engine.ts'
import { GAIN } from '../instructions/cards.ts'
import { MISSING } from '../instructions/picked.ts'
import type { Effect, Pick } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { withPlayer } from './cards.ts'

const emit = assembler.emit.bind(assembler)

export function gain(k: TextCompiler, node: Extract<Effect, { op: 'gain' }>): void {
  if (k.pool !== null) return gainTogether(k, node)
  const set = k.pick(node.pick, node)
  gainPicked(k, node, set)
  whenMissing(k, node.pick, set)
}

export function gainPicked(k: TextCompiler, node: Extract<Effect, { op: 'gain' }>, set: number): void {
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  const to = node.to === undefined ? null : withPlayer(k, node.to, node)
  if (to === null) emit(GAIN, set, -1, 0)
  else emit(GAIN, set, to.where, to.local)
}

/** A side deck that has run out does something else for each card it cannot give. R257 */
function whenMissing(k: TextCompiler, pick: Pick, set: number): void {
  if (pick.op !== 'top' || pick.of.op !== 'from') return
  const z = pick.of.zone
  if (typeof z !== 'object' || !('side' in z)) return
  const instead = k.mat.whenEmpty?.[z.side]
  if (instead === undefined) return
  const left = assembler.local()
  const again = assembler.label()
  const end = assembler.label()
  emit(MISSING, set, k.amount(pick.n), left)
  assembler.place(again)
  assembler.emitTo(end, steps.count, 1, left)
  k.withSubject('player', () => k.body(instead))
  assembler.emitTo(again, steps.jump, 0)
  assembler.place(end)
}

/** Cards gained by the players collectively: for each, the table says who. */
function gainTogether(k: TextCompiler, node: Extract<Effect, { op: 'gain' }>): void {
  const n = node.pick.op === 'top' ? node.pick.n : 1
  const single: Effect = { ...node, pick: { ...node.pick, n: 1 } as Pick }
  k.asPlayer(() => {
    k.effect({ op: 'repeat', times: n, steps: [{ op: 'block', who: 'anyPlayer', steps: [single] }] })
    return 0
  })
}
