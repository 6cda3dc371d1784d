import { describe, expect, it } from 'vitest'
import { idOf, remembered, type Trigger, triggersOf } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { remember, timesThisTurn } from '../../src/games/aeons-end/rules/gaining.ts'
import { holdThisTurn } from '../../src/games/aeons-end/rules/modifiers.ts'
import { fireSelf, SELF_DISCARDED } from '../../src/games/aeons-end/rules/triggers.ts'
import {
  HISTORY,
  IN_PLAY,
  machine,
  TURN_RULES,
  turnRuleCount,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { EngineLimit } from '../../src/kernel/limits.ts'

/** What is full says so; nothing is left out in silence. */
function fills(room: number, add: () => void): void {
  for (let n = 0; n < room; n++) add()
  expect(add).toThrow(EngineLimit)
}

describe('at the table of Aeon’s End', () => {
  it('every card that is remembered this turn is counted, and one more is a limit', () => {
    const def = remembered.indexOf(1)
    expect(def).toBeGreaterThan(0)
    const s = aeonsEnd.scenario.given({})
    fills(HISTORY, () => remember(s, def, true))
    expect(timesThisTurn(s, def, true)).toBe(HISTORY)
    expect(HISTORY).toBeGreaterThan(30)
    // A card about which nobody asks takes no room.
    expect(() => remember(s, remembered.indexOf(0), true)).not.toThrow()
  })

  it('every rule of this turn holds, and one more is a limit', () => {
    const s = aeonsEnd.scenario.given({})
    fills(TURN_RULES, () => holdThisTurn(s, 0, 0))
    expect(turnRuleCount.get(s)).toBe(TURN_RULES)
    expect(TURN_RULES).toBeGreaterThan(15)
  })

  it('every text that one event wakes is started, and too many are a limit', () => {
    const waits = (t: Trigger): boolean => t.event === SELF_DISCARDED && t.condition === 0
    const def = triggersOf.findIndex((list) => list.some(waits))
    const usual = triggersOf[def]!
    const given = { nemesis: { play: [idOf(def)] } }
    const woken = (n: number): number => {
      triggersOf[def] = Array.from({ length: n }, () => usual.find(waits)!)
      const s = aeonsEnd.scenario.given(given)
      const frames = machine.stackTop(s)
      fireSelf(s, SELF_DISCARDED, zones.first(s, IN_PLAY), 0)
      return machine.stackTop(s) - frames
    }
    try {
      const one = woken(1)
      expect(one).toBeGreaterThan(0)
      for (const n of [2, 4, 8]) expect(woken(n)).toBe(n * one)
      // All of them, or none: first the stack is full, then the list.
      for (const n of [64, 65, 66, 256, 257, 10_000])
        try {
          expect(woken(n)).toBe(n * one)
        } catch (error) {
          expect(error).toBeInstanceOf(EngineLimit)
        }
      // Nothing of those that were too many is left.
      expect(woken(1)).toBe(one)
    } finally {
      triggersOf[def] = usual
    }
  })
})
