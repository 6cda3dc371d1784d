import { describe, expect, it } from 'vitest'
import { odds } from '../../../src/games/eternal/advice/odds.ts'
import { pressureOf } from '../../../src/games/eternal/advice/pressure.ts'
import { survey } from '../../../src/games/eternal/advice/units.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import type { State } from '../../../src/kernel/state.ts'

const unit = (strength: number, health: number, more: object = {}): object => ({
  card: 'Oni Ronin',
  strength,
  health,
  silenced: true,
  ...more,
})

const table = (mine: readonly object[], theirs: readonly object[], more: object = {}): State => {
  const s = eternal.scenario.given({
    'player 1': { units: mine, ...more },
    'player 2': { units: theirs },
  })
  survey(s)
  return s
}

describe('the pressure of units', () => {
  it('is all their strength where nobody stands in the way', () => {
    expect(pressureOf(table([unit(3, 1), unit(2, 2)], []), 0)).toEqual({
      strength: 5,
      free: 5,
      through: 5,
      strongest: 3,
      winners: 0,
    })
  })
  it('gets past a wall only in numbers or through the air', () => {
    const wall = [unit(5, 5)]
    expect(pressureOf(table([unit(2, 2)], wall), 0)).toMatchObject({ free: 0, through: 0 })
    expect(pressureOf(table([unit(2, 2), unit(3, 3)], wall), 0)).toMatchObject({ free: 0, through: 2 })
    expect(pressureOf(table([unit(2, 2, { skills: ['flying'] })], wall), 0)).toMatchObject({
      free: 2,
      through: 2,
    })
  })
  it('is free of blockers that have attacked, in one’s own turn', () => {
    const tired = [unit(5, 5, { exhausted: true })]
    expect(pressureOf(table([unit(2, 2)], tired), 0)).toMatchObject({ free: 2, through: 2 })
    const home = [unit(5, 5), unit(5, 5, { exhausted: true })]
    expect(pressureOf(table(home, [unit(2, 2), unit(2, 2)]), 1)).toMatchObject({ free: 0, through: 0 })
  })
  it('counts who would win a fight', () => {
    const s = table([unit(3, 3), unit(1, 1)], [unit(2, 2), unit(5, 5)])
    expect([pressureOf(s, 0).winners, pressureOf(s, 1).winners]).toEqual([1, 2])
  })
  it('is free where a block would be a trade', () => {
    expect(pressureOf(table([unit(2, 2)], [unit(2, 2)]), 0)).toMatchObject({ free: 2, through: 0 })
  })
  it('does not count who is stunned, on either side', () => {
    expect(
      pressureOf(table([unit(4, 4, { stunned: true }), unit(1, 1)], [unit(5, 5, { stunned: true })]), 0),
    ).toEqual({
      strength: 1,
      free: 1,
      through: 1,
      strongest: 1,
      winners: 0,
    })
  })
})

describe('the odds', () => {
  const even = [unit(2, 2), unit(3, 3)]

  it('are against each other what they are for the other', () => {
    const s = table(even, [unit(1, 4)])
    expect(odds(s, 0)).toBeCloseTo(-odds(s, 1))
  })
  it('grow with a unit, health, a card and power', () => {
    const now = odds(table(even, even), 0)
    expect(odds(table([...even, unit(2, 2)], even), 0)).toBeGreaterThan(now)
    expect(odds(table(even, even, { health: 30 }), 0)).toBeGreaterThan(now)
    expect(odds(table(even, even, { hand: ['Torch'] }), 0)).toBeGreaterThan(now)
    expect(odds(table(even, even, { power: 3 }), 0)).toBeGreaterThan(now)
  })
  it('hardly grow with a unit that a curse keeps stunned', () => {
    const held = unit(5, 5, { stunned: true, exhausted: true, attachments: ['Permafrost'] })
    const gain = (more: object): number => odds(table([...even, more], even), 0) - odds(table(even, even), 0)
    expect(gain(held)).toBeLessThan(0.2 * gain(unit(5, 5)))
  })
})
