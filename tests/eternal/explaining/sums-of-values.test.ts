import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { strengthLines } from '../../../src/games/eternal/rules/values/sums.ts'
import { PLAYMAT, zones } from '../../../src/games/eternal/state.ts'
import { hash } from '../../../src/kernel/block.ts'
import { NONE } from '../../../src/kernel/state.ts'
import { chooser, richTable } from '../playing.ts'
import { wrongValues } from './values.ts'

describe('the account of what a card is worth', () => {
  const GAMES = 40
  const LONGEST = 300
  it('adds up to its strength, health and cost, between any cards', () => {
    const parts = new Set<number>()
    for (let g = 0; g < GAMES; g++) {
      const pick = chooser(g + 1)
      const s = eternal.scenario.given(richTable(pick))
      for (let n = 0; n < LONGEST && eternal.machine.waiting(s); n++) {
        eternal.machine.answer(s, pick(eternal.machine.options(s)))
        const before = hash(s)
        for (let seat = 0; seat < 2; seat++) {
          eternal.words.en.outlook!(s, seat)
          eternal.words.fr.numbers!(s, seat, { kind: 'attack', places: [0, 1, 2] }, [])
        }
        const wrong = wrongValues(s)
        // Nobody is touched by being asked about.
        expect(hash(s)).toBe(before)
        if (wrong.length > 0) expect(wrong).toEqual([])
        for (let c = zones.first(s, PLAYMAT); c !== NONE; c = zones.after(s, c))
          for (const { why } of strengthLines(s, c)) parts.add(why)
      }
    }
    // Printed, changed for good, changed this turn, and by other cards.
    expect([...parts].sort()).toEqual([1, 2, 3, 4])
  })
})
