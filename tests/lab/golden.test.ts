import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { goldenPlaythrough, goldensOf } from '../../src/lab/golden.ts'

const FOLDER = join(import.meta.dirname, '..', 'golden')
const goldens = games.flatMap(goldensOf)

describe.each(goldens)('the golden playthrough $name', (golden) => {
  it('is what the engine plays today (`npm run golden` writes it again)', () => {
    expect(goldenPlaythrough(golden)).toBe(readFileSync(join(FOLDER, `${golden.name}.txt`), 'utf8'))
  })
})

it('there is no golden playthrough of a table that is gone', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(goldens.map(({ name }) => `${name}.txt`).toSorted())
})
