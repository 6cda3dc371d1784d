import { describe, it } from 'vitest'
import { agree, CASES } from '../eternal/second-reading/agree.ts'

/** Ten thousand cases of each subject: a minute or two of one core. */
const PARTS = 20
const EACH = 500

describe.each(CASES)('a second reading of %s agrees with the engine', (_about, make) => {
  it.each(Array.from({ length: PARTS }, (_, i) => i))(`${EACH} cases, part %i`, (part) =>
    agree(make, part * EACH, (part + 1) * EACH),
  )
})
