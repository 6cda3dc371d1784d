import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { instances, zones } from '../../../src/games/eternal/state.ts'
import { chooser, placed, richTable } from '../playing.ts'

const { machine, scenario } = eternal
const GAMES = process.env.DEEP === undefined ? 160 : 20_000
const LONGEST = 20_000

describe('the whole pool', () => {
  it(`${GAMES} games between any cards end, lose no card and never offer nothing`, () => {
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      const s = scenario.given(richTable(pick))
      for (let n = 0; machine.waiting(s); n++) {
        const options = machine.options(s)
        if (options === 0) throw new Error(`game ${g} offers nothing`)
        if (n > LONGEST) throw new Error(`game ${g} does not end`)
        machine.answer(s, pick(options))
        if (n % 16 !== 0) continue
        expect(zones.fault(s), `game ${g}`).toBeNull()
        expect(placed(s), `game ${g}`).toBe(instances.get(s))
      }
      expect(eternal.outcome(s)).not.toBeNull()
    }
  })
})
