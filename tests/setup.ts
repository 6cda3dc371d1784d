import fc from 'fast-check'
import { beforeEach, expect } from 'vitest'
import { nowRuns } from './which-test.ts'

// The same examples on every run, so that a failure is never a matter of luck; FC_SEED tries others.
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 20_260_101),
  ...(process.env.FC_RUNS === undefined ? {} : { numRuns: Number(process.env.FC_RUNS) }),
})

nowRuns(expect.getState().testPath ?? '')
beforeEach(({ task }) => nowRuns(task.file.filepath, task.fullTestName))
