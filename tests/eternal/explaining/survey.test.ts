import { describe, expect, it } from 'vitest'
import { isUnit, skillsOf, survey, toughness, vigour } from '../../../src/games/eternal/advice/units.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { skills } from '../../../src/games/eternal/rules/values/skills.ts'
import { healthLeft, strength } from '../../../src/games/eternal/rules/values/values.ts'
import { PLAYMAT, zones } from '../../../src/games/eternal/state.ts'
import { NONE } from '../../../src/kernel/state.ts'
import { dealt, wander } from '../../bots/worlds.ts'

describe('a survey of the table', () => {
  // Both decks are full of units that make others stronger.
  it('reads the same numbers as the rules do', () => {
    let reached = 0
    for (const seed of ['one', 'two', 'three'])
      wander(
        eternal,
        dealt(eternal, { decks: ['Elysian Flyers', 'Xenan Recursion'] }, seed),
        seed,
        5,
        (s) => {
          survey(s)
          for (let p = 0; p < 2; p++)
            for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
              if (!isUnit(s, c)) continue
              const numbers = [vigour(c), toughness(c), skillsOf(c)]
              expect(numbers).toEqual([Math.max(0, strength(s, c)), healthLeft(s, c), skills(s, c)])
              reached++
            }
        },
      )
    expect(reached).toBeGreaterThan(50)
  })
})
