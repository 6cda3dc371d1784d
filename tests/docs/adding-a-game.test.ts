import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/index.ts'
import { playableToy } from '../toy/playable.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = read('docs/adding-a-game.md')

/** Folders and files of one game, and what only one of them has. */
const ofOneGame =
  /^src\/games\/[\w-]+\/|\/(?:aeons-end|eternal)(?:-[\w-]+)?[./]|^src\/campaign\/|^src\/web\/decks\/|^src\/cli\/verbs\/decks/

describe('docs/adding-a-game.md', () => {
  it('names every list of the program in which a game has an entry', () => {
    const lists = globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !ofOneGame.test(path))
      .filter((path) =>
        games.every(({ id }) => new RegExp(`\\b${id}\\b['\\]]*[,:]|['"]${id}['"]`).test(read(path))),
      )
    expect(lists.length).toBeGreaterThan(8)
    expect(lists.filter((path) => !page.includes(`\`${path}\``))).toEqual([])
  })

  it('says of everything that a game consists of what it is for', () => {
    const common = Object.keys(games[0]!).filter((entry) => games.every((game) => entry in game))
    const entries = new Set([...Object.keys(playableToy), ...common])
    expect(entries.size).toBeGreaterThan(25)
    expect([...entries].filter((entry) => !new RegExp(`\`${entry}\\b`).test(page))).toEqual([])
  })
})
