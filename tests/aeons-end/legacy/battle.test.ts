import { describe, expect, it } from 'vitest'
import { idOf } from '../../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../../src/games/aeons-end/index.ts'
import { nemeses, playerCards } from '../../../src/games/aeons-end/packs/all.ts'
import { settled } from '../../../src/games/aeons-end/setup/settled.ts'
import { defOf, NEMESIS_DECK, zones } from '../../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { Refusal } from '../../../src/kernel/refusal.ts'

const { readSetup } = aeonsEnd
const TABLE = { mages: ['brama', 'kadir'], nemesis: 'rageborne' }

const dealt = (campaign: object) => {
  const s = aeonsEnd.schema.create()
  // The first turn is a player's, so that no nemesis card has been drawn.
  for (let i = 0; ; i++) {
    aeonsEnd.begin(s, readSetup({ ...TABLE, campaign }), seedFrom(`battle ${i}`))
    if (aeonsEnd.observe(s, 0).active !== null) return s
  }
}
const deckOf = (campaign: object): string[] => {
  const s = dealt(campaign)
  const ids: string[] = []
  for (let c = zones.first(s, NEMESIS_DECK); c !== -1; c = zones.after(s, c)) ids.push(idOf(defOf(s, c)))
  return ids
}

describe('a battle of a campaign', () => {
  it('is filled in where nothing is said, and settled into the record as it was read', () => {
    const setup = readSetup({ ...TABLE, campaign: { rules: { exhaust: { unleash: 0 } } } })
    expect(setup.campaign).toMatchObject({
      life: 10,
      gravehold: { life: 30, max: 30 },
      rules: { charges: true, exhaust: { unleash: 0, dropCharges: true, destroyBreach: true } },
      seats: [{ flawed: 0, treasure: null }, { charges: 0 }],
    })
    expect(readSetup(JSON.parse(JSON.stringify(settled(setup))))).toBe(setup)
  })

  it('starts players, Gravehold and nemesis as it says', () => {
    const view = aeonsEnd.observe(dealt({ life: 11, gravehold: { life: 27, max: 33 }, nemesisLife: 61 }), 0)
    expect(view.players.map(({ life }) => life)).toEqual([11, 11])
    expect(view.maxLife).toBe(11)
    expect(view.gravehold).toEqual({ life: 27, max: 33 })
    expect(view.nemesis).toMatchObject({ life: 61, max: 61 })
  })

  it('may say every card of the nemesis deck, from the top (R094)', () => {
    const cards = ['skewer', 'scorn', 'blood-cry', 'bane-sire', 'skewer']
    expect(deckOf({ deck: { kind: 'scripted', cards } })).toEqual(cards)
  })

  it('deals the basics that it names, and other cards in the place of those of the nemesis', () => {
    const tiers = [
      { basics: ['skewer'], added: 1 },
      { basics: ['lay-waste', 'needlemaw'], added: 1 },
      { basics: [], added: 0 },
    ]
    const ids = deckOf({ deck: { kind: 'tiers', tiers, instead: { scorn: 'blood-cry' } } })
    expect(ids).toHaveLength(11)
    expect(ids).toContain('skewer')
    expect(ids).not.toContain('scorn')
    expect(ids.filter((id) => id === 'lay-waste' || id === 'needlemaw')).toHaveLength(1)
  })

  it('of four players shares turn order cards, and a lone mage has four (R072, R074)', () => {
    const cards = (mages: string[]) => readSetup({ mages, nemesis: 'rageborne', campaign: {} }).variants
    expect(cards(['brama', 'kadir', 'jian', 'lash']).splitCards).toBe(true)
    expect(cards(['brama'])).toMatchObject({ soloTurnCards: 4, splitCards: false })
  })

  it('that makes no sense is refused with the place', () => {
    const refused = (campaign: unknown, words: RegExp) => {
      expect(() => readSetup({ ...TABLE, campaign })).toThrow(Refusal)
      expect(() => readSetup({ ...TABLE, campaign })).toThrow(words)
    }
    refused('x', /campaign: a battle of a campaign is an object/)
    refused({ rules: { charges: 3 } }, /campaign\.rules\.charges/)
    refused({ rules: { nonsense: true } }, /nonsense/)
    refused({ gravehold: { life: 31 } }, /campaign\.gravehold\.life/)
    refused({ seats: [{}] }, /2 mages play, not 1/)
    refused({ seats: [{ treasure: 'gold' }, {}] }, /campaign\.seats\[0\]\.treasure/)
    refused({ refined: ['sphere'] }, /campaign\.refined\[0\]/)
    refused({ deck: { kind: 'scripted', cards: ['jade'] } }, /campaign\.deck\.cards\[0\]/)
    refused(
      {
        deck: {
          kind: 'tiers',
          instead: {},
          tiers: [
            { basics: ['needlemaw'], added: 1 },
            { basics: [], added: 0 },
            { basics: [], added: 0 },
          ],
        },
      },
      /tiers\[0\]\.basics\[0\]/,
    )
  })

  it('has room for four mages and a supply of gems alone', () => {
    const supply = playerCards.filter(({ type, starter }) => type === 'gem' && starter !== true).slice(0, 9)
    const s = aeonsEnd.schema.create()
    const mages = ['brama', 'kadir', 'jian', 'lash']
    for (const { id } of nemeses)
      aeonsEnd.begin(
        s,
        aeonsEnd.readSetup({ mages, nemesis: id, supply: supply.map((card) => card.id) }),
        seedFrom('gems'),
      )
    expect(aeonsEnd.observe(s, 0).supply.map(({ count }) => count)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7])
  })
})
