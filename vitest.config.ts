import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { loadAgain } from './tools/load-again.ts'
import { SlowestFirst, WORKERS } from './tools/slowest-first.ts'

/** Everything but the page, whose files only vite can read. */
const sources = join(import.meta.dirname, 'src')
  .replaceAll('\\', '/')
  .replace(/[.*+?^${}()|[\]]/g, '\\$&')
const BUT_THE_PAGE = new RegExp(`^(?:file://)?/*${sources}/(?!web/).*\\.ts$`)

/** Tests that count work: V8 counts parts of functions only of what is compiled while it counts, so nothing may have run before. */
const COUNTED = 'tests/server/checklist/17-{bodies,commands,routes,undo}.test.ts'
const DEEP_COUNTED = 'tests/deep/17-*.test.ts'

// `npm run fuzz` passes `--mode deep`: the long searches of tests/deep, and nothing else.
export default defineConfig(({ mode }) => {
  const deep = mode === 'deep'
  // `npm run mutate -- kernel` asks for the tests of the kernel alone.
  const layer = process.env.MUTATED_LAYER
  // Only mutation tests need to know which file has run what.
  const mutated = process.env.STRYKER_MUTATOR_WORKER !== undefined
  const include = deep ? 'tests/deep/**/*.test.ts' : `tests/${layer ?? '**'}/**/*.test.ts`
  const exclude = deep ? [] : ['tests/deep/**']
  const counted = deep ? DEEP_COUNTED : COUNTED
  return {
    define: { CARDWRIGHT_CHECKED: 'true' },
    plugins: [loadAgain],
    test: {
      ...(mutated || layer !== undefined
        ? { include: [include], exclude }
        : {
            projects: [
              { extends: true, test: { name: 'shared', include: [include], exclude: [...exclude, counted] } },
              {
                extends: true,
                test: { name: 'work', include: [counted], environment: './tests/counted.ts', isolate: true },
              },
            ],
          }),
      env: deep ? { DEEP: '1' } : {},
      environment: './tests/thread.ts',
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
      isolate: mutated,
      // Node reads the sources by itself: what they import of each other is as near as in one file, and games are played
      // in two thirds of the time.
      server: { deps: { external: mutated ? [] : [BUT_THE_PAGE] } },
      coverage: { include: ['src/**/*.ts'], reportsDirectory: 'reports/coverage' },
    },
  }
})
