import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { SlowestFirst, WORKERS } from './tools/slowest-first.ts'

// `npm run fuzz` passes `--mode deep`: the long searches of tests/deep, and nothing else.
export default defineConfig(({ mode }) => {
  const deep = mode === 'deep'
  // `npm run mutate -- kernel` asks for the tests of the kernel alone.
  const layer = process.env.MUTATED_LAYER
  return {
    define: { CARDWRIGHT_CHECKED: 'true' },
    // Threads, like programs, are those that were built just now, where somebody says that they were.
    resolve: {
      alias:
        process.env.CARDWRIGHT_BUILT === '1'
          ? [
              {
                find: /^.*\/worker-file\.ts$/,
                replacement: join(import.meta.dirname, 'tools/built-worker.ts'),
              },
            ]
          : [],
    },
    test: {
      include: [deep ? 'tests/deep/**/*.test.ts' : `tests/${layer ?? '**'}/**/*.test.ts`],
      exclude: deep ? [] : ['tests/deep/**'],
      env: deep ? { DEEP: '1' } : {},
      setupFiles: ['tests/setup.ts'],
      globalSetup: ['tests/servers.ts'],
      // A machine may be as busy as it likes: what hangs is ended, what is slow is not a fault.
      testTimeout: deep ? 3_600_000 : 900_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: 240_000 } },
      pool: 'threads',
      maxWorkers: WORKERS,
      sequence: { sequencer: SlowestFirst },
      // Rules and kernel keep no state between tests: sharing the modules saves loading them for every file.
      // Only mutation tests need to know which file has run what.
      isolate: process.env.STRYKER_MUTATOR_WORKER !== undefined,
      coverage: { include: ['src/**/*.ts'], reportsDirectory: 'reports/coverage' },
    },
  }
})
