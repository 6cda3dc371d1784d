import { expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { isStealthy, knows } from '../../../src/games/eternal/knowledge.ts'
import { CARDS, isPlaymat, machine, zones } from '../../../src/games/eternal/state.ts'
import { FACE_DOWN } from '../../../src/games/eternal/visibility.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import { chooser, richTable } from '../playing.ts'

const WATCHER = 2

/** The units and attachments of a player, as somebody sees them. */
const inPlay = (state: State, player: number, eyes: number): readonly string[] =>
  eternal.observe(state, eyes).players[player]!.playmat.map(({ card }) => card)

it('whoever only watches may look at any table, and sees of units with Stealth what the enemy sees', () => {
  const met = { down: 0, up: 0 }
  for (let game = 1; game <= 25; game++) {
    const pick = chooser(game)
    const state = eternal.scenario.given(richTable(pick))
    for (let i = 0; i < 40 && machine.waiting(state); i++) {
      for (const player of [0, 1]) {
        const seen = inPlay(state, player, WATCHER)
        expect(seen).toEqual(inPlay(state, player, 1 - player))
        met.down += seen.filter((card) => card === FACE_DOWN).length
      }
      for (let c = 0; c < CARDS; c++) {
        const z = zones.of(state, c)
        if (z === NONE || !isPlaymat(z) || !isStealthy(state, c)) continue
        expect(knows(state, WATCHER, c)).toBe(false)
        if (knows(state, 0, c) && knows(state, 1, c)) met.up += 1
      }
      machine.answer(state, pick(machine.options(state)))
    }
  }
  expect(met.down).toBeGreaterThan(20)
  expect(met.up).toBeGreaterThan(0)
})
