import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { usualNames } from '../../../src/games/eternal/card-names.ts'
import { definitionOf, definitions, library } from '../../../src/games/eternal/content.ts'
import { writeDeckCode } from '../../../src/games/eternal/deck-building/code.ts'
import { FORMATS } from '../../../src/games/eternal/deck-building/deck-list.ts'
import { type Building, reasonsAgainst } from '../../../src/games/eternal/deck-building/legality.ts'
import { offeredDecks } from '../../../src/games/eternal/deck-building/offered.ts'
import { randomDeck } from '../../../src/games/eternal/deck-building/random.ts'
import { writeDeckText } from '../../../src/games/eternal/deck-building/text.ts'
import { starterDecks } from '../../../src/games/eternal/decks/starter.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { readCode, writeCode } from '../../../src/games/eternal/setup/code.ts'
import { reasonText } from '../../../src/games/eternal/text/decks.ts'
import { hash } from '../../../src/kernel/block.ts'
import { seedFrom } from '../../../src/kernel/random.ts'

const { readSetup } = eternal
const cards = (list: readonly (readonly [number, string])[]): number[] =>
  list.flatMap(([n, id]) => Array.from({ length: n }, () => definitionOf(id)!))
const reasons = (
  main: readonly (readonly [number, string])[],
  market: readonly string[],
  building: Partial<Building> = {},
) =>
  reasonsAgainst(
    { main: cards(main), market: market.map((id) => definitionOf(id)!) },
    { format: 'throne', era: 'today', ...building },
  )

const others = library.all().filter(({ id, kind, created }) => kind === 'unit' && !created && /^1-/.test(id))
const fifty = others.slice(0, 13).map(({ id }, i): [number, string] => [i === 12 ? 2 : 4, id])
const legal: readonly (readonly [number, string])[] = [[25, '1-1'], ...fifty]
const merchant = library.all().find(({ abilities }) => JSON.stringify(abilities).includes('swapWithMarket'))!

describe('legality', () => {
  it('has nothing against a deck that keeps the rules, nor against the starter decks', () => {
    expect(reasons(legal, [])).toEqual([])
    for (const { main, market, format } of offeredDecks)
      expect(reasons(main, market, { format, era: '2019' })).toEqual([])
  })

  it('tells every reason, with its rule and card', () => {
    const found = reasons(
      [
        [20, '1-1'],
        [5, '1-8'],
        [1, '1-t-wisp'],
      ],
      ['1-172', '1-172', '1-8'],
    )
    expect(found.map(({ why, rule }) => `${rule} ${why}`)).toEqual([
      'E076 too few cards',
      'E081 too much power',
      'ED3 size of the market',
      'ED1 too many copies',
      'ED2 created card',
      'ED4 copies in the market',
      'ED5 in deck and market',
      'E015 market without use',
    ])
    expect(found.map((reason) => reasonText(reason, 'en', usualNames()))).toContain(
      '5 copies of “Torch”, but 4 are allowed',
    )
    for (const reason of found)
      expect(reasonText(reason, 'fr', usualNames())).not.toMatch(/\b(?:cards|but|deck has|market)\b/)
  })

  it('lets a card stand in deck and market only under the rules of 2019, four in all', () => {
    const deck: [number, string][] = [[26, '1-1'], [4, merchant.id], [1, '1-8'], ...fifty.slice(1)]
    const market = ['1-8', '1-172', '1-130', '1-317', '1-269']
    expect(reasons(deck, market).map(({ rule }) => rule)).toEqual(['ED5'])
    expect(reasons(deck, market, { era: '2019' })).toEqual([])
    const four: [number, string][] = [[26, '1-1'], [1, merchant.id], [4, '1-8'], ...fifty.slice(1)]
    expect(reasons(four, market, { era: '2019' }).map(({ rule }) => rule)).toEqual(['ED1'])
  })

  it('has more room for Sigils, and in a draft for every card', () => {
    expect(reasons([[40, '1-1'], ...fifty.slice(2)], [])).toEqual([])
    expect(
      reasons(
        [
          [20, '1-1'],
          [25, '1-8'],
        ],
        [],
        { format: 'draft' },
      ),
    ).toEqual([])
    expect(
      reasons(
        [
          [20, '1-1'],
          [25, '1-8'],
        ],
        [],
        { format: 'draft', pool: 14 },
      ).map(({ rule }) => rule),
    ).toEqual(['E079'])
    expect(reasons([[1, '1-8']], [], { format: 'open' })).toEqual([])
  })
})

