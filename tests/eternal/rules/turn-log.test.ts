import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { log } from '../../../src/games/eternal/rules/common/turn-log.ts'
import { logDraw } from '../../../src/games/eternal/rules/zones/drawing.ts'
import { LOG_LIMIT, logged, loggedCount, logsDraws } from '../../../src/games/eternal/state.ts'
import { EngineLimit } from '../../../src/kernel/limits.ts'

describe('what was played and drawn in a turn of Eternal', () => {
  it('is remembered card by card, and one more than there is room for is a limit', () => {
    for (const add of [
      (s: ReturnType<typeof eternal.scenario.given>, i: number) => log(s, i + 1),
      (s: ReturnType<typeof eternal.scenario.given>, i: number) => logDraw(s, i, 1),
    ]) {
      const s = eternal.scenario.given({})
      logsDraws.set(s, 1)
      for (let i = 0; i < LOG_LIMIT; i++) add(s, i)
      expect(loggedCount.get(s)).toBe(LOG_LIMIT)
      expect(new Set(Array.from({ length: LOG_LIMIT }, (_, i) => logged.get(s, i))).size).toBe(LOG_LIMIT)
      expect(() => add(s, LOG_LIMIT)).toThrow(EngineLimit)
    }
    // All that the rules let one play for free, and as many again.
    expect(LOG_LIMIT).toBeGreaterThan(2 * 50)
  })

  it('is not filled by draws that nobody looks at', () => {
    const s = eternal.scenario.given({})
    logsDraws.set(s, 0)
    for (let i = 0; i < LOG_LIMIT + 1; i++) logDraw(s, i, 1)
    expect(loggedCount.get(s)).toBe(0)
  })
})
