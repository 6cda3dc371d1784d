import { tooManyAtOnce } from '../../../kernel/limits.ts'
import { NO_OPTION, TABLE } from '../../../kernel/machine.ts'
import { Numbering } from '../../../kernel/numbering.ts'
import { option, optionSecond } from '../../../kernel/options.ts'
import { onFault } from '../../../kernel/scratch.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import { listensTo, mats, type Trigger, triggersOf, typeOf } from '../content.ts'
import { assembler, evaluator, SEVERAL, steps } from '../engine.ts'
import register from '../register.json' with { type: 'json' }
import {
  active,
  BREACHES,
  defOf,
  IN_PLAY,
  listening,
  MOST_EVENTS,
  machine,
  nemesisId,
  preppedIn,
  type State,
  zones,
} from '../state.ts'

/** What cards and mats may wait for. */
export const eventNumbers = new Numbering('event', register.events)
function event(id: string): number {
  const number = eventNumbers.give(id)
  if (number >= MOST_EVENTS) throw new Error(`there is room for ${MOST_EVENTS} events, “${id}” is one more`)
  return number
}
export const START_OF_CASTING = event('start of casting')
export const END_OF_CASTING = event('end of casting')
export const FOCUSED_OR_OPENED = event('focused or opened')
export const SELF_DAMAGED = event('self damaged')
export const NEMESIS_DAMAGED = event('nemesis damaged')
export const SELF_DISCARDED = event('self discarded')
export const KIND_DISCARDED = event('kind discarded')
export const START_OF_TURN = event('start of turn')
export const END_OF_MAIN = event('end of main')
export const END_OF_NEMESIS_TURN = event('end of nemesis turn')
export const END_OF_TURN = event('end of turn')
export const START_OF_NEMESIS_TURN = event('start of nemesis turn')
export const TURN_CARD_DRAWN = event('turn card drawn')
export const GAINED_FROM_PILE = event('gained from pile')
export const OUT_OF_POWER = event('out of power')

/*
 * What waits for an event is found by a bit per card, so that a table without such cards pays almost
 * nothing. All texts that an event wakes are collected first; if there are several, whose turn it is
 * says which comes first (G10).
 */

/** Text, "you" and card of each text woken by the event at hand. */
const MOST_WOKEN = 256
const WOKEN = new Int16Array(3 * MOST_WOKEN)
let woken = 0
onFault(() => {
  woken = 0
})

function wake(
  s: State,
  triggers: readonly Trigger[],
  event: number,
  you: number,
  self: number,
  kind: number,
): void {
  for (let i = 0; i < triggers.length; i++) {
    const t = triggers[i]!
    if (t.event !== event || (t.kind !== NONE && t.kind !== kind)) continue
    if (t.condition !== 0) {
      // The condition is read from a frame of its own text.
      const f = assembler.start(s, t.text, you, you, self)
      const holds = evaluator.amount(s, f, t.condition) !== 0
      machine.pop(s)
      if (!holds) continue
    }
    if (woken >= MOST_WOKEN) {
      woken = 0
      throw tooManyAtOnce()
    }
    WOKEN[woken * 3] = t.text
    WOKEN[woken * 3 + 1] = you
    WOKEN[woken * 3 + 2] = self
    woken++
  }
}

function start(s: State, i: number): void {
  assembler.start(s, WOKEN[i * 3]!, WOKEN[i * 3 + 1]!, WOKEN[i * 3 + 1]!, WOKEN[i * 3 + 2]!)
}

/** Starts what was woken: at once when the order cannot matter, else by choice. */
function rise(s: State): void {
  const n = woken
  woken = 0
  let alike = true
  for (let i = 1; i < n; i++) if (WOKEN[i * 3] !== WOKEN[0]) alike = false
  if (alike) {
    for (let i = n - 1; i >= 0; i--) start(s, i)
    return
  }
  const f = assembler.start(s, SEVERAL, NONE, NONE, NONE)
  s[f + LEFT] = machine.stackTop(s)
  machine.pushValue(s, n)
  for (let i = 0; i < n * 3; i++) machine.pushValue(s, WOKEN[i]!)
}

