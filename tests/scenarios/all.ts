import { join, sep } from 'node:path'
import type { Scenario } from '../../src/lab/scenarios/document.ts'
import { readable } from '../../src/lab/scenarios/index.ts'

const known = new Map<string, readonly Scenario[]>()

/** The scenarios of a game, all or those of one folder: read once, however many files of tests play them. */
export function scenariosBelow(game: string, folder = ''): readonly Scenario[] {
  const all = known.get(game) ?? readable([join(import.meta.dirname, '../../scenarios', game)])
  known.set(game, all)
  const below = join('scenarios', game, folder) + sep
  return folder === '' ? all : all.filter(({ file }) => file.includes(below))
}
