import { describe, expect, it } from 'vitest'
import { campaigns } from '../../src/games/aeons-end/campaigns.ts'
import { collectionIn } from '../../src/games/aeons-end/collection.ts'
import { defNamed } from '../../src/games/aeons-end/content.ts'
import { assembler } from '../../src/games/aeons-end/engine.ts'
import { loadGame } from '../../src/games/aeons-end/game.ts'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import { newMage } from '../../src/games/aeons-end/growth/options.ts'
import { aeonsEnd, loadAeonsEnd } from '../../src/games/aeons-end/index.ts'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import { packOf } from '../../src/games/aeons-end/pack.ts'
import { allPacks } from '../../src/games/aeons-end/packs/all.ts'
import { base } from '../../src/games/aeons-end/packs/base.ts'
import { warEternal } from '../../src/games/aeons-end/packs/war-eternal.ts'
import { readPack } from '../../src/games/aeons-end/read-pack.ts'
import { force } from '../../src/games/aeons-end/scenario/forced.ts'
import { CARDS, defOf, zones } from '../../src/games/aeons-end/state.ts'
import { lowered } from '../../src/games/aeons-end/text/words/lowered.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { Playable } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'

/** What a workshop would write: as JSON, with nothing of the program in it. */
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const workshop = (version: number) => {
  const own = (name: string): string => `workshop@${version}/${name}`
  const slams = [1, 2, 3].flatMap((tier) => [1, 2, 3].map((n) => own(`slam-${tier}-${n}`)))
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
        cards: {
          [own('pebble')]: 'Pebble',
          [own('bolt')]: 'Bolt',
          [own('match')]: 'Match',
          ...Object.fromEntries(slams.map((id) => [id, 'Slam'])),
        },
        mages: { [own('smith')]: { name: 'Wren', title: 'Smith', ability: 'Anvil' } },
        nemeses: { [own('golem')]: 'Golem' },
      },
      fr: {
        cards: {
          [own('pebble')]: { one: 'Caillou', gender: 'm', many: 'Cailloux' },
          [own('bolt')]: { one: 'Foudre', gender: 'f' },
          [own('match')]: { one: 'Allumette', gender: 'f' },
          ...Object.fromEntries(slams.map((id) => [id, { one: 'Choc', gender: 'm' }])),
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

  it('comes with no campaign unless the game is loaded with one, whatever others have', () => {
    const battle = { mages: ['brama', writeMageCode(newMage('Ysel'))], campaign: { nemesisLife: 40 } }
    expect(aeonsEnd.readSetup(battle).campaign).toMatchObject({ nemesisLife: 40 })
    expect(loadGame(allPacks, campaigns).rules.readSetup(battle)).toBe(aeonsEnd.readSetup(battle))
    const { rules } = loadGame(allPacks)
    expect(() => rules.readSetup(battle)).toThrow('mages[1]')
    expect(() => rules.readSetup({ campaign: {} })).toThrow(
      'campaign: no campaign is played with these packs',
    )
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

describe('two games of Aeon’s End in one process', () => {
  it('take nothing into a position that only the other has', () => {
    const one = loadAeonsEnd([base])
    const { scenario } = one
    const given = (document: unknown) => () => scenario!.given(document)
    const strange = 'is in no pack of this game'
    expect(given({ 'player 1': { hand: ['torch'] } })).toThrow(`player 1.hand[0]: “torch” ${strange}`)
    expect(given({ 'player 2': { breaches: { 1: { prepped: ['kindle'] } } } })).toThrow(strange)
    expect(given({ supply: ['frozen-magmite'] })).toThrow(strange)
    expect(given({ nemesis: { deck: ['nix'] } })).toThrow(`nemesis.deck[0]: “nix” ${strange}`)
    expect(given({ nemesis: { play: ['null-scion'] } })).toThrow(strange)
    expect(given({ 'this turn': { played: ['torch'] } })).toThrow(strange)
    expect(given({ destroyed: ['torch'] })).toThrow(strange)
    expect(given({ nemesis: 'gate-witch' })).toThrow('“gate-witch” is not a nemesis')
    expect(given({ 'player 1': { mage: 'gex' } })).toThrow('player 1.mage')
    const s = scenario!.given({ 'player 1': { mage: 'brama', hand: ['spark'] }, nemesis: 'carapace-queen' })
    expect(() => force(s, { 'draw nemesis card': 'nix' })).toThrow(strange)
    // What nobody has said is there all the same: a neutral table.
    const other = loadAeonsEnd([warEternal])
    expect(other.words.en.board(other.scenario!.given({}), 0).join()).toContain('Umbra Titan')
  })

  it('begin a text small where only the other calls something so', () => {
    const id = 'capitals@1/pay'
    const names = {
      en: { cards: { [id]: 'Choose' } },
      fr: { cards: { [id]: { one: 'Choix', gender: 'm' } } },
    }
    const pay = plain(b.gem(id, 2, b.play(b.gainAether(1))))
    const game = loadAeonsEnd([
      base,
      readPack(json({ id: 'capitals', version: 1, playerCards: [pay], names })),
    ])
    const of = (playable: Playable) => collectionIn(playable.scenario!.given({}))
    expect(lowered('Choose a player.', of(game))).toBe('Choose a player.')
    expect(lowered('Choose a player.', of(aeonsEnd))).toBe('choose a player.')
    expect(lowered('Brama suffers 1 damage.', of(game))).toBe('Brama suffers 1 damage.')
    expect(lowered('Torch is cast.', of(game))).toBe('torch is cast.')
    expect(lowered('Torch is cast.', of(aeonsEnd))).toBe('Torch is cast.')
  })

  it('refer to nothing of a pack that only the other has', () => {
    const other = readPack(json(workshop(5)))
    loadAeonsEnd([...allPacks, other])
    const named = { name: 'N', title: 'T', ability: 'A' }
    const nouns = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, id]))
    const french = (...ids: string[]) =>
      Object.fromEntries(ids.map((id) => [id, { one: id, gender: 'm' as const }]))
    const smith = workshop(5).mages[0]!
    const parts: readonly ((own: (id: string) => string) => Record<string, unknown>)[] = [
      (own) => ({
        playerCards: [
          { ...plain(b.gem(own('x'), 2, b.play(b.gainAether(1)))), countsAs: 'workshop@5/pebble' },
        ],
      }),
      (own) => ({
        mages: [{ ...smith, id: own('x'), ability: { ...smith.ability, id: own('anvil') } }],
      }),
      (own) => ({
        nemesisCards: [
          { ...plain(b.attack(own('x'), { tier: 1 }, b.unleash())), nemesis: 'workshop@5/golem' },
        ],
      }),
      (own) => ({
        playerCards: [plain(b.gem(own('x'), 2, b.play(b.become(b.one(b.hand), 'workshop@5/pebble'))))],
      }),
    ]
    parts.forEach((part, i) => {
      const id = `guest-${i}`
      const own = (name: string) => `${id}@1/${name}`
      const { mages, ...content } = { mages: undefined, ...part(own) }
      const pack = readPack(
        json({
          id,
          version: 1,
          ...content,
          ...(mages === undefined ? {} : { mages }),
          names:
            mages === undefined
              ? { en: { cards: nouns(own('x')) }, fr: { cards: french(own('x')) } }
              : { en: { mages: { [own('x')]: named } }, fr: { mages: { [own('x')]: named } } },
        }),
      )
      const said = new RegExp(`^${id}@1/x\\.[a-zA-Z]+.*: .*“workshop@5/`)
      expect(() => loadAeonsEnd([...allPacks, pack])).toThrow(said)
      expect(() => loadAeonsEnd([base, other, pack])).not.toThrow()
      expect(() => loadAeonsEnd([...allPacks, pack])).toThrow(said)
    })
  })

  it('refer to nothing of a box that is left out', () => {
    const id = 'boxed@1/x'
    const pack = readPack(
      json({
        id: 'boxed',
        version: 1,
        playerCards: [{ ...plain(b.gem(id, 2, b.play(b.gainAether(1)))), countsAs: 'breach-ore' }],
        names: { en: { cards: { [id]: 'X' } }, fr: { cards: { [id]: { one: 'X', gender: 'm' } } } },
      }),
    )
    expect(() => loadAeonsEnd([base, pack])).toThrow('boxed@1/x.countsAs: no card has the id “breach-ore”')
    expect(loadAeonsEnd([base, warEternal, pack]).cardIds).toContain(id)
  })

  it('are not called otherwise by a pack of the other', () => {
    const crystal = aeonsEnd.words.en.card('crystal').name
    const { names } = workshop(6)
    for (const lang of ['en', 'fr'] as const)
      for (const [kind, strange] of [
        ['cards', 'crystal'],
        ['cards', 'workshop@5/pebble'],
        ['mages', 'brama'],
        ['nemeses', 'rageborne'],
        // Of this pack, but of another kind.
        ['cards', 'workshop@6/golem'],
      ] as const) {
        const [some] = Object.values(names[lang][kind])
        const entry = { ...names[lang], [kind]: { ...names[lang][kind], [strange]: some } }
        expect(() => readPack(json({ ...workshop(6), names: { ...names, [lang]: entry } }))).toThrow(
          `names.${lang}.${kind}.${strange}: `,
        )
      }
    expect(aeonsEnd.words.en.card('crystal').name).toBe(crystal)
  })

  it('have a name for everything', () => {
    const pack = workshop(6)
    for (const lang of ['en', 'fr'] as const)
      for (const kind of ['cards', 'mages', 'nemeses'] as const)
        for (const id of Object.keys(pack.names[lang][kind])) {
          const { [id]: _, ...rest } = pack.names[lang][kind] as Record<string, unknown>
          const entry = { ...pack.names[lang], [kind]: rest }
          expect(() => readPack(json({ ...pack, names: { ...pack.names, [lang]: entry } }))).toThrow(
            `names.${lang}.${kind}.${id}: `,
          )
        }
    const { names: _, ...nameless } = pack
    expect(() => readPack(json(nameless))).toThrow('names.en.cards.workshop@6/pebble: ')
    const blank = { ...pack.names.en, cards: { ...pack.names.en.cards, [`workshop@6/pebble`]: ' ' } }
    expect(() => readPack(json({ ...pack, names: { ...pack.names, en: blank } }))).toThrow(
      'names.en.cards.workshop@6/pebble: ',
    )
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

describe('a number in a text of Aeon’s End', () => {
  const pack = workshop(9)
  type Workshop = typeof pack
  const gem = (n: number, effect: (n: number) => unknown): Partial<Record<keyof Workshop, unknown>> => ({
    playerCards: [
      { ...plain(b.gem('workshop@9/pebble', 2, b.play(effect(n) as never))) },
      ...pack.playerCards.slice(1),
    ],
  })
  const texts: readonly (readonly [(n: number) => object, string, number, number])[] = [
    [(n) => gem(n, (m) => b.gainAether(m)), 'pebble.play.steps[0].n', 0, 99],
    [(n) => gem(n, (m) => b.gainLife(m)), 'pebble.play.steps[0].n', 0, 99],
    [(n) => gem(n, (m) => b.repeat(m, b.draw(1))), 'pebble.play.steps[0].times', 0, 99],
    [(n) => gem(n, (m) => b.destroy(b.upTo(m, b.hand))), 'pebble.play.steps[0].pick.n', 0, 99],
    [
      (n) => ({
        mages: [{ ...pack.mages[0]!, ability: { ...pack.mages[0]!.ability, steps: [plain(b.draw(n))] } }],
      }),
      'smith.ability[0].n',
      0,
      99,
    ],
    [
      (n) => ({
        mages: [{ ...pack.mages[0]!, ability: { ...pack.mages[0]!.ability, drawn: { tier: n } } }],
      }),
      'smith.ability.drawn.tier',
      0,
      3,
    ],
    [
      (n) => ({
        nemeses: [
          plain(
            b.nemesis(
              'workshop@9/golem',
              { set: 'base', life: 50, difficulty: 3 },
              b.onUnleash(b.gravehold(b.suffer(n))),
            ),
          ),
        ],
      }),
      'golem.onUnleash',
      0,
      99,
    ],
  ]
  it.each(texts)('%s is whole and neither too small nor too large', (change, place, least, most) => {
    for (const n of [least - 1, most + 1, 0.5, 300, 32_768, 40_000, -40_000, 65_536, 1e9]) {
      const read = () => readPack(json({ ...pack, ...change(n) }))
      expect(read).toThrow(`workshop@9/${place}`)
      expect(read).toThrow(`expected a whole number from ${least} to ${most}, found ${n}`)
    }
    for (const n of [least, 1, most]) expect(() => readPack(json({ ...pack, ...change(n) }))).not.toThrow()
  })

  const effects = {
    aether: b.gainAether(99),
    life: b.gainLife(99),
    charges: b.gainCharge(99),
    cards: b.draw(99),
    'damage to oneself': b.suffer(99),
  }
  it.each(Object.entries(effects))('never wraps, however often it is added: %s', (what, effect) => {
    const version = 20 + Object.keys(effects).indexOf(what)
    const own = (name: string): string => `workshop@${version}/${name}`
    const { playerCards, mages, ...rest } = workshop(version)
    const often = b.repeat(99, b.repeat(4, effect))
    const game = loadAeonsEnd([
      ...allPacks,
      readPack(
        json({
          ...rest,
          playerCards: [...playerCards.slice(0, 2), plain(b.starter(b.gem(own('match'), 0, b.play(often))))],
          mages: [{ ...mages[0]!, hand: Array.from({ length: 5 }, () => own('match')) }],
        }),
      ),
    ])
    const s = game.schema.create()
    game.begin(s, game.readSetup({ ...table(version), mages: [own('smith')] }), seedFrom('large'))
    for (let n = 0; game.machine.waiting(s) && n < 60; n++) {
      const shown = JSON.stringify(game.observe(s, 0))
      for (const [found] of shown.matchAll(/-?\d{4,}/g)) expect(Math.abs(Number(found))).toBeLessThan(31_000)
      game.machine.answer(s, n % game.machine.options(s))
    }
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
