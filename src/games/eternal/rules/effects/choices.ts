import { emit } from '../../../../kernel/events.ts'
import { listed, mark, release, relist } from '../../../../language/compiler/evaluator.ts'
import { evaluator, SELF, steps, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { know } from '../../knowledge.ts'
import { isPlayer, isPlaymat, machine, number, PICK_STREAM, STACK_ZONE, streams, zones } from '../../state.ts'
import { CHOSEN } from '../common/events.ts'

/** Pushes n things of a set, at random, on the frame. */
export const pickRandom = machine.op('pick random', (s, f, set, amount, into) => {
  const n = evaluator.amount(s, f, amount)
  const from = mark()
  evaluator.gather(s, f, set)
  let end = mark()
  const take = Math.min(n, end - from)
  if (take > 0 && end - from > take) machine.reveal(s)
  s[f + into] = machine.stackTop(s)
  machine.pushValue(s, take)
  for (let i = 0; i < take; i++) {
    const at = from + (end - from === 1 ? 0 : streams.roll(s, PICK_STREAM, end - from))
    machine.pushValue(s, listed(at))
    end--
    for (let k = at; k < end; k++) relist(k, listed(k + 1))
  }
  release(from)
})

/** Cards taken up from a deck are seen by whoever does. */
export const seeThese = machine.op('see these', (s, f, local) => {
  for (let i = 0; i < steps.size(s, f, local); i++) know(s, s[f + YOU]!, steps.thing(s, f, local, i))
})

export const randomWays: (readonly number[])[] = growing.list()

export const jumpRandom = machine.op('random way', (s, f, at) => {
  const ways = randomWays[at]!
  machine.reveal(s)
  s[f] = ways[streams.roll(s, PICK_STREAM, ways.length)]!
})

/** Counts on this copy; goes on only when the number is reached. */
export const countTo = machine.op('count to', (s, f, n, otherwise) => {
  const c = s[f + SELF]!
  number.set(s, c, number.get(s, c) + 1)
  if (number.get(s, c) < n) s[f] = otherwise
})

/** What was chosen before the window and no longer fits is dropped: nothing happens to it (EG11). */
export const recheck = machine.op('recheck', (s, f, local, set) => {
  const n = steps.size(s, f, local)
  if (n === 0) return
  const at = s[f + local]!
  const from = mark()
  evaluator.gather(s, f, set)
  const end = mark()
  let kept = 0
  for (let i = 0; i < n; i++) {
    const x = s[at + 1 + i]!
    for (let k = from; k < end; k++)
      if (listed(k) === x) {
        s[at + 1 + kept++] = x
        break
      }
  }
  release(from)
  s[at] = kept
})

/** Drops what has left the playmat since it was chosen. */
export const keepPresent = machine.op('keep present', (s, f, local) => {
  const n = steps.size(s, f, local)
  if (n === 0) return
  const at = s[f + local]!
  let kept = 0
  for (let i = 0; i < n; i++) {
    const x = s[at + 1 + i]!
    if (isPlayer(x) || isPlaymat(zones.of(s, x)) || zones.of(s, x) === STACK_ZONE) s[at + 1 + kept++] = x
  }
  s[at] = kept
})

/** Tells everybody what was chosen before the window (E174). */
export const emitChosen = machine.op('emit chosen', (s, f, local) => {
  for (let i = 0; i < steps.size(s, f, local); i++) {
    const x = steps.thing(s, f, local, i)
    if (isPlayer(x) || isPlaymat(zones.of(s, x))) emit(s, CHOSEN, s[f + YOU]!, x, s[f + SELF]!)
  }
})
