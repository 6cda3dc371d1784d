import { eternal } from '../../../src/games/eternal/index.ts'
import type { State } from '../../../src/kernel/state.ts'

const { machine, scenario } = eternal

/** A small generator of numbers, so that every case has a name of its own. */
export class Dice {
  private state: number

  constructor(seed: number) {
    this.state = (seed * 2654435761 + 1) >>> 0
  }

  /** A whole number below n. */
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0
    return Math.floor((this.state / 2 ** 32) * n)
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }
}

/** The engine at a position, played in the words of scenarios; whatever is asked beyond them takes the first option. */
export class Table {
  readonly s: State

  constructor(given: unknown) {
    this.s = scenario.given(given)
  }

  do(step: unknown): void {
    scenario.perform(this.s, step, (index) => machine.answer(this.s, index))
  }

  /** Answers the questions of this kind with their first option. */
  settle(kind: string): void {
    while (machine.waiting(this.s) && eternal.decision(this.s).kind === kind) machine.answer(this.s, 0)
  }

  differences(expected: unknown): readonly unknown[] {
    return scenario.differences(this.s, expected)
  }
}