const pairs = [
  '',
  'F',
  'T',
  'J',
  'P',
  'S',
  'FT',
  'FJ',
  'FP',
  'FS',
  'TJ',
  'TP',
  'TS',
  'JP',
  'JS',
  'PS',
  'FTJ',
  'FTJPS',
]

describe('random decks', () => {
  it('are legal in their format, whatever the factions and the seed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.string(),
        fc.constantFrom(...FORMATS),
        (factions, seed, format) => {
          const { main, market } = randomDeck(factions, seed, format)
          expect(reasons(main, market, { format })).toEqual([])
        },
      ),
    )
  })
  it('have a curve and the power they need', () => {
    for (const factions of pairs.slice(6)) {
      const { main } = randomDeck(factions, 'curve')
      const list = cards(main).map((d) => definitions[d]!)
      const spent = list.filter(({ kind }) => kind !== 'power').map(({ cost }) => cost)
      expect(spent.filter((cost) => cost <= 3).length).toBeGreaterThanOrEqual(25)
      expect(spent.filter((cost) => cost >= 6).length).toBeLessThanOrEqual(12)
      expect(list.filter(({ kind }) => kind === 'unit').length).toBeGreaterThan(15)
    }
  })
})

describe('a set-up document', () => {
  const [deck] = offeredDecks
  const asLists = readSetup({ decks: [{ main: deck!.main }, deck!.name], first: 0 })

  it.each([
    ['name', deck!.name],
    ['name in any spelling', deck!.name.toUpperCase().replaceAll(' ', '  ')],
    ['text', writeDeckText(deck!)],
    ['code', writeDeckCode(deck!.main, deck!.market)],
  ])('takes a deck by %s', (_, said) => {
    const { decks } = readSetup({ decks: [said, deck!.name], first: 0 })
    expect(decks[0].main).toEqual(asLists.decks[0].main)
  })

  it('keeps each deck to the format it was built for, unless one is said', () => {
    const draft = writeDeckText({ ...randomDeck('FJ', 'x', 'draft'), format: 'draft' })
    expect(readSetup({ decks: [draft, draft] }).format).toBe('draft')
    expect(readSetup({ decks: [draft, deck!.name] }).format).toBe('open')
    expect(readSetup({ decks: [deck!.name, deck!.name] }).format).toBe('throne')
    expect(() => readSetup({ decks: [draft, deck!.name], format: 'throne' })).toThrow('(E076)')
  })

  it('takes a random deck by factions and word', () => {
    const { decks } = readSetup({ decks: ['random:JF:x', 'random'] })
    expect(decks[0].main).toEqual(cards(randomDeck('FJ', 'x').main))
    expect(decks[1].main).toHaveLength(75)
  })

  it.each([
    [{ decks: ['Rakano'] }, 'decks: expected 2 entries, found 1'],
    [{ decks: ['Rakano', 'x'] }, 'decks[0]: there is no deck called “Rakano” (there are “Rakano Warcry”'],
    [{ decks: ['random:FX', 'x'] }, 'decks[0]: “X” is not a faction; choose one of F, T, J, P, S'],
    [
      { decks: ['random', 'random'], format: 'modern' },
      'format: “modern” is not a format; choose one of throne',
    ],
    [
      { decks: ['random', 'random'], rules: '2020' },
      'rules: “2020” is not a set of rules; choose one of today, 2019',
    ],
    [
      { decks: ['random', { main: [[4, 'Torhc']] }] },
      'decks[1].main[0]: there is no card “Torhc”; is it “Torch”?',
    ],
    [{ decks: ['random', { main: [[0, 'Torch']] }] }, 'decks[1].main[0][0]: expected a number from 1 to 150'],
    [{ decks: ['random', { main: [[4, 'Torch', 1]] }] }, 'expected a count and a card'],
    [{ decks: ['random', 7] }, 'decks[1]: a deck is a name, a pasted text'],
    [
      { decks: ['random', '4 Torch\n3 Oni Ronni'] },
      'decks[1]: line 2: there is no card “3 Oni Ronni”; is it “Oni Ronin”?',
    ],
    [{ decks: ['random', 'random'], shuffle: true }, 'there is no entry “shuffle” here'],
  ])('%j is refused with its place', (document, sentence) => {
    expect(() => readSetup(document)).toThrow(sentence)
  })
})

