import { describe, it } from 'vitest'
import { agree, CASES } from './agree.ts'

/** The long form is in tests/deep. */
describe('a second reading of the rules agrees with the engine', () => {
  it.each(CASES)('on %s', (_about, make) => agree(make, 0, 400))
})
