import { describe, expect, it } from 'vitest'
import { emit, listening, type Sink } from '../../src/kernel/events.ts'
import { dealt, MOVED, machine, PILE, SCORED, zones } from './toy.ts'

describe('events', () => {
  const received: string[] = []
  const say =
    (who: string): Sink =>
    (_s, kind, a, b, c, d) =>
      received.push(`${who} ${kind} ${a} ${b} ${c} ${d}`)

  it('are heard while somebody listens, and only then', () => {
    const s = dealt()
    received.length = 0
    emit(s, 1)
    const result = listening(say('outer'), () => {
      emit(s, 2, 3, 4, 5, 6)
      listening(say('inner'), () => emit(s, 7))
      listening(null, () => emit(s, 8))
      emit(s, 9, 1)
      return 'done'
    })
    emit(s, 10)
    expect(result).toBe('done')
    expect(received).toEqual(['outer 2 3 4 5 6', 'inner 7 0 0 0 0', 'outer 9 1 0 0 0'])
  })

  it('are not heard any more after a listener failed', () => {
    const s = dealt()
    expect(() =>
      listening(
        () => {
          throw new Error('deaf')
        },
        () => emit(s, 1),
      ),
    ).toThrow('deaf')
    expect(() => emit(s, 1)).not.toThrow()
  })

  it('are told after the change, in the order in which things happen', () => {
    const s = dealt(['coin', 'coin'])
    const received: unknown[] = []
    const sink: Sink = (state, kind, a, b) =>
      received.push([kind, a, kind === MOVED ? zones.of(state, a) : b])
    const card = zones.first(s, 1)
    listening(sink, () => {
      machine.answer(s, 0)
      machine.answer(s, 0)
    })
    expect(received.slice(0, 2)).toEqual([
      [MOVED, card, PILE],
      [SCORED, 0, 1],
    ])
  })

  it('change nothing: a game that is listened to is the same game', () => {
    const [quiet, loud] = [dealt(), dealt()]
    while (machine.waiting(quiet)) machine.answer(quiet, 0)
    listening(say('x'), () => {
      while (machine.waiting(loud)) machine.answer(loud, 0)
    })
    expect(loud).toEqual(quiet)
  })
})
