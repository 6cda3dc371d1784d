import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardwright, inFolder } from './line.ts'

describe('decks', () => {
  it('lists those of one format, and refuses what is none', async () => {
    const all = JSON.parse((await cardwright('decks', '--json')).out) as readonly { format: string }[]
    const { out } = await cardwright('decks', '--format', 'expedition', '--json')
    const some = JSON.parse(out) as readonly { format: string }[]
    expect(some).toEqual(all.filter(({ format }) => format === 'expedition'))
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    for (const wrong of [
      ['--format', 'foo'],
      ['--rules', '2018'],
    ]) {
      const { code, err } = await cardwright('decks', ...wrong)
      expect(code).not.toBe(0)
      expect(err).toContain(`“${wrong[1]}”`)
    }
  })

  it('lists what can be played by name, and what is missing for the rest', async () => {
    const { code, out } = await cardwright('decks')
    expect(code).toBe(0)
    expect(out).toContain('Rakano Warcry (throne, 75 cards)\n')
    const rows = JSON.parse((await cardwright('decks', '--json')).out) as readonly { missing: string[] }[]
    expect(rows).toHaveLength(26)
    expect(rows[0]).toMatchObject({ name: 'Rakano Warcry', missing: [] })
  })

  it('calls the starter decks by French names, and understands them', async () => {
    const { out } = await cardwright('decks', '--lang', 'fr')
    expect(out).toContain('Cri de guerre de Rakano (')
    expect(out).not.toContain('Rakano Warcry')
    const french = await cardwright('decks', "vol de vie d'argenport", '--json')
    expect(french.code).toBe(0)
    expect(french.out).toBe((await cardwright('decks', 'Argenport Lifesteal', '--json')).out)
    const { err } = await cardwright('decks', 'Rakano', '--lang', 'fr')
    expect(err).toContain(
      'aucun deck ne s’appelle «\u202fRakano\u202f» (il y a «\u202fCri de guerre de Rakano\u202f»',
    )
  })

  it('writes a deck as text and code, which are the same deck again', async () => {
    const { code, out } = await cardwright('decks', 'rakano warcry', '--json')
    expect(code).toBe(0)
    const printed = JSON.parse(out) as { text: string; code: string }
    expect(printed.text).toMatch(/^FORMAT:Throne\n4 Oni Ronin \(Set1 #13\)\n/)
    await inFolder(async (folder) => {
      const file = join(folder, 'deck.txt')
      writeFileSync(file, printed.text)
      expect((await cardwright('decks', `@${file}`, '--json')).out).toBe(out)
      expect((await cardwright('decks', printed.code, '--json')).out).toBe(out)
      const played = await cardwright(
        'simulate',
        ...['--game', 'eternal', '--games', '1', '--deck1', `@${file}`, '--deck2', 'random:PS', '--json'],
      )
      expect(played.code).toBe(0)
    })
  })

  it('tells every line it cannot read and every rule that is broken, in both languages', async () => {
    const deck = '5 Torch\n20 Fire Sigil\n4 Oni Ronni'
    const english = await cardwright('decks', deck)
    expect(english.code).toBe(1)
    expect(english.out).toContain('! line 3: there is no card “4 Oni Ronni”; is it “Oni Ronin”?')
    expect(english.out).toContain('! 25 cards, but a deck needs at least 75 (E076)')
    expect(english.out).toContain('! 5 copies of “Torch”, but 4 are allowed (ED1)')
    const french = await cardwright('decks', deck, '--lang', 'fr')
    expect(french.out).toContain('! 5 exemplaires de «\u202fTorche\u202f», alors que 4 sont permis (ED1)')
  })

  it('repeats the beginning of a long line only, and is not kept busy by one', async () => {
    const beginnings = ['4 Torch', '4 Torch (set1', '(set', '4', '-', 'format:', 'deck=', 'x', '*', 'market']
    for (const beginning of beginnings)
      for (const sign of [' ', '1', '-', 'x', '#', '(', '=', '\t', ' 1', '(set']) {
        const line = `${beginning}${sign.repeat(400_000 / sign.length)}y`
        const { out, err } = await cardwright('decks', `4 Torch\n${line}`, '--lang', 'fr')
        expect(out.length + err.length).toBeLessThan(2_000)
        expect(out).toContain('! ligne 2')
      }
  })

  it('refuses what is no deck', async () => {
    const { code, err } = await cardwright('decks', 'Rakano')
    expect(code).toBe(2)
    expect(err).toContain('deck: there is no deck called “Rakano” (there are “Rakano Warcry”')
  })
})
