import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startOf } from '../../src/campaign/battle.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import { nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { ALL_PILES } from './random-campaign.ts'

/** What everybody starts with before our own numbers. */
const RULEBOOK = { gravehold: 30, mages: 10 }

const nemesisCard = (id: string) => nemesisCards.find((card) => card.id === id)

describe('what the script names', () => {
  it('are the 37 piles of the box, each offered once', () => {
    const box = playerCards.filter(({ set, starter }) => set === 'legacy' && starter !== true)
    expect(ALL_PILES).toEqual(box.map(({ id }) => id).sort())
    expect(new Set(ALL_PILES).size).toBe(37)
  })

  it('are nemeses with the life that their mats say, but for the first act of the end', () => {
    const changed = legacy.chapters.flatMap(({ id, nemesis, life }) => {
      const printed = nemeses.find((each) => each.id === nemesis)?.life
      return printed === life ? [] : [{ id, printed, life }]
    })
    expect(changed).toEqual([{ id: '7a', printed: 65, life: 35 }])
  })

  it('are numbers that are written down with what was measured', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'campaign.md'), 'utf8')
    const rows = [...page.matchAll(/^\| (\d)(, (?:first|second) act)? \| (\d+)[^|]*\| (\d+) \| (\d+) \|/gm)]
    const written = rows.map(([, number, act, ...numbers]) => [
      `${number}${act === undefined ? '' : act.includes('first') ? 'a' : 'b'}`,
      ...numbers.map(Number),
    ])
    expect(written).toEqual(
      legacy.chapters.map(({ id, life, gravehold, mageLife }) => [id, life, gravehold, mageLife]),
    )
  })

  it('are written down for every number of mages', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'campaign.md'), 'utf8')
    const rows = [
      ...page.matchAll(/^\| chapter (\d)(, (?:first|second) act)? \| ([\d, ]+) \| ([\d, ]+) \|/gm),
    ]
    const PARTIES = [1, 2, 3, 4]
    expect(
      rows.map(([, number, act, gravehold, nemesis]) => [
        `${number}${act === undefined ? '' : act.includes('first') ? 'a' : 'b'}`,
        gravehold,
        nemesis,
      ]),
    ).toEqual(
      legacy.chapters.map((chapter) => {
        const starts = PARTIES.map((players) => startOf(chapter, { players }))
        return [
          chapter.id,
          starts.map(({ gravehold }) => gravehold).join(', '),
          starts.map(({ nemesis }) => nemesis).join(', '),
        ]
      }),
    )
  })

  it('are Gravehold and mages with no less life than the rulebook gives them, but for a city that is taken by surprise', () => {
    const below = legacy.chapters.filter(
      ({ gravehold, mageLife }) => gravehold < RULEBOOK.gravehold || mageLife < RULEBOOK.mages,
    )
    // With 30 nobody loses the first battle: the help of the script deals 85 of the 99.
    expect(below.map(({ id, gravehold, mageLife }) => ({ id, gravehold, mageLife }))).toEqual([
      { id: '1', gravehold: 19, mageLife: 10 },
    ])
  })

  it('are all basic cards of the box, each with the card that takes its place', () => {
    const basics = nemesisCards.filter(({ set, nemesis }) => set === 'legacy' && nemesis === 'basic')
    const first = basics.filter(({ insteadOf }) => insteadOf === undefined)
    expect(legacy.basics.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort())
    for (const { id, tier, evolved } of legacy.basics) {
      expect(nemesisCard(id)?.tier).toBe(tier)
      expect(nemesisCard(evolved)).toMatchObject({ tier, insteadOf: id })
    }
  })

  it('are cards of the nemesis in a scripted deck, and in the place of others', () => {
    for (const { nemesis, deck, unless = [] } of legacy.chapters) {
      if (deck.type === 'script') for (const id of deck.cards) expect(nemesisCard(id)?.nemesis).toBe(nemesis)
      for (const { card, by } of unless) {
        expect(nemesisCard(card)?.nemesis).toBe(nemesis)
        expect(nemesisCard(by)?.insteadOf).toBe(card)
      }
    }
  })

  it('deals no shields and no charges before their boxes are filled', () => {
    const second = legacy.chapters[1]!.deck
    if (second.type !== 'basics') throw new Error('the second chapter deals its own basics')
    for (const id of second.from) {
      const card = nemesisCard(id)
      expect(card?.shields).toBeUndefined()
      expect(JSON.stringify(card?.clauses)).not.toMatch(/[cC]harge/)
    }
  })
})
