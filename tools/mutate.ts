import { spawnSync } from 'node:child_process'

/*
 * Breaks one layer in small ways, and runs only the tests that are about it: minutes instead of a night.
 * `npm run mutate -- kernel`, or with files: `npm run mutate -- kernel src/kernel/record.ts`.
 */

interface Layer {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

export const LAYERS: ReadonlyMap<string, Layer> = new Map([
  ['kernel', { mutate: ['src/kernel/**/*.ts'], tests: ['tests/kernel/**/*.test.ts'] }],
  ['rules-aeons-end', { mutate: ['src/games/aeons-end/rules/**/*.ts'], tests: ['tests/mutation/*.test.ts'] }],
  ['rules-eternal', { mutate: ['src/games/eternal/rules/**/*.ts'], tests: ['tests/mutation/*.test.ts'] }],
])

if (import.meta.main) {
  const [name = '', ...files] = process.argv.slice(2)
  const layer = LAYERS.get(name)
  if (layer === undefined) {
    console.error(`Say which layer: npm run mutate -- ${[...LAYERS.keys()].join('|')} [FILE...]`)
    process.exitCode = 2
  } else {
    const mutated = (files.length === 0 ? layer.mutate : files).join(',')
    const env = { ...process.env, MUTATED_LAYER: name }
    process.exitCode =
      spawnSync('stryker', ['run', '--mutate', mutated], { stdio: 'inherit', env }).status ?? 1
  }
}
