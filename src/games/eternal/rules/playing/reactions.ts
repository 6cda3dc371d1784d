import { emit } from '../../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { isSpell, SWIFT } from '../../content.ts'
import { assembler, ENEMY, evaluator, SELF, YOU } from '../../engine.ts'
import { growing } from '../../growing.ts'
import {
  answering,
  clearTrait,
  controllerOf,
  def,
  HAND,
  hasTrait,
  isAround,
  isPlayer,
  machine,
  NEGATED,
  ownerOf,
  PLAYER,
  STACK_ZONE,
  standing,
  VOID,
  zones,
} from '../../state.ts'
import { PASSED, WINDOW } from '../common/events.ts'
import { PASS, PASS_TURN, PLAY, PLAY_BONDED, PLAY_SHIFTED } from '../common/options.ts'
import { isUnstoppable } from '../values/aegis.ts'
import { hasSkill } from '../values/skills.ts'
import { BY_PLAY, move } from '../zones/zones.ts'
import { FAST_ONLY, offerPlays } from './playable.ts'
import { startChosenPlay } from './playing-cards.ts'

// 4.2: after the public choices the other player may answer with fast spells, one after the other.
// Being asked tells nothing: the question comes whatever that hand holds (EG12).

/** Can this seat answer at all, as far as everybody knows? */
export const couldAnswer = (s: State, p: number): boolean =>
  standing.get(s, p) === 0 && zones.count(s, HAND + p) > 0

/** Offers passing, now or for the rest of the turn. */
export function offerPass(): void {
  option(PASS)
  option(PASS_TURN)
}

const isPlay = (chosen: number): boolean => {
  const kind = optionKind(chosen)
  return kind === PLAY || kind === PLAY_SHIFTED || kind === PLAY_BONDED
}

/** True when the answer was to pass. */
export function passed(s: State, p: number, chosen: number): boolean {
  if (chosen !== NO_OPTION && isPlay(chosen)) return false
  if (chosen !== NO_OPTION && optionKind(chosen) === PASS_TURN) standing.set(s, p, 1)
  emit(s, PASSED, p)
  return true
}

/** The window is open: Backlash and its like see the spell it is about. */
const openWindow = machine.op('open window', (s, f, ofSpell) => {
  const c = s[f + SELF]!
  answering.set(s, ofSpell === 1 || (ofSpell === 2 && zones.of(s, c) === STACK_ZONE) ? c : NONE)
  emit(s, WINDOW, s[f + ENEMY]!, s[f + SELF]!)
})

const react = machine.question('react', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    const p = s[f + ENEMY]!
    if (!couldAnswer(s, p)) return
    offerPlays(s, p, FAST_ONLY)
    offerPass()
  },
  settle: (s, f, chosen, again) => {
    const p = s[f + ENEMY]!
    if (passed(s, p, chosen)) {
      answering.set(s, NONE)
      return
    }
    s[f] = again
    startChosenPlay(s, chosen, p)
  },
  always: true,
} satisfies Question)

/** A negated spell does nothing more (ER18). */
const unlessNegated = machine.op('unless negated', (s, f) => {
  const c = s[f + SELF]!
  if (!hasTrait(s, c, NEGATED)) return
  clearTrait(s, c, NEGATED)
  if (isUnstoppable(s, f)) return
  if (isSpell(def.get(s, c))) {
    machine.pop(s)
    return
  }
  // A negated curse goes to its owner's void.
  if (zones.of(s, c) === STACK_ZONE) move(s, c, VOID + ownerOf(s, c), BY_PLAY)
  machine.pop(s)
})

/** A Swift spell cannot be answered: the window is skipped. */
const unlessSwift = machine.op('unless swift', (s, f, past) => {
  if (isAround(s, SWIFT) && hasSkill(s, s[f + SELF]!, SWIFT)) s[f] = past
})

/** Writes a window into the text being written. */
export function writeWindow(of: 'spell' | 'curse' | 'ability'): void {
  const past = assembler.label()
  if (of === 'spell') assembler.emitTo(past, unlessSwift, 0)
  const again = assembler.here
  assembler.emit(openWindow, of === 'spell' ? 1 : of === 'curse' ? 2 : 0)
  assembler.emit(react, again)
  if (of !== 'ability') assembler.emit(unlessNegated)
  assembler.place(past)
}

/** What decides whether an ability has a window: things that must not all be its own player's (A14). */
export interface Touched {
  readonly always: boolean
  readonly sets: readonly Operand[]
}
export const touched: Touched[] = growing.list()

const belongsToEnemy = (s: State, you: number, x: number): boolean =>
  isPlayer(x) ? x - PLAYER !== you : controllerOf(s, x) !== you || ownerOf(s, x) !== you

/** Jumps over the window unless something of the other player will be touched. */
export const windowTest = machine.op('window?', (s, f, at, past) => {
  const test = touched[at]!
  if (test.always) return
  const you = s[f + YOU]!
  for (let i = 0; i < test.sets.length; i++) {
    const from = mark()
    evaluator.gather(s, f, test.sets[i]!)
    const end = mark()
    let found = false
    for (let k = from; k < end && !found; k++) found = belongsToEnemy(s, you, listed(k))
    release(from)
    if (found) return
  }
  s[f] = past
})
