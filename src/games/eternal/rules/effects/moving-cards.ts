import { emit } from '../../../../kernel/events.ts'
import type { Question } from '../../../../kernel/machine.ts'
import { option, optionKind } from '../../../../kernel/options.ts'
import type { State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { listed, mark, release } from '../../../../language/evaluator.ts'
import { NO, YES } from '../../../../language/steps.ts'
import { evaluator, steps, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import {
  DECK,
  isPlayer,
  isPlaymat,
  MARKET,
  machine,
  onPlaymat,
  ownerOf,
  PLAYER,
  setTrait,
  VOID,
  zones,
} from '../../state.ts'
import { mayTouch } from '../aegis.ts'
import { stealUnit } from '../control.ts'
import { NEGATED_EVENT } from '../events.ts'
import {
  BY_MOVE,
  BY_RETURN,
  canLeaveVoid,
  discard as discardCard,
  drawCard,
  drawTop,
  insertAtRandom,
  move,
  toHand,
} from '../zones.ts'
import { forObjects } from './objects.ts'

export const draw = machine.op('draw', (s, f, who, amount) => {
  const n = evaluator.amount(s, f, amount)
  const from = mark()
  evaluator.gather(s, f, who)
  const end = mark()
  for (let i = from; i < end; i++)
    if (isPlayer(listed(i)) && mayTouch(s, f, listed(i)))
      for (let k = 0; k < n; k++) drawTop(s, listed(i) - PLAYER)
  release(from)
})

export const drawFrom = forObjects('draw from', true, (s, f, x) => drawCard(s, x, s[f + YOU]!))

export const discard = forObjects('discard', true, (s, _f, x) => discardCard(s, x))

export const TO = ['hand', 'deck top', 'deck bottom', 'deck random', 'void', 'market'] as const

export const put = forObjects('put', true, (s, _f, x, to) => {
  if (!canLeaveVoid(s, x)) return
  const p = ownerOf(s, x)
  putInto(s, x, p, to, isPlaymat(zones.of(s, x)) ? BY_RETURN : BY_MOVE)
})

export function putInto(s: State, c: Card, p: number, to: number, why: number): void {
  switch (to) {
    case 0:
      toHand(s, c, p, why)
      return
    case 1:
      move(s, c, DECK + p, why, 0)
      return
    case 2:
      move(s, c, DECK + p, why)
      return
    case 3:
      insertAtRandom(s, c, p, why)
      return
    case 4:
      move(s, c, VOID + p, why)
      return
    default:
      move(s, c, MARKET + p, why)
  }
}

export const steal = forObjects('steal', true, (s, f, x, lasts) => {
  if (onPlaymat(s, x) && stealUnit(s, x, s[f + YOU]!) && lasts === 1) setTrait(s, x, state.BORROWED)
})

export const negate = forObjects('negate', true, (s, _f, x) => {
  if (zones.of(s, x) !== state.STACK_ZONE) return
  setTrait(s, x, state.NEGATED)
  emit(s, NEGATED_EVENT, x)
})

/** Swaps a market card with one from hand (R113): a draw, and no discard. */
export const swapMarket = machine.op('swap with market', (s, f, fromMarket, fromHand) => {
  if (steps.size(s, f, fromMarket) === 0 || steps.size(s, f, fromHand) === 0) return
  const wanted = steps.thing(s, f, fromMarket, 0)
  const given = steps.thing(s, f, fromHand, 0)
  move(s, given, MARKET + s[f + YOU]!, BY_MOVE)
  drawCard(s, wanted, s[f + YOU]!)
})

export const scout: number = machine.question('scout', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (zones.count(s, DECK + s[f + YOU]!) === 0) return
    option(YES)
    option(NO)
  },
  settle: (s, f, chosen) => {
    if (chosen < 0 || optionKind(chosen) === NO) return
    const c = zones.first(s, DECK + s[f + YOU]!)
    move(s, c, DECK + s[f + YOU]!, BY_MOVE)
  },
} satisfies Question)
