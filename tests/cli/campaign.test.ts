import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardwright, inFolder, spawned } from './line.ts'

const NEW = ['--names', 'Ada,Bo', '--seed', 'terminal'] as const

describe('campaign', () => {
  it('begins, is saved after every choice, and goes on where it was left', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'ours.json')
      const first = await spawned(['campaign', 'new', file, ...NEW], { typed: 'h\nm\nr\n9\n\nq\n' })
      expect([first.code, first.err]).toEqual([0, ''])
      expect(first.out).toContain('The first entry')
      expect(first.out).toContain('My office is the ledger.')
      expect(first.out).toContain('9” is none of the options')
      expect(first.out).toMatch(/Chapter I: Maelstrom/i)
      const next = await spawned(['campaign', 'continue', file, '--lang', 'fr'], { typed: 'q\n' })
      expect(next.out).toMatch(/Chapitre I\u00a0: Maelstrom/i)
      expect(next.out).not.toContain('registre')
      const again = await cardwright('campaign', 'new', file)
      expect(again).toMatchObject({ code: 2, err: expect.stringContaining('already there') })
      expect(again.err).toContain('campaign continue')
      expect(again.err).not.toContain('--resume')
    })
  })

  it('hands seats to bots between battles', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'ours.json')
      await spawned(['campaign', 'new', file, ...NEW], {
        typed: 'seats greedy,person\nseats greedy\nseats nobody,person\nq\n',
      })
      const { out } = await cardwright('campaign', 'show', file, '--json')
      expect(JSON.parse(out)).toMatchObject({
        title: 'Ada, Bo',
        steps: 1,
        state: { seats: ['greedy', 'person'] },
      })
    })
  })

  it('is shown, told step by step, verified, and copied from any step', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'ours.json')
      const copy = join(folder, 'copy.json')
      await spawned(['campaign', 'new', file, ...NEW], { typed: '\nq\n' })
      expect((await cardwright('campaign', 'show', file)).out).toMatch(
        /Ada[\s\S]*Ancient.Cyanolith[\s\S]*Rating 100/i,
      )
      expect((await cardwright('campaign', 'replay', file)).out).toMatch(/1\. The first entry/)
      expect(await cardwright('campaign', 'replay', file, '--verify')).toMatchObject({ code: 0 })
      const before = readFileSync(file, 'utf8')
      expect(await cardwright('campaign', 'replay', file, '--at', '0', '--copy', copy)).toMatchObject({
        code: 0,
      })
      expect(readFileSync(file, 'utf8')).toBe(before)
      expect(JSON.parse((await cardwright('campaign', 'show', copy, '--json')).out)).toMatchObject({
        steps: 0,
      })
    })
  })

  it('says in one sentence what it cannot use', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'ours.json')
      await spawned(['campaign', 'new', file, ...NEW], { typed: 'q\n' })
      writeFileSync(file, readFileSync(file, 'utf8').replace('Ada', 'Eda'))
      expect(await cardwright('campaign', 'show', file, '--lang', 'fr')).toMatchObject({
        code: 2,
        err: expect.stringContaining('cette campagne est abîmée'),
      })
      expect(await cardwright('campaign', 'show')).toMatchObject({
        code: 2,
        err: expect.stringContaining('needs a file'),
      })
      expect(await cardwright('campaign', 'dance', file)).toMatchObject({ code: 2 })
      expect(await cardwright('campaign', 'new', join(folder, 'b.json'), '--names', 'A,A')).toMatchObject({
        code: 2,
        err: expect.stringContaining('two mages are called A'),
      })
      expect(await cardwright('campaign', 'new', join(folder, 'c.json'), '--players', '5')).toMatchObject({
        code: 2,
      })
    })
  })
})
