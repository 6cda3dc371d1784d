import { games } from '../../games/index.ts'
import { resetScratch } from '../../kernel/scratch.ts'
import { type Coverage, coverage as coverageOf } from './coverage.ts'
import { Misread, type Scenario } from './document.ts'
import { scenarioFiles, scenariosIn, unforeseen } from './files.ts'
import { type Mode, type Result, runScenario } from './run.ts'

export type { Coverage, Mode, Result }

/** Runs every scenario of these files and folders. */
export function runScenarios(paths: readonly string[], options: { modes?: readonly Mode[] } = {}): Result[] {
  return scenarioFiles(paths).flatMap((file) => {
    try {
      return scenariosIn(file).map((scenario) =>
        apart(scenario, () => runScenario(games, scenario, options.modes)),
      )
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      return [{ file, line: 1, title: file, ok: false, message: error.message }]
    }
  })
}

/** Whatever goes wrong in one scenario, foreseen or not, is its own: the others are still run and reported. */
export function apart({ file, title, lineOf }: Scenario, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    resetScratch()
    const line = lineOf('')
    return { file, line, title, ok: false, message: `${file}:${line}: ${unforeseen(error)}` }
  }
}

/** What the scenarios of these files and folders prove, game by game, and which files cannot be read. */
export function coverage(paths: readonly string[]): {
  readonly games: Readonly<Record<string, Coverage>>
  readonly unread: readonly string[]
} {
  const unread: string[] = []
  const scenarios = readable(paths, (message) => unread.push(message))
  return { games: coverageOf(games, scenarios), unread }
}

/** The scenarios of these files and folders, without the files that cannot be read. */
export function readable(
  paths: readonly string[],
  unread: (message: string) => void = () => {},
): readonly Scenario[] {
  return scenarioFiles(paths).flatMap((file) => {
    try {
      return scenariosIn(file)
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      unread(error.message)
      return []
    }
  })
}
