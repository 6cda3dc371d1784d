import { describe, expect, it } from 'vitest'
import { definitionOf, definitions } from '../../../src/games/eternal/content.ts'
import { assembler } from '../../../src/games/eternal/engine.ts'
import { loadGame } from '../../../src/games/eternal/game.ts'
import { eternal, loadEternal } from '../../../src/games/eternal/index.ts'
import * as b from '../../../src/games/eternal/language/builders.ts'
import type { Effect } from '../../../src/games/eternal/language/nodes.ts'
import { usualPacks } from '../../../src/games/eternal/packs/index.ts'
import { readPack } from '../../../src/games/eternal/read-pack.ts'
import { def, instances } from '../../../src/games/eternal/state.ts'
import { frenchName } from '../../../src/games/eternal/text/french/names.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'
import type { Playable } from '../../../src/language/face.ts'
import { plain } from '../../../src/language/nodes.ts'

/** What a workshop would write: as JSON, with nothing of the program in it. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const workshop = (version: number, ...cards: unknown[]): unknown =>
  json({ id: 'workshop', version, cards: cards.map((card) => plain(card)) })

const imp = b.unit('workshop@1/imp', 'Workshop Imp', { cost: 1, influence: 'F', strength: 2, health: 2 }, [
  b.flying,
  b.summon(b.deal(1, b.enemyPlayer)),
])
const summoner = b.spell('workshop@1/call', 'Call of the Workshop', { cost: 1, influence: 'F' }, [
  b.onPlay(b.playNew(b.card('workshop@1/imp'))),
])
const first = workshop(1, imp, summoner)

const withCards = (...ids: string[]): unknown => ({
  format: 'open',
  decks: [0, 1].map(() => ({ main: [...ids.map((id) => [20, id]), [35, '1-1']] })),
})

/** The names of all cards of a random game, and its last state. */
function played(game: Playable, document: unknown, seed: string) {
  const s = game.schema.create()
  game.begin(s, game.readSetup(document), seedFrom(seed))
  const { machine } = game
  for (let n = 0; machine.waiting(s); n++) {
    const options = machine.options(s)
    expect(game.decision(s).options).toHaveLength(options)
    machine.answer(s, (n * 7 + 3) % options)
  }
  const met = new Set(Array.from({ length: instances.get(s) }, (_, c) => def.get(s, c)))
  return { state: [...s], met, outcome: game.outcome(s) }
}

