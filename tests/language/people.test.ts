import { describe, expect, it } from 'vitest'
import { peopleAt } from '../../src/language/people.ts'

const person = { bot: null }
const bot = { bot: 'greedy' }

describe('who is called what', () => {
  it.each([
    ['one person among bots', [bot, person], undefined, [{ opponent: true }, { you: true }]],
    ['bots among themselves', [bot, bot], 0, [null, null]],
    ['two people, and nobody knows who reads', [person, person], undefined, [null, null]],
    [
      'two people with names',
      [
        { ...person, name: 'Ada' },
        { ...person, name: 'Bo' },
      ],
      undefined,
      [{ name: 'Ada' }, { name: 'Bo' }],
    ],
    ['whoever the screen was handed to', [person, person], 1, [{ opponent: true }, { you: true }]],
    [
      'the same with names',
      [
        { ...person, name: 'Ada' },
        { ...person, name: 'Bo' },
      ],
      1,
      [{ name: 'Ada' }, { you: true }],
    ],
  ])('%s', (_, seats, reader, called) => {
    expect(peopleAt(seats, reader)).toEqual(called)
  })
})
