import { EngineLimit } from '../../../../kernel/limits.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Operand } from '../../../../language/evaluator.ts'
import { evaluator, SELF, YOU } from '../../engine.ts'
import { DELAY_ENTRY, DELAYS, delayed, delayedCount, machine, onPlaymat } from '../../state.ts'
import { HOLD } from '../values.ts'
import { OVER } from '../zones.ts'
import { forObjects } from './objects.ts'

/** Stays stunned while the source is there under its player (ER73). */
export const hold = forObjects('hold', true, (s, f, x) => {
  if (!onPlaymat(s, x) || !onPlaymat(s, s[f + SELF]!)) return
  addDelayed(s, HOLD, s[f + SELF]!, x, s[f + YOU]!, -4)
})

export function addDelayed(
  s: State,
  text: number,
  source: Card,
  it: number,
  you: number,
  watch: number,
  another = NONE,
  third = NONE,
): void {
  if (delayedCount.get(s) >= DELAYS) forgetOver(s)
  const n = delayedCount.get(s)
  if (n >= DELAYS)
    throw new EngineLimit({
      en: 'too many effects wait for later',
      fr: 'trop d’effets attendent leur moment',
    })
  const at = n * DELAY_ENTRY
  delayed.set(s, at, text)
  delayed.set(s, at + 1, source)
  delayed.set(s, at + 2, it)
  delayed.set(s, at + 3, you)
  delayed.set(s, at + 4, watch)
  delayed.set(s, at + 5, another)
  delayed.set(s, at + 6, third)
  delayedCount.set(s, n + 1)
}

/** Parts that are over keep their place until the turn ends, or until another one needs it. */
function forgetOver(s: State): void {
  let to = 0
  for (let at = 0; at < delayedCount.get(s) * DELAY_ENTRY; at += DELAY_ENTRY) {
    if (delayed.get(s, at) === 0 || delayed.get(s, at + 4) === OVER) continue
    for (let k = 0; k < DELAY_ENTRY; k++) delayed.set(s, to + k, delayed.get(s, at + k))
    to += DELAY_ENTRY
  }
  for (let i = to; i < delayedCount.get(s) * DELAY_ENTRY; i++) delayed.set(s, i, 0)
  delayedCount.set(s, to / DELAY_ENTRY)
}

export const AT_END_OF_TURN = -1

/** What a delayed text speaks of, compiled; 0 for nothing. */
export interface Later {
  readonly text: number
  readonly it: Operand
  readonly another: Operand
  readonly third: Operand
  /** The card whose death it waits for, 0 for the end of the turn. */
  readonly watch: Operand
}

export const laters: Later[] = []

/** Remembers a text for later. */
export const delay = machine.op('delay', (s, f, which) => {
  const { text, it, another, third, watch } = laters[which]!
  const thing = it === 0 ? NONE : evaluator.first(s, f, it)
  const second = another === 0 ? NONE : evaluator.first(s, f, another)
  if (it !== 0 && thing === NONE && (another === 0 || second === NONE)) return
  const last = third === 0 ? NONE : evaluator.first(s, f, third)
  const watched = watch === 0 ? AT_END_OF_TURN : evaluator.first(s, f, watch)
  if (watched !== NONE || watch === 0)
    addDelayed(s, text, s[f + SELF]!, thing, s[f + YOU]!, watched, second, last)
})
