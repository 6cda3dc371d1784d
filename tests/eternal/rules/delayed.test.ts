import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { AT_END_OF_TURN, addDelayed, HOLD, OVER } from '../../../src/games/eternal/rules/triggers/delayed.ts'
import { DELAY_ENTRY, DELAYS, delayed, delayedCount } from '../../../src/games/eternal/state.ts'
import { EngineLimit } from '../../../src/kernel/limits.ts'
import type { State } from '../../../src/kernel/state.ts'

const things = (s: State): number[] =>
  Array.from({ length: delayedCount.get(s) }, (_, i) => delayed.get(s, i * DELAY_ENTRY + 2))

describe('what waits for later', () => {
  it('stops the game by name where there is no more room, and drops nothing', () => {
    const s = eternal.schema.create()
    for (let i = 0; i < DELAYS; i++) addDelayed(s, 7, 0, i, 0, AT_END_OF_TURN)
    const more = (): void => addDelayed(s, 7, 0, DELAYS, 0, AT_END_OF_TURN)
    expect(more).toThrow(
      new EngineLimit({ en: 'too many effects wait for later', fr: 'trop d’effets attendent leur moment' }),
    )
    expect(things(s)).toEqual(Array.from({ length: DELAYS }, (_, i) => i))
  })

  it('makes room out of what is over, and keeps the order of the rest', () => {
    const s = eternal.schema.create()
    for (let i = 0; i < DELAYS; i++) addDelayed(s, i % 2 === 0 ? 7 : HOLD, 0, i, 0, AT_END_OF_TURN)
    delayed.set(s, 3 * DELAY_ENTRY, 0)
    delayed.set(s, 8 * DELAY_ENTRY + 4, OVER)
    addDelayed(s, 7, 0, 100, 0, AT_END_OF_TURN)
    const left = Array.from({ length: DELAYS }, (_, i) => i).filter((i) => i !== 3 && i !== 8)
    expect(things(s)).toEqual([...left, 100])
    expect(eternal.schema.fault(s)).toBe(null)
  })
})
