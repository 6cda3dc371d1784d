import { describe, expect, it } from 'vitest'
import { defNamed } from '../../src/games/aeons-end/content.ts'
import { assembler } from '../../src/games/aeons-end/engine.ts'
import { loadGame } from '../../src/games/aeons-end/game.ts'
import { aeonsEnd, loadAeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import { packOf } from '../../src/games/aeons-end/pack.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { base } from '../../src/games/aeons-end/packs/base.ts'
import { warEternal } from '../../src/games/aeons-end/packs/war-eternal.ts'
import { readPack } from '../../src/games/aeons-end/read-pack.ts'
import { CARDS, defOf, zones } from '../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { Playable } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'

/** What a workshop would write: as JSON, with nothing of the program in it. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const workshop = (version: number) => {
  const own = (name: string): string => `workshop@${version}/${name}`
  return {
    id: 'workshop',
    version,
    playerCards: [
      plain(b.gem(own('pebble'), 2, b.play(b.gainAether(3)))),
      plain(b.spell(own('bolt'), 3, b.cast(b.deal(5)))),
      plain(b.starter(b.spell(own('match'), 0, b.cast(b.deal(1))))),
    ],
    mages: [
      {
        id: own('smith'),
        hand: ['crystal', 'crystal', own('match'), 'spark', 'spark'],
        deck: ['crystal', 'crystal', 'spark', 'spark', own('match')],
        breaches: ['open', 0, 1, 2],
        ability: { id: own('anvil'), charges: 4, window: 'yourMainPhase', steps: [plain(b.draw(2))] },
      },
    ],
    nemeses: [
      plain(
        b.nemesis(
          own('golem'),
          { set: 'base', life: 50, difficulty: 3 },
          b.onUnleash(b.gravehold(b.suffer(2))),
        ),
      ),
    ],
    nemesisCards: [1, 2, 3].flatMap((tier) =>
      [1, 2, 3].map((n) => ({
        ...plain(b.attack(own(`slam-${tier}-${n}`), { tier: tier as 1 | 2 | 3 }, b.unleash())),
        nemesis: own('golem'),
      })),
    ),
    names: {
      en: {
        cards: { [own('pebble')]: 'Pebble', [own('bolt')]: 'Bolt' },
        mages: { [own('smith')]: { name: 'Wren', title: 'Smith', ability: 'Anvil' } },
        nemeses: { [own('golem')]: 'Golem' },
      },
      fr: {
        cards: {
          [own('pebble')]: { one: 'Caillou', gender: 'm', many: 'Cailloux' },
          [own('bolt')]: { one: 'Foudre', gender: 'f' },
        },
        mages: { [own('smith')]: { name: 'Wren', title: 'Forgeronne', ability: 'Enclume' } },
        nemeses: { [own('golem')]: { one: 'Golem', gender: 'm' } },
      },
    },
  }
}

const table = (version: number) => ({
  mages: [`workshop@${version}/smith`, 'brama'],
  nemesis: `workshop@${version}/golem`,
  supply: [
    `workshop@${version}/pebble`,
    'jade',
    'searing-ruby',
    'flexing-dagger',
    'bottled-vortex',
    `workshop@${version}/bolt`,
    'ignite',
    'phoenix-flame',
    'lava-tendril',
  ],
})

/** Plays a game through, every option described on the way; gives its last state and the cards that were in it. */
function played(game: Playable, document: unknown, seed: string) {
  const s = game.schema.create()
  game.begin(s, game.readSetup(document), seedFrom(seed))
  const { machine } = game
  for (let n = 0; machine.waiting(s); n++) {
    const options = machine.options(s)
    expect(game.decision(s).options).toHaveLength(options)
    if (n % 20 === 0) for (let i = 0; i < options; i++) expect(game.words.fr.option(s, i).title).not.toBe('')
    machine.answer(s, (n * 7 + 3) % options)
  }
  const met = new Set<number>()
  for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== -1) met.add(defOf(s, c))
  return { state: [...s], met, outcome: game.outcome(s) }
}

