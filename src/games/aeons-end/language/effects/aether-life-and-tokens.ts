import { SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { GEM, RELIC, SPELL } from '../../content.ts'
import { assembler, steps } from '../../engine.ts'
import { FREE, poolFor } from '../../rules/aether.ts'
import { playerToken, tokensRow } from '../amounts.ts'
import {
  CHANGE_PLAYER_TOKENS,
  CHANGE_TOKENS,
  HEAL_GRAVEHOLD,
  HEAL_MINION,
  HEAL_NEMESIS,
  HEAL_PLAYER,
  HURT_GRAVEHOLD,
  HURT_MINION,
  HURT_NEMESIS,
  HURT_PLAYER,
  SHARE_CHARGE,
} from '../instructions/aether-life-and-tokens.ts'
import { DIVIDE_AMONG_PLAYERS, LAND_SHARES, MARK_SHARES } from '../instructions/damage.ts'
import type { Amount, Effect, Filter, Gainable } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)

const TYPE_BITS: Readonly<Record<string, number>> = { gem: 1 << GEM, relic: 1 << RELIC, spell: 1 << SPELL }
const ALL_TYPES = (1 << GEM) | (1 << RELIC) | (1 << SPELL)

function typeBits(filter: Filter): number {
  if ('is' in filter) return TYPE_BITS[filter.is] ?? 0
  if ('anyOf' in filter) return filter.anyOf.reduce((bits, one) => bits | typeBits(one), 0)
  return 0
}

export function poolOf(use: Gainable): number {
  if (use.only === 'breaches') return poolFor(0, false, 'breaches')
  if (typeof use.only === 'object' && 'costing' in use.only) {
    if (use.only.costing.min !== 5) throw new Error('aether is only kept for cards that cost 5 or more')
    return poolFor(ALL_TYPES, false, 'expensive')
  }
  if (use.only !== undefined) return poolFor(use.only === 'cards' ? ALL_TYPES : typeBits(use.only), false)
  if (use.except !== undefined) return poolFor(ALL_TYPES & ~typeBits(use.except), true)
  return FREE
}

export function gainLife(k: TextCompiler, n: Operand): void {
  if (k.subject === 'gravehold') emit(HEAL_GRAVEHOLD, n)
  else if (k.subject === 'nemesis') emit(HEAL_NEMESIS, n)
  else if (k.subject === 'minion') emit(HEAL_MINION, n, k.minion)
  else emit(HEAL_PLAYER, n)
}

export function suffer(k: TextCompiler, n: Operand): void {
  if (k.pool !== null) shareOutDamage(n)
  else if (k.subject === 'gravehold') emit(HURT_GRAVEHOLD, n)
  else if (k.subject === 'nemesis') emit(HURT_NEMESIS, n)
  else if (k.subject === 'minion') emit(HURT_MINION, n, k.minion)
  else emit(HURT_PLAYER, n)
}

export function changeToken(k: TextCompiler, node: Extract<Effect, { op: 'gainToken' | 'loseToken' }>): void {
  const gains = node.op === 'gainToken'
  if (node.of === undefined) {
    emit(CHANGE_TOKENS, k.amount(node.n), k.counter(node.name), gains ? 1 : -1)
    return
  }
  const kind = playerToken(node.name)
  if (node.op === 'loseToken' && node.as !== undefined) {
    const { local } = k.bind(node.as, 'tokens', node)
    emit(steps.put, local, tokensRow(node.of === 'you' ? YOU : SUBJECT, kind))
  }
  emit(CHANGE_PLAYER_TOKENS, k.amount(node.n), node.of === 'you' ? YOU : SUBJECT, gains ? kind : ~kind)
}

/** LN04: point by point, as the table likes; each share is one instance. */
function shareOutDamage(n: Operand): void {
  const left = assembler.local()
  const from = assembler.local()
  emit(MARK_SHARES, left, n, from)
  emit(DIVIDE_AMONG_PLAYERS, left, from)
  emit(LAND_SHARES, from)
}

/** T05: charges for several players, shared out one by one. */
export function shareOutCharges(k: TextCompiler, n: Amount): void {
  const left = assembler.local()
  emit(steps.put, left, k.amount(n))
  emit(SHARE_CHARGE, left, k.pool === 'allies' ? 1 : 0)
}
