import { describe, expect, it } from 'vitest'
import { plannedBattle } from '../../src/campaign/battle.ts'
import { answer, begin, fought } from '../../src/campaign/interpreter.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import type { CampaignState, Mage } from '../../src/campaign/state.ts'
import { defNamed, idOf } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { become } from '../../src/games/aeons-end/rules/cards.ts'
import { defOf, discardOf, printedCards, zones } from '../../src/games/aeons-end/state.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import { creationOf, result } from './random-campaign.ts'

const FLAWED = 'flawed-crystal'

/** Before the battle of this chapter, everything before it won and the first option taken. */
function upTo(chapter: string, from = begin(legacy, creationOf(2, 'crystals'))): CampaignState {
  let state = from
  const waits = () => state.asked.kind === 'battle' && legacy.chapters[state.chapter]!.id === chapter
  while (!waits())
    state =
      state.asked.kind === 'battle'
        ? fought(legacy, state, result(state, true), '2026-01-01')
        : answer(legacy, state, 0)
  return state
}

const withMage = (state: CampaignState, change: Partial<Mage>): CampaignState => ({
  ...state,
  mages: state.mages.map((mage, seat) => (seat === 0 ? { ...mage, ...change } : mage)),
})

function dealt(state: CampaignState): State {
  const plan = plannedBattle(legacy, state)
  const s = aeonsEnd.schema.create()
  aeonsEnd.begin(s, aeonsEnd.readSetup(legacyBattles.document(plan)), seedFrom(plan.seed))
  return s
}

/** The starters of a seat by their places, hand before deck. */
function starters(s: State, seat: number): readonly string[] {
  const names: string[] = []
  for (const { owner, print, card } of printedCards(s))
    if (owner === seat) names[print] = idOf(defOf(s, card))
  return names
}

const flawedAt = (s: State, seat: number): readonly number[] =>
  starters(s, seat).flatMap((name, place) => (name === FLAWED ? [place] : []))

const cardAt = (s: State, seat: number, place: number): number =>
  printedCards(s).find(({ owner, print }) => owner === seat && print === place)!.card

/** Plays the battle of this state to its end after these Crystals of the first mage were flawed. */
function flawed(state: CampaignState, places: readonly number[]): CampaignState {
  const s = dealt(state)
  for (const place of places) {
    expect(starters(s, 0)[place]).toBe('crystal')
    become(s, cardAt(s, 0, place), defNamed(FLAWED))
  }
  const result = legacyBattles.result(s)
  return fought(legacy, state, { ...result, won: true }, '2026-01-01')
}

describe('a Crystal that is flawed', () => {
  it('is the same Crystal in the battles to come, and not another of its mage', () => {
    const fifth = upTo('5')
    expect(starters(dealt(fifth), 0)).toEqual([
      'keyhole-quartz',
      'crystal',
      'crystal',
      'crystal',
      'spark',
      'crystal',
      'crystal',
      'crystal',
      'crystal',
      'hunters-spark',
    ])
    const state = flawed(fifth, [2, 6])
    expect(state.mages.map((mage) => [mage.flawed, mage.marked])).toEqual([
      [2, [2, 6]],
      [0, []],
    ])
    const next = upTo('6', state)
    expect([flawedAt(dealt(next), 0), flawedAt(dealt(next), 1)]).toEqual([[2, 6], []])
    // One more in the next battle, beside those of before.
    expect(flawedAt(dealt(upTo('7a', flawed(next, [8]))), 0)).toEqual([2, 6, 8])
  })

  it('returns to its owner, whoever has it at the end', () => {
    const state = upTo('5')
    const s = dealt(state)
    const card = cardAt(s, 0, 3)
    become(s, card, defNamed(FLAWED))
    zones.moveToTop(s, card, discardOf(1))
    expect(legacyBattles.result(s)).toMatchObject({ flawed: [1, 0], marked: [[3], []] })
  })

  it('stays where it was when the last card of the deck is put elsewhere', () => {
    const state = upTo('6', flawed(upTo('5'), [5, 7]))
    for (const place of [0, 1, 2, 3, 4]) {
      const { stickers, details } = state.mages[0]!
      const ordered = withMage(state, {
        stickers: { ...stickers, mastery: 'ordered' },
        details: { ...details, mastery: String(place) },
      })
      const s = dealt(ordered)
      const deck = starters(s, 0).slice(5)
      expect(deck[place]).toBe('hunters-spark')
      const crystals = deck.filter((name) => name !== 'hunters-spark')
      expect(crystals).toEqual([FLAWED, 'crystal', FLAWED, 'crystal'])
      expect(legacyBattles.result(s).marked).toEqual([[5, 7], []])
    }
  })

  it('is another one when it has become a Spark, so that as many are flawed', () => {
    const state = upTo('6', flawed(upTo('5'), [8]))
    const { stickers, details } = state.mages[0]!
    const retrained = withMage(state, {
      stickers: { ...stickers, mastery: 'retrained' },
      details: { ...details, mastery: 'spark' },
    })
    expect(starters(dealt(retrained), 0)[8]).toBe('spark')
    expect(flawedAt(dealt(retrained), 0)).toEqual([1])
  })

  it('is the first from the hand on where only the story flaws it', () => {
    const state = flawed(upTo('5'), [1])
    expect(flawedAt(dealt(upTo('6', withMage(state, { flawed: 2 }))), 0)).toEqual([1, 2])
  })
})
