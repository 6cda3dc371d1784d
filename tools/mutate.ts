import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/*
 * Breaks one layer in small ways, and runs only the tests that are about it: minutes instead of a night.
 * `npm run mutate -- kernel`, or with files: `npm run mutate -- kernel src/kernel/record.ts`. With `--own` only the scenarios
 * that prove a rule which the files name in their comments are run: a rule's scenarios must notice its broken code.
 */

interface Layer {
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

export const LAYERS: ReadonlyMap<string, Layer> = new Map([
  ['kernel', { mutate: ['src/kernel/**/*.ts'], tests: ['tests/kernel/**/*.test.ts'] }],
  [
    'rules-aeons-end',
    {
      mutate: ['src/games/aeons-end/rules/**/*.ts'],
      tests: ['tests/mutation/*.test.ts', 'tests/aeons-end/log-and-table.test.ts'],
    },
  ],
  ['rules-eternal', { mutate: ['src/games/eternal/rules/**/*.ts'], tests: ['tests/mutation/*.test.ts'] }],
])

const NUMBER = /\b[A-Z]{1,2}\d{1,3}\b/g
const RANGE = /\b([A-Z]{1,2})(\d{1,3}) to \1(\d{1,3})\b/g

/** The numbers of rules and rulings in a text; "R113 to R115" names three. */
export function rulesNamedIn(text: string): readonly string[] {
  const between = [...text.matchAll(RANGE)].flatMap(([, letters, first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, i) => `${letters}${String(Number(first) + i).padStart(first!.length, '0')}`,
    ),
  )
  return [...new Set([...(text.match(NUMBER) ?? []), ...between])].sort()
}

if (import.meta.main) {
  const [name = '', ...rest] = process.argv.slice(2)
  const files = rest.filter((each) => each !== '--own')
  const own = rest.includes('--own')
  const layer = LAYERS.get(name)
  const rules = own ? rulesNamedIn(files.map((file) => readFileSync(file, 'utf8')).join('\n')) : []
  if (layer === undefined) {
    console.error(`Say which layer: npm run mutate -- ${[...LAYERS.keys()].join('|')} [FILE...] [--own]`)
    process.exitCode = 2
  } else if (own && rules.length === 0) {
    console.error(
      '--own needs files that name rules in their comments, such as src/games/aeons-end/rules/exhausted.ts',
    )
    process.exitCode = 2
  } else {
    if (own) console.log(`with the scenarios of ${rules.join(', ')}`)
    const mutated = (files.length === 0 ? layer.mutate : files).join(',')
    const env = { ...process.env, MUTATED_LAYER: name, MUTATED_RULES: rules.join(' ') }
    process.exitCode =
      spawnSync('stryker', ['run', '--mutate', mutated], { stdio: 'inherit', env }).status ?? 1
  }
}
