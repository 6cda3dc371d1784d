import { describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import { Branch } from '../../src/bots/branch.ts'
import { Dice } from '../../src/bots/dice.ts'
import { Race } from '../../src/bots/race.ts'
import { Search } from '../../src/bots/search.ts'
import { games } from '../../src/games/index.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { dealt, wander } from './worlds.ts'

const MOST = 400
const TABLES: Readonly<Record<string, unknown>> = {
  'aeons-end': { nemesis: 'rageborne', mages: ['brama', 'kadir'] },
  eternal: { decks: ['Rakano Warcry', 'Feln Control'] },
}

/** Runs a race of options with these means; a world moves all of them, and each a little by itself. */
function race(means: readonly number[], ownChance: number): { order: number[]; tries: number[] } {
  const dice = new Dice()
  dice.seed([1, 2, 3, 4])
  const chance = (): number => dice.roll(1000) / 1000 - 0.5
  const branches = means.map((_, i) => new Branch(i, i, i))
  const all = [...branches]
  const course = new Race(branches, 6)
  for (let world = 0; world < MOST && !course.decided; world++) {
    const common = 0.4 * chance()
    course.run((branch) => {
      const value = means[branch.index]! + common + ownChance * chance()
      branch.visits++
      branch.value += value
      return value
    })
  }
  return { order: branches.map(({ index }) => index), tries: all.map(({ visits }) => visits) }
}

describe('options that are tried in the same worlds', () => {
  it('are no longer tried once one of them is clearly best, though worlds differ more than they do', () => {
    const { order, tries } = race([0.5, 0.45, 0.6], 0.05)
    expect(order[0]).toBe(2)
    expect(Math.max(...tries)).toBeLessThan(30)
  })
  it('are dropped one by one, the worst first', () => {
    const { order, tries } = race([0.5, 0.2, 0.47], 0.3)
    expect(order).toEqual([0, 2, 1])
    expect(tries[1]).toBeLessThan(tries[2]!)
  })
  it('are no longer tried when they are as good as each other', () => {
    expect(race([0.5, 0.5, 0.5], 0).tries).toEqual([12, 12, 12])
  })
  it('are tried on while it is open which is better', () => {
    expect(race([0.5, 0.49], 0.4).tries[1]).toBeGreaterThan(100)
  })
})

describe.each(games.map((game) => [game.id, game] as const))('thinking about %s', (_id, game) => {
  it('spends no more imagined games than it may, fewer where the answer is clear, and always the same', () => {
    const budget = { iterations: 48 }
    const spent: number[] = []
    wander(
      game,
      dealt(game, TABLES[game.id], 'race'),
      'race',
      7,
      (s, n) => {
        const think = () => {
          const dice = new Dice()
          dice.seed(seedFrom(`dice ${n}`))
          return new Search(game, dice).think(new AgentView(game, s), budget)
        }
        const thoughts = think()
        expect(think()).toEqual(thoughts)
        spent.push(thoughts.reduce((sum, { visits }) => sum + visits, 0))
      },
      18,
    )
    expect(Math.max(...spent)).toBeLessThanOrEqual(budget.iterations)
    expect(spent.some((n) => n > 0 && n < (3 / 4) * budget.iterations)).toBe(true)
  })
})
