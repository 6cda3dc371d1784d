import { expect, it } from 'vitest'
import { disagreements } from '../aeons-end/second-reading/compare.ts'
import { readings } from '../aeons-end/second-reading/readings.ts'

const CASES = 20_000

it.each(Object.entries(readings))('the engine and a second reading of the rules agree: %s', (_, made) => {
  expect(
    disagreements(
      made,
      Array.from({ length: CASES }, (_, seed) => seed),
    ),
  ).toEqual([])
})
