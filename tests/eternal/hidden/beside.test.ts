import { expect, it } from 'vitest'
import { STEALTH } from '../../../src/games/eternal/content.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { isAround, machine } from '../../../src/games/eternal/state.ts'
import { chooser, richTable } from '../playing.ts'

const EYES = [0, 1, 2]

it('a view that is made beside that of another seat is the same as one that is made alone', () => {
  const met = { open: 0, 'may lie face down': 0 }
  for (let game = 1; game <= 25; game++) {
    const pick = chooser(game)
    const state = eternal.scenario.given(richTable(pick))
    for (let i = 0; i < 40 && machine.waiting(state); i++) {
      met[isAround(state, STEALTH) ? 'may lie face down' : 'open'] += 1
      const alone = EYES.map((eyes) => JSON.stringify(eternal.observe(state, eyes)))
      for (const other of EYES) {
        const beside = eternal.observe(state, other)
        expect(EYES.map((eyes) => JSON.stringify(eternal.observe(state, eyes, beside)))).toEqual(alone)
      }
      machine.answer(state, pick(machine.options(state)))
    }
  }
  expect(met.open).toBeGreaterThan(100)
  expect(met['may lie face down']).toBeGreaterThan(100)
})
