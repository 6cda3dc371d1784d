import { expect } from 'vitest'
import { CostCase } from './costs.ts'
import { DamageCase } from './damage.ts'
import { PlayingCase } from './playing.ts'
import { StunCase } from './stuns.ts'
import { Dice } from './table.ts'

interface Case {
  readonly given: unknown
  readonly steps: readonly unknown[]
  play(): readonly unknown[]
}

export const CASES: readonly (readonly [string, (dice: Dice) => Case])[] = [
  ['damage', (dice) => new DamageCase(dice)],
  ['stunning, exhausting and readying', (dice) => new StunCase(dice)],
  ['costs, power and influence', (dice) => new CostCase(dice)],
  ['Warp, Echo, Ambush, Inspire, Spellcraft and Empower', (dice) => new PlayingCase(dice)],
]

/** Plays these cases on the engine and in the second reading; the first that differs is reported with its position. */
export function agree(make: (dice: Dice) => Case, from: number, to: number): void {
  let steps = 0
  for (let seed = from; seed < to; seed++) {
    const one = make(new Dice(seed))
    const differences = one.play()
    steps += one.steps.length
    if (differences.length > 0)
      expect.fail(
        `case ${seed}: ${JSON.stringify(differences)}\ngiven: ${JSON.stringify(one.given)}\nwhen: ${JSON.stringify(one.steps)}`,
      )
  }
  expect(steps).toBeGreaterThan(to - from)
}
