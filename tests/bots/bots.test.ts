import { describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import type { Bot } from '../../src/bots/bot.ts'
import { hints } from '../../src/bots/hint.ts'
import { botNamed } from '../../src/bots/index.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { hash } from '../../src/kernel/block.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import { LANGS, type Playable } from '../../src/language/face.ts'
import { dealt, wander, worldOf } from './worlds.ts'

/** Bots think for a while: so many looks at a game are enough. */
const LOOKS = 12
const NAMES = ['random', 'greedy', 'search:6']

const begun = (name: string, seed: string): Bot => {
  const bot = botNamed(name)
  bot.begin(seedFrom(seed))
  return bot
}

const answer = (game: Playable, s: State, name: string, seed: string): number =>
  begun(name, seed).choose(new AgentView(game, s))

const TABLES: Readonly<Record<string, unknown>> = {
  'aeons-end': { nemesis: 'crooked-mask', mages: ['lash', 'xaxos'], basics: 'both' },
  eternal: { decks: ['Elysian Flyers', 'Feln Control'] },
}
const table = (game: Playable): unknown => TABLES[game.id]

describe.each(games.map((game) => [game.id, game] as const))('bots at %s', (_id, game) => {
  it.each(NAMES)('%s answers with an option and changes nothing', (name) => {
    const bot = begun(name, 'any')
    wander(
      game,
      dealt(game, table(game), 'options'),
      name,
      12,
      (s) => {
        const before = hash(s)
        const i = bot.choose(new AgentView(game, s))
        expect(Number.isInteger(i) && i >= 0 && i < game.machine.options(s)).toBe(true)
        expect(hash(s)).toBe(before)
      },
      LOOKS,
    )
  })

  it('answers alike in one go and step by step', () => {
    let steps = 0
    wander(
      game,
      dealt(game, table(game), 'steps'),
      'steps',
      23,
      (s, n) => {
        const thinking = begun('search:6', `seed ${n}`).thinking!(new AgentView(game, s))
        let step = thinking.next()
        for (; step.done !== true; step = thinking.next()) steps++
        expect(step.value).toBe(answer(game, s, 'search:6', `seed ${n}`))
      },
      LOOKS,
    )
    expect(steps).toBeGreaterThan(0)
  })

  it.each(NAMES)('%s gives the same answers from the same seed', (name) => {
    wander(
      game,
      dealt(game, table(game), 'again'),
      'again',
      23,
      (s, n) => {
        expect(answer(game, s, name, `seed ${n}`)).toBe(answer(game, s, name, `seed ${n}`))
      },
      LOOKS,
    )
  })

  it.each(NAMES)('%s answers alike where the truth differs only in what its seat cannot know', (name) => {
    wander(
      game,
      dealt(game, table(game), 'truths'),
      'truths',
      17,
      (s, n) => {
        const other = worldOf(game, s, Math.max(0, game.machine.seat(s)), n)
        expect(answer(game, other, name, `seed ${n}`)).toBe(answer(game, s, name, `seed ${n}`))
      },
      LOOKS,
    )
  })

  it('hints are options with a chance, the best first, each with a reason in both languages', () => {
    let several = 0
    wander(
      game,
      dealt(game, table(game), 'hints'),
      'hints',
      9,
      (s) => {
        const best = hints(new AgentView(game, s), { iterations: 8 })
        expect(best.length).toBeGreaterThan(0)
        expect(best.length).toBeLessThanOrEqual(3)
        expect(new Set(best.map(({ index }) => index)).size).toBe(best.length)
        for (const { index, chance, reason } of best) {
          expect(index).toBeLessThan(game.machine.options(s))
          expect(chance).toBeGreaterThanOrEqual(0)
          expect(chance).toBeLessThanOrEqual(1)
          for (const lang of LANGS) expect(game.words[lang].reason(reason)).not.toBe('')
        }
        if (best.length > 1) several++
      },
      LOOKS,
    )
    expect(several).toBeGreaterThan(2)
  })
})
/** How many of some games end well for the seat, or the table, that a bot plays; the other is random. */
function wins(game: Playable, name: string, many: number, document: unknown): number {
  let won = 0
  for (let g = 0; g < many; g++) {
    const s = dealt(game, document, `game ${g}`)
    const agent = new AgentView(game, s)
    const seat = g % 2
    const bot = begun(name, `bot ${g}`)
    const other = begun('random', `other ${g}`)
    while (game.machine.waiting(s)) {
      const asked = game.machine.seat(s)
      game.machine.answer(s, (game.advice.allied(asked, seat) ? bot : other).choose(agent))
    }
    if (game.advice.won(s, seat)) won++
  }
  return won
}

describe('the greedy bot', () => {
  it('beats chance at Eternal', () => {
    expect(wins(eternal, 'greedy', 20, { decks: ['Rakano Warcry', 'Feln Control'] })).toBeGreaterThan(15)
  })
  it('beats Rageborne now and then, which chance never does', () => {
    const document = { nemesis: 'rageborne', mages: ['brama', 'kadir'], difficulty: 'beginner' }
    expect(wins(aeonsEnd, 'greedy', 30, document)).toBeGreaterThan(5)
    expect(wins(aeonsEnd, 'random', 30, document)).toBe(0)
  })
})

describe('bots by name', () => {
  it('refuse what is none', () => {
    expect(() => botNamed('clever')).toThrow('“clever” is not a bot; choose one of random, greedy, search')
    expect(() => botNamed('greedy:strong')).toThrow('only search has a strength')
    expect(() => botNamed('search:fast')).toThrow('“fast” is not a strength')
    expect(() => botNamed('search:0')).toThrow('“0” is not a strength')
  })
  it('take a strength, a number of iterations or a time', () => {
    for (const name of ['search', 'search:easy', 'search:strong', 'search:40', 'search:5ms'])
      expect(() => botNamed(name)).not.toThrow()
  })
})