describe('a pack', () => {
  const plainDocument = { decks: ['Rakano Warcry', 'Combrei Empower'] }
  const before = played(eternal, plainDocument, 'packs')

  it('is read from JSON, compiled and played, with texts in both languages', () => {
    const game = loadEternal([...usualPacks, readPack(first)])
    const { met, outcome } = played(game, withCards('workshop@1/imp', 'workshop@1/call'), 'imps')
    expect(outcome).not.toBeNull()
    expect(met.has(definitionOf('workshop@1/imp')!)).toBe(true)
    expect(game.cardIds.slice(-2)).toEqual(['workshop@1/imp', 'workshop@1/call'])
    expect(game.words.en.card('workshop@1/call').text).toBe('Play a 2/2 Workshop Imp with Flying.')
    expect(game.words.fr.card('workshop@1/imp').text).toContain('joueur adverse')
  })

  it('belongs to the games that were loaded with it, and to no other', () => {
    const game = loadEternal([...usualPacks, readPack(first)])
    const document = withCards('workshop@1/imp')
    expect(() => game.readSetup(document)).not.toThrow()
    expect(() => eternal.readSetup(document)).toThrow(
      'decks[0].main[0]: “Workshop Imp” is in no pack of this game',
    )
    expect(eternal.cardIds).not.toContain('workshop@1/imp')
    expect(game.content).not.toBe(eternal.content)
    expect(loadGame([...usualPacks, readPack(first)]).content).toBe(game.content)
  })

  it('changes nothing in a game that is played beside it', () => {
    const game = loadEternal([
      ...usualPacks,
      readPack(workshop(7, b.unit('workshop@7/wall', 'Wall', { cost: 1, health: 9 }))),
    ])
    // Two tables take turns.
    const s = eternal.schema.create()
    eternal.begin(s, eternal.readSetup(plainDocument), seedFrom('packs'))
    const other = game.schema.create()
    game.begin(other, game.readSetup(withCards('workshop@7/wall')), seedFrom('walls'))
    for (let n = 0; eternal.machine.waiting(s); n++) {
      eternal.machine.answer(s, (n * 7 + 3) % eternal.machine.options(s))
      if (game.machine.waiting(other)) game.machine.answer(other, n % game.machine.options(other))
    }
    expect([...s]).toEqual(before.state)
  })

  it('needs no other beside it: a game may have none of the usual cards', () => {
    const own = workshop(
      9,
      b.power('workshop@9/well', 'Well', { influence: '' }),
      b.unit('workshop@9/goat', 'Goat', { cost: 1, strength: 3, health: 3 }),
    )
    const game = loadEternal([readPack(own)])
    expect(game.cardIds).toEqual(['workshop@9/well', 'workshop@9/goat'])
    const list = [
      [40, 'workshop@9/goat'],
      [35, 'workshop@9/well'],
    ]
    const document = { format: 'open', decks: [{ main: list }, { main: list }] }
    const { met, outcome } = played(game, document, 'goats')
    expect(outcome).not.toBeNull()
    expect([...met].sort()).toEqual(game.cardIds.map((id) => definitionOf(id)!).sort())
    expect(() => game.readSetup(plainDocument)).toThrow('is in no pack of this game')
    expect(played(eternal, plainDocument, 'packs').state).toEqual(before.state)
  })

  it('is part of what chance creates in its own game only', () => {
    const cheap = Array.from({ length: 30 }, (_, i) =>
      b.unit(`workshop@8/cheap-${i}`, `Cheap ${i}`, {
        cost: 1,
        influence: 'P',
        strength: 1,
        health: 1,
        types: ['gizmo'],
      }),
    )
    const maker = b.spell('workshop@8/maker', 'Maker', { cost: 0 }, [
      b.onPlay(b.playNew(b.randomCard(b.type('gizmo')))),
    ])
    const many = loadEternal([...usualPacks, readPack(workshop(8, ...cheap, maker))])
    const few = loadEternal([
      ...usualPacks,
      readPack(json({ id: 'few', version: 1, cards: [{ ...plain(maker), id: 'few@1/maker' }] })),
    ])
    const made = (game: Playable, id: string): number =>
      ['a', 'b', 'c', 'd', 'e'].reduce((sum, seed) => {
        const { met } = played(game, withCards(id), seed)
        return sum + cheap.filter((card) => met.has(definitionOf(card.id)!)).length
      }, 0)
    expect(made(many, 'workshop@8/maker')).toBeGreaterThan(3)
    expect(made(few, 'few@1/maker')).toBe(0)
  })
})

