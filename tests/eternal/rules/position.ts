import { expect } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { restore, serialise } from '../../../src/kernel/block.ts'
import type { State } from '../../../src/kernel/state.ts'

const { machine, schema, scenario } = eternal

/** A position that is played step by step; after every answer the state is stored and restored. */
export class Position {
  s: State

  constructor(given: unknown) {
    this.s = scenario.given(given)
  }

  /** `play Torch`, `pick Pyre Adept`, `pass` ...; `pass*` passes as long as somebody may react. */
  do(...steps: readonly unknown[]): this {
    for (const step of steps)
      if (step === 'pass*') this.passAll()
      else scenario.perform(this.s, step, (index) => this.answer(index))
    return this
  }

  private answer(index: number): void {
    machine.answer(this.s, index)
    this.s.set(restore(schema, serialise(schema, this.s)))
  }

  private passAll(): void {
    while (machine.waiting(this.s)) {
      const { options } = eternal.decision(this.s)
      const index = options.findIndex(({ kind }) => kind === 'pass')
      if (index === -1) return
      this.answer(index)
    }
  }

  then(expected: unknown): this {
    expect(scenario.differences(this.s, expected)).toEqual([])
    return this
  }

  refuses(step: unknown): this {
    expect(() => scenario.perform(this.s, step, (index) => this.answer(index))).toThrow()
    return this
  }
}

export const position = (given: unknown): Position => new Position(given)
/** Power and influence for everything. */
export const rich = { power: 15, influence: 'FFFFTTTTJJJJPPPPPSSSSS' }