export const COMES_FIRST = FIRST_GAME_OPTION + 18
/** Local of the text SEVERAL with the address of what is left. */
const LEFT = SELF + 1
/** In place of a card: the text stands on the mat. */
export const ON_THE_MAT = 4095

/** Which of several things that happen at the same moment comes first. */
const whichFirst = machine.question('which comes first', {
  seat: (s) => (active.get(s) === NONE ? TABLE : active.get(s)),
  enumerate(s, f) {
    const at = s[f + LEFT]!
    for (let i = 0; i < s[at]!; i++) {
      const card = s[at + 3 + i * 3]!
      option(COMES_FIRST, card === NONE ? ON_THE_MAT : card, i)
    }
  },
  settle(s, f, chosen) {
    if (chosen === NO_OPTION) return
    const at = s[f + LEFT]!
    const n = s[at]! - 1
    const from = at + 1 + optionSecond(chosen) * 3
    const text = s[from]!
    const you = s[from + 1]!
    const self = s[from + 2]!
    for (let i = from; i < at + 1 + n * 3; i++) s[i] = s[i + 3]!
    s[at] = n
    s[f] = s[f]! - 1
    assembler.start(s, text, you, you, self)
  },
})

/** Writes the text of several things at once. */
export function writeSeveral(): void {
  assembler.write(SEVERAL, () => {
    assembler.local()
    assembler.emit(whichFirst)
    assembler.emit(steps.end)
  })
}

/** An event of the whole table: the mat, nemesis cards in play from the oldest, prepped spells. */
export function fire(s: State, event: number, player: number): void {
  if (!listening.has(s, 0, event)) return
  const mat = mats[nemesisId.get(s)]
  if (mat !== undefined && mat.listens[event]) wake(s, mat.triggers, event, player, NONE, NONE)
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    if (listensTo(defOf(s, c), event)) wake(s, triggersOf[defOf(s, c)]!, event, player, c, NONE)
  if (player !== NONE) wakePrepped(s, event, player)
  rise(s)
}

/** An event that a player's own prepped spells listen to. */
export function firePrepped(s: State, event: number, p: number): void {
  if (!listening.has(s, 0, event)) return
  wakePrepped(s, event, p)
  rise(s)
}

function wakePrepped(s: State, event: number, p: number): void {
  for (let k = 0; k < BREACHES; k++)
    for (let c = zones.first(s, preppedIn(p * BREACHES + k)); c !== NONE; c = zones.after(s, c))
      if (listensTo(defOf(s, c), event)) wake(s, triggersOf[defOf(s, c)]!, event, p, c, NONE)
}

/** Something happened to this card itself; `by` is the player who did it. */
export function fireSelf(s: State, event: number, c: number, by: number): void {
  if (!listensTo(defOf(s, c), event)) return
  wake(s, triggersOf[defOf(s, c)]!, event, by, c, NONE)
  rise(s)
}

export function fireDiscarded(s: State, c: number): void {
  const by = active.get(s)
  const mat = mats[nemesisId.get(s)]
  if (mat !== undefined && mat.listens[KIND_DISCARDED])
    wake(s, mat.triggers, KIND_DISCARDED, by, c, typeOf[defOf(s, c)]!)
  if (listensTo(defOf(s, c), SELF_DISCARDED)) wake(s, triggersOf[defOf(s, c)]!, SELF_DISCARDED, by, c, NONE)
  rise(s)
}

/** An event that only the mat can wait for, about a turn order card or a supply pile. */
export function fireMat(s: State, event: number, you: number, about: number): void {
  if (!listening.has(s, 0, event)) return
  const mat = mats[nemesisId.get(s)]
  if (mat === undefined || !mat.listens[event]) return
  wake(s, mat.triggers, event, you, about, NONE)
  rise(s)
}

/** The nemesis lost life: powers in play may be waiting for that. */
export function fireNemesisDamaged(s: State, by: number): void {
  if (!listening.has(s, 0, NEMESIS_DAMAGED)) return
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    if (listensTo(defOf(s, c), NEMESIS_DAMAGED))
      wake(s, triggersOf[defOf(s, c)]!, NEMESIS_DAMAGED, by, c, NONE)
  rise(s)
}
