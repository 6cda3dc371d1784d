import type { Environment } from 'vitest/runtime'
import { Work } from './server/checklist/work.ts'
import thread from './thread.ts'

/* A thread for one file of tests, in which work is counted from the beginning. */

const counted: Environment = {
  ...thread,
  name: 'counted',
  setup: async (global, options) => {
    globalThis.workSinceBegin = await Work.counted()
    return await thread.setup(global, options)
  },
}
export default counted
