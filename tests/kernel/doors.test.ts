import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Instructions get their numbers in the order in which their files are read, and records hold these numbers. So
 * everything that is entered from outside and reads rules must read them in one order: it begins with `game.ts`.
 */

const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?from\s)?'(\.[^']+)'|import\('(\.[^']+)'\)/gm

const imports = new Map<string, readonly string[]>()
function importsOf(file: string): readonly string[] {
  const known = imports.get(file)
  if (known !== undefined) return known
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, still, lazy]) =>
    join(dirname(file), still ?? lazy ?? ''),
  )
  imports.set(file, found)
  return found
}

function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.endsWith('.ts')) return seen
  seen.add(file)
  for (const each of importsOf(file)) closure(each, seen)
  return seen
}

describe.each(['aeons-end', 'eternal'])('%s', (game) => {
  const folder = join('src', 'games', game)
  const rules = join(folder, 'game.ts')
  const inside = closure(rules)
  const outside = globSync('src/**/*.{ts,tsx}').filter((file) => !file.startsWith(`${folder}/`))
  const doors = [...new Set(outside.flatMap(importsOf))].filter(
    (file) =>
      file.startsWith(`${folder}/`) &&
      !inside.has(file) &&
      [...closure(file)].some((each) => each.startsWith(join(folder, 'rules'))),
  )

  it('is entered through several doors', () => {
    expect(doors.length).toBeGreaterThan(4)
  })

  it.each(doors)('%s reads the rules first', (door) => {
    expect(importsOf(door)[0]).toBe(rules)
  })
})
