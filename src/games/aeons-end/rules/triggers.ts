import { NONE } from '../../../kernel/state.ts'
import { listens, mats, type Trigger, triggersOf, typeOf } from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import {
  active,
  BREACHES,
  defOf,
  IN_PLAY,
  listening,
  machine,
  nemesisId,
  preppedIn,
  type State,
  zones,
} from '../state.ts'

export const START_OF_CASTING = 0
export const END_OF_CASTING = 1
export const FOCUSED_OR_OPENED = 2
export const SELF_DAMAGED = 3
export const NEMESIS_DAMAGED = 4
export const SELF_DISCARDED = 5
export const KIND_DISCARDED = 6
export const START_OF_TURN = 7
export const END_OF_MAIN = 8
export const END_OF_NEMESIS_TURN = 9
export const END_OF_TURN = 10

/*
 * What waits for an event is found by a bit per card, so that a table without such cards pays almost
 * nothing. Simultaneous texts start last first, so that they run from the oldest to the newest.
 */

function startAll(
  s: State,
  triggers: readonly Trigger[],
  event: number,
  you: number,
  self: number,
  kind: number,
): void {
  for (let i = triggers.length - 1; i >= 0; i--) {
    const t = triggers[i]!
    if (t.event !== event || (t.kind !== NONE && t.kind !== kind)) continue
    const f = assembler.start(s, t.text, you, you, self)
    if (t.condition !== 0 && evaluator.amount(s, f, t.condition) === 0) machine.pop(s)
  }
}

/** An event of the whole table: first the mat, then nemesis cards in play, then prepped spells. */
export function fire(s: State, event: number, player: number): void {
  const bit = 1 << event
  if ((listening.get(s) & bit) === 0) return
  if (player !== NONE) firePrepped(s, event, player)
  for (let c = zones.last(s, IN_PLAY); c !== NONE; c = zones.before(s, c))
    if ((listens[defOf(s, c)]! & bit) !== 0) startAll(s, triggersOf[defOf(s, c)]!, event, player, c, NONE)
  const mat = mats[nemesisId.get(s)]
  if (mat !== undefined && (mat.listens & bit) !== 0) startAll(s, mat.triggers, event, player, NONE, NONE)
}

/** An event that a player's own prepped spells listen to. */
export function firePrepped(s: State, event: number, p: number): void {
  const bit = 1 << event
  if ((listening.get(s) & bit) === 0) return
  for (let k = BREACHES - 1; k >= 0; k--)
    for (let c = zones.last(s, preppedIn(p * BREACHES + k)); c !== NONE; c = zones.before(s, c))
      if ((listens[defOf(s, c)]! & bit) !== 0) startAll(s, triggersOf[defOf(s, c)]!, event, p, c, NONE)
}

/** Something happened to this card itself; `by` is the player who did it. */
export function fireSelf(s: State, event: number, c: number, by: number): void {
  if ((listens[defOf(s, c)]! & (1 << event)) !== 0) startAll(s, triggersOf[defOf(s, c)]!, event, by, c, NONE)
}

export function fireDiscarded(s: State, c: number): void {
  fireSelf(s, SELF_DISCARDED, c, active.get(s))
  const mat = mats[nemesisId.get(s)]
  if (mat !== undefined && (mat.listens & (1 << KIND_DISCARDED)) !== 0)
    startAll(s, mat.triggers, KIND_DISCARDED, active.get(s), c, typeOf[defOf(s, c)]!)
}

/** The nemesis lost life: powers in play may be waiting for that. */
export function fireNemesisDamaged(s: State, by: number): void {
  if ((listening.get(s) & (1 << NEMESIS_DAMAGED)) === 0) return
  for (let c = zones.last(s, IN_PLAY); c !== NONE; c = zones.before(s, c)) {
    if ((listens[defOf(s, c)]! & (1 << NEMESIS_DAMAGED)) !== 0)
      startAll(s, triggersOf[defOf(s, c)]!, NEMESIS_DAMAGED, by, c, NONE)
  }
}
