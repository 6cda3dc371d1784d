import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import { listed, mark, type Operand, release } from '../../../language/evaluator.ts'
import { isSpell } from '../content.ts'
import { assembler, ENEMY, evaluator, SELF, YOU } from '../engine.ts'
import {
  answering,
  clearTrait,
  controllerOf,
  def,
  HAND,
  hasTrait,
  isPlayer,
  machine,
  NEGATED,
  ownerOf,
  PLAYER,
  standing,
  zones,
} from '../state.ts'
import { PASSED, WINDOW } from './events.ts'
import { PASS, PASS_TURN, PLAY } from './options.ts'
import { FAST_ONLY, offerPlays } from './playable.ts'
import { startPlay } from './playing-cards.ts'

// 4.2: after the public choices the other player may answer with fast spells, one after the other.
// Being asked tells nothing: the question comes whatever that hand holds (G12).

/** Can this seat answer at all, as far as everybody knows? */
export const couldAnswer = (s: State, p: number): boolean =>
  standing.get(s, p) === 0 && zones.count(s, HAND + p) > 0

/** Offers passing, now or for the rest of the turn. */
export function offerPass(): void {
  option(PASS)
  option(PASS_TURN)
}

/** True when the answer was to pass. */
export function passed(s: State, p: number, chosen: number): boolean {
  if (chosen !== NO_OPTION && optionKind(chosen) === PLAY) return false
  if (chosen !== NO_OPTION && optionKind(chosen) === PASS_TURN) standing.set(s, p, 1)
  emit(s, PASSED, p)
  return true
}

/** The window is open: Backlash and its like see the spell it is about. */
const openWindow = machine.op('open window', (s, f, ofSpell) => {
  answering.set(s, ofSpell === 1 ? s[f + SELF]! : NONE)
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
    startPlay(s, optionFirst(chosen), p)
  },
  always: true,
} satisfies Question)

/** A negated spell does nothing more (R18). */
const unlessNegated = machine.op('unless negated', (s, f) => {
  const c = s[f + SELF]!
  if (isSpell(def.get(s, c)) && hasTrait(s, c, NEGATED)) {
    clearTrait(s, c, NEGATED)
    machine.pop(s)
  }
})

/** Writes a window into the text being written. */
export function writeWindow(ofSpell: boolean): void {
  const again = assembler.here
  assembler.emit(openWindow, ofSpell ? 1 : 0)
  assembler.emit(react, again)
  if (ofSpell) assembler.emit(unlessNegated)
}

/** What decides whether an ability has a window: things that must not all be its own player's (A14). */
export interface Touched {
  readonly always: boolean
  readonly sets: readonly Operand[]
}
export const touched: Touched[] = []

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
