import { NONE } from '../../../../kernel/state.ts'
import { SELF } from '../../../../language/compiler/assembler.ts'
import { spansTwo } from '../../content.ts'
import { steps } from '../../engine.ts'
import { provide } from '../../rules/cards.ts'
import {
  breachOfZone,
  CARDS,
  deckOf,
  defOf,
  discardOf,
  isBreachZone,
  machine,
  playerOfZone,
  type State,
  zones,
} from '../../state.ts'
import { holderOf } from '../sets/holders.ts'
import { amount, op } from './instruction.ts'

/** Only cards that still lie in a discard pile: a bound spell that went elsewhere is not fetched. B08 */
export const KEEP_DISCARDED = op('keep those still discarded', (s, f, set) => {
  const at = s[f + set]!
  if (at === NONE) return
  let n = 0
  for (let i = 1; i <= s[at]!; i++) {
    const c = s[at + i]!
    const z = zones.of(s, c)
    if (z < 32 && z % 8 === 2) s[at + ++n] = c
  }
  s[at] = n
})
/** Pushes the top cards of a zone on the frame, rebuilding the deck where the rules do. */
function takeTop(s: State, f: number, zone: number, n: number, into: number): void {
  const at = machine.stackTop(s)
  s[f + into] = at
  machine.pushValue(s, 0)
  for (let i = 0; i < n; i++) {
    if (zones.count(s, zone) <= i) refill(s, zone)
    const c = zones.nth(s, zone, i)
    if (c === NONE) return
    machine.pushValue(s, c)
    s[at] = i + 1
  }
}

/** The deck runs out in the middle: the discard pile is turned over under what was taken. R165 */
function refill(s: State, zone: number): void {
  const p = playerOfZone(zone)
  if (p !== NONE && zone === deckOf(p)) zones.flipUnder(s, discardOf(p), zone)
  else if (zones.count(s, zone) === 0) provide(s, zone)
}

export const TAKE_TOP = op('top of a zone', (s, f, zone, n, into) => {
  takeTop(s, f, zone, amount(s, f, n), into)
})
export const TAKE_BOTTOM = op('bottom of a zone', (s, f, zone, into) => {
  const c = zones.last(s, zone)
  s[f + into] = machine.stackTop(s)
  machine.pushValue(s, c === NONE ? 0 : 1)
  if (c !== NONE) machine.pushValue(s, c)
})
export const TAKE_TOP_OF_DECK = op('top of a deck', (s, f, local, n, into) => {
  const p = s[f + local]!
  if (p === NONE) {
    s[f + into] = NONE
    return
  }
  takeTop(s, f, deckOf(p), amount(s, f, n), into)
})
export const TAKE_TOP_OF_BOUND = op('top of a pile', (s, f, set, n, into) => {
  s[f + into] = NONE
  if (steps.size(s, f, set) > 0) takeTop(s, f, steps.thing(s, f, set, 0), amount(s, f, n), into)
})
/** Pushes this card alone on the frame. */
export const SELF_TO_SET = op('this card', (s, f, into) => {
  s[f + into] = machine.stackTop(s)
  machine.pushValue(s, 1)
  machine.pushValue(s, s[f + SELF]!)
})
/** The last chosen thing only, if that many were chosen. */
export const KEEP_LAST = op('keep the last', (s, f, set, wanted) => {
  const at = s[f + set]!
  if (at === NONE) return
  if (s[at]! < wanted) {
    s[at] = 0
    return
  }
  s[at + 1] = s[at + s[at]!]!
  s[at] = 1
})
/** What is missing from a set of this size, as a counter. */
export const MISSING = op('how many are missing', (s, f, set, n, into) => {
  s[f + into] = Math.max(0, amount(s, f, n) - steps.size(s, f, set))
})

export const HOLDER_TO_LOCAL = op('holder of a card', (s, f, set, into) => {
  s[f + into] = steps.size(s, f, set) > 0 ? holderOf(s, steps.thing(s, f, set, 0)) : NONE
})
/** The breach a prepped spell lies in, before it leaves. */
/** Twice the number of the breach, and one more for a spell that also lies in the next one. */
export const BREACH_TO_LOCAL = op('breach of a spell', (s, f, set, into) => {
  const c = steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
  // Token minions lie in no zone.
  const z = c !== NONE && c < CARDS ? zones.of(s, c) : NONE
  const inBreach = z !== NONE && isBreachZone(z)
  s[f + into] = inBreach ? 2 * breachOfZone(z) + spansTwo[defOf(s, c)]! : NONE
})
/** Puts one thing, held in a local, on the frame as a set. */
export const LOCAL_TO_SET = op('that one', (s, f, local, into) => {
  s[f + into] = machine.stackTop(s)
  machine.pushValue(s, s[f + local] === NONE ? 0 : 1)
  if (s[f + local] !== NONE) machine.pushValue(s, s[f + local]!)
})
export const SAVE = op('save', (s, f, from, to) => {
  s[f + to] = s[f + from]!
})
export const FIRST_TO_LOCAL = op('first of a set', (s, f, set, into) => {
  s[f + into] = steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
})