describe('flags', () => {
  it('draw random decks from the seed, for each seat on its own', () => {
    const flags = { deck1: 'random:FJ', deck2: 'random' }
    const document = eternal.setupFrom(flags, 'seed') as { decks: readonly string[] }
    expect(document.decks).toEqual(['random:FJ:seed/1', 'random::seed/2'])
    const { decks } = readSetup(document)
    expect(decks[0].main).toEqual(cards(randomDeck('FJ', 'seed/1').main))
  })
  it('have help in both languages', () => {
    for (const { help } of eternal.setupFlags) {
      expect(help.en).not.toBe('')
      expect(help.fr).not.toBe('')
    }
  })
  it('draw any of the starter decks, for each seat on its own', () => {
    const drawn = (seed: string): readonly string[] =>
      (eternal.setupFrom({ deck1: 'starter', deck2: 'starter' }, seed) as { decks: readonly string[] }).decks
    const pairs = Array.from({ length: 60 }, (_, i) => drawn(`game ${i}`))
    expect(new Set(pairs.flat())).toEqual(new Set(starterDecks.map(({ name }) => name)))
    expect(pairs.some(([one, other]) => one !== other)).toBe(true)
    expect(drawn('game 1')).toEqual(pairs[1])
  })

  it('refuse a third player', () => {
    expect(() => eternal.setupFrom({ first: '3' })).toThrow('expected player 1 or 2')
  })
})

describe('a shared set-up', () => {
  const documents = [
    { decks: [offeredDecks[0]!.name, offeredDecks[1]!.name] },
    { decks: ['random:FJ:x', 'random:PS:y'], first: 1, secondRedraw: true },
    { decks: ['random:T:x', offeredDecks[2]!.name], rules: '2019', first: 0 },
    { decks: ['random:FJ:x', 'random:PS:y'], format: 'open' },
  ]
  it.each(documents)('brings %j and its seed to others, who are dealt the same game', (document) => {
    const setup = readSetup(document)
    const code = writeCode(setup, 'Ünï seed')
    expect(code).toMatch(/^[\w.~-]+$/)
    const read = readCode(` ${code}\n`)
    expect(read.seed).toBe('Ünï seed')
    const deal = (dealt: typeof setup): number => {
      const s = eternal.schema.create()
      eternal.begin(s, dealt, seedFrom(read.seed))
      return hash(s)
    }
    expect(deal(readSetup(read.document))).toBe(deal(setup))
    expect(deal(readSetup(eternal.setupFrom({ code })))).toBe(deal(setup))
  })
  it('names known decks in short', () => {
    expect(writeCode(readSetup(documents[0]), '').split('.')[1]).toBe('~rakano-warcry')
  })
  it('is refused when mistyped', () => {
    const code = writeCode(readSetup(documents[1]), 'seed')
    expect(() => readCode(`2${code.slice(1)}`)).toThrow('another version')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: code.length - 1 }), (at) => {
        const other = code[at] === 'A' ? 'B' : 'A'
        expect(() => readCode(code.slice(0, at) + other + code.slice(at + 1))).toThrow('mistyped')
      }),
    )
  })
})

describe('what a table is told before the game', () => {
  const document = {
    decks: ['Rakano Warcry', 'random:FJ:x'],
    first: 1,
    rules: '2019',
    secondRedraw: true,
    format: 'draft',
  }
  it('is who plays what, and everything that is not as usual', () => {
    const setup = readSetup({ ...document, format: 'throne' })
    expect(eternal.words.en.setup!(setup)).toEqual([
      'Player 1 plays “Rakano Warcry”: 75 cards.',
      'Player 2 plays “random FJ x”: 75 cards.',
      'Player 2 takes the first turn.',
      'The cards are as they were in 2019.',
      'Whoever has redrawn may redraw once more, to six cards.',
    ])
  })
  it.each(FORMATS)('is the same in French (%s)', (format) => {
    const setup = readSetup({ ...document, format })
    const lines = eternal.words.fr.setup!(setup)
    expect(lines).toHaveLength(eternal.words.en.setup!(setup).length)
    for (const line of lines) expect(line).not.toMatch(/\b(?:the|cards|plays|turn)\b/)
  })
})
