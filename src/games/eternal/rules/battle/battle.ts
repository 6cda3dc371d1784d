import { assembler, steps } from '../../engine.ts'
import { runTurnQueue } from '../damage/check.ts'
import { aim, berserk, commit, declare } from './attacking.ts'
import { block, blockWhich, confirmBlocks, defend, toDefense } from './blocking.ts'
import { attackAgain, dealFight, split, toFight } from './fight.ts'
import { preFight, toPreFight } from './pre-fight.ts'

/** Where the steps of a battle begin. */
interface BattleSteps {
  readonly defense: number
  readonly preFight: number
  readonly fight: number
}

/** Writes the Battle Phase into the turn: declaration, defense, pre-fight, fight. */
export function writeBattle(): BattleSteps {
  const blocker = assembler.local()
  const side = assembler.local()
  const played = assembler.local()
  const passes = assembler.local()
  const order = assembler.local()
  const asked = assembler.local()
  const write = assembler.emit.bind(assembler)
  const action = (...ops: readonly (readonly number[])[]): void => {
    for (const [op, a = 0, b = 0, c = 0] of ops) write(op!, a, b, c)
    write(runTurnQueue)
  }
  write(declare)
  write(aim)
  const attack = assembler.here
  write(berserk, asked)
  action([commit])
  const defense = assembler.here
  const over = assembler.label()
  assembler.emitTo(over, toDefense, 0)
  write(defend)
  const blocking = assembler.here
  const blocked = assembler.label()
  assembler.emitTo(blocked, block, 1, blocker)
  write(blockWhich, blocker)
  write(steps.jump, blocking)
  assembler.place(blocked)
  action([confirmBlocks])
  const beforeFight = assembler.here
  write(toPreFight, side, played, passes)
  write(preFight, side, played, passes)
  const fight = assembler.here
  write(toFight, order)
  write(split, order)
  write(dealFight, 0, order)
  action([dealFight, 1, order])
  assembler.place(over)
  write(attackAgain, attack)
  return { defense, preFight: beforeFight, fight }
}
