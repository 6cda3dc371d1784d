import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readScenarios, type Scenario } from './document.ts'

const ENDINGS = ['.yaml', '.yml', '.json']

/** Scenario files among these paths; folders are searched, in the order of their names. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path]
    const inside = readdirSync(path).sort()
    return inside.flatMap((name) => {
      const full = join(path, name)
      if (statSync(full).isDirectory()) return scenarioFiles([full])
      return ENDINGS.some((ending) => name.endsWith(ending)) ? [full] : []
    })
  })
}

export const scenariosIn = (file: string): Scenario[] => readScenarios(file, readFileSync(file, 'utf8'))
