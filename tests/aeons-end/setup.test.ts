import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../../src/games/aeons-end/content.ts'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import { newMage } from '../../src/games/aeons-end/growth/options.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { readCode, writeCode } from '../../src/games/aeons-end/setup/code.ts'
import { reroll, rollSupply, SLOTS, type Wishes } from '../../src/games/aeons-end/setup/supply.ts'
import { defOf, NEMESIS_CARDS } from '../../src/games/aeons-end/state.ts'
import { whole } from '../../src/games/aeons-end/whole.ts'
import { hash } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'

const { collection, readSetup } = whole.dealing
const card = (id: string) => playerCards.find((c) => c.id === id)!
const WISHES: Wishes = {
  sets: ['base', 'war-eternal'],
  costs: [],
  must: [],
  mustNot: [],
  locked: [],
  seed: '',
}

describe('a random supply', () => {
  it('has three gems, two relics and four spells, all different, whatever the seed (R098)', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const supply = rollSupply(collection, { ...WISHES, seed })
        expect(supply.map((id) => card(id).type)).toEqual([...SLOTS])
        expect(new Set(supply).size).toBe(9)
      }),
    )
  })

  it('keeps to the sets, costs, cards wanted and cards not wanted', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const supply = rollSupply(collection, {
          ...WISHES,
          seed,
          sets: ['base'],
          costs: [{ min: 0, max: 3 }],
          must: ['ignite'],
          mustNot: ['jade'],
        })
        expect(card(supply[0]!).cost).toBeLessThanOrEqual(3)
        expect(supply).toContain('ignite')
        expect(supply).not.toContain('jade')
        for (const id of supply) expect(card(id).set).toBe('base')
      }),
    )
  })

  it('rolls one pile again and leaves the others', () => {
    const supply = rollSupply(collection, { ...WISHES, seed: 'first' })
    const again = reroll(collection, supply, 4, { ...WISHES, seed: 'second' })
    expect(again[4]).not.toBe(supply[4])
    expect(again.filter((_, i) => i !== 4)).toEqual(supply.filter((_, i) => i !== 4))
  })

  it('says which wish cannot be fulfilled', () => {
    expect(() => rollSupply(collection, { ...WISHES, costs: [{ min: 50, max: 60 }] })).toThrow(
      /no gem is left that fits slot 1/,
    )
    expect(() =>
      rollSupply(collection, {
        ...WISHES,
        locked: ['jade', 'searing-ruby', 'burning-opal'],
        must: ['diamond-cluster'],
      }),
    ).toThrow(/no free slot takes diamond-cluster/)
  })

  it('suggests supplies of the recommended make-up only (S09)', () => {
    for (const supply of Object.values(collection.supplies))
      expect(supply.map((id) => card(id).type)).toEqual([...SLOTS])
  })
})

const anySetup = fc
  .record({
    mages: fc.shuffledSubarray(
      mages.map(({ id }) => id),
      { minLength: 1, maxLength: 4 },
    ),
    nemesis: fc.constantFrom(...nemeses.map(({ id }) => id)),
    difficulty: fc.constantFrom('beginner', 'normal', 'expert', 'extinction'),
    basics: fc.constantFrom('base', 'war-eternal', 'both'),
    balanced: fc.boolean(),
    supply: fc.string().map((seed) => rollSupply(collection, { ...WISHES, seed })),
    variants: fc.record({
      soloTurnCards: fc.constantFrom(3, 4),
      soloLife: fc.constantFrom(10, 12, 15),
      noDoubleNemesis: fc.boolean(),
      openTurnOrder: fc.boolean(),
    }),
  })
  .map((document) => readSetup(document))

