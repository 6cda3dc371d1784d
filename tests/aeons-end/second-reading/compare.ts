import { stringify } from 'yaml'
import { aeonsEnd } from '../../../src/games/aeons-end/index.ts'
import { machine } from '../../../src/games/aeons-end/state.ts'

/** A case: a position, and steps with what a plain reading of the rules expects after each. */
export interface Case {
  readonly title: string
  readonly given: object
  readonly steps: readonly { readonly when: readonly unknown[]; readonly then: object }[]
}

/** What the engine does otherwise than the case says, as a scenario that can be kept; null when nothing. */
export function disagreement(one: Case): string | null {
  const scenario = { title: one.title, game: 'aeons-end', given: one.given, steps: one.steps }
  const wrong = (what: string): string => `${what}\n${stringify(scenario, { flowCollectionPadding: false })}`
  try {
    const s = aeonsEnd.scenario.given(one.given)
    for (const { when, then } of one.steps) {
      for (const step of when) aeonsEnd.scenario.perform(s, step, (i) => machine.answer(s, i))
      const found = aeonsEnd.scenario.differences(s, then)
      if (found.length > 0)
        return wrong(
          found.map(({ path, expected, actual }) => `${path}: ${expected}, engine ${actual}`).join('\n'),
        )
    }
    return null
  } catch (error) {
    return wrong(String(error))
  }
}

/** Runs many cases and lists those in which the two readings differ. */
export function disagreements(made: (seed: number) => Case, seeds: readonly number[]): readonly string[] {
  return seeds.flatMap((seed) => {
    const found = disagreement(made(seed))
    return found === null ? [] : [`seed ${seed}: ${found}`]
  })
}
