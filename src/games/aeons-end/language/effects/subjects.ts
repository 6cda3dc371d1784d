import { SELF, SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { BY_TABLE, BY_YOU, FULL } from '../../../../language/compiler/steps.ts'
import { mentions } from '../../../../language/nodes.ts'
import { assembler, rows, steps } from '../../engine.ts'
import { ableRow } from '../can.ts'
import { FIRST_TO_LOCAL, SAVE } from '../instructions/picked.ts'
import {
  ASSIGN_SHARED,
  SET_SUBJECT,
  SUBJECT_ACTIVE,
  SUBJECT_MAGE,
  SUBJECT_OWNER,
  TAKE_SUBJECT,
} from '../instructions/subjects.ts'
import type { Effect, Who } from '../nodes.ts'
import { measureRow } from '../sets/measures.ts'
import { alliesRow, boundRow, concernedRow, notExhaustedRow, othersRow, playersRow } from '../sets/sources.ts'
import type { TextCompiler } from '../text-compiler.ts'

const emit = assembler.emit.bind(assembler)
export const PLAYERS = { op: 'from', zone: 'players' } as const

export function block(k: TextCompiler, node: Extract<Effect, { op: 'block' }>): void {
  const { who } = node
  const body = (): void => k.body(node.steps)
  if (who === 'gravehold' || who === 'nemesis') return k.withSubject(who, body)
  if (who === 'thisMinion') return minionBlock(k, SELF, body)
  if (typeof who === 'object' && 'minion' in who) {
    if (typeof who.minion === 'string' && k.isOneThing(who.minion))
      return minionBlock(k, k.bound(who.minion).local, body)
    const set = typeof who.minion === 'string' ? k.bound(who.minion).local : k.pick(who.minion, node)
    if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
    const local = assembler.local()
    emit(FIRST_TO_LOCAL, set, local)
    return minionBlock(k, local, body)
  }
  if (typeof who === 'object' && 'all' in who) {
    for (const one of who.all) block(k, { ...node, who: one })
    return
  }
  if (typeof who === 'object' && 'together' in who) {
    k.inPool(who.together, () => {
      k.withSubject('player', body)
      return 0
    })
    return
  }
  playersBlock(k, node, who, body)
}

function minionBlock(k: TextCompiler, local: number, body: () => void): void {
  const before = k.minion
  k.withSubject('minion', () => {
    k.minion = local
    body()
    k.minion = before
  })
}

type PlayerWho = Exclude<
  Who,
  'gravehold' | 'nemesis' | 'thisMinion' | { minion: unknown } | { all: unknown } | { together: unknown }
>

/** A block about one player (or several, one after the other). */
function playersBlock(
  k: TextCompiler,
  node: Extract<Effect, { op: 'block' }>,
  who: PlayerWho,
  body: () => void,
): void {
  const by = k.playerText ? BY_YOU : BY_TABLE
  const weighed = (): Operand => {
    const can = k.asPlayer(() => k.canAs('choice', node.steps))
    return can === FULL ? 0 : can
  }
  const bindPlayer = (set: number): void => {
    if (node.as === undefined) return
    const local = assembler.local()
    emit(FIRST_TO_LOCAL, set, local)
    k.bind(node.as, 'player', node, local)
  }
  /** The same once the subject is known. */
  const bindSubject = (): void => {
    if (node.as === undefined) return
    const local = assembler.local()
    emit(SAVE, SUBJECT, local)
    k.bind(node.as, 'player', node, local)
  }
  const harm = harmOf(k, node.steps)
  const one = (players: Operand, weigh: Operand): void => {
    const from = harm === null ? players : ableRow(players, harm)
    const set = k.choose(weigh === 0 ? from : ableRow(from, weigh), PLAYERS, node, { by, weigh, it: SUBJECT })
    bindPlayer(set)
    k.withSubject('player', body, () => emit(TAKE_SUBJECT, set, 0))
  }
  if (who === 'anyPlayer') return one(playersRow(), weighed())
  if (who === 'anyAlly') return one(alliesRow(), weighed())
  if (who === 'you' || who === 'dealer') return k.withSubject('player', body, () => emit(SET_SUBJECT, YOU))
  if (who === 'activePlayer') return k.withSubject('player', body, () => emit(SUBJECT_ACTIVE))
  if (who === 'eachPlayer') return eachPlayer(k, node, body)
  if ('anotherThan' in who) return one(othersRow(k.bound(who.anotherThan).local), weighed())
  if ('different' in who) {
    const set = k.choose(playersRow(), PLAYERS, node, {
      by,
      many: who.different,
      weigh: weighed(),
      it: SUBJECT,
    })
    for (let i = 0; i < who.different; i++) k.withSubject('player', body, () => emit(TAKE_SUBJECT, set, i))
    return
  }
  if ('with' in who) {
    // X08: for damage the lowest life is that of a player who is not exhausted.
    const players = who.measure === 'life' && who.with === 'least' ? notExhaustedRow() : playersRow()
    const from = harm === null ? players : ableRow(players, harm)
    const measure = k.asPlayer(() => measureRow(k, who.measure))
    const set = k.choose(from, PLAYERS, node, {
      by,
      extreme: who.with === 'most' ? 1 : -1,
      measure,
      it: SUBJECT,
    })
    bindPlayer(set)
    return k.withSubject('player', body, () => emit(TAKE_SUBJECT, set, 0))
  }
  if ('ownerOf' in who) {
    const { local, node: named } = k.bound(who.ownerOf)
    if (!isSuperlative(named))
      return k.withSubject('player', body, () => {
        emit(SUBJECT_OWNER, local)
        bindSubject()
      })
    const owned = assembler.label()
    const end = assembler.label()
    const there = steps.evaluator.row(rows.size, local)
    return k.withSubject('player', body, () => {
      // G18: without any such card everybody is tied.
      assembler.emitTo(owned, steps.unless, 1, steps.evaluator.row(rows.not, there))
      const weigh = weighed()
      const from = weigh === 0 ? playersRow() : ableRow(playersRow(), weigh)
      const tied = k.choose(from, PLAYERS, node, { by, weigh, it: SUBJECT })
      emit(TAKE_SUBJECT, tied, 0)
      assembler.emitTo(end, steps.jump, 0)
      assembler.place(owned)
      emit(SUBJECT_OWNER, local)
      assembler.place(end)
      bindSubject()
    })
  }
  if ('bound' in who) return k.withSubject('player', body, () => emit(SET_SUBJECT, k.bound(who.bound).local))
  k.withSubject('player', body, () => emit(SUBJECT_MAGE, k.mageNumber(who.mage)))
}

/** What a player suffers of a text that does nothing else, if it may be nothing: then nobody need be named. */
function harmOf(k: TextCompiler, effects: readonly Effect[]): Operand | null {
  const amounts = effects.map((effect) => (effect.op === 'suffer' ? effect.n : 1))
  if (amounts.length === 0 || amounts.some((n) => typeof n === 'number')) return null
  return k.asPlayer(() =>
    amounts.map((n) => k.amount(n)).reduce((all, more) => steps.evaluator.row(rows.sum, all, more)),
  )
}

/** Was this name given to the most or least of a kind? */
function isSuperlative(node: unknown): boolean {
  const { pick } = node as { readonly pick?: { readonly op: string } }
  return pick?.op === 'most' || pick?.op === 'least'
}

/** Whom it concerns is worked out once, and not before each of them is named: naming them changes nothing of it. */
function orderOfPlayers(k: TextCompiler, node: Effect): number {
  const harm = node.op === 'block' ? harmOf(k, node.steps) : null
  const harmed = harm === null ? null : k.gatherInto(concernedRow(playersRow(), harm))
  return harmed === null
    ? k.choose(playersRow(), PLAYERS, node, {
        by: BY_TABLE,
        many: steps.evaluator.row(rows.count, playersRow()),
      })
    : k.choose(boundRow(harmed), PLAYERS, node, {
        by: BY_TABLE,
        many: steps.evaluator.row(rows.size, harmed),
      })
}

/** A19: on player text in seat order; on nemesis text in an order of the table's choice. X05 */
function eachPlayer(k: TextCompiler, node: Effect, body: () => void): void {
  if (mentions(node, 'cardsOf')) {
    k.assigned = assembler.local()
    emit(steps.forget, k.assigned)
    emit(ASSIGN_SHARED, k.assigned)
  }
  const set = k.playerText ? k.gatherInto(playersRow()) : orderOfPlayers(k, node)
  const player = assembler.local()
  assembler.local()
  const again = assembler.label()
  const end = assembler.label()
  emit(steps.forget, player + 1)
  assembler.place(again)
  assembler.emitTo(end, steps.next, 2, set, player)
  k.withSubject('player', body, () => emit(SET_SUBJECT, player))
  assembler.emitTo(again, steps.jump, 0)
  assembler.place(end)
}