describe('two games in one process', () => {
  /** A game whose Fire Cat has this strength. */
  const withCat = (id: string, version: number, strength: number) => {
    const cat = b.unit(`${id}@${version}/cat`, 'Fire Cat', { cost: 1, strength, health: 4 })
    return loadEternal([...usualPacks, readPack(json({ id, version, cards: [plain(cat)] }))])
  }
  const ids = ['cats@1/cat', 'lions@1/cat', 'cats@2/cat']
  const games = ids.map((id, i) => {
    const [, pack, version] = /^(\w+)@(\d)/.exec(id)!
    return withCat(pack!, Number(version), 2 * i + 3)
  })
  const list = '4 Fire Cat\n71 Fire Sigil\n'
  const decks = [{ main: [[20, 'Fire Cat'], '4 Fire Cat', [51, '1-1']], market: [] }, list]
  /** The position that a scenario gives, with one Fire Cat in play and one in the hand. */
  const given = (game: Playable): string[] => {
    const s = game.scenario.given({
      'player 1': { units: ['Fire Cat'], hand: [{ card: 'fire cat' }], deck: ['Fire Cat'] },
    })
    return Array.from({ length: instances.get(s) }, (_, c) => definitions[def.get(s, c)]!.id)
  }

  it.each(ids)('call their own card by a name that both have: %s', (id) => {
    const game = games[ids.indexOf(id)]!
    const setup = game.settled(game.readSetup({ format: 'open', decks }))
    for (const other of ids) expect(JSON.stringify(setup).includes(other)).toBe(other === id)
    expect(new Set(given(game).filter((each) => each.includes('/')))).toEqual(new Set([id]))
    expect(game.scenario.given({ 'player 1': { hand: [id] } })).toBeDefined()
    for (const other of ids)
      if (other !== id)
        expect(() => game.scenario.given({ 'player 1': { hand: [other] } })).toThrow(
          'player 1.hand[0]: “Fire Cat” is in no pack of this game',
        )
  })

  it.each(ids)('find it where chance is told, and where somebody wishes to play it: %s', (id) => {
    const game = games[ids.indexOf(id)]!
    const chance = game.scenario.chance!([{ shuffle: 'player 1 deck', order: ['Fire Cat'] }])
    const s = game.scenario.given({ 'set-up': { format: 'open', decks, first: 0 } }, chance)
    expect(chance.unused()).toEqual([])
    expect(JSON.stringify(game.observe(s, 0))).toContain(id)
    const playing = game.scenario.given({ 'player 1': { hand: ['Fire Cat'], power: 1 } })
    expect(game.wish!(playing, `play ${id}`, 'en').possible).toBe(true)
  })

  it('refer to no card and no skill of a pack that only the other has', () => {
    const swimming = { id: 'cats@4/swimming', name: { en: 'Swimming', fr: 'Nage' } } as const
    const swimmer = b.unit('cats@4/swimmer', 'Swimmer', { cost: 1 })
    const cats = readPack(json({ id: 'cats', version: 4, cards: [plain(swimmer)], skills: [swimming] }))
    loadEternal([...usualPacks, cats])
    const { skill } = b.flying as { readonly skill: string }
    const swim = (tree: unknown): unknown =>
      JSON.parse(JSON.stringify(tree).replaceAll(`"${skill}"`, `"${swimming.id}"`))
    const abilities: readonly unknown[] = [
      b.summon(b.playNew(b.card('cats@4/swimmer'))),
      b.summon(b.when(b.playerHas(b.flying), b.draw(1))),
      b.summon(b.kill(b.one(b.enemyUnits(b.having(b.flying))))),
      b.summon(b.get(b.self, b.flying)),
    ]
    const changes: readonly Record<string, unknown>[] = [
      ...abilities.map((one) => ({ abilities: [swim(plain(one))] })),
      { skills: [{ op: 'skill', skill: swimming.id }] },
      { agenda: ['cats@4/swimmer'] },
      { hero: 'cats@4/swimmer' },
    ]
    changes.forEach((change, i) => {
      const id = `dogs-${i}`
      const card = { ...plain(b.unit(`${id}@1/dog`, `Dog ${i}`, { cost: 1 })), ...change }
      const dogs = readPack(json({ id, version: 1, cards: [card] }))
      const said = new RegExp(`^${id}@1/dog\\.[a-z]+.*: “cats@4/swimm(er|ing)” is in no pack of this game$`)
      expect(() => loadEternal([...usualPacks, dogs])).toThrow(said)
      expect(definitionOf(`${id}@1/dog`)).toBeUndefined()
      expect(loadEternal([...usualPacks, cats, dogs]).cardIds).toContain(`${id}@1/dog`)
      // What is loaded once is still no part of a game without what it refers to.
      expect(() => loadEternal([...usualPacks, dogs])).toThrow(said)
    })
  })

  it('are called in French where somebody has brought the French names, and only there', () => {
    const called = (name: string): unknown => ({
      format: 'open',
      decks: [0, 1].map(() => ({
        main: [
          [20, name],
          [35, '1-1'],
        ],
      })),
    })
    const other = loadGame(usualPacks)
    expect(() => eternal.readSetup(called('Torche'))).not.toThrow()
    expect(() => other.readSetup(called('Torche'))).toThrow('there is no card “Torche”')
    expect(other.names.shown('1-8', 'fr')).toBe('Torch')
    other.names.speakFrench(frenchName)
    expect(other.readSetup(called('Torche'))).toEqual(other.readSetup(called('Torch')))
    expect(other.names.shown('1-8', 'fr')).toBe('Torche')
  })

  it('know no card by a name that only another game has', () => {
    expect(() => eternal.readSetup({ format: 'open', decks })).toThrow(
      'decks[0].main[0]: there is no card “Fire Cat”',
    )
    expect(() => eternal.readSetup({ format: 'open', decks: [list, list] })).toThrow('“4 Fire Cat”')
    expect(() => given(eternal)).toThrow('there is no card “Fire Cat”')
  })
})

