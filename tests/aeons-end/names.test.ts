import { describe, expect, it } from 'vitest'
import { aeonsEnd, loadAeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import { packOf } from '../../src/games/aeons-end/pack.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { base } from '../../src/games/aeons-end/packs/base.ts'
import { readPack } from '../../src/games/aeons-end/read-pack.ts'
import { contentName } from '../../src/language/content-name.ts'
import type { Playable } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'

/* What things are called belongs to the game that was loaded with them: games with other packs know nothing of it. */

/** A pack as somebody writes it, with one gem that everybody calls alike. */
const pebbles = (id: string) => {
  const pebble = `${id}@1/pebble`
  const text = {
    id,
    version: 1,
    playerCards: [plain(b.gem(pebble, 2, b.play(b.gainAether(2), b.become(b.one(b.hand), pebble))))],
    names: {
      en: { cards: { [pebble]: 'Round Pebble' } },
      fr: { cards: { [pebble]: { one: 'Caillou rond', gender: 'm', many: 'Cailloux ronds' } } },
    },
  }
  return readPack(JSON.parse(JSON.stringify(text)))
}

/** Legacy's way: a pack that gives something else another name, in both languages. */
const renaming = packOf('renaming', 1, {
  names: {
    en: {
      cards: { jade: 'Green Stone', fury: 'Wrath' },
      mages: { brama: { name: 'Bram', title: 'Elder', ability: 'Echo' } },
      nemeses: { rageborne: 'The Angry One' },
    },
    fr: {
      cards: { jade: { one: 'Pierre verte', gender: 'f' } },
      mages: { brama: { name: 'Brame', title: 'Aînée', ability: 'Écho' } },
      nemeses: { rageborne: { one: 'La Furieuse', gender: 'f' } },
    },
  },
})

/** Everything that a game says of its cards, mages and nemeses, in both languages. */
const said = (game: Playable): string =>
  JSON.stringify(
    (['en', 'fr'] as const).map((lang) => [
      game.offer!(lang),
      game.words[lang].sheets!(),
      game.cardIds.map((id) => game.words[lang].card(id)),
    ]),
  )

const before = contentName(said(aeonsEnd))
const first = loadAeonsEnd([...allPacks, pebbles('first')])
const second = loadAeonsEnd([...allPacks, pebbles('second')])
const other = loadAeonsEnd([base, renaming])

describe('two games of Aeon’s End with other packs', () => {
  it.each(['play round pebble', 'jouer caillou rond', 'jouer un Caillou rond'])(
    'find their own card by its name: %s',
    (wish) => {
      for (const [game, id] of [
        [first, 'first'],
        [second, 'second'],
      ] as const) {
        const hand = [`${id}@1/pebble`, 'crystal']
        const s = game.scenario!.given({ phase: 'main', 'player 1': { mage: 'brama', hand } })
        expect(game.wish!(s, wish, 'fr')).toEqual({ possible: true, why: null })
      }
    },
  )

  it('call nothing by a name that only the other has given', () => {
    expect(first.words.en.card('first@1/pebble').name).toBe('Round Pebble')
    expect(second.words.fr.card('second@1/pebble').name).toBe('Caillou rond')
    expect(second.words.en.card('first@1/pebble').name).toBe('first@1/pebble')
    expect(aeonsEnd.words.fr.card('second@1/pebble').name).toBe('second@1/pebble')
  })

  it('may call the same thing differently, in every text', () => {
    expect(other.words.en.card('jade').name).toBe('Green Stone')
    expect(other.words.fr.card('jade').name).toBe('Pierre verte')
    const destroyed = {
      kind: 'moved',
      mages: ['brama'],
      card: 'jade',
      from: 'supply',
      to: 'destroyed',
      top: true,
    } as const
    expect(other.words.fr.event(destroyed)).toBe('Une Pierre verte est détruite.')
    expect(aeonsEnd.words.fr.event(destroyed)).toBe('Un Jade est détruit.')
    const sheet = (game: Playable, id: string) => game.words.en.sheets!().find((each) => each.id === id)
    expect(sheet(other, 'rageborne')?.name).toBe('The Angry One')
    expect(sheet(aeonsEnd, 'rageborne')?.name).toBe('Rageborne')
    expect(sheet(other, 'brama')).toMatchObject({ name: 'Bram', title: 'Elder' })
    const board = (game: Playable) => {
      const s = game.scenario!.given({ nemesis: 'rageborne', 'player 1': { mage: 'brama', hand: ['jade'] } })
      return game.words.en.board(s, 0).join('\n')
    }
    expect(board(other)).toContain('Green Stone')
    expect(board(other)).toContain('The Angry One')
    expect(board(aeonsEnd)).not.toMatch(/Green Stone|Angry/)
    expect(board(other)).not.toMatch(/Jade|Rageborne/)
  })

  it('leave the words of the game of the house as they were', () => {
    expect(contentName(said(aeonsEnd))).toBe(before)
  })
})
