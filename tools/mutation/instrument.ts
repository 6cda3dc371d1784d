import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { rolldown } from 'rolldown'

/** A small change to the code, which is made when its number is switched on. */
export interface CodeMutant {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly kind: string
  readonly instead: string
}

const silent = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false }
/** Texts of refusals and labels are no rules. */
const EXCLUDED = ['StringLiteral', 'Regex']

/** What a layer is proven by: the scenarios of a game, if it has one, and files of tests that are written for vitest. */
export interface Proof {
  readonly game: string
  readonly tests: readonly string[]
}

/** A program that goes through the scenarios and all tests of these files. */
const programOf = ({ game, tests }: Proof): string =>
  [
    "import { serve } from './thread.ts'",
    "import { tests } from './tester.ts'",
    "import './draws.ts'",
    ...(game === '' ? [] : ["import { scenarioExamples } from './scenarios.ts'"]),
    ...tests.map((file) => `import '../../${file}'`),
    game === '' ? 'serve(tests)' : 'serve([...scenarioExamples(), ...tests])',
  ].join('\n')

/**
 * The program of a layer with every mutant of these files in it, all switched off: one bundle, so that a mutant costs no more
 * than the examples it is tried in.
 */
export async function instrumented(
  root: string,
  files: readonly string[],
  proof: Proof,
  into: string,
): Promise<{ readonly bundle: string; readonly mutants: readonly CodeMutant[] }> {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  for (const folder of ['src', 'tools/mutation', 'tests'])
    cpSync(join(root, folder), join(into, folder), { recursive: true })
  const main = join(into, 'tools/mutation/all-examples.ts')
  writeFileSync(main, programOf(proof))
  writeFileSync(join(into, 'package.json'), readFileSync(join(root, 'package.json')))
  const instrumenter = new Instrumenter(silent as never)
  const { files: changed, mutants } = await instrumenter.instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') })),
    { plugins: null, ignorers: [], excludedMutations: EXCLUDED } as never,
  )
  for (const { name, content } of changed) writeFileSync(join(into, name), content)
  // Tests look for their files from where they are.
  const bundle = join(into, dirname(proof.tests[0] ?? 'tests/any'), 'thread.mjs')
  const program = await rolldown({
    input: main,
    platform: 'node',
    resolve: { alias: { vitest: join(into, 'tools/mutation/tester.ts') } },
    transform: { define: { CARDWRIGHT_CHECKED: 'true' } },
  })
  await program.write({ file: bundle, format: 'esm', codeSplitting: false })
  return {
    bundle,
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location, mutatorName, replacement }) => ({
        id,
        file: fileName,
        line: location.start.line + 1,
        kind: mutatorName,
        instead: (replacement ?? '').replace(/\s+/g, ' ').slice(0, 90),
      })),
  }
}