describe('a number in the text of a card', () => {
  const card = (version: number, ...abilities: unknown[]): unknown =>
    json({
      id: 'numbers',
      version,
      cards: [
        {
          ...plain(b.unit(`numbers@${version}/x`, `X ${version}`, { cost: 0, strength: 1, health: 1 })),
          abilities: abilities.map((one) => plain(one)),
        },
      ],
    })
  /** Texts with a number, where it stands, and the numbers that it may be. */
  const texts: readonly (readonly [(n: number) => unknown, string, number, number])[] = [
    [(n) => b.summon(b.deal(n, b.enemyPlayer)), '.do[0].n', 0, 99],
    [(n) => b.summon(b.draw(n)), '.do[0].n', 0, 99],
    [(n) => b.summon(b.repeat(n, b.draw(1))), '.do[0].times', 0, 99],
    [(n) => b.summon(b.deal(b.each(n, b.yourUnits()), b.enemyPlayer)), '.do[0].n.n', 0, 99],
    [(n) => b.summon(b.deal(b.every(n, b.each(1, b.yourUnits())), b.enemyPlayer)), '.do[0].n.k', 1, 99],
    [(n) => b.summon(b.get(b.self, b.plusStrength(n))), '.do[0].mods[0].strength', -99, 99],
    [(n) => b.summon(b.get(b.self, b.plusHealth(n))), '.do[0].mods[0].health', -99, 99],
    [(n) => b.activated([b.pay(n)], b.draw(1)), '.costs[0].n', 0, 99],
  ]
  it.each(texts)('%s is whole and neither too small nor too large', (text, place, least, most) => {
    const strange = [
      least - 1,
      most + 1,
      0.5,
      -0.5,
      300,
      32_768,
      40_000,
      -40_000,
      65_536,
      1e9,
      2 ** 31,
      1e300,
    ]
    for (const n of strange) {
      const { message, french } = refusalOf(() => readPack(card(1, text(n))))
      expect(message).toBe(
        `numbers@1/x.abilities[0]${place}: expected a whole number from ${least} to ${most}, found ${n}`,
      )
      expect(french).toContain(`il faut un nombre entier de ${least} à ${most}, pas ${n}`)
    }
    for (const n of [least, 1, most]) expect(() => readPack(card(1, text(n)))).not.toThrow()
  })

  const effects: Readonly<Record<string, Effect>> = {
    'damage to a player': b.deal(99, b.enemyPlayer),
    'damage to units': b.deal(99, b.yourUnits()),
    health: b.gainHealth(99),
    armor: b.gainArmor(99),
    power: b.gainPower(99),
    'maximum power': b.gainMaxPower(99),
    'strength and health': b.get(b.self, b.plusStats(99, 99)),
    'less strength and health': b.get(b.self, b.plusStats(-99, -99)),
    'strength this turn': b.getThisTurn(b.self, b.plusStats(99, 99)),
    cost: b.get(b.hand('you'), b.costs(99)),
    Warcry: b.get(b.self, b.warcry(99)),
    influence: b.gainInfluence('F'.repeat(99)),
    doubling: b.double(b.self, 'both'),
  }
  it.each(Object.keys(effects))('never wraps, however often it is added: %s', (what) => {
    const version = 10 + Object.keys(effects).indexOf(what)
    const often = b.repeat(99, b.repeat(4, effects[what]!))
    const id = `numbers@${version}/x`
    const game = loadEternal([...usualPacks, readPack(card(version, b.summon(often)))])
    const s = game.scenario.given({
      'player 1': { hand: [id, id], units: [id], relics: ['Xenan Obelisk'] },
      'player 2': { health: 25 },
    })
    const { machine } = game
    for (let n = 0; machine.waiting(s) && n < 12; n++) {
      machine.answer(s, 0)
      const shown = JSON.stringify(game.observe(s, 0))
      for (const [found] of shown.matchAll(/-?\d{4,}/g)) expect(Math.abs(Number(found))).toBeLessThan(31_000)
    }
  })
})

