import { TABLE } from '../../../kernel/machine.ts'
import { option } from '../../../kernel/options.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import {
  assembler,
  DEAL_DAMAGE,
  NEMESIS_DRAW,
  NEMESIS_MAIN,
  RESOLVE_ONE,
  STEPWISE,
  steps,
} from '../engine.ts'
import { DEAL } from '../language/instructions/damage.ts'
import { machine } from '../state.ts'
import { castingPhase } from './casting.ts'
import { mainPhase } from './main-phase.ts'
import { discardSpentPower, nemesisDraw, nemesisMain, resolveInPlay } from './nemesis-turn.ts'
import { type Entries, PASS, writeTurns } from './turn.ts'

/*
 * The game for examples: the same turns, but no phase ends by itself because nothing is left to do,
 * and nothing goes on between two turns before somebody says so.
 */

const held = (op: number): number => {
  const name = machine.opNames[op]!
  return machine.question(`${name}, step by step`, { ...machine.questions[op]!, always: true }, name)
}

export const HELD_CASTING = held(castingPhase)
export const HELD_MAIN = held(mainPhase)

/** Nobody is asked: the table waits for the next step. */
export const PAUSE = machine.question('pause', {
  always: true,
  seat: () => TABLE,
  enumerate() {
    option(PASS)
  },
  settle() {},
})

/** Where each part of the game, step by step, begins. */
export let enter: Entries

/** Writes the texts of examples. */
export function writeStepwise(): void {
  enter = writeTurns(STEPWISE, HELD_CASTING, HELD_MAIN, [PAUSE])
  assembler.write(NEMESIS_MAIN, () => {
    nemesisMain()
    assembler.emit(steps.end)
  })
  assembler.write(NEMESIS_DRAW, () => {
    nemesisDraw()
    assembler.emit(steps.end)
  })
  assembler.write(RESOLVE_ONE, () => {
    assembler.emit(resolveInPlay, SELF)
    assembler.emit(discardSpentPower, SELF)
    assembler.emit(steps.end)
  })
  assembler.write(DEAL_DAMAGE, () => {
    for (let i = 0; i < 3; i++) assembler.local()
    assembler.emit(DEAL, 0, 0)
    assembler.emit(steps.end)
  })
}
