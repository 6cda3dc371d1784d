import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../../src/games/aeons-end/index.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import type { Playable } from '../../../src/language/face.ts'
import { compare, handAndDeckOf, nemesisDeck } from './truths.ts'

const handAndDeck = handAndDeckOf(1)
/** So many rounds of frames of a game; the long searches compare whole games. */
const MOST = 50

describe('a table that tells too much', () => {
  it('is caught when a view shows another hand', async () => {
    const open: Playable = { ...eternal, observe: (s) => eternal.observe(s, 1) }
    await expect(compare(open, handAndDeck, {}, 0)).rejects.toThrow()
  })
  it('is caught when only an event does', async () => {
    const open: Playable = { ...eternal, seen: (s, _seat, ...event) => eternal.seen(s, 1, ...event) }
    await expect(compare(open, handAndDeck, {}, 0)).rejects.toThrow()
  })
})

describe('checklist 2: two truths that differ only in what a seat cannot see', () => {
  it.each(['even', 'plain', 'sealed'] as const)(
    'send the same frames at the same time in Eternal, to a seat and to watchers (%s)',
    async (windows) => {
      let compared = 0
      for (let n = 0; n < 2; n++)
        compared += await compare(eternal, handAndDeck, { windows, watchers: 'closed' }, n, { most: MOST })
      expect(compared).toBeGreaterThan(MOST)
    },
  )
  it('send the same frames to the second seat, which comes into the hand of the first no more', async () => {
    let compared = 0
    for (let n = 0; n < 2; n++)
      compared += await compare(eternal, handAndDeckOf(0), { windows: 'even' }, n, { hidden: 0, most: MOST })
    expect(compared).toBeGreaterThan(MOST)
  })
  it('send the same frames to those who will look on with open hands, until the delay has gone by', async () => {
    let compared = 0
    for (const hidden of [0, 1] as const)
      compared += await compare(eternal, handAndDeckOf(hidden), { watchers: 'delayed' }, hidden, {
        hidden,
        most: 24,
      })
    expect(compared).toBeGreaterThan(40)
  })
  it('send the same frames in Aeon’s End to everybody', async () => {
    let compared = 0
    for (let n = 0; n < 2; n++) compared += await compare(aeonsEnd, nemesisDeck, {}, n, { most: MOST })
    expect(compared).toBeGreaterThan(MOST)
  })
})
