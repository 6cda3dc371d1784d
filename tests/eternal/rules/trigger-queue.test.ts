import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { triggers } from '../../../src/games/eternal/abilities.ts'
import { assembler } from '../../../src/games/eternal/engine.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import {
  about,
  beforeNextQueue,
  dequeue,
  enqueue,
  left,
} from '../../../src/games/eternal/rules/triggers/queue-rows.ts'
import { clearQueue } from '../../../src/games/eternal/rules/triggers/trigger-queue.ts'
import { QUEUE_LIMIT, queueEnd, queueHead } from '../../../src/games/eternal/state.ts'
import { EngineLimit } from '../../../src/kernel/limits.ts'

const { schema } = eternal

/** Few different values, so that what is heard is often the same as before. */
const trigger = fc.record({
  ability: fc.constantFrom(-3, -1, 0, 1, 700),
  source: fc.integer({ min: -1, max: 3 }),
  you: fc.integer({ min: 0, max: 1 }),
  that: fc.constantFrom(-1, 0, 5, 353),
  other: fc.constantFrom(-1, 0, 9),
  many: fc.constantFrom(0, 1, 40),
})
type Trigger = typeof trigger extends fc.Arbitrary<infer T> ? T : never

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ join: trigger, times: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 4, arbitrary: fc.record({ leave: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.constant('open' as const) },
  { weight: 1, arbitrary: fc.constant('close' as const) },
)

describe('the waiting line', () => {
  it('gives back what joined it, in order, in lines inside lines', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), (steps) => {
        const s = schema.create()
        clearQueue(s)
        // Almost full of what has begun, so that the rest must move up again and again.
        for (let i = 0; queueEnd.get(s) < QUEUE_LIMIT - 40; i++) {
          enqueue(s, 0, 0, 0, about(i % 2, 0, i % 2))
          dequeue(s)
        }
        const outer: { readonly head: number; readonly end: number; readonly waits: Trigger[] }[] = []
        let waits: Trigger[] = []
        const leave = (): void => {
          dequeue(s)
          expect({ ...left }).toEqual(waits.shift())
        }
        for (const each of steps) {
          if (each === 'open') {
            beforeNextQueue(s)
            outer.push({ head: queueHead.get(s), end: queueEnd.get(s), waits })
            queueHead.set(s, queueEnd.get(s))
            waits = []
          } else if (each === 'close') {
            const line = outer.pop()
            if (line === undefined) continue
            while (waits.length > 0) leave()
            queueHead.set(s, line.head)
            queueEnd.set(s, line.end)
            waits = line.waits
          } else if ('leave' in each) {
            for (let i = 0; i < each.leave && waits.length > 0; i++) leave()
          } else if (waits.length + outer.reduce((n, line) => n + line.waits.length, 0) < QUEUE_LIMIT / 4) {
            const { ability, source, you, that, other, many } = each.join
            for (let i = 0; i < each.times; i++) {
              waits.push({ ...each.join, source: source + i })
              enqueue(s, ability, source + i, you, about(that, many, other))
            }
          }
          expect(queueHead.get(s) < queueEnd.get(s)).toBe(waits.length > 0)
        }
        while (waits.length > 0) leave()
      }),
    )
  })

  it('has room for every unit of two full playmats to hear the death of every other', () => {
    const s = schema.create()
    clearQueue(s)
    for (let watcher = 0; watcher < 24; watcher++)
      for (let dead = 0; dead < 24; dead++)
        if (dead !== watcher) enqueue(s, watcher, watcher, Number(watcher >= 12), about(dead, 0, -1))
    for (let watcher = 0; watcher < 24; watcher++)
      for (let dead = 0; dead < 24; dead++) {
        if (dead === watcher) continue
        dequeue(s)
        expect([left.ability, left.source, left.you, left.that]).toEqual([
          watcher,
          watcher,
          Number(watcher >= 12),
          dead,
        ])
      }
    expect(queueHead.get(s)).toBe(queueEnd.get(s))
  })

  it('says so when it is full', () => {
    const s = schema.create()
    clearQueue(s)
    const fill = (): void => {
      for (let i = 0; i < QUEUE_LIMIT; i++) enqueue(s, i % 2, 0, 0, about(i % 300, 0, i % 2))
    }
    expect(fill).toThrow(
      new EngineLimit({ en: 'too many abilities wait at once', fr: 'trop de capacités attendent à la fois' }),
    )
  })

  it('has a number for every ability and every text', () => {
    expect(triggers.length).toBeLessThan(8192)
    expect(assembler.names.length).toBeLessThan(8192)
  })
})
