import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { playWords } from '../../src/cli/play-words.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { games } from '../../src/games/index.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { Table } from '../../src/table/table.ts'
import { cardwright, inFolder, spawned } from './line.ts'

const firstAlways = '1\n'.repeat(3_000)

describe('play', () => {
  it.each(games.map(({ id }) => id))('plays a whole game of %s from typed numbers', async (game) => {
    await inFolder(async (cwd) => {
      const { code, out, err } = await spawned(['play', game, '--seed', 's', '--save', 'g.json'], {
        typed: firstAlways,
        cwd,
      })
      expect([code, err]).toEqual([0, ''])
      expect(out).toMatch(/\nThe game is over after \d+ decisions\. .+\n$/)
      const verified = await cardwright('replay', join(cwd, 'g.json'), '--verify')
      expect(verified).toMatchObject({ code: 0, err: '' })
      expect(verified.out).toMatch(/verified, \d+ decisions/)
    })
  })

  it('ends a game of Eternal that is conceded at the first decision or later, and nobody plays on', async () => {
    for (const typed of ['concede\nyes\n1\n1\n', '1\n1\n1\n1\n1\nconcede!\n1\n'])
      await inFolder(async (cwd) => {
        const line = ['play', 'eternal', '--seed', 'c5', '--seats', 'person,greedy', '--save', 'g.json']
        const { code, out } = await spawned(line, { typed, cwd })
        expect(code).toBe(0)
        expect(out).toMatch(/\nThe game is over after \d+ decisions?\. Your opponent wins[^\n]*\n$/)
        const record = readRecord(readFileSync(join(cwd, 'g.json'), 'utf8'))
        expect(record.acts).toEqual([{ after: record.answers.length, seat: 0, act: 'concede' }])
        const again = await spawned(['play', '--resume', 'g.json'], { typed: '1\n', cwd })
        expect([again.code, again.out.match(/The game is over/g)]).toEqual([0, ['The game is over']])
      })
  })

  it.each([
    ['en', 'concede', 'YES'],
    ['fr', 'abandonner', 'oui'],
  ] as const)('asks whoever concedes once more, and only a yes does it (%s)', async (lang, concede, yes) => {
    const { sureToConcede, notConceded } = playWords[lang]
    const line = [
      'play',
      'eternal',
      '--seed',
      'c5',
      '--seats',
      'person,greedy',
      '--lang',
      lang,
      '--save',
      'g.json',
    ]
    await inFolder(async (cwd) => {
      const others = ['', 'no', '1', 'q', concede, `${concede}!`, `${yes}!`]
      const typed = others.map((other) => `${concede}\n${other}\n`).join('')
      const { out } = await spawned(line, { typed, cwd })
      expect(out.split(sureToConcede)).toHaveLength(others.length + 1)
      expect(out.split(notConceded)).toHaveLength(others.length + 1)
      const record = readRecord(readFileSync(join(cwd, 'g.json'), 'utf8'))
      expect([record.answers, record.acts ?? []]).toEqual([[], []])
    })
    await inFolder(async (cwd) => {
      await spawned(line, { typed: `${concede}\n${yes}\n`, cwd })
      expect(readRecord(readFileSync(join(cwd, 'g.json'), 'utf8')).acts).toHaveLength(1)
    })
  })

  it('a game that cannot be conceded asks nothing', async () => {
    const { out } = await spawned(['play', 'aeons-end', '--seed', 's'], { typed: 'concede\nconcede!\n' })
    expect(out.split(playWords.en.cannotConcede)).toHaveLength(3)
    expect(out).not.toContain(playWords.en.sureToConcede)
  })

  it('opens a saved game whose rules have changed where it last agrees, and saves it apart', async () => {
    await inFolder(async (cwd) => {
      const table = Table.begin(aeonsEnd, aeonsEnd.setupFrom({}), 'changed')
      for (let i = 0; i < 9; i++) table.answer(0)
      const record = table.session.record()
      const changed = writeRecord({ ...record, checks: record.checks.with(6, record.checks[6]! ^ 1) })
      const file = join(cwd, 'old.json')
      writeFileSync(file, changed)
      const line = ['play', '--resume', 'old.json', '--save', 'old.json']
      const { code, out } = await spawned(line, { typed: '1\nq\n', cwd })
      expect(code).toBe(0)
      expect(out).toMatch(
        /^Note: this game plays alike until decision 5, then differs: something else is asked/,
      )
      expect(readFileSync(file, 'utf8')).toBe(changed)
      const on = readRecord(readFileSync(join(cwd, 'old-from-5.json'), 'utf8'))
      expect(on.answers).toEqual([...record.answers.slice(0, 5), 0])
      // A damaged file is refused, as `replay --verify` refuses it, and so is one that does not say what it should.
      writeFileSync(file, changed.replace('"seed":"changed"', '"seed":"changer"'))
      const damaged = await spawned(['play', '--resume', 'old.json'], { typed: 'q\n', cwd })
      expect([damaged.code, damaged.err]).toEqual([2, expect.stringContaining('the record is damaged')])
    })
  })

  it('speaks French', async () => {
    await inFolder(async (cwd) => {
      const { code, out } = await spawned(['play', 'aeons-end', '--lang', 'fr'], {
        typed: 'h\nx\n0\nq\n',
        cwd,
      })
      expect(code).toBe(0)
      expect(out).toMatch(/Tapez un numéro/)
      expect(out).toMatch(/enregistrer et quitter/)
      expect(out).toMatch(/«\u202fx\u202f» n’est ni un numéro/)
      expect(out).toMatch(/0 n’est pas une option/)
    })
  })

  it('takes back, saves and resumes', async () => {
    await inFolder(async (cwd) => {
      const line = ['play', 'aeons-end', '--seed', 's']
      const first = await spawned(line, { typed: '1\nu\n1\ns one.json\nq\n', cwd })
      expect(first.out).toMatch(/Taken back\.[\s\S]*Saved: one\.json/)
      expect(first.code).toBe(0)
      const on = await spawned(['play', '--resume', 'one.json'], { typed: '1\n1\nq\n', cwd })
      expect(on.out).toMatch(/^one\.json: 1 decision so far/)
      expect(on.code).toBe(0)
      const straight = Table.begin(aeonsEnd, aeonsEnd.setupFrom({}), 's')
      for (let i = 0; i < 3; i++) straight.answer(0)
      expect(readFileSync(join(cwd, 'one.json'), 'utf8')).toBe(`${straight.session.save()}\n`)
    })
  })

  it('keeps the game when the input ends, and says so with its exit code', async () => {
    await inFolder(async (cwd) => {
      const { code, out } = await spawned(['play', 'eternal', '--seed', 'a/b', '--bot', 'random'], {
        typed: '1\n',
        cwd,
      })
      expect(code).toBe(1)
      expect(out).toMatch(/The input ended before the game did\.\nSaved: saves/)
      expect(readdirSync(join(cwd, 'saves'))).toEqual(['eternal-a-b.json'])
    })
  })

  it('says which rule forbids a move', async () => {
    await inFolder(async (cwd) => {
      const { out } = await spawned(['play', 'aeons-end', '--seed', 'x'], {
        typed: 'w gain jade\nwhy prep spark 4\nw play Crystal\nw dance\nq\n',
        cwd,
      })
      expect(out).toMatch(/2 aether short; your 3 gems would give 3\. \(R141\)/)
      expect(out).toMatch(/This breach is closed.*\(R031\)/)
      expect(out).toMatch(/That can be done now/)
      expect(out).toMatch(/say it like one of these/)
    })
  })
})
