import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { isSpell, KIND, UNIT, WEAPON } from '../../content.ts'
import { ENEMY, evaluator, SELF, YOU } from '../../engine.ts'
import {
  attached,
  CARDS,
  controllerOf,
  def,
  doom,
  isPlayer,
  machine,
  onPlaymat,
  PLAYER,
} from '../../state.ts'
import { SACRIFICED } from '../common/events.ts'
import { count, UNITS_SACRIFICED } from '../common/history.ts'
import { check } from '../damage/check.ts'
import { beginText, dealByText, dealRest } from '../damage/damage.ts'
import { dispatch, SACRIFICED_TRIGGER } from '../triggers/dispatch.ts'
import { about } from '../triggers/queue-rows.ts'
import { mayTouch } from '../values/aegis.ts'
import { kindNow } from '../values/player-values.ts'
import { enterText, forObjects } from './objects.ts'

/** Who deals the damage of this text (EG13): a unit itself, the wielder of a weapon, a spell, or the player. */
function sourceOf(s: State, f: number, x: number): number {
  if (x === NONE || isPlayer(x)) return x === NONE ? PLAYER + s[f + YOU]! : x
  const kind = kindNow(s, x)
  if (kind === UNIT || isSpell(def.get(s, x))) return x
  if (kind === WEAPON && attached.get(s, x) !== NONE) return attached.get(s, x)
  return PLAYER + s[f + YOU]!
}

export const deal = machine.op('deal', (s, f, objects, amount, by) => {
  const n = evaluator.amount(s, f, amount)
  if (by === 0) {
    dealFrom(s, f, objects, amount, n, sourceOf(s, f, s[f + SELF]!))
    return
  }
  const from = mark()
  evaluator.gather(s, f, by)
  const end = mark()
  for (let i = from; i < end; i++) dealFrom(s, f, objects, amount, n, sourceOf(s, f, listed(i)))
  release(from)
})

function dealFrom(s: State, f: number, objects: Operand, amount: Operand, n: number, source: number): void {
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  beginText(s, source, s[f + YOU]!)
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (!mayTouch(s, f, x)) continue
    enterText(s, f, amount, n)
    const rest = dealByText(s, x, n)
    const player = PLAYER + s[f + ENEMY]!
    if (rest > 0 && mayTouch(s, f, player)) dealRest(s, player, rest)
  }
  release(from)
}

export const kill = forObjects('kill', true, (s, _f, x) => {
  if (onPlaymat(s, x)) doom(s, x)
})

/** Own cards only, on purpose: an Aegis never asks about its own side. */
export const sacrifice = machine.op('sacrifice', (s, f, objects, paid) => {
  const from = mark()
  evaluator.gather(s, f, objects)
  const end = mark()
  for (let i = from; i < end; i++) {
    const x = listed(i)
    if (x >= CARDS || !onPlaymat(s, x)) continue
    if (controllerOf(s, x) !== s[f + YOU] && !mayTouch(s, f, x)) continue
    doom(s, x)
    emit(s, SACRIFICED, x)
    const p = controllerOf(s, x)
    if (KIND[def.get(s, x)] === UNIT) count(s, p, UNITS_SACRIFICED)
    dispatch(s, SACRIFICED_TRIGGER, p, about(x))
  }
  release(from)
  if (paid === 1) check(s)
})
