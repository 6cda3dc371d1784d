import { expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { isStealthy, knows } from '../../src/games/eternal/knowledge.ts'
import { CARDS, isPlaymat, machine, zones } from '../../src/games/eternal/state.ts'
import { NONE } from '../../src/kernel/state.ts'
import { chooser, richTable } from './playing.ts'

const WATCHER = 2

it('whoever only watches may look at any table, and knows no unit that can lie face down', () => {
  let met = 0
  for (let game = 1; game <= 25; game++) {
    const pick = chooser(game)
    const state = eternal.scenario.given(richTable(pick))
    for (let i = 0; i < 40 && machine.waiting(state); i++) {
      expect(eternal.observe(state, WATCHER).players).toHaveLength(2)
      for (let c = 0; c < CARDS; c++) {
        const z = zones.of(state, c)
        if (z === NONE || !isPlaymat(z) || !isStealthy(state, c)) continue
        met += 1
        expect(knows(state, WATCHER, c)).toBe(false)
      }
      machine.answer(state, pick(machine.options(state)))
    }
  }
  expect(met).toBeGreaterThan(20)
})