describe('a shared code', () => {
  it('is short and gives everybody the same set-up, seed and deal', () => {
    const here = aeonsEnd.schema.create()
    const there = aeonsEnd.schema.create()
    fc.assert(
      fc.property(anySetup, fc.string({ maxLength: 8 }), (setup, seed) => {
        const code = writeCode(setup, seed)!
        expect(code).toMatch(/^[\w-]{18,60}$/)
        const read = readCode(collection, code)
        expect(read.setup).toEqual(setup)
        expect(read.seed).toBe(seed)
        aeonsEnd.begin(here, setup, seedFrom(seed))
        aeonsEnd.begin(there, read.setup, seedFrom(read.seed))
        expect(hash(there)).toBe(hash(here))
      }),
    )
  })

  it('says grown mages by their own codes, and nothing of a battle of a campaign', () => {
    const mages = [writeMageCode({ ...newMage('Ada'), gem: 'hearth-amber', ability: 'masons-vow' }), 'brama']
    const setup = aeonsEnd.readSetup({ mages })
    expect(readCode(collection, writeCode(setup, 'x')!).setup).toEqual(setup)
    expect(writeCode(aeonsEnd.readSetup({ mages, campaign: {} }), 'x')).toBeNull()
  })

  it('that was mistyped is refused, or is a set-up', () => {
    const code = writeCode(readSetup({}), 'x')!
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom(...'AZaz09-_ !'), (at, character) => {
        try {
          readCode(collection, code.slice(0, at) + character + code.slice(at + 1))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
        }
      }),
    )
  })
})

describe('a balanced nemesis deck', () => {
  it('has minions, attacks and powers in their share of the pool, whatever the seed', () => {
    const basics = nemesisCards.filter((c) => c.nemesis === 'basic')
    const counts = (balanced: boolean, seed: string): string => {
      const s = aeonsEnd.schema.create()
      aeonsEnd.begin(s, aeonsEnd.readSetup({ basics: 'both', balanced }), seedFrom(seed))
      const dealt: string[] = []
      // The first nemesis card may be drawn before anybody is asked.
      for (let c = 0; c < NEMESIS_CARDS; c++) {
        const card = basics.find((b) => b.id === idOf(defOf(s, c)))
        if (card !== undefined) dealt.push(`${card.tier} ${card.type}`)
      }
      return dealt.sort().join()
    }
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(new Set(seeds.map((seed) => counts(true, seed))).size).toBe(1)
    expect(new Set(seeds.map((seed) => counts(false, seed))).size).toBeGreaterThan(1)
    expect(counts(true, 'a').split(',')).toHaveLength(15)
  })
})

describe('variants', () => {
  const turnDeck = (document: object): unknown => {
    const s = aeonsEnd.schema.create()
    aeonsEnd.begin(s, aeonsEnd.readSetup(document), seedFrom('turns'))
    const { deck, discard } = aeonsEnd.observe(s, 0).turnOrder
    return [...deck, ...discard].sort()
  }

  it('split cards are two pairs, for four mages only (R073)', () => {
    const four = ['brama', 'kadir', 'jian', 'mist']
    expect(turnDeck({ mages: four, variants: { splitCards: true } })).toEqual([
      'nemesis',
      'nemesis',
      'split-1-2',
      'split-1-2',
      'split-3-4',
      'split-3-4',
    ])
    expect(() => readSetup({ variants: { splitCards: true } })).toThrow(/split cards are for four mages/)
  })

  it('a lone mage has three turn order cards, or four (P05)', () => {
    expect(turnDeck({ mages: ['brama'] })).toHaveLength(5)
    expect(turnDeck({ mages: ['brama'], variants: { soloTurnCards: 4 } })).toHaveLength(6)
  })

  it('without double nemesis turns no round begins as the last one ended, with the nemesis (T13)', () => {
    const doubles = (noDoubleNemesis: boolean): number => {
      const s = aeonsEnd.schema.create()
      const setup = aeonsEnd.readSetup({ variants: { noDoubleNemesis } })
      let found = 0
      let last = ''
      let newRound = false
      const watch = (at: typeof s, kind: number, a: number, b: number, c: number, d: number): void => {
        const event = aeonsEnd.seen(at, 0, kind, a, b, c, d)
        if (event?.kind === 'shuffled' && event.zone === 'turn order deck') newRound = true
        if (event?.kind !== 'turnBegan') return
        if (newRound && last === 'nemesis' && event.who === 'nemesis') found++
        last = String(event.who)
        newRound = false
      }
      for (let g = 0; g < 60; g++) {
        last = ''
        listening(watch, () => {
          aeonsEnd.begin(s, setup, seedFrom(`double ${g}`))
          while (aeonsEnd.machine.waiting(s)) aeonsEnd.machine.answer(s, aeonsEnd.machine.options(s) - 1)
        })
      }
      return found
    }
    expect(doubles(false)).toBeGreaterThan(0)
    expect(doubles(true)).toBe(0)
  })
})

