import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameNamed, games } from '../../src/games/index.ts'
import { readRun } from '../../src/lab/simulate/run-file.ts'
import { cardwright, inFolder, spawned } from './line.ts'

async function json(...line: readonly string[]): Promise<unknown> {
  const { code, out, err } = await cardwright(...line, '--json')
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out)
}

describe('cards --json', () => {
  it.each(['en', 'fr'])('is every card with its text in %s', async (lang) => {
    const cards = (await json('cards', '--lang', lang)) as Record<string, unknown>[]
    expect(cards).toHaveLength(games.reduce((sum, game) => sum + game.cardIds.length, 0))
    for (const { id, game, set, type, cost, name, text } of cards) {
      expect([id, game, set, type, name, text].map((value) => typeof value)).toEqual(Array(6).fill('string'))
      expect(cost === null || typeof cost === 'number').toBe(true)
    }
  })
  it('is narrowed by game, set and type', async () => {
    const gems = (await json('cards', '--game', 'aeons-end', '--type', 'gem')) as Record<string, unknown>[]
    expect(gems.length).toBeGreaterThan(0)
    for (const card of gems) expect(card).toMatchObject({ game: 'aeons-end', type: 'gem' })
  })
})

describe('cards', () => {
  const entries = games.flatMap((game) => game.cardIds.map((id) => game.words.fr.card(id)))
  it.each(['en', 'fr'] as const)('have a word in %s for every type and number', (lang) => {
    for (const card of entries) {
      const { types, numbers } = gameNamed(card.game).words[lang].cardWords
      expect(types[card.type], card.type).toBeTypeOf('string')
      for (const what of Object.keys(card.numbers ?? {}))
        expect(numbers[`${card.type} ${what}`] ?? numbers[what], what).toBeTypeOf('string')
    }
  })
  it('are told in French with the words of their game', async () => {
    const { out } = await cardwright('cards', '--lang', 'fr')
    expect(out).toMatch(/\(1-21\)\u00a0: unité, 2, force 3, vie 1, 1\n/)
    expect(out).toMatch(/\(1-1\)\u00a0: puissance, 0, 1$/m)
    expect(out).toMatch(/\(slaughter\)\u00a0: attaque, palier/)
  })
})

describe('check', () => {
  const scenario = (life: number) => `
title: a player begins with ten life
game: aeons-end
given: {}
then:
  gravehold: ${life}
`
  it('--json counts and explains', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'bad.yaml'), 'title: [')
      const { code, out } = await cardwright('check', folder, '--json')
      expect(code).toBe(1)
      const { passed, failed, results } = JSON.parse(out) as Record<string, unknown>
      expect([passed, failed]).toEqual([0, 1])
      expect(results).toEqual([
        expect.objectContaining({ file: join(folder, 'bad.yaml'), ok: false, title: expect.any(String) }),
      ])
    })
  })
  it('succeeds only when every scenario does', async () => {
    await inFolder(async (folder) => {
      writeFileSync(join(folder, 'one.yaml'), scenario(30))
      expect(await cardwright('check', folder)).toEqual({ code: 0, out: '1 passed, 0 failed', err: '' })
      expect((await cardwright('check', folder, '--lang', 'fr')).out).toBe('1 réussi, 0 échoué')
      writeFileSync(join(folder, 'two.yaml'), scenario(7))
      const { code, out } = await cardwright('check', folder)
      expect(code).toBe(1)
      expect(out).toMatch(/^FAILED .*two\.yaml[\s\S]*1 passed, 1 failed$/)
    })
  })
  it('--coverage counts statements and cards, game by game', async () => {
    await inFolder(async (folder) => {
      const covered = (await json('check', '--coverage', folder)) as Record<string, unknown>
      const counted = { total: expect.any(Number), covered: 0, missing: expect.any(Array) }
      for (const game of games) expect(covered[game.id]).toEqual({ statements: counted, cards: counted })
    })
  })
})

describe('simulate --json', () => {
  it.each(games.map(({ id }) => id))('tells what came of the games of %s', async (game) => {
    const report = (await json('simulate', '--game', game, '--games', '6', '--threads', '1')) as {
      games: number
      decisions: number
      seconds: number
      outcomes: Record<string, number>
    }
    expect(report.games).toBe(6)
    expect(report.decisions).toBeGreaterThan(6)
    expect(report.seconds).toBeGreaterThan(0)
    expect(Object.values(report.outcomes).reduce((a, b) => a + b, 0)).toBe(6)
  })
  it('takes a set-up as file or as flags, with the same result', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'setup.json')
      writeFileSync(file, JSON.stringify({ game: 'aeons-end', mages: ['kadir'], difficulty: 'expert' }))
      const same = ['--games', '4', '--threads', '1']
      const byFile = (await json('simulate', '--setup', file, ...same)) as Record<string, unknown>
      const flags = ['--mages', 'kadir', '--difficulty', 'expert']
      const byFlags = (await json('simulate', '--game', 'aeons-end', ...flags, ...same)) as typeof byFile
      expect({ ...byFile, seconds: 0 }).toEqual({ ...byFlags, seconds: 0 })
    })
  })
  it('is what has been played so far when Ctrl-C comes', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'run.json')
      const { code, out } = await spawned(
        [
          ...['simulate', '--game', 'aeons-end', '--games', '99999999', '--threads', '1', '--json'],
          ...['--save', file],
        ],
        { interruptWhen: () => existsSync(file) && readRun(file).played.done.length > 0 },
      )
      expect(code).toBe(130)
      const { games: played, outcomes } = JSON.parse(out) as { games: number; outcomes: object }
      expect(played).toBeGreaterThan(0)
      expect(played).toBeLessThan(99_999_999)
      expect(Object.values(outcomes).reduce((a: number, b: number) => a + b, 0)).toBe(played)
    })
  })
})
