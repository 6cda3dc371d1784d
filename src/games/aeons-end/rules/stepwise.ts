import { TABLE } from '../../../kernel/machine.ts'
import { option } from '../../../kernel/options.ts'
import { SELF } from '../../../language/assembler.ts'
import { assembler, steps } from '../engine.ts'
import { DEAL } from '../language/instructions/damage.ts'
import { machine } from '../state.ts'
import { castingPhase } from './casting.ts'
import { mainPhase } from './main-phase.ts'
import { discardSpentPower, nemesisDraw, nemesisMain, resolveInPlay } from './nemesis-turn.ts'
import { PASS, writeTurns } from './turn.ts'

/*
 * The game for examples: the same turns, but no phase ends by itself because nothing is left to do,
 * and nothing goes on between two turns before somebody says so.
 */

const held = (op: number): number =>
  machine.question(machine.opNames[op]!, { ...machine.questions[op]!, always: true })

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

export const STEPWISE = assembler.declare('the game, step by step')
export const enter = writeTurns(STEPWISE, HELD_CASTING, HELD_MAIN, [PAUSE])

/** The phases of the nemesis on their own. */
export const NEMESIS_MAIN = assembler.text('nemesis main phase', () => {
  nemesisMain()
  assembler.emit(steps.end)
})
export const NEMESIS_DRAW = assembler.text('nemesis draw phase', () => {
  nemesisDraw()
  assembler.emit(steps.end)
})

/** One card in play, as if its place in the nemesis main phase had come. */
export const RESOLVE_ONE = assembler.text('resolve a nemesis card', () => {
  assembler.emit(resolveInPlay, SELF)
  assembler.emit(discardSpentPower, SELF)
  assembler.emit(steps.end)
})

/** Damage dealt by a player without a card; how much waits in the local of the bonus. */
export const DEAL_DAMAGE = assembler.text('deal damage', () => {
  for (let i = 0; i < 3; i++) assembler.local()
  assembler.emit(DEAL, 0, 0)
  assembler.emit(steps.end)
})