describe('what a table is told before the game', () => {
  const summary = (document: object, lang: 'en' | 'fr'): readonly string[] =>
    aeonsEnd.words[lang].setup!(aeonsEnd.readSetup(document))

  it('is the nemesis deck, its balance, and everything that is not as printed', () => {
    expect(summary({}, 'en')).toEqual([
      'The nemesis deck has nine cards of Rageborne and basic cards of the base game.',
    ])
    const lines = summary({ basics: 'both', balanced: true, variants: { openTurnOrder: true } }, 'en')
    expect(lines[1]).toBe('Basic cards of tier 1, by their share: 1 minion, 1 attack, and 1 power.')
    expect(lines.at(-1)).toMatch(/^House variant: the turn order deck lies open/)
    expect(lines).toHaveLength(5)
  })

  it('is the same in French', () => {
    const document = {
      basics: 'both',
      balanced: true,
      variants: { excessFirst: true, noDoubleNemesis: true },
    }
    expect(summary(document, 'fr')).toHaveLength(summary(document, 'en').length)
    for (const line of summary(document, 'fr')) expect(line).not.toMatch(/\b(?:the|deck|cards)\b/)
  })
})

describe('a set-up document', () => {
  it.each([
    [{ mages: [] }, 'mages: 1 to 4 mages play, not 0'],
    [{ mages: ['brama', 'brama'] }, 'mages[1]: brama is already at the table'],
    [{ mages: ['bramah'] }, 'mages[0]: “bramah” is not a mage; choose one of'],
    [{ nemesis: 'ragebourne' }, 'nemesis: “ragebourne” is not a nemesis; choose one of rageborne'],
    [{ difficulty: 'hard' }, 'difficulty: “hard” is not a difficulty; choose one of beginner, normal'],
    [{ supply: ['jade'] }, 'supply: a supply has 9 piles, not 1'],
    [{ supply: { random: { must: ['crystal'] } } }, 'supply.random.must[0]: “crystal” is not a supply card'],
    [
      { variants: { soloLife: 11 } },
      'variants.soloLife: 11 is not a starting life; choose one of 10, 12, 15',
    ],
    [{ mage: 'brama' }, 'mage: a set-up has no such entry; there are game, mages'],
    ['brama', 'a set-up is an object with game, mages'],
  ])('%j is refused with its place', (document, sentence) => {
    expect(() => readSetup(document)).toThrow(sentence)
  })
})

describe('the largest table', () => {
  it('has room for four mages, nine piles of gems and all turn order cards', () => {
    const gems = playerCards.filter(({ type, starter }) => type === 'gem' && starter !== true).slice(0, 9)
    const setup = readSetup({ mages: ['brama', 'kadir', 'jian', 'lash'], supply: gems.map(({ id }) => id) })
    const s = aeonsEnd.schema.create()
    aeonsEnd.begin(s, setup, seedFrom('room'))
    const { supply, turnOrder } = aeonsEnd.observe(s, 0)
    expect(supply.map(({ count }) => count)).toEqual(gems.map(() => 7))
    expect(turnOrder.deck.length + turnOrder.discard.length).toBe(6)
  })
})
