import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import { Table } from '../../src/table/table.ts'
import { cardwright } from './line.ts'

const REFUSED: readonly (readonly string[])[] = [
  ['nix'],
  ['play', 'nix'],
  ['play', 'aeons-end', '--zzz'],
  ['play', 'aeons-end', '--mages', 'merlin'],
  ['play', 'aeons-end', '--nemesis', 'nix'],
  ['play', 'aeons-end', '--difficulty', 'nix'],
  ['play', 'aeons-end', '--bot', 'nix'],
  ['play', 'aeons-end', '--bot', 'search:nix'],
  ['play', 'aeons-end', '--seats', 'random'],
  ['play', 'aeons-end', '--seats', 'random,random'],
  ['play', 'aeons-end', '--seed'],
  ['play', 'aeons-end', '--seed', '1', '--seed', '2'],
  ['play', 'aeons-end', 'eternal'],
  ['play', 'eternal', '--mages', 'brama'],
  ['play', 'eternal', '--first', '3'],
  ['cards', '--set', 'nix'],
  ['cards', '--type', 'nix'],
  ['cards', '--audit', 'nix'],
  ['replay', 'package.json'],
  ['play', 'aeons-end', '--resume', 'package.json'],
  ['play', 'aeons-end', '--setup', 'package.json'],
  ['simulate', '--game', 'eternal', '--report', 'nix.nix'],
  ['simulate', 'nix'],
  ['campaign', 'nix'],
  ['play'],
]

const english =
  /\b(?:there (?:is|are)|nothing|set-up|such|unknown|must be|has no|needs?|expected|choose|not a|given|missing|leave out|says?)\b/

describe('the terminal in French', () => {
  it.each(REFUSED.map((line) => [line.join(' '), line] as const))('refuses %s in French', async (_, line) => {
    const { code, err } = await cardwright(...line, '--lang', 'fr')
    expect(code).toBe(2)
    expect(err).toMatch(/^cardwright\u00a0: /)
    expect(err).not.toMatch(english)
  })

  it('helps in French when only the language is said', async () => {
    for (const line of [
      ['--lang', 'fr'],
      ['--lang=fr'],
      ['--lang', 'fr', '--help'],
      ['help', '--lang', 'fr'],
      ['aide', '--lang', 'fr'],
    ]) {
      const { code, out } = await cardwright(...line)
      expect([code, /partie/.test(out)]).toEqual([0, true])
    }
  })

  it('shows how a verb is written in French', async () => {
    for (const verb of ['play', 'simulate']) {
      const { out } = await cardwright(verb, '--help', '--lang', 'fr')
      expect(out.split('\n')[0]).toContain('[options de mise en place]')
    }
    expect((await cardwright('help')).out).toContain('cardwright help --lang fr')
  })

  it('counts what a card has in words: 2 jetons Puissance, 6 points de vie', async () => {
    const { out } = await cardwright('cards', '--game', 'aeons-end', '--lang', 'fr')
    expect(out).toContain('Secousse (tremor)\u00a0: pouvoir, palier 2, 2 jetons Puissance, legacy')
    expect(out).toContain('1 point de vie, 3 jetons Bouclier, legacy')
    expect(out).not.toMatch(/jetons Puissance \d|points de vie \d/)
    const { out: english } = await cardwright('cards', '--game', 'aeons-end')
    expect(english).toContain('Tremor (tremor): power, tier 2, 2 power tokens, legacy')
  })

  it.each([
    ['acquérir nixnix', /^il n’y a pas de carte/],
    ['capacité 7', /n’est personne à cette table/],
    ['ouvrir 9', /^(?!.*expected)/],
  ])('refuses “w %s” at the table in French', (said, french) => {
    const table = Table.begin(aeonsEnd, { mages: ['brama', 'kadir'], nemesis: 'rageborne' }, 'w')
    const refused = (): string => {
      try {
        aeonsEnd.wish?.(table.state, said, 'fr')
        return ''
      } catch (error) {
        if (error instanceof Refusal) return error.french.replace(/^[^\s]+\u00a0: /, '')
        throw error
      }
    }
    expect(refused()).toMatch(french)
  })

  it.each([
    ['aeons-end', aeonsEnd, { phase: 'main' }],
    ['eternal', eternal, {}],
  ] as const)('understands all that it gives as examples: %s', (_, game, given) => {
    const s = game.scenario.given(given)
    const said = (text: string, lang: 'en' | 'fr'): string => {
      try {
        return game.wish!(s, text, lang).why?.words ?? ''
      } catch (error) {
        if (error instanceof Refusal) return lang === 'fr' ? error.french : error.message
        throw error
      }
    }
    const lists = (['en', 'fr'] as const).map((lang) => said('dance', lang).split(/: /)[1]!.split(', '))
    const answers = lists.map((list, i) => list.map((text) => said(text, i === 0 ? 'en' : 'fr')))
    expect(answers.flat().filter((answer) => /^(?:say it|dites-le)/.test(answer))).toEqual([])
    // The French list is the English one, and is understood as that.
    expect(lists[1]!.map((text) => said(text, 'en'))).toEqual(answers[0])
  })

  it('understands a move as its button says it', () => {
    const s = aeonsEnd.scenario.given({ phase: 'main' })
    const understood = (text: string): unknown => aeonsEnd.wish!(s, text, 'fr')
    expect(understood('Gagner une charge')).toEqual(understood('charge'))
    expect(understood('Terminer la phase principale')).toEqual(understood('end main'))
    expect(understood('terminer la phase d’incantation')).toEqual(understood('end casting'))
    expect(understood('utiliser la capacité')).toEqual(understood('ability'))
    expect(understood('stabiliser la brèche 2')).toEqual(understood('focus 2'))
  })

  it('understands French verbs and names after w', () => {
    const table = Table.begin(aeonsEnd, { mages: ['brama', 'kadir'], nemesis: 'rageborne' }, 'w')
    const { wish } = aeonsEnd
    for (const said of ['acquérir jade', 'acquerir un Jade', 'gain jade'])
      expect(wish?.(table.state, said, 'fr')).toEqual(wish?.(table.state, 'gain jade', 'fr'))
    expect(wish?.(table.state, 'préparer une étincelle 2', 'fr')).toEqual(
      wish?.(table.state, 'prep spark 2', 'fr'),
    )
    const other = Table.begin(eternal, eternal.setupFrom({}), 'w')
    const hand = eternal.words.fr
    expect(hand).toBeDefined()
    const asked = (said: string): unknown => {
      try {
        return eternal.wish?.(other.state, said, 'fr')
      } catch (error) {
        if (error instanceof Refusal) return error.french
        throw error
      }
    }
    expect(asked('finir le tour')).toEqual(asked('end turn'))
    expect(asked('jouer la Torche')).toEqual(asked('play Torch'))
    expect(asked('danser')).toMatch(/^dites-le comme/)
  })
})
