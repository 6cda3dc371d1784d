import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { JUDGES, type Judge } from './mutation/judges.ts'
import { type Layer, mutateLayer, type Outcome, type Part } from './mutation/run.ts'

/*
 * Breaks one layer in small ways, and runs only what is about it: minutes instead of a night.
 * `npm run mutate -- kernel`, or with files: `npm run mutate -- kernel src/kernel/record.ts`. Rules are proven by scenarios:
 * `npm run mutate -- rules-eternal --every 5` breaks a fifth of the places, and with `--from 2` another fifth. With `--own` only those scenarios count that
 * prove a rule which the broken file names in its comments. With `--slowly` vitest itself runs the tests of the kernel, all
 * of them, for hours.
 */

interface MutatedLayer extends Layer {
  /** Where its files are. */
  readonly files: string
}

/**
 * What a layer of rules is proven by are the scenarios of its game, and tests of what no scenario looks at; the kernel has tests
 * of its own.
 */
export const layers: readonly MutatedLayer[] = [
  {
    name: 'kernel',
    files: 'src/kernel/**/*.ts',
    game: '',
    // Whole games are too long for every mutant.
    tests: globSync('tests/kernel/*.test.ts')
      .filter((file) => !readFileSync(file, 'utf8').includes('/src/games/'))
      .sort(),
  },
  {
    name: 'rules-aeons-end',
    files: 'src/games/aeons-end/rules/**/*.ts',
    game: 'aeons-end',
    tests: ['forecast', 'gems', 'limits', 'outlook', 'spendable', 'sums'].map(
      (name) => `tests/aeons-end/${name}.test.ts`,
    ),
  },
  {
    name: 'rules-eternal',
    files: 'src/games/eternal/rules/**/*.ts',
    game: 'eternal',
    tests: [
      'rules/acts',
      'explaining/aims',
      'rules/delayed',
      'explaining/foresight',
      'packs/many-skills',
      'packs/room',
      'explaining/sums',
      'explaining/survey',
      'rules/trigger-queue',
    ].map((name) => `tests/eternal/${name}.test.ts`),
  },
]

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

/** `1,234 of 1,500 (82 %)` */
const share = (killed: number, all: number): string =>
  `${killed} of ${all} (${all === 0 ? 100 : Math.round((100 * killed) / all)} %)`

const NOTICED: Readonly<Record<Judge | 'stuck', string>> = {
  scenario: 'noticed by scenarios',
  log: 'by what is logged in scenarios, and not by these themselves',
  test: 'by tests alone',
  stuck: 'ran in a circle',
}

function report(layer: string, outcomes: readonly Outcome[]): void {
  const files = Map.groupBy(outcomes, ({ mutant }) => mutant.file)
  const scores = [...files].map(([file, of]) => {
    const killed = of.filter(({ killer }) => killer !== null).length
    return { file, killed, all: of.length, part: killed / of.length }
  })
  for (const { file, killed, all } of scores.sort((a, b) => a.part - b.part))
    console.log(`${share(killed, all).padStart(22)}  ${file}`)
  const killed = outcomes.filter(({ killer }) => killer !== null).length
  console.log(`${share(killed, outcomes.length).padStart(22)}  ${layer}`)
  for (const judge of [...JUDGES, 'stuck'] as const) {
    const by = outcomes.filter(({ killer }) => killer === judge).length
    if (by > 0) console.log(`${String(by).padStart(22)}  ${NOTICED[judge]}`)
  }
  const survivors = outcomes
    .filter(({ killer }) => killer === null)
    .map(
      ({ mutant: { file, line, kind, instead }, reached }) =>
        `${file}:${line} ${kind} ${instead} (${reached})`,
    )
  mkdirSync('reports', { recursive: true })
  writeFileSync(`reports/mutation-${layer}.txt`, `${survivors.sort().join('\n')}\n`)
  console.log(
    `What none noticed, with how many scenarios or tests come by there: reports/mutation-${layer}.txt`,
  )
}

const isPart = ({ every, from }: Part): boolean =>
  Number.isInteger(every) && Number.isInteger(from) && from >= 0 && from < every

async function mutate(layer: Layer, files: readonly string[], own: boolean, part: Part): Promise<void> {
  const named = new Map(files.map((file) => [file, rulesNamedIn(readFileSync(file, 'utf8'))]))
  const soFar: Outcome[] = []
  // Whoever has seen enough gets the report of what was tried until then.
  const stop = (): never => {
    report(layer.name, soFar)
    process.exit(1)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const outcomes = await mutateLayer(process.cwd(), layer, files, {
    threads: availableParallelism(),
    ...part,
    onOutcome: (outcome, left) => {
      soFar.push(outcome)
      if (left % 100 === 0) console.error(`${left} mutants are left`)
    },
    isAbout: ({ file }, proves) => !own || proves.some((id) => named.get(file)!.includes(id)),
  })
  report(layer.name, outcomes)
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      own: { type: 'boolean', default: false },
      every: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      slowly: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...files] = positionals
  const part: Part = { every: Number(values.every), from: Number(values.from) }
  const layer = layers.find((each) => each.name === name)
  if (layer === undefined || !isPart(part)) {
    const names = layers.map((each) => each.name).join('|')
    console.error(
      `Say which layer: npm run mutate -- ${names} [FILE...] [--own] [--every N [--from N]] [--slowly]`,
    )
    process.exitCode = 2
  } else if (values.slowly && layer.game === '') {
    const env = { ...process.env, MUTATED_LAYER: layer.name }
    const mutated = files.length === 0 ? [] : ['--mutate', files.join(',')]
    process.exitCode = spawnSync('stryker', ['run', ...mutated], { stdio: 'inherit', env }).status ?? 1
  } else await mutate(layer, files.length === 0 ? globSync(layer.files).sort() : files, values.own, part)
}
