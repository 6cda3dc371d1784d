import { describe, expect, it } from 'vitest'
import { botNamed } from '../../src/bots/index.ts'
import { legacyBattles } from '../../src/campaign/legacy/battles.ts'
import { simulateChapter } from '../../src/campaign/simulate.ts'
import { points } from '../../src/games/aeons-end/advice/evaluate.ts'
import { odds } from '../../src/games/aeons-end/advice/odds.ts'
import { chargeWorth } from '../../src/games/aeons-end/advice/profile.ts'
import { mageNamed } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { mages, mats } from '../../src/games/aeons-end/packs/all.ts'
import { GAIN_CARD } from '../../src/games/aeons-end/rules/main-phase.ts'
import { PILE_ZONES, zones } from '../../src/games/aeons-end/state.ts'
import { MOST_OPTIONS, optionAt, optionFirst, optionKind } from '../../src/kernel/options.ts'
import type { State } from '../../src/kernel/state.ts'

const { machine, advice } = aeonsEnd

describe('bots in battles of Legacy', () => {
  it('know what a charge of every mage is worth, also of one without an ability', () => {
    for (const { id } of [...mages, ...mats]) expect(chargeWorth[mageNamed(id)], id).toBeGreaterThanOrEqual(0)
  })

  it.each(legacyBattles.script.chapters.map(({ id }) => id))(
    'see a number in every table and every option of chapter %s',
    (chapter) => {
      const greedy = botNamed('greedy')
      const weights = new Float64Array(MOST_OPTIONS)
      const checking = {
        begin: greedy.begin.bind(greedy),
        choose(asked: Parameters<typeof greedy.choose>[0]): number {
          const { options } = asked
          const chosen = greedy.choose(asked)
          asked.imagine(world, [1, 2, 3, 4])
          expect(Number.isFinite(points(world)) && Number.isFinite(odds(world))).toBe(true)
          advice.weigh(world, weights)
          expect(weights.subarray(0, options).every(Number.isFinite)).toBe(true)
          return chosen
        },
      }
      const world = aeonsEnd.schema.create()
      const result = simulateChapter(
        legacyBattles,
        { players: 2, bots: [checking], seed: 'numbers' },
        chapter,
      )
      expect(result.outcome).not.toBe('')
    },
  )

  /** What gaining the card of this pile weighs when it is connected, and when it is not. */
  function weightOfGain(s: State, pile: number): number {
    const weights = new Float64Array(MOST_OPTIONS)
    advice.weigh(s, weights)
    const n = machine.options(s)
    for (let i = 0; i < n; i++)
      if (
        optionKind(optionAt(i)) === GAIN_CARD &&
        zones.of(s, optionFirst(optionAt(i))) === PILE_ZONES + pile
      )
        return weights[i]!
    throw new Error(`no card of pile ${pile} can be gained`)
  }

  const SUPPLY = { 'ancient-cyanolith': 5, 'branching-radite': 5, 'gilded-marble': 5, 'neural-wreath': 5 }
  const table = (life: number, bridges: readonly string[]): State =>
    aeonsEnd.scenario.given({
      phase: 'main',
      bridges,
      supply: SUPPLY,
      nemesis: { id: 'deathmind' },
      'player 1': { life, aether: 9 },
    })

  it('count the life that a pile out of reach costs, the more the less they have', () => {
    const lost = [10, 4, 2].map(
      (life) => weightOfGain(table(life, ['1-2']), 1) - weightOfGain(table(life, ['2-3']), 1),
    )
    expect(lost[0]).toBeGreaterThan(1)
    expect(lost[1]).toBeGreaterThan(lost[0]!)
    // The last two would exhaust the mage.
    expect(lost[2]).toBeGreaterThan(8)
  })

  it('like a bridge that reaches a pile better than one that does not', () => {
    expect(points(table(10, ['1-2']))).toBeGreaterThan(points(table(10, ['2-3'])))
  })
})