/** What is said to something that cannot be used. */
function refusalOf(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a pack that cannot be used is refused by card and place', () => {
  const unit = plain(b.unit('workshop@2/x', 'X', { cost: 1 }))
  const broken = (change: Record<string, unknown>, version = 2): unknown =>
    json({ id: 'workshop', version, cards: [{ ...unit, ...change }] })
  it.each([
    [{ id: 'x' }, 'cards[0].id: the id of a card of this pack begins with “workshop@2/”, not “x”'],
    [{ kind: 'thing' }, 'cards[0].kind'],
    [{ cost: 300 }, 'cards[0].cost'],
    [{ influence: 'FX' }, 'cards[0].influence: “X” is not a faction'],
    [{ skills: [{ op: 'skill', skill: 'swimming' }] }, 'cards[0].skills[0].skill'],
    [{ sparkle: 1 }, 'sparkle'],
    [{ abilities: [{ op: 'dance' }] }, 'workshop@2/x.abilities[0]'],
    [{ abilities: [b.summon(b.playNew(b.card('9-999')))] }, 'there is no card “9-999”'],
    [{ name: '' }, 'cards[0].name'],
    [{ name: ' \u00a0' }, 'cards[0].name'],
    [
      { abilities: [b.summon(b.get(b.self, { op: 'skill', skill: 'swimming' } as never))] },
      'there is no skill “swimming”',
    ],
    [{ agenda: ['nowhere'] }, 'workshop@2/x.agenda: no card has the id “nowhere”'],
  ])('%j', (change, sentence) => {
    expect(() => readPack(broken(change))).toThrow(sentence)
  })

  it('when an id stands twice, or a version comes with other cards', () => {
    expect(() => readPack(json({ id: 'workshop', version: 2, cards: [unit, unit] }))).toThrow(
      'cards[1].id: the id “workshop@2/x” stands twice',
    )
    loadGame([...usualPacks, readPack(broken({}))])
    expect(() => loadGame([...usualPacks, readPack(broken({ cost: 2 }))])).toThrow(
      'a changed pack has another version',
    )
  })

  it('when an effect stands where an ability belongs', () => {
    const effect = json({ ...unit, id: 'workshop@4/x', abilities: [b.draw(1)] })
    expect(() =>
      loadGame([...usualPacks, readPack({ id: 'workshop', version: 4, cards: [effect] })]),
    ).toThrow(/^workshop@4\/x\.abilities\[0\]: .*is no ability$/)
  })

  it('and leaves nothing behind when it cannot be compiled', () => {
    const written = assembler.written
    const cards = [
      plain(b.unit('workshop@3/fine', 'Fine', { cost: 1 }, [b.summon(b.deal(1, b.enemyPlayer))])),
      plain(b.unit('workshop@3/bad', 'Bad', { cost: 1 }, [b.summon(b.deal(1, b.the('nobody')))])),
    ]
    const pack = { id: 'workshop', version: 3, cards }
    expect(() => loadGame([...usualPacks, pack])).toThrow(/^workshop@3\/bad/)
    expect(definitionOf('workshop@3/fine')).toBeUndefined()
    expect(assembler.written).toEqual(written)
    const mended = { ...pack, cards: [cards[0]!, plain(b.unit('workshop@3/bad', 'Bad', { cost: 1 }))] }
    const game = loadEternal([...usualPacks, mended])
    expect(played(game, withCards('workshop@3/fine', 'workshop@3/bad'), 'mended').outcome).not.toBeNull()
  })
})
