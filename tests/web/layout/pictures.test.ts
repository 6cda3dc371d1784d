import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { eternalPictures } from '../../../src/web/card/pictures/eternal/index.ts'

const icons = (): Readonly<Record<string, unknown>> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  return JSON.parse(readFileSync(file, 'utf8')).icons
}

describe('the pictures of Eternal', () => {
  it('all exist in the set of icons', () => {
    const known = icons()
    expect(Object.values(eternalPictures).filter((name) => known[name] === undefined)).toEqual([])
  })

  it('are there for every card of the first sets', () => {
    const first = eternal.cardIds.filter((id) => /^[01]-/.test(id))
    expect(first.filter((id) => eternalPictures[id] === undefined)).toEqual([])
  })
})
