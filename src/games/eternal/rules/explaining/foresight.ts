import { optionAt, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import type { Card } from '../../../../kernel/zones.ts'
import { DONE, NO, PICK } from '../../../../language/compiler/steps.ts'
import { KIND, UNIT } from '../../content.ts'
import { isHidden, seesZone } from '../../knowledge.ts'
import {
  CARDS,
  current,
  damage,
  def,
  EXHAUSTED,
  has,
  health,
  isPlaymat,
  machine,
  PLAYMAT,
  STACK_ZONE,
  zones,
} from '../../state.ts'
import { askedName, type QuestionName } from '../../visibility/questions.ts'
import * as kinds from '../common/options.ts'
import { laterSkills } from '../values/later-skills.ts'
import { skills } from '../values/skills.ts'
import { healthTotal, strength } from '../values/values.ts'
import { onCopy } from './trial.ts'

/*
 * What becomes of a battle or of what is being played: played to its end on a copy, with what somebody is about to answer, while
 * everybody else lets everything pass. What depends on chance, on cards that she has not seen or on a choice that is still open is not
 * shown: two tables that look alike to her foresee the same.
 */

/** The two healths after it, the units that die on the way, and what is then left of each side, roughly. */
export interface Foreseen {
  readonly health: readonly [number, number]
  readonly dead: readonly Card[]
  readonly left: readonly [number, number]
}

/** Says the option for what is asked on the copy; -1 lets it pass. */
type Answers = (trial: State, name: QuestionName, options: number) => number

const MOST_STEPS = 80
/** Where more could be aimed at, nobody waits until all of it has been tried. */
const MOST_TARGETS = 24
const PASSES: readonly number[] = [kinds.PASS, DONE, NO, kinds.COMMIT]

function optionOf(options: number, fits: (kind: number, first: number) => boolean): number {
  for (let i = 0; i < options; i++) if (fits(optionKind(optionAt(i)), optionFirst(optionAt(i)))) return i
  return -1
}

/** It is over: the player whose turn it is may act freely again, or the turn has passed. */
const isOver = (trial: State, player: number): boolean =>
  machine.over.get(trial) !== 0 ||
  current.get(trial) !== player ||
  (machine.waiting(trial) && askedName(trial) === 'main')

/** Plays the battle that is under way to its end; null when that is not certain, or not for this seat to know. */
const playOut = (s: State, seat: number, answers: Answers): Foreseen | null =>
  liesFaceDown(s, seat) ? null : onCopy(s, (trial) => playedOut(trial, s, seat, answers))

/** Does anything in play, or being played, lie face down for this seat? */
function liesFaceDown(s: State, seat: number): boolean {
  for (const z of [PLAYMAT, PLAYMAT + 1, STACK_ZONE])
    for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) if (isHidden(s, seat, c)) return true
  return false
}

/** Has a card moved of which this seat did not know what it was? */
function movedUnseen(trial: State, s: State, seat: number): boolean {
  for (let c = 0; c < CARDS; c++) {
    const z = zones.of(s, c)
    if (z !== NONE && !seesZone(seat, z) && zones.of(trial, c) !== z) return true
  }
  return false
}

function playedOut(trial: State, s: State, seat: number, answers: Answers): Foreseen | null {
  const player = current.get(s)
  for (let step = 0; !isOver(trial, player); step++) {
    if (step >= MOST_STEPS || !machine.waiting(trial)) return null
    const options = machine.options(trial)
    const answer = answers(trial, askedName(trial), options)
    const chosen = answer >= 0 ? answer : optionOf(options, (kind) => PASSES.includes(kind))
    if (chosen < 0) return null
    machine.answer(trial, chosen)
    if (machine.revealed.get(trial) !== machine.revealed.get(s)) return null
  }
  if (movedUnseen(trial, s, seat)) return null
  return {
    health: [health.get(trial, 0), health.get(trial, 1)],
    dead: unitsOf(s).filter((c) => !isPlaymat(zones.of(trial, c))),
    left: [strengthOf(trial, 0), strengthOf(trial, 1)],
  }
}

/** A side as a number: health, and units by their size, their skills and whether they can act. */
function strengthOf(s: State, p: number): number {
  let sum = health.get(s, p)
  for (const c of unitsOf(s)) {
    if (zones.of(s, c) !== PLAYMAT + p) continue
    sum += 1 + strength(s, c) + healthTotal(s, c) - damage.get(s, c)
    for (let its = skills(s, c); its !== 0; its &= its - 1) sum += 0.5
    for (let its = laterSkills(s, c); its !== 0; its &= its - 1) sum += 0.5
    if (has(s, c, EXHAUSTED)) sum -= 0.5
  }
  return sum
}

function unitsOf(s: State): Card[] {
  const found: Card[] = []
  for (const p of [0, 1])
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
      if (KIND[def.get(s, c)] === UNIT) found.push(c)
  return found
}

/** The battle with these blocks, as pairs of a blocker and what it blocks. */
export function withBlocks(
  s: State,
  seat: number,
  blocks: readonly (readonly [Card, Card])[],
): Foreseen | null {
  const left = [...blocks]
  let attacker = NONE
  return playOut(s, seat, (_, name, options) => {
    if (name === 'block which') return optionOf(options, (kind, c) => kind === PICK && c === attacker)
    if (name !== 'block') return -1
    const next = left.shift()
    if (next === undefined) return -1
    attacker = next[1]
    return optionOf(options, (kind, c) => kind === kinds.BLOCK && c === next[0])
  })
}

/** How it went for a seat. */
const worth = ({ left }: Foreseen, seat: number): number =>
  seat === 1 ? left[1] - left[0] : left[0] - left[1]

/** How well it serves the seat that is asked to choose this; null when it is not certain. */
export function worthOf(s: State, option: number): number | null {
  const seat = machine.seat(s)
  const outcome = playOut(s, seat, answering(seat, option, -1))
  return outcome === null ? null : worth(outcome, seat)
}

/** The battle after this answer, with the target that serves the seat best; null when it is not certain. */
export function afterAnswer(s: State, seat: number, option: number): Foreseen | null {
  const targets = targetsOf(s, seat, option)
  if (targets.length > MOST_TARGETS) return null
  let best: Foreseen | null = null
  for (const target of targets) {
    const outcome = playOut(s, seat, answering(seat, option, target))
    if (outcome !== null && (best === null || worth(outcome, seat) > worth(best, seat))) best = outcome
  }
  return best
}

/** Answers with this option, then with this choice for what its card asks; further choices are not made. */
function answering(seat: number, option: number, target: number): Answers {
  let asked = 0
  return (trial, _, options) => {
    if (machine.seat(trial) !== seat) return -1
    asked++
    if (asked === 1) return option
    return asked === 2 && target >= 0 && target < options ? target : -1
  }
}

/** The places of what the card of this answer may be aimed at; -1 alone where it asks for nothing. */
function targetsOf(s: State, seat: number, option: number): readonly number[] {
  return onCopy(s, (trial) => {
    machine.options(trial)
    machine.answer(trial, option)
    const asks = machine.waiting(trial) && machine.seat(trial) === seat && askedName(trial) === 'select'
    return asks ? Array.from({ length: machine.options(trial) }, (_, i) => i) : [-1]
  })
}

/** The battle when this seat lets everything pass, too. */
export const afterPassing = (s: State, seat: number): Foreseen | null => playOut(s, seat, () => -1)

/** The answers to the open question with which a card is played. */
export function plays(s: State): readonly number[] {
  const options = machine.options(s)
  return Array.from({ length: options }, (_, i) => i).filter((i) => optionKind(optionAt(i)) === kinds.PLAY)
}
