import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { compare, handAndDeckOf, nemesisDeck } from '../server/live/truths.ts'

/** As long as the two cards are a secret, which may be to the end of the game. */
const whole = { most: Number.POSITIVE_INFINITY }
const GAMES = 20

describe('checklist 2: two truths through whole games', () => {
  describe.each([0, 1] as const)('Eternal, the hand of seat %i', (hidden) => {
    it.each(['even', 'plain', 'sealed'] as const)(
      'send the same frames at the same time (%s)',
      async (windows) => {
        let longest = 0
        for (let n = 0; n < GAMES; n++) {
          const options = { windows, watchers: 'closed' } as const
          longest = Math.max(
            longest,
            await compare(eternal, handAndDeckOf(hidden), options, n, { hidden, ...whole }),
          )
        }
        // At least one of them went on where the short form stops.
        expect(longest).toBeGreaterThan(100)
      },
    )
  })

  it('Aeon’s End: send the same frames to everybody', async () => {
    let longest = 0
    for (let n = 0; n < GAMES; n++)
      longest = Math.max(longest, await compare(aeonsEnd, nemesisDeck, {}, n, whole))
    expect(longest).toBeGreaterThan(100)
  })
})
