import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../kernel/refusal.ts'
import { readText } from '../files.ts'
import { Misread, readScenarios, type Scenario } from './document.ts'

const ENDINGS = ['.yaml', '.yml', '.json']
/** A scenario is a page at most; a file of them holds some dozens. */
const LARGEST = 1024 * 1024

/**
 * Scenario files among these paths; folders are searched, in the order of their names. One that cannot be opened stands there
 * itself: reading it says what is wrong.
 */
export function scenarioFiles(
  paths: readonly string[],
  names: (folder: string) => readonly string[] = readdirSync,
): string[] {
  return paths.flatMap((path) => {
    const inside = isFolder(path) ? namesIn(path, names) : null
    if (inside === null) return [path]
    return inside.flatMap((name) => {
      const full = join(path, name)
      if (isFolder(full)) return lstatSync(full).isSymbolicLink() ? [] : scenarioFiles([full], names)
      return ENDINGS.some((ending) => name.endsWith(ending)) ? [full] : []
    })
  })
}

function namesIn(folder: string, names: (folder: string) => readonly string[]): readonly string[] | null {
  try {
    return names(folder).toSorted()
  } catch {
    return null
  }
}

/** What cannot be looked at, such as a link that leads nowhere, is no folder: reading it says what is wrong. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** The scenarios of a file; whatever is wrong with it is a `Misread` with one sentence. */
export function scenariosIn(file: string): Scenario[] {
  let text: string
  try {
    text = readText(file, LARGEST)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Misread(error.message)
  }
  try {
    return readScenarios(file, text)
  } catch (error) {
    if (error instanceof Misread) throw error
    throw new Misread(`${file}:1: ${unforeseen(error)}`)
  }
}

/** An error that none of the readers foresaw. */
export const unforeseen = (error: unknown): string =>
  `this is a fault of cardwright itself, please report it: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`
