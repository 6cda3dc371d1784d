import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import type { State } from '../../../src/kernel/state.ts'

const { machine } = eternal

function position(given: unknown, ...steps: readonly string[]): State {
  const s = eternal.scenario.given(given)
  for (const step of steps) eternal.scenario.perform(s, step, (i) => machine.answer(s, i))
  return s
}

const fireAgainstJustice = {
  players: [
    { power: 9, influence: 'FFJJ', hand: ['Torch', 'Hammer of Might'], units: ['Oni Ronin'] },
    { power: 9, influence: 'JJ', hand: ['Finest Hour'], units: ['Crownwatch Paladin'] },
  ],
}

describe('what is aimed at what', () => {
  it('both players see the spell, its target and what the window is about', () => {
    const s = position(fireAgainstJustice, 'play Torch', 'pick Crownwatch Paladin')
    for (const seat of [0, 1])
      expect(eternal.observe(s, seat)).toMatchObject({
        asked: 1,
        played: [{ card: '1-8', of: 0, on: [{ zone: 'playmat', of: 1, card: '1-139' }] }],
        window: { card: { card: '1-8' }, on: [{ zone: 'playmat', of: 1, card: '1-139' }] },
      })
  })

  it('an answer has its own target, and the first spell keeps its own', () => {
    const torch = ['play Torch', 'pick Crownwatch Paladin']
    const s = position(fireAgainstJustice, ...torch, 'play Finest Hour', 'pick Crownwatch Paladin')
    expect(eternal.observe(s, 0)).toMatchObject({
      asked: 0,
      played: [
        { card: '1-8', on: [{ card: '1-139' }] },
        { card: '1-130', of: 1, on: [{ card: '1-139' }] },
      ],
      window: { card: { card: '1-130' } },
    })
  })

  it('there is no window in a main phase', () => {
    expect(eternal.observe(position(fireAgainstJustice), 1)).toMatchObject({ window: null, played: [] })
  })
})
