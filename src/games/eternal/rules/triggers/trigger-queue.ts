import { emit } from '../../../../kernel/events.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Text } from '../../../../language/compiler/assembler.ts'
import { triggers } from '../../abilities.ts'
import {
  assembler,
  evaluator,
  FIXED_LOCALS,
  MANY,
  OTHER,
  QUEUE_END,
  QUEUE_HEAD,
  startText,
} from '../../engine.ts'
import { isPlaymat, machine, queueEnd, queueHead, zones } from '../../state.ts'
import { doneReading, reader } from '../common/evaluate.ts'
import { TRIGGERED } from '../common/events.ts'
import { turnUp } from '../common/stealth.ts'
import { beforeNextQueue, clearFrom, dequeue, left, UNKNOWN_SOURCE } from './queue-rows.ts'

// EG3: abilities join the queue when their event happens and leave it from the front. The register keeps the ids that
// its instructions were given under an earlier name.

/** Begins the queue of an action: locals a and b remember the one outside. */
export const openQueue = machine.op('open queue', (s, f, a, b) => {
  beforeNextQueue(s)
  s[f + a] = queueHead.get(s)
  s[f + b] = queueEnd.get(s)
  queueHead.set(s, queueEnd.get(s))
})

/** Carries out what waits, from the front, until the queue is empty. */
export const runQueue = machine.op('run queue', (s, f) => {
  if (queueHead.get(s) >= queueEnd.get(s)) return
  s[f] = s[f]! - 1
  runNext(s)
})

/** Empties the queue of the turn itself. */
export function clearQueue(s: State): void {
  clearFrom(s, 0)
  queueHead.set(s, 0)
  queueEnd.set(s, 0)
}

/** Starts the ability at the front. */
export function runNext(s: State): void {
  dequeue(s)
  const { ability, source, you, that, other, many } = left
  if (source === UNKNOWN_SOURCE) return
  if (ability < 0) {
    startTriggered(s, -1 - ability, you, that, source, other, many)
    return
  }
  const t = triggers[ability]!
  // Mastery is for those who live to see it.
  if (t.least > 0 && !isPlaymat(zones.of(s, source))) return
  if (t.guard !== 0) {
    const g = reader(s, you, source, that, other, many)
    const still = evaluator.amount(s, g, t.guard) !== 0
    doneReading(s, g)
    if (!still) return
  }
  turnUp(s, source)
  emit(s, TRIGGERED, source, ability)
  startTriggered(s, t.text, you, that, source, other, many)
}

function startTriggered(
  s: State,
  text: Text,
  you: number,
  that: number,
  source: Card,
  other: number,
  many: number,
): void {
  const f = startText(s, text, you, that, source)
  s[f + OTHER] = other
  s[f + MANY] = many
}

/** Ends the queue of an action. */
export const closeQueue = machine.op('close queue', (s, f, a, b) => close(s, s[f + a]!, s[f + b]!))

function close(s: State, head: number, end: number): void {
  clearFrom(s, end)
  queueHead.set(s, head)
  queueEnd.set(s, end)
}

/** The queue of an action runs until it is empty; then the action is over. */
const finishAction = machine.op('finish action', (s, f) => {
  if (queueHead.get(s) < queueEnd.get(s)) {
    s[f] = s[f]! - 1
    runNext(s)
    return
  }
  close(s, s[f + QUEUE_HEAD]!, s[f + QUEUE_END]!)
  machine.pop(s)
})

/** An action: whatever is started above it happens first, then its queue is carried out (EG3). */
export function writeAction(name: string): Text {
  return assembler.text(name, () => {
    for (let i = 0; i < FIXED_LOCALS + 2; i++) assembler.local()
    assembler.emit(finishAction)
  })
}

/** Begins an action with a queue of its own. */
export function startAction(s: State, action: Text, p: number, c: Card): number {
  const f = startText(s, action, p, NONE, c)
  beforeNextQueue(s)
  s[f + QUEUE_HEAD] = queueHead.get(s)
  s[f + QUEUE_END] = queueEnd.get(s)
  queueHead.set(s, queueEnd.get(s))
  return f
}