describe('a pack of Aeon’s End', () => {
  const before = played(aeonsEnd, {}, 'packs')

  it('is read from JSON, compiled and played, with texts and names in both languages', () => {
    const game = loadAeonsEnd([...allPacks, readPack(json(workshop(1)))])
    const { met, outcome } = played(game, table(1), 'slams')
    expect(outcome).not.toBeNull()
    expect(met.has(defNamed('workshop@1/slam-2-1'))).toBe(true)
    expect(met.has(defNamed('workshop@1/match'))).toBe(true)
    expect(game.words.en.card('workshop@1/bolt')).toMatchObject({
      name: 'Bolt',
      set: 'workshop',
      text: 'Cast: Deal 5 damage.',
    })
    expect(game.words.fr.card('workshop@1/pebble').name).toBe('Caillou')
    expect(game.words.fr.sheets!().find(({ id }) => id === 'workshop@1/golem')?.name).toBe('Golem')
    expect(game.offer!('en')).toMatchObject({
      mages: expect.arrayContaining([expect.objectContaining({ name: 'Wren' })]),
    })
  })

  it('belongs to the games that were loaded with it, and to no other', () => {
    const game = loadAeonsEnd([...allPacks, readPack(json(workshop(1)))])
    expect(() => game.readSetup(table(1))).not.toThrow()
    expect(() => aeonsEnd.readSetup(table(1))).toThrow('mages[0]')
    expect(() => aeonsEnd.readSetup({ nemesis: 'workshop@1/golem' })).toThrow('is not a nemesis')
    expect(aeonsEnd.cardIds).not.toContain('workshop@1/bolt')
    expect(game.content).not.toBe(aeonsEnd.content)
    expect(Object.keys(game.packs!)).toEqual(['aeons-end', 'base', 'war-eternal', 'legacy', 'workshop'])
  })

  it('may be left out: a game of one box knows nothing of the other', () => {
    const game = loadAeonsEnd([base])
    expect(() => game.readSetup({ nemesis: 'gate-witch' })).toThrow('is not a nemesis')
    expect(() => game.readSetup({ basics: 'both' })).toThrow('basics')
    expect(played(game, {}, 'packs').state.length).toBe(before.state.length)
    const supply = game.readSetup({ supply: { random: { seed: 'one box' } } }).supply
    expect(supply.every((id: string) => base.playerCards.some((card) => card.id === id))).toBe(true)
    const other = loadAeonsEnd([warEternal])
    expect(other.readSetup({}).nemesis).toBe('umbra-titan')
    expect(played(other, {}, 'other box').outcome).not.toBeNull()
  })

  it('changes nothing in a game that is played beside it', () => {
    const game = loadAeonsEnd([...allPacks, readPack(json(workshop(1)))])
    const s = aeonsEnd.schema.create()
    aeonsEnd.begin(s, aeonsEnd.readSetup({}), seedFrom('packs'))
    const other = game.schema.create()
    game.begin(other, game.readSetup(table(1)), seedFrom('beside'))
    for (let n = 0; aeonsEnd.machine.waiting(s); n++) {
      aeonsEnd.machine.answer(s, (n * 7 + 3) % aeonsEnd.machine.options(s))
      if (game.machine.waiting(other)) game.machine.answer(other, n % game.machine.options(other))
    }
    expect([...s]).toEqual(before.state)
  })

  it('is imagined with its own basic cards, and no other game with them', () => {
    const pack = packOf('sparse', 1, {
      nemesisCards: [1, 2, 3].flatMap((tier) =>
        Array.from({ length: 9 }, (_, n) =>
          b.cardsOf(
            'basic',
            'sparse',
            b.attack(`sparse@1/${tier}-${n}`, { tier: tier as 1 | 2 | 3 }, b.unleash()),
          ),
        ).flat(),
      ),
    })
    const game = loadAeonsEnd([...allPacks, pack])
    const s = game.schema.create()
    game.begin(s, game.readSetup({ basics: ['base', 'sparse'] }), seedFrom('imagined'))
    const own = new Set(pack.nemesisCards.map(({ id }) => defNamed(id)))
    const counted = (state: typeof s): number => {
      let n = 0
      for (let c = 0; c < CARDS; c++) if (zones.of(state, c) !== -1 && own.has(defOf(state, c))) n++
      return n
    }
    const worlds = Array.from({ length: 12 }, (_, i) => {
      const world = game.schema.create()
      world.set(s)
      game.determinise!(world, 0, seedFrom(`world ${i}`))
      return counted(world)
    })
    expect(new Set(worlds).size).toBeGreaterThan(1)
    const usual = aeonsEnd.schema.create()
    aeonsEnd.begin(usual, aeonsEnd.readSetup({ basics: 'both' }), seedFrom('imagined'))
    aeonsEnd.determinise!(usual, 0, seedFrom('world'))
    expect(counted(usual)).toBe(0)
  })

  it('is shared by a code that names its things by their ids', () => {
    const game = loadAeonsEnd([...allPacks, readPack(json(workshop(1)))])
    const setup = game.readSetup(table(1))
    const code = game.sharing!.code(setup, 'seed')!
    expect(game.readSetup(game.setupFrom({ code }))).toBe(setup)
    expect(game.sharing!.seed(code)).toBe('seed')
    expect(() => aeonsEnd.setupFrom({ code })).toThrow('mages[0]')
  })
})

