import { describe, expect, it } from 'vitest'
import { AgentView } from '../../src/bots/agent-view.ts'
import type { Asked } from '../../src/bots/bot.ts'
import { games } from '../../src/games/index.ts'
import { copyInto, hash } from '../../src/kernel/block.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import type { Playable } from '../../src/language/face.ts'
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
    prototype.steal = function (this: Record<string, unknown>) {
      for (const value of Object.values(this)) if (value instanceof Int16Array) stolen.push(value)
    }
    Reflect.apply(prototype.steal as () => void, asked, [])
    delete prototype.steal
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
