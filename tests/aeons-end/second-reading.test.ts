import { expect, it } from 'vitest'
import { disagreements } from './second-reading/compare.ts'
import { readings } from './second-reading/readings.ts'

/** `npm run fuzz` compares many more. */
const CASES = 125

it.each(Object.entries(readings))('the engine and a second reading of the rules agree: %s', (_, made) => {
  expect(
    disagreements(
      made,
      Array.from({ length: CASES }, (_, seed) => seed),
    ),
  ).toEqual([])
})
