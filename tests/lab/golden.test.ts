import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { goldenPlaythrough } from '../../src/lab/golden.ts'

describe.each(games)('the golden playthrough of $id', (game) => {
  it('is what the engine plays today (`npm run golden` writes it again)', () => {
    const file = join(import.meta.dirname, '..', 'golden', `${game.id}.txt`)
    expect(goldenPlaythrough(game)).toBe(readFileSync(file, 'utf8'))
  })
})
