import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { progressLine, progressText } from '../../src/cli/progress.ts'
import { wordsOf } from '../../src/cli/words-of.ts'
import { cardwright, inFolder } from './line.ts'

const few = ['simulate', '--game', 'eternal', '--games', '6', '--threads', '1'] as const

describe('the progress of a simulation', () => {
  it('is a bar, a rate and the time left', () => {
    expect(progressText(250, 1_000, 0, 5)).toBe(
      '[######..................] 25 %  250 of 1,000 games  50/s  15 s left',
    )
    expect(progressText(25, 100, 0, 5, 'fr')).toContain('25 parties sur 100  5/s  reste 15 s')
  })
  it('does not count what an earlier sitting played', () => {
    expect(progressText(600, 1_000, 500, 10)).toContain('10/s  40 s left')
    expect(progressText(10, 100_000, 0, 100)).toContain('277 h 45 min left')
    expect(progressText(0, 10, 0, 0)).toContain('? left')
  })
  it('is shown to people only', () => {
    const shown = (isTTY: boolean): string => {
      let text = ''
      const out = { isTTY, write: (piece: string) => (text += piece) }
      const line = progressLine(10, 0, 'en', out, () => 0)
      line.show(5)
      line.show(6)
      line.clear()
      return text
    }
    expect(shown(false)).toBe('')
    expect(shown(true)).toMatch(/5 of 10 games/)
    // Too soon after the last time.
    expect(shown(true)).not.toMatch(/6 of 10 games/)
  })
})

describe('a line within a line', () => {
  it('is split as a shell would', () => {
    expect(wordsOf(` --deck1 "Elysian Flyers"  --bot 'x' --any `)).toEqual([
      '--deck1',
      'Elysian Flyers',
      '--bot',
      'x',
      '--any',
    ])
    expect(wordsOf('')).toEqual([])
    expect(() => wordsOf('--deck1 "Elysian')).toThrow(/quote is open in: "Elysian/)
  })
})

/** Threads are started here: on a busy machine that takes a while. */
const LONG = 600_000

describe('simulate', { timeout: LONG }, () => {
  it('compares two series and writes every form of report', async () => {
    await inFolder(async (folder) => {
      const files = ['a.html', 'a.csv', 'a.json'].map((name) => join(folder, name))
      const line = [...few, '--against', '--deck2 "Feln Control" --seats random,random', '--lang', 'fr']
      const { code, out, err } = await cardwright(...line, '--report', files.join(','))
      expect([code, err]).toEqual([0, ''])
      expect(out).toContain('mises en place différentes, mêmes graines')
      expect(out).not.toContain('mêmes donnes')
      for (const file of files) expect(existsSync(file)).toBe(true)
      const { chapters } = JSON.parse(readFileSync(files[2]!, 'utf8')) as { chapters: { id: string }[] }
      expect(chapters.map(({ id }) => id)).toEqual(['comparison', 'series-1', 'series-2'])
      expect(readFileSync(files[1]!, 'utf8')).toContain('comparison,paired-won,side-1,Joueur 1,')
    })
  })
  it('prints both set-ups and the games of both series to people', async () => {
    const { out } = await cardwright(...few, '--against', '--bot greedy')
    expect(out).toMatch(/^6 and 6 games, /)
    expect(out).toMatch(/Series 1: Set-up +\{"decks":\["Rakano/)
    expect(out).toMatch(/Series 2: Set-up +\{"decks":\["Rakano/)
    expect(out).toMatch(/Series 1: Bots +random for everybody/)
    expect(out).toMatch(/Series 2: Bots +greedy for everybody/)
  })
  it.each([
    [['--seats', 'random,random,random'], /3 bots are named for 2 seats/],
    [['--seats', 'random', '--bot', 'random'], /leave out one of them/],
    [['--against', '--games 3'], /simulate --against has no flag --games/],
    [['--against', '"'], /quote is open/],
    [['--report', 'a.pdf'], /name a file with such an ending/],
  ])('refuses %j in one sentence', async (flags, sentence) => {
    const { code, out, err } = await cardwright(...few, ...flags)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(sentence)
    expect(err.split('\n')).toHaveLength(1)
  })
})
