import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = relative(process.cwd(), join(ROOT, 'scenarios'))
let known: readonly Scenario[] | undefined

/** All scenarios: read once, however many files of tests look at them. A file that cannot be read fails them all. */
export function allScenarios(): readonly Scenario[] {
  known ??= readAll(scenarioFiles([FOLDER]))
  return known
}

/** What is read but for the lines, of which there is only the first. */
interface Read extends Omit<Scenario, 'lineOf'> {
  readonly line: number
}

/** Reading them takes seconds: what one thread has read is kept for the others, and for the next run. */
function readAll(files: readonly string[]): readonly Scenario[] {
  const folder = join(ROOT, '.cache', 'scenarios')
  const name = nameOf(files)
  const kept = join(folder, name)
  if (existsSync(kept)) return (deserialize(readFileSync(kept)) as readonly Read[]).map(withLines)
  const all = files.flatMap(scenariosIn)
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (!old.startsWith(name)) rmSync(join(folder, old), { force: true })
  const draft = `${kept}.${process.pid}-${threadId}`
  writeFileSync(draft, serialize(all.map(({ lineOf, ...read }): Read => ({ ...read, line: lineOf('') }))))
  renameSync(draft, kept)
  return all
}

/** Another one as soon as a scenario, what reads them, or Node is another. */
function nameOf(files: readonly string[]): string {
  const sum = createHash('sha256').update(process.version)
  const readers = ['package-lock.json', 'src/lab/scenarios/document.ts', 'src/lab/scenarios/files.ts']
  for (const file of [...readers.map((each) => join(ROOT, each)), ...files])
    sum.update(`\0${file}\0`).update(readFileSync(file))
  return sum.digest('hex')
}

/** Other lines are asked for where something is wrong: then the file is read once more. */
function withLines({ line, ...read }: Read): Scenario {
  const again = (): Scenario => scenariosIn(read.file).find(({ lineOf }) => lineOf('') === line)!
  return { ...read, lineOf: (path) => (path === '' ? line : again().lineOf(path)) }
}

/** The scenarios of a game, all or those of one folder. */
export function scenariosBelow(game: string, folder = ''): readonly Scenario[] {
  const below = join(FOLDER, game, folder, sep)
  return allScenarios().filter(({ file }) => file.startsWith(below))
}

/**
 * Those that prove something that none before them proves: every statement, card, mage and nemesis is met. The long searches
 * take all.
 */
export function someOf(scenarios: readonly Scenario[]): readonly Scenario[] {
  if (process.env.DEEP === '1') return scenarios
  const proven = new Set<string>()
  return scenarios.filter(({ game, proves }) => {
    const before = proven.size
    for (const each of proves) proven.add(`${game} ${each}`)
    return proven.size > before
  })
}
