import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses, nemesisCards } from '../../src/games/aeons-end/packs/all.ts'

const idsOf = (nemesis: string, tier: number): string[] =>
  nemesisCards
    .filter((card) => card.nemesis === nemesis && card.tier === tier && card.insteadOf === undefined)
    .map(({ id }) => id)

describe('nemesis cards', () => {
  it.each(nemeses.filter(({ mat }) => mat.every(({ op }) => op !== 'scriptedDeck')).map(({ id }) => id))(
    'are three of each tier for %s',
    (id) => {
      expect([1, 2, 3].map((tier) => idsOf(id, tier).length)).toEqual([3, 3, 3])
    },
  )

  it('have tokens if they are powers, and life if they are minions', () => {
    const setsItsOwn = (clauses: unknown): boolean => JSON.stringify(clauses).includes('"setLife"')
    const wrong = nemesisCards.filter(({ type, life = 0, power = 0, clauses }) =>
      type === 'power'
        ? power === 0 || life !== 0
        : type === 'minion' || type === 'acolyte'
          ? power !== 0 || (life === 0 && !setsItsOwn(clauses))
          : power !== 0 || life !== 0,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('say their cost if they are corruptions, which cost 0, or spells, and say none otherwise', () => {
    for (const { id, type, cost } of nemesisCards)
      for (const words of [aeonsEnd.words.en, aeonsEnd.words.fr])
        expect([id, words.card(id).cost]).toEqual([
          id,
          type === 'corruption' ? 0 : type === 'spell' ? cost : null,
        ])
  })
})

interface PrintedCard {
  readonly id: string
  readonly nemesis: string
  readonly set: string
  readonly tier: number
  readonly type: string
  readonly life?: number | null
  readonly shields?: number | null
  readonly power?: number | null
  readonly copies?: number
}

interface PrintedNemesis {
  readonly id: string
  readonly set: string
  readonly life: number
  readonly difficulty: number
  readonly cards: Readonly<Record<string, readonly string[]>>
}

const folder =
  process.env.CARDWRIGHT_REFERENCE ?? join(import.meta.dirname, '../../../shared/reference/aeons-end')
const cardFile = join(folder, 'nemesis-cards.json')
const matFile = join(folder, 'nemeses.json')

/** Nine evolved cards with numbers of our own, and a minion that the campaign deals in the place of another. */
const OUR_OWN = [
  'aether-leech',
  'caustic-imago',
  'deplete',
  'cornered',
  'eradicate',
  'blaze-of-decay',
  'breaking-storm',
  'dissolve',
  'smother',
  'wounded-bladius',
]

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

describe.runIf(existsSync(cardFile) && existsSync(matFile))('compared with the printed cards', () => {
  it('has set, tier, type, life and power tokens of every card', () => {
    const printed = new Map(read<PrintedCard[]>(cardFile).map((card) => [card.id, card]))
    const facts = (card: PrintedCard) => ({
      id: card.id,
      nemesis: card.nemesis,
      set: card.set,
      tier: card.tier,
      // A pod and a beacon are minions of a kind of their own.
      type: card.type === 'pod' || card.type === 'beacon' ? 'minion' : card.type,
      // Nothing is printed on the Breeding Chamber: the mat says its life.
      life: card.id === 'breeding-chamber' ? 0 : (card.life ?? 0),
      shields: card.shields ?? 0,
      power: card.power ?? 0,
    })
    const known = nemesisCards.filter(({ id }) => printed.has(id))
    expect(nemesisCards.filter(({ id }) => !printed.has(id)).map(({ id }) => id)).toEqual(OUR_OWN)
    expect(known.map(facts)).toEqual(known.map(({ id }) => facts(printed.get(id)!)))
  })

  it('has every basic card of the three boxes', () => {
    for (const set of ['base', 'war-eternal', 'legacy']) {
      const basics = (cards: readonly { id: string; nemesis: string; set: string }[]): string[] =>
        cards
          .filter((card) => card.nemesis === 'basic' && card.set === set && !OUR_OWN.includes(card.id))
          .map(({ id }) => id)
      expect(basics(nemesisCards).sort()).toEqual(basics(read<PrintedCard[]>(cardFile)).sort())
    }
  })

  it('has life, difficulty and cards of every mat', () => {
    const printed = new Map(read<PrintedNemesis[]>(matFile).map((mat) => [mat.id, mat]))
    for (const { id, set, life, difficulty } of nemeses) {
      const mat = printed.get(id)
      expect({ id, set, life, difficulty }).toEqual({
        id: mat?.id,
        set: mat?.set,
        life: mat?.life,
        difficulty: mat?.difficulty,
      })
      for (const tier of [0, 1, 2, 3])
        expect(idsOf(id, tier).sort()).toEqual([...(mat?.cards[tier] ?? [])].sort())
    }
  })
})
