import { games } from '../../games/index.ts'
import { type Coverage, coverage as coverageOf } from './coverage.ts'
import { Misread } from './document.ts'
import { scenarioFiles, scenariosIn } from './files.ts'
import { type Mode, type Result, runScenario } from './run.ts'

export type { Coverage, Mode, Result }

/** Runs every scenario of these files and folders. */
export function runScenarios(paths: readonly string[], options: { modes?: readonly Mode[] } = {}): Result[] {
  return scenarioFiles(paths).flatMap((file) => {
    try {
      return scenariosIn(file).map((scenario) => runScenario(games, scenario, options.modes))
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      return [{ file, line: 1, title: file, ok: false, message: error.message }]
    }
  })
}

/** What the scenarios of these files and folders prove, game by game, and which files cannot be read. */
export function coverage(paths: readonly string[]): {
  readonly games: Readonly<Record<string, Coverage>>
  readonly unread: readonly string[]
} {
  const unread: string[] = []
  const scenarios = scenarioFiles(paths).flatMap((file) => {
    try {
      return scenariosIn(file)
    } catch (error) {
      if (!(error instanceof Misread)) throw error
      unread.push(error.message)
      return []
    }
  })
  return { games: coverageOf(games, scenarios), unread }
}
