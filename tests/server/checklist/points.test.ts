import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const tests = join(import.meta.dirname, '..', '..')
/** "checklist 4:", "checklist 6 and 7:" in the title of a test. */
const NUMBERED = /(?:describe|it)(?:\.each)?\(\s*['"][^\n]*?checklist (\d+(?:(?:, | and )\d+)*):/g

/** The points of the checklist that tests name, each with the files where they are. */
function named(): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>()
  for (const file of readdirSync(tests, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue
    for (const [, numbers] of readFileSync(join(tests, file), 'utf8').matchAll(NUMBERED))
      for (const number of numbers!.split(/, | and /))
        found.set(Number(number), [...(found.get(Number(number)) ?? []), file])
  }
  return found
}

const page = readFileSync(join(tests, '..', 'docs', 'serving.md'), 'utf8')

it('every point of the checklist is a test that says its number, and stands on the page for operators', () => {
  const found = named()
  const points = Array.from({ length: 21 }, (_, n) => n + 1)
  expect(points.filter((point) => !found.has(point))).toEqual([])
  expect(points.filter((point) => !page.includes(`\n| ${point} | `))).toEqual([])
})
