import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { statementsOf } from '../../src/lab/scenarios/run.ts'
import { layers, rulesNamedIn } from '../../tools/mutate.ts'
import { instrumented } from '../../tools/mutation/instrument.ts'
import { mutateLayer, type Outcome } from '../../tools/mutation/run.ts'

it('the rules that a file names are found, ranges included', () => {
  expect(rulesNamedIn('/** R113 to R115: cast in any order (B02, LP6). */')).toEqual([
    'B02',
    'LP6',
    'R113',
    'R114',
    'R115',
  ])
  expect(rulesNamedIn('const NO_RULE = 3 // none')).toEqual([])
})

it('what files of rules name are statements that scenarios prove', () => {
  const named = rulesNamedIn(readFileSync('src/games/aeons-end/rules/exhausted.ts', 'utf8'))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((id) => !statementsOf(aeonsEnd).includes(id))).toEqual([])
})

/** Programs are built here: on a busy machine that takes a while. */
describe('the programs in which mutants are tried', { timeout: 600_000 }, () => {
  const root = process.cwd()
  let folder = ''
  beforeAll(() => {
    mkdirSync(join(root, '.cache'), { recursive: true })
    folder = mkdtempSync(join(root, '.cache', 'mutants-of-test-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('can be built: whatever their tests ask of vitest is there', async () => {
    const tests = layers.flatMap((layer) => layer.tests)
    expect(tests.length).toBeGreaterThan(25)
    const { mutants } = await instrumented(root, ['src/kernel/digest.ts'], { game: '', tests }, folder)
    expect(mutants.length).toBeGreaterThan(20)
  })

  it('say of every mutant of a file whether its tests notice it', async () => {
    const kernel = layers.find(({ name }) => name === 'kernel')!
    const met: Outcome[] = []
    const outcomes = await mutateLayer(
      root,
      { ...kernel, tests: ['tests/kernel/digest.test.ts'] },
      ['src/kernel/digest.ts'],
      {
        threads: 1,
        every: 9,
        from: 0,
        onOutcome: (outcome) => met.push(outcome),
        isAbout: () => true,
      },
    )
    expect(met).toEqual(outcomes)
    expect(outcomes.length).toBeGreaterThan(3)
    expect(outcomes.filter(({ killer }) => killer === 'test').length).toBeGreaterThan(outcomes.length / 2)
  })
})
