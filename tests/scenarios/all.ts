import { join, relative, sep } from 'node:path'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { scenarioFiles, scenariosIn } from '../../src/lab/scenarios/files.ts'

const FOLDER = relative(process.cwd(), join(import.meta.dirname, '../../scenarios'))
let known: readonly Scenario[] | undefined

/** All scenarios: read once, however many files of tests look at them. A file that cannot be read fails them all. */
export function allScenarios(): readonly Scenario[] {
  known ??= scenarioFiles([FOLDER]).flatMap(scenariosIn)
  return known
}

/** The scenarios of a game, all or those of one folder. */
export function scenariosBelow(game: string, folder = ''): readonly Scenario[] {
  const below = join(FOLDER, game, folder, sep)
  return allScenarios().filter(({ file }) => file.startsWith(below))
}
