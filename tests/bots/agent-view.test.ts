import { describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import type { Asked } from '../../src/bots/bot.ts'
import { games } from '../../src/games/index.ts'
import { copyInto, hash } from '../../src/kernel/block.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import type { Playable } from '../../src/language/face.ts'
import { spying, within } from './spies.ts'
import { dealt, wander } from './worlds.ts'

const SEED = seedFrom('chair')

/** Everything that can be reached from a value: own and inherited properties, also through getters. */
function reachable(from: unknown, depth: number, seen = new Set<unknown>()): Set<unknown> {
  if (from === null || (typeof from !== 'object' && typeof from !== 'function') || seen.has(from)) return seen
  seen.add(from)
  if (depth === 0 || ArrayBuffer.isView(from)) return seen
  for (let on: object | null = from; on !== null && on !== Object.prototype; on = Object.getPrototypeOf(on))
    for (const key of Reflect.ownKeys(on)) {
      try {
        reachable(Reflect.get(on, key, from), depth - 1, seen)
      } catch {
        // A getter that wants another object shows nothing either.
      }
    }
  return seen
}

/** Each tries in its own way to get the truth out of a agent, and gives the blocks it got hold of. */
const tricks: Readonly<Record<string, (asked: Asked, game: Playable) => readonly Int16Array[]>> = {
  'looking at every property': (asked) =>
    [...reachable(asked, 3)].filter((each): each is Int16Array => each instanceof Int16Array),
  'the words that hide from the compiler': (asked) =>
    ['truth', '_truth', '#truth', 'state', 'world']
      .map((name) => Reflect.get(asked, name))
      .filter((each): each is Int16Array => each instanceof Int16Array),
  'a copy of the object': (asked) =>
    [...Object.values({ ...asked }), ...Object.values(Object.assign({}, asked))].filter(
      (each): each is Int16Array => each instanceof Int16Array,
    ),
  'a proxy around it': (asked) => {
    const got: unknown[] = []
    const proxy = new Proxy(asked, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        got.push(value)
        return value
      },
    })
    try {
      proxy.view()
      proxy.seat()
    } catch {
      // A proxy is not the agent.
    }
    return got.filter((each): each is Int16Array => each instanceof Int16Array)
  },
  'a method of its own on the prototype': (asked) => {
    const prototype = Object.getPrototypeOf(asked) as Record<string, unknown>
    const stolen: Int16Array[] = []
    const steal = function (this: Record<string, unknown>) {
      for (const value of Object.values(this)) if (value instanceof Int16Array) stolen.push(value)
    }
    Reflect.apply(steal, asked, [])
    if (Reflect.set(prototype, 'steal', steal)) (asked as unknown as { steal(): void }).steal()
    Reflect.deleteProperty(prototype, 'steal')
    return stolen
  },
  'a game of its own in place of the real one': (asked, game) => {
    const stolen: Int16Array[] = []
    const spy = { ...game, determinise: (s: State) => void stolen.push(s) }
    Reflect.set(asked, 'game', spy)
    try {
      Object.defineProperty(asked, 'game', { value: spy })
    } catch {
      // May be refused.
    }
    asked.imagine(game.schema.create(), SEED)
    asked.view()
    return stolen
  },
  'a seed whose numbers look at the world': (asked, game) => {
    const world = game.schema.create()
    const seen: Int16Array[] = []
    const look = () => {
      seen.push(world.slice())
      return 1
    }
    asked.imagine(world, {
      get 0() {
        return look()
      },
      get 1() {
        return look()
      },
      get 2() {
        return look()
      },
      get 3() {
        return look()
      },
      length: 4,
      *[Symbol.iterator]() {
        for (let i = 0; i < 4; i++) yield look()
      },
    } as never)
    return seen
  },
  'a seed that throws': (asked, game) => {
    const seen: Int16Array[] = []
    for (let throwing = 0; throwing < 5; throwing++) {
      const world = game.schema.create()
      const number = (i: number) => ({
        valueOf() {
          if (i === throwing) throw new Error('no number')
          return i
        },
      })
      try {
        asked.imagine(world, Array.from({ length: throwing }, (_, i) => number(i)) as never)
      } catch {
        seen.push(world)
      }
      try {
        asked.imagine(world, [number(0), number(1), number(2), number(3)] as never)
      } catch {
        seen.push(world)
      }
    }
    return seen
  },
  'a world that remembers what is written into it': (asked, game) => {
    const seen: Int16Array[] = []
    const world = game.schema.create()
    Object.defineProperty(world, 'set', {
      value(from: State) {
        seen.push(from.slice())
        Int16Array.prototype.set.call(world, from)
      },
    })
    asked.imagine(world, SEED)
    return seen
  },
  'a world that refuses to be written': (asked, game) => {
    const seen: Int16Array[] = []
    const world = game.schema.create()
    Object.defineProperty(world, 'set', {
      value(from: State) {
        seen.push(from)
        throw new Error('no')
      },
    })
    try {
      asked.imagine(world, SEED)
    } catch {
      seen.push(world)
    }
    return seen
  },
  'a world that is too small': (asked) => {
    const world = new Int16Array(3)
    try {
      asked.imagine(world as never, SEED)
    } catch {
      return [world]
    }
    return [world]
  },
}

