import { SUBJECT } from '../../../../language/compiler/assembler.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { defCalled } from '../../content.ts'
import { assembler } from '../../engine.ts'
import { prepsFrom, prepsTo } from '../can.ts'
import { SET_LIFE } from '../instructions/aether-life-and-tokens.ts'
import {
  CAST_SPELL,
  DESTROY_BREACH,
  FOCUS,
  OPEN,
  PLAY,
  PREP,
  PREP_ELSEWHERE,
} from '../instructions/breaches-and-casting.ts'
import { BECOME, DESTROY, DISCARD, MARK_CHOSEN, REVEAL, TO_HAND } from '../instructions/cards.ts'
import { ENTER, ENTER_SILENTLY, PARTS, RESOLVE, SILENCE } from '../instructions/nemesis.ts'
import { FIRST_TO_LOCAL, SELF_TO_SET } from '../instructions/picked.ts'
import type { Effect, Pick, Picker } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { place } from './cards.ts'
import { gainPicked } from './gaining.ts'

const emit = assembler.emit.bind(assembler)

type Picking = Extract<
  Effect,
  {
    op:
      | 'discard'
      | 'destroy'
      | 'toHand'
      | 'become'
      | 'focus'
      | 'open'
      | 'silence'
      | 'destroyBreach'
      | 'castSpell'
      | 'reveal'
      | 'choose'
      | 'playCard'
      | 'enterPlay'
      | 'resolve'
  }
>

/** Does the thing to what was picked, and gives it its name. */
export function withPick(k: TextCompiler, node: Picking, set: number): void {
  if ('as' in node && node.as !== undefined) {
    k.bind(node.as, 'cards', node, set)
    if (node.op === 'destroy' || node.op === 'discard') k.rememberBreach(node.as, set)
  }
  switch (node.op) {
    case 'discard':
      emit(DISCARD, set)
      return
    case 'destroy':
      emit(DESTROY, set)
      return
    case 'toHand':
      emit(TO_HAND, set, SUBJECT)
      return
    case 'become':
      emit(BECOME, set, defCalled(node.card))
      return
    case 'focus':
      emit(FOCUS, set)
      return
    case 'open':
      emit(OPEN, set)
      return
    case 'silence':
      emit(SILENCE, set)
      return
    case 'destroyBreach':
      emit(DESTROY_BREACH, set, node.spellsTo === 'hand' ? 1 : 0)
      return
    case 'castSpell':
      emit(MARK_CHOSEN, set)
      emit(CAST_SPELL, set, k.amount(node.plus ?? 0), node.stay === true ? 1 : 0)
      return
    case 'reveal':
      emit(REVEAL, set)
      return
    case 'choose':
      return
    case 'playCard':
      emit(PLAY, set)
      return
    case 'enterPlay':
      emit(node.silent === true ? ENTER_SILENTLY : ENTER, set)
      if (node.life !== undefined) {
        const card = assembler.local()
        emit(FIRST_TO_LOCAL, set, card)
        emit(SET_LIFE, node.life, card)
      }
      return
    case 'resolve':
      emit(RESOLVE, set, node.part === undefined ? 0 : (PARTS[node.part] ?? 0))
      return
    default:
      return missing(node)
  }
}

/** Preps a spell of a hand or discard pile, or one that a name was given to. */
export function prep(k: TextCompiler, node: Extract<Effect, { op: 'prep' }>, optional: boolean): void {
  if (node.to === 'anyPlayersOpenedBreach') emit(PREP_ELSEWHERE, k.pick(node.pick, node))
  else emit(PREP, prepsFrom(node.pick), prepsTo(node), optional ? 1 : 0)
}

/** The top card of one of several discard piles is a choice among those cards. */
const isTopOfSeveral = (pick: Pick): boolean =>
  pick.op === 'top' && pick.of.op === 'from' && pick.of.zone === 'discardPile'

const CHOICES = new Set(['one', 'exactly', 'upTo', 'most', 'least'])
const PICKING = new Set([
  'discard',
  'destroy',
  'toHand',
  'become',
  'focus',
  'open',
  'silence',
  'destroyBreach',
  'castSpell',
  'reveal',
  'choose',
  'playCard',
  'enterPlay',
  'resolve',
])

/** A `may` that begins with a choice is one decision: the thing, or decline. */
export function firstStepAsChoice(k: TextCompiler, step: Effect, why: Picker): number | null {
  if (step.op === 'prep') {
    prep(k, step, true)
    const done = assembler.local()
    emit(SELF_TO_SET, done)
    return done
  }
  if (step.op === 'gain' && CHOICES.has(step.pick.op)) {
    const set = k.pick(step.pick, why, true)
    gainPicked(k, step, set)
    return set
  }
  // A revealed card stays on top unless it is placed at the bottom: that is the whole question.
  if (step.op === 'place' && step.pick.op === 'that' && 'topOrBottomOf' in step.to) {
    place(k, step)
    return k.pick(step.pick, why)
  }
  if (!PICKING.has(step.op)) return null
  const picking = step as Picking
  if (!CHOICES.has(picking.pick.op) && !isTopOfSeveral(picking.pick)) return null
  const set = k.pick(picking.pick, why, true)
  withPick(k, picking, set)
  return set
}
