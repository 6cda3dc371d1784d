import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualNames } from '../../../src/games/eternal/card-names.ts'
import { allCards } from '../../../src/games/eternal/cards/index.ts'
import { definitionOf, definitions } from '../../../src/games/eternal/content.ts'
import { readDeckCode, writeDeckCode } from '../../../src/games/eternal/deck-building/code.ts'
import type { DeckList } from '../../../src/games/eternal/deck-building/deck-list.ts'
import { allDecks, missingFrom, offeredDecks } from '../../../src/games/eternal/deck-building/offered.ts'
import { randomDeck } from '../../../src/games/eternal/deck-building/random.ts'
import { readDeckText, writeDeckText } from '../../../src/games/eternal/deck-building/text.ts'
import { starterDecks } from '../../../src/games/eternal/decks/starter.ts'
import { faultText } from '../../../src/games/eternal/text/decks.ts'
import '../../../src/games/eternal/game.ts'
import { frenchName } from '../../../src/games/eternal/text/french/names.ts'

// Whoever reads French brings the French names along.
usualNames().speakFrench(frenchName)

const buildable = allCards.filter((card) => !card.created)
const size = ({ main }: DeckList): number => main.reduce((sum, [n]) => sum + n, 0)

describe('the decks of the house', () => {
  it('are ten starter decks of 75 cards, one for each pair of factions, and sixteen others', () => {
    expect(starterDecks.map(size)).toEqual(starterDecks.map(() => 75))
    expect(starterDecks).toHaveLength(10)
    expect(allDecks).toHaveLength(26)
    expect(new Set(allDecks.map(({ name }) => name)).size).toBe(26)
  })

  it('are offered exactly when all their cards are there', () => {
    expect(offeredDecks.length).toBeGreaterThan(2)
    for (const deck of allDecks) expect(offeredDecks.includes(deck)).toBe(missingFrom(deck).length === 0)
    for (const { main, market } of offeredDecks)
      for (const id of [...main.map(([, each]) => each), ...market]) expect(definitionOf(id)).toBeDefined()
  })
})

/** Any pile of cards, each once, with any counts; legal or not. */
const anyDeck = fc
  .record({
    main: fc.uniqueArray(fc.nat(buildable.length - 1), { minLength: 1, maxLength: 40 }),
    counts: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 40, maxLength: 40 }),
    market: fc.array(fc.nat(buildable.length - 1), { maxLength: 5 }),
    format: fc.constantFrom('throne', 'expedition', 'draft', 'open'),
  })
  .map(
    ({ main, counts, market, format }): DeckList => ({
      name: '',
      format: format as DeckList['format'],
      main: main.map((i, at): [number, string] => [counts[at]!, buildable[i]!.id]),
      market: market.map((i) => buildable[i]!.id),
    }),
  )