describe.each(games.map((game) => [game.id, game] as const))('a bot at %s', (_id, game) => {
  it.each(Object.entries(tricks))('cannot reach the truth by %s', (_what, trick) => {
    let looked = 0
    wander(
      game,
      dealt(game, game.setupFrom({}), 'chair'),
      'chair',
      9,
      (s) => {
        const before = hash(s)
        const asked = new AgentView(game, s)
        const worlds = trick(asked, game).map((block) => block.slice())
        expect(hash(s)).toBe(before)
        /** Chance to come is part of the truth, and no world that was imagined has it. */
        for (const world of worlds) expect(Array.from(world)).not.toEqual(Array.from(s))
        // The seat goes on to see what it may see.
        const [one, again] = [game.schema.create(), game.schema.create()]
        asked.imagine(one, SEED)
        copyInto(again, s)
        game.determinise(again, Math.max(0, game.machine.seat(s)), SEED)
        expect(hash(one)).toBe(hash(again))
        looked++
      },
      8,
    )
    expect(looked).toBeGreaterThan(3)
  })
})

const CALLS = ['options', 'seat', 'decision', 'view', 'atOnce', 'imagine'] as const

/** Everything that a seat is told, call by call. */
function answered(asked: Asked, world: State): readonly unknown[] {
  const { options } = asked
  asked.imagine(world, SEED)
  return [options, asked.seat(), asked.decision(), asked.view(), asked.atOnce(), hash(world)]
}

/** Some decisions of a random game. */
function atDecisions(game: Playable, most: number, look: (s: State) => void): void {
  wander(game, dealt(game, game.setupFrom({}), 'chair'), 'chair', 9, look, most)
}

describe.each(games.map((game) => [game.id, game] as const))(
  'a bot that replaces what it can reach at %s',
  (_id, game) => {
    it('is not called with the truth, and changes nothing for anybody', () => {
      atDecisions(game, 4, (s) => {
        const world = game.schema.create()
        const asked = new AgentView(game, s)
        const before = answered(asked, world)
        const stolen: unknown[] = []
        const spy = function (this: unknown, ...args: unknown[]): unknown {
          stolen.push(this, ...args)
          return 0
        }
        const reached = [...within([AgentView, asked, asked.game, asked.decision(), asked.view()])]
        expect(reached.length).toBeGreaterThan(20)
        for (const each of reached) {
          const keys = [
            ...Reflect.ownKeys(each),
            'observe',
            'decision',
            'determinise',
            'seat',
            'options',
            'create',
          ]
          for (const key of keys)
            for (const change of [
              () => Reflect.set(each, key, spy),
              () => Reflect.defineProperty(each, key, { value: spy, configurable: true }),
              () => Reflect.defineProperty(each, key, { get: spy, set: spy, configurable: true }),
              () => Reflect.deleteProperty(each, key),
            ])
              try {
                change()
              } catch {
                // An array has no such length.
              }
          Reflect.setPrototypeOf(each, { observe: spy, seat: spy, options: 0, view: spy })
        }
        for (const other of [asked, new AgentView(game, s)]) expect(answered(other, world)).toEqual(before)
        expect(game.observe(s, Math.max(0, game.machine.seat(s)))).toEqual(before[3])
        expect(game.decision(s)).toEqual(before[2])
        expect(stolen).toEqual([])
      })
    })

    it('can reach nothing of the game that others call', () => {
      atDecisions(game, 2, (s) => {
        const asked = new AgentView(game, s)
        const reached = within([asked, asked.game, asked.decision(), asked.view()])
        const shared = [
          game,
          game.machine,
          game.schema,
          game.advice,
          game.observe,
          game.decision,
          game.determinise,
        ]
        const prototypes = [game.machine, game.schema].map((each) => Object.getPrototypeOf(each) as object)
        for (const each of [...shared, ...prototypes]) expect(reached.has(each)).toBe(false)
        for (const each of within([AgentView, asked, asked.game]))
          if (!Array.isArray(each)) expect(Object.isFrozen(each)).toBe(true)
      })
    })

    it.each(CALLS)('is not handed the truth by the language during %s', (call) => {
      atDecisions(game, 6, (s) => {
        const world = game.schema.create()
        const asked = new AgentView(game, s)
        const ask = (): unknown =>
          call === 'options' ? asked.options : call === 'imagine' ? asked.imagine(world, SEED) : asked[call]()
        expect(spying(s.byteLength, world.buffer, ask)).toEqual([])
        // The seat goes on to see what it may see.
        const [one, again] = [answered(asked, world), answered(new AgentView(game, s), world)]
        expect(one).toEqual(again)
      })
    })
  },
)

it('a spy sees what a block is handed to', () => {
  const block = new Int16Array(500)
  const other = new Int16Array(500)
  expect(spying(1000, other.buffer, () => other.set(block))).toContain('arrays of numbers.prototype.set')
  expect(spying(1000, other.buffer, () => block.subarray(0, 3))).toContain(
    'arrays of numbers.prototype.subarray',
  )
  expect(spying(1000, other.buffer, () => [block].map((each) => each))).toEqual([])
  expect(spying(1000, other.buffer, () => new Int32Array(block.buffer))).toContain('Int32Array')
  expect(spying(1000, other.buffer, () => [].concat(block as never))).toContain('Array.prototype.concat')
})