describe('a code of the first format', () => {
  it.each([
    [
      'TQoGAAAAAQYfLQcbBQAXKA90aGUgc2VlZA',
      { mages: ['brama', 'kadir'], nemesis: 'rageborne', basics: ['base'], balanced: false },
      ['jade', 'searing-ruby', 'burning-opal', 'flexing-dagger', 'bottled-vortex'],
    ],
    [
      'TVQCEQIADgQJADIGBAgzMCElEXRoZSBzZWVk',
      {
        mages: ['xaxos', 'gex', 'mist', 'adelheim'],
        nemesis: 'gate-witch',
        difficulty: 'expert',
        basics: ['base', 'war-eternal'],
        balanced: true,
        variants: { splitCards: true, openTurnOrder: true },
      },
      ['volcanic-glass', 'breach-ore', 'bloodstone-jewel', 'cairn-compass', 'vortex-gauntlet'],
    ],
    [
      'TSEECkAADxQfBjMcCR4LAXRoZSBzZWVk',
      {
        mages: ['yan-magda'],
        nemesis: 'magus-of-cloaks',
        difficulty: 'beginner',
        basics: ['war-eternal'],
        variants: { soloTurnCards: 4, soloLife: 15, magusAnyHit: true },
      },
      ['dread-diamond', 'jade', 'breach-ore', 'vortex-gauntlet', 'focusing-orb'],
    ],
  ])('%s is still read', (code, expected, supply) => {
    const setup = aeonsEnd.readSetup(aeonsEnd.setupFrom({ code }))
    expect(setup).toMatchObject(expected)
    expect(setup.supply.slice(0, 5)).toEqual(supply)
    expect(aeonsEnd.sharing!.seed(code)).toBe('the seed')
  })
})

describe('a pack that cannot be used is refused by card and place', () => {
  const changed = (change: (pack: ReturnType<typeof workshop>) => unknown, version: number): unknown => {
    const pack = workshop(version)
    return json({ ...pack, ...(change(pack) as object) })
  }
  it.each<[string, (pack: ReturnType<typeof workshop>) => unknown]>([
    [
      'playerCards[0].id: the ids of this pack begin with “workshop@2/”',
      ({ playerCards: [one] }) => ({ playerCards: [{ ...one, id: 'x' }] }),
    ],
    [
      'playerCards[1].id: the id “workshop@2/pebble” stands twice',
      ({ playerCards: [one] }) => ({ playerCards: [one, one] }),
    ],
    ['playerCards[0].type', ({ playerCards: [one] }) => ({ playerCards: [{ ...one, type: 'hat' }] })],
    ['playerCards[0].cost', ({ playerCards: [one] }) => ({ playerCards: [{ ...one, cost: 300 }] })],
    ['sparkle', ({ playerCards: [one] }) => ({ playerCards: [{ ...one, sparkle: 1 }] })],
    [
      'workshop@2/pebble',
      ({ playerCards: [one] }) => ({ mages: [], playerCards: [{ ...one, clauses: [{ op: 'dance' }] }] }),
    ],
    [
      'workshop@2/smith.deck: no card has the id “nowhere”',
      ({ mages: [one] }) => ({ mages: [{ ...one, deck: ['nowhere'] }] }),
    ],
    ['mages[0].breaches', ({ mages: [one] }) => ({ mages: [{ ...one, breaches: ['open'] }] })],
    [
      'workshop@2/slam-1-1.nemesis: no nemesis has the id “nobody”',
      ({ nemesisCards: [one] }) => ({ nemesisCards: [{ ...one, nemesis: 'nobody' }] }),
    ],
    ['nemesisCards[0].tier', ({ nemesisCards: [one] }) => ({ nemesisCards: [{ ...one, tier: 4 }] })],
    ['“Workshop” is not an id of a pack', () => ({ id: 'Workshop' })],
  ])('%s', (sentence, change) => {
    expect(() => readPack(changed(change, 2))).toThrow(sentence)
  })

  it('when it stands twice, when a version comes with other cards, and when there are too many', () => {
    const pack = readPack(json(workshop(3)))
    loadGame([base, pack])
    const other = readPack(
      changed(({ playerCards: [one, ...rest] }) => ({ playerCards: [{ ...one, cost: 9 }, ...rest] }), 3),
    )
    expect(() => loadGame([base, other])).toThrow('a changed pack has another version')
    expect(() => loadGame([base, base])).toThrow('the pack “base” stands twice')
    expect(() => loadGame([])).toThrow('1 to 16 packs, not 0')
    const many = Array.from({ length: 17 }, (_, i) => packOf(`empty-${i}`, 1, {}))
    expect(() => loadGame(many)).toThrow('1 to 16 packs, not 17')
  })

  it('and leaves nothing behind when it cannot be compiled', () => {
    const { written } = assembler
    const fine = b.gem('spoilt@1/fine', 2, b.play(b.gainAether(3)))
    const bad = b.spell('spoilt@1/bad', 3, b.cast(b.destroy(b.the('nobody'))))
    expect(() => loadGame([base, packOf('spoilt', 1, { playerCards: [fine, bad] })])).toThrow(
      /^spoilt@1\/bad/,
    )
    expect(defNamed('spoilt@1/fine')).toBe(-1)
    expect(assembler.written).toEqual(written)
    const mended = packOf('spoilt', 1, { playerCards: [fine] })
    expect(loadGame([base, mended]).rules.cardIds).toContain('spoilt@1/fine')
  })
})