describe('a deck as text', () => {
  it('has the form in which players exchange decks', () => {
    expect(writeDeckText({ name: 'x', format: 'throne', main: [[4, '1-8']], market: ['1-172'] })).toBe(
      'FORMAT:Throne\n4 Torch (Set1 #8)\n--------------MARKET---------------\n1 Harsh Rule (Set1 #172)\n',
    )
  })

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(readDeckText(writeDeckText(deck), usualNames())).toEqual({ deck, faults: [] })
      }),
    )
  })

  it.each([
    '4x Torch',
    '4 × Torch',
    'Torch x4',
    '  4\tTORCH (set1#8)  ',
    '• 4 torch',
    '- 4 Torch (Set1 #8)',
    '4 Torche',
    '2 Torch\n\n2 Torch',
    '4 Something renamed (Set1 #8)',
  ])('reads %j as four Torches', (text) => {
    expect(readDeckText(text, usualNames())).toEqual({
      deck: { name: '', format: 'throne', main: [[4, '1-8']], market: [] },
      faults: [],
    })
  })

  it.each(['--- Market ---', 'MARKET:', '—————MARCHÉ—————', '----------'])(
    'takes %j for the market',
    (line) => {
      const { deck, faults } = readDeckText(
        `format: draft\nname: mine\nTorch\n${line}\nHarsh Rule`,
        usualNames(),
      )
      expect(deck).toEqual({ name: 'mine', format: 'draft', main: [[1, '1-8']], market: ['1-172'] })
      expect(faults).toEqual([])
    },
  )

  it('keeps everything it understands and tells the rest line by line, with the nearest name', () => {
    const { deck, faults } = readDeckText(
      'FORMAT:Thrown\n4 Torhc (Set999 #8)\n4 Oni Ronin\n??\n0 Torch\n2 Harsh Rule (Set1 #8)\n3 Xyzzyxyzzyxyzzy',
      usualNames(),
    )
    expect(deck.main).toEqual([
      [4, '1-13'],
      [2, '1-8'],
    ])
    expect(faults.map((fault) => faultText(fault, 'en', usualNames()))).toEqual([
      'line 1: “FORMAT:Thrown” names no format; there are Throne, Expedition, Draft and Open',
      'line 2: there is no card “4 Torhc (Set999 #8)”; is it “Torch”?',
      'line 4: “??” is neither a card nor anything else of a deck',
      'line 5: “0 Torch” has no count from 1 to 150',
      'line 6: name and number of “2 Harsh Rule (Set1 #8)” differ; the number was taken, “Torch”',
      'line 7: there is no card “3 Xyzzyxyzzyxyzzy”',
    ])
    for (const fault of faults)
      expect(faultText(fault, 'fr', usualNames())).toMatch(/^ligne \d+\u00a0: [^“”]+$/)
  })
})

describe('a deck code', () => {
  it('is that of the deck sites: count, set and number in groups of five bits', () => {
    // 4, 1, 8: E B I; 2, 0, 0 before the market; 1, 1, 172 = 12 + 5 * 32.
    expect(writeDeckCode([[4, '1-8']], ['1-172'])).toBe('EBICAABBsF')
    expect(readDeckCode('EBICAABBsF', 'throne', usualNames()).deck).toEqual({
      name: '',
      format: 'throne',
      main: [[4, '1-8']],
      market: ['1-172'],
    })
  })

  it('is read again as it was written', () => {
    fc.assert(
      fc.property(anyDeck, ({ main, market }) => {
        const { deck, faults } = readDeckCode(writeDeckCode(main, market), 'throne', usualNames())
        expect([deck.main, deck.market, faults]).toEqual([main, market, []])
      }),
    )
  })

  it('tells the cards that are not there and keeps the others', () => {
    const { deck, faults } = readDeckCode(
      writeDeckCode(
        [
          [2, '1-8'],
          [3, '999-1'],
        ],
        [],
      ),
      'throne',
      usualNames(),
    )
    expect(deck.main).toEqual([[2, '1-8']])
    expect(faults).toEqual([{ kind: 'unknown card', at: 2, text: '999-1', nearest: null }])
  })

  it.each([
    ['EB', 'ends in the middle of a card'],
    ['EB!', 'character 3 (“!”) cannot stand in a deck code'],
    ['EBs', 'ends in the middle of a card'],
    ['', 'ends in the middle of a card'],
    ['______A', 'belongs to no number'],
  ])('%j is refused', (code, sentence) => {
    expect(() => readDeckCode(code, 'throne', usualNames())).toThrow(sentence)
  })
  it('has no place for created cards', () => {
    expect(() => writeDeckCode([[1, '1-t-wisp']], [])).toThrow('cannot be put into a deck code')
  })
})

describe('a random deck', () => {
  it('is the same for the same seed, and of the factions that were named', () => {
    expect(randomDeck('FJ', 'one')).toEqual(randomDeck('FJ', 'one'))
    expect(randomDeck('FJ', 'one').main).not.toEqual(randomDeck('FJ', 'two').main)
    for (const [, id] of randomDeck('FJ', 'one').main)
      expect(definitions[definitionOf(id)!]!.influence).toMatch(/^[FJ]*$/)
  })
})
