import type { Text } from '../../../../language/compiler/assembler.ts'
import { assembler, FIXED_LOCALS, steps } from '../../engine.ts'
import { FIRST_MAIN } from '../../state.ts'
import { writeBattle } from '../battle/battle.ts'
import { runTurnQueue } from '../damage/check.ts'
import {
  cleanup,
  discardDown,
  endTriggers,
  interrupt,
  nextTurn,
  toDiscard,
  toInterrupt,
} from './end-phase.ts'
import { main } from './main-phase.ts'
import { writeSetUp } from './setup.ts'
import { startPhase } from './start-phase.ts'

/** Where the parts of a turn begin, so that a position can be set up in any of them. */
export const entries = {
  start: 0,
  firstMain: 0,
  defense: 0,
  preFight: 0,
  fight: 0,
  finalMain: 0,
  end: 0,
  endTriggers: 0,
  discard: 0,
  cleanup: 0,
}

/** Writes the whole game: set-up, then one turn after the other. */
export function writeGame(): Text {
  return assembler.text('game', () => {
    for (let i = 0; i < FIXED_LOCALS; i++) assembler.local()
    const side = assembler.local()
    const write = assembler.emit.bind(assembler)
    writeSetUp()
    const start = assembler.here
    entries.start = start
    write(startPhase)
    write(runTurnQueue, FIRST_MAIN)
    entries.firstMain = assembler.here
    const ending = assembler.label()
    assembler.emitTo(ending, main, 0, 0, assembler.here + 1)
    Object.assign(entries, writeBattle())
    entries.finalMain = assembler.here
    assembler.emitTo(ending, main, 0)
    assembler.place(ending)
    entries.end = assembler.here
    write(toInterrupt, side)
    write(interrupt, side)
    entries.endTriggers = assembler.here
    write(endTriggers)
    write(runTurnQueue)
    const cleaning = assembler.label()
    const discarding = assembler.here
    entries.discard = discarding
    assembler.emitTo(cleaning, toDiscard, 0)
    write(discardDown)
    write(runTurnQueue)
    write(steps.jump, discarding)
    assembler.place(cleaning)
    entries.cleanup = assembler.here
    const over = assembler.label()
    assembler.emitTo(over, cleanup, 0)
    write(runTurnQueue)
    write(steps.jump, entries.cleanup)
    assembler.place(over)
    write(nextTurn, start)
  })
}
