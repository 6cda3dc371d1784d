import { expect } from 'vitest'
import { plannedBattle } from '../../src/campaign/battle.ts'
import { answer, begin, type Creation, fought } from '../../src/campaign/interpreter.ts'
import { legacy } from '../../src/campaign/legacy/script.ts'
import type { Operation } from '../../src/campaign/script.ts'
import type { BattleResult, CampaignState } from '../../src/campaign/state.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'

const NAMES = ['Ysel', 'Toran', 'Maro', 'Ilka']

export const creationOf = (players: number, seed: string): Creation => ({
  seed,
  mages: NAMES.slice(0, players).map((name, look) => ({ name, look })),
  seats: NAMES.slice(0, players).map(() => 'person'),
})

export const result = (
  state: CampaignState,
  won: boolean,
  more: Partial<BattleResult> = {},
): BattleResult => ({
  won,
  outcome: won ? 'won' : 'lost: gravehold',
  rounds: 9,
  gravehold: won ? 12 : 0,
  nemesisLife: won ? 0 : 20,
  exhausted: [],
  flawed: state.mages.map(() => 0),
  ...more,
})

const isOffer = (each: Operation): each is Extract<Operation, { op: 'offer' }> => each.op === 'offer'
const offersOf = (from: number): readonly string[] =>
  legacy.chapters.slice(from).flatMap(({ end }) => end.filter(isOffer).flatMap(({ piles }) => piles))
export const ALL_PILES = [...legacy.supply, ...offersOf(0)].sort()

/** Piles that speak of a rule, and the rule. */
const NEEDS: readonly (readonly [keyof CampaignState['rules'], readonly string[]])[] = [
  ['charges', ['entangled-shard', 'brane-knife', 'force-transfusion', 'starfire-frenzy']],
  ['silence', ['void-mill', 'soothing-torporene', 'arcane-salvo', 'breach-collision']],
  ['pulse', ['conductive-grit', 'voltaic-relay', 'infernal-mirror', 'breach-communion']],
]
const EARLY = ['conduct', 'sap', 'spine-thresher', 'humming-hive', 'facet-ogre', 'maddening-spectre']

function checkBattle(state: CampaignState): void {
  const plan = plannedBattle(legacy, state)
  expect(new Set(plan.supply).size).toBe(9)
  for (const [rule, piles] of NEEDS)
    if (state.rules[rule] === false) expect(plan.supply.filter((pile) => piles.includes(pile))).toEqual([])
  if ('tiers' in plan.deck) {
    const forms = legacy.basics.flatMap(({ id, evolved }) => [id, evolved])
    expect(plan.deck.tiers.flat().every((id) => forms.includes(id))).toBe(true)
    if (!state.rules.shields) expect(plan.deck.tiers.flat().filter((id) => EARLY.includes(id))).toEqual([])
    const chart = legacy.chart[state.players as 1 | 2 | 3 | 4]
    const fewer = state.boons.filter((boon) => boon === 'basics').length
    if (state.rules.basicPool)
      expect(plan.deck.tiers.map((tier) => tier.length)).toEqual(chart.map((n) => Math.max(0, n - fewer)))
  }
  const { gravehold } = legacy.chapters[state.chapter]!
  expect(plan.gravehold).toBeGreaterThanOrEqual(gravehold - 6)
  expect(plan.mages).toHaveLength(state.players)
}

/** Gives how many offers have been settled. */
function checkStep(before: CampaignState, after: CampaignState, settled: number): number {
  const sealed = before.asked.kind === 'confirmUpgrade' && after.asked.kind !== 'add'
  const offers = settled + Number(sealed)
  expect([...after.supply, ...after.banished, ...offersOf(offers)].sort()).toEqual(ALL_PILES)
  expect(after.supply).toHaveLength(9)
  expect(before.flags.every((flag) => after.flags.includes(flag))).toBe(true)
  expect(after.slots.startsWith(before.slots)).toBe(true)
  expect(new Set(after.slots).size).toBe(after.slots.length)
  expect(after.players).toBe(before.players)
  if (before.pool.length > 0) expect(after.pool.map(({ id }) => id)).toEqual(before.pool.map(({ id }) => id))
  if (sealed) {
    const added = after.supply.filter((pile) => !before.supply.includes(pile))
    const removed = before.supply.filter((pile) => !after.supply.includes(pile))
    expect([added.length, removed.length]).toEqual([2, 2])
    expect(after.banished.length - before.banished.length).toBe(4)
  }
  for (const { grows, alike } of legacy.insights) {
    const taken = after.mages.flatMap(({ stickers }) => stickers[grows] ?? [])
    if (!alike) expect(new Set(taken).size).toBe(taken.length)
  }
  return offers
}

function checkLoss(before: CampaignState, after: CampaignState): void {
  const { id, replay } = legacy.chapters[before.chapter]!
  expect(replay).toBe(!['1', '2', '5'].includes(id))
  const offered = after.queue.some(({ op }) => op === 'offer' || op === 'insight')
  expect(offered).toBe(false)
  if (replay) expect(after.queue.some((each) => each.op === 'chapter' && each.part === 'end')).toBe(false)
}

/** One campaign with random answers and results; every invariant holds after every step. */
export function playRandomly(players: number, seed: string, chanceToWin: number): CampaignState {
  const roll = fairNumbers(seedFrom(seed))
  const script = legacy
  let state = begin(script, creationOf(players, seed))
  let offers = 0
  const steps: ((from: CampaignState) => CampaignState)[] = []
  const step = (next: (from: CampaignState) => CampaignState): void => {
    steps.push(next)
    const before = state
    const kept = JSON.stringify(before)
    state = next(before)
    expect(JSON.stringify(before)).toBe(kept)
    offers = checkStep(before, state, offers)
  }
  while (state.asked.kind !== 'end') {
    if (state.asked.kind === 'battle') {
      checkBattle(state)
      const before = state
      const won = roll(100) < chanceToWin
      const assumed = result(state, won, {
        gravehold: won ? 1 + roll(30) : 0,
        flawed: state.mages.map(() => (state.rules.flawed ? roll(2) : 0)),
      })
      step((from) => fought(script, from, assumed, '2026-01-01'))
      if (!won) checkLoss(before, state)
      continue
    }
    const option = roll(state.asked.options.length)
    step((from) => answer(script, from, option))
  }
  expect([...state.slots].sort().join('')).toBe(script.slots)
  expect(state.ending).not.toBeNull()
  let again = begin(script, creationOf(players, seed))
  for (const each of steps) again = each(again)
  expect(again).toEqual(state)
  return state
}
