import { describe, expect, it } from 'vitest'
import * as secrets from '../server/live/secrets/secrets.ts'
import { type Compared, type Comparing, compare } from '../server/live/secrets/truths.ts'

/** As long as it is a secret, which may be to the end of the game: none takes so many rounds. */
const whole = { most: 1_000, hintedBy: 60 }
const GAMES = 8

/** How the secrets of all these games have ended, and how often so; the longest game goes on where the short form stops. */
async function games(
  comparing: Comparing,
): Promise<{ readonly longest: number; readonly ended: readonly string[] }> {
  const all: Compared[] = []
  for (let n = 0; n < GAMES; n++) {
    const compared = await compare({ ...whole, ...comparing, n })
    if (compared !== null) all.push(compared)
  }
  expect(all.length).toBeGreaterThan(GAMES / 2)
  expect(Math.max(...all.map(({ rounds }) => rounds))).toBeLessThan(whole.most)
  const ended = [...new Set(all.map((each) => each.ended ?? 'not at all'))]
  const counts = ended.map(
    (how) => `${how}: ${all.filter((each) => (each.ended ?? 'not at all') === how).length}`,
  )
  console.info(`${comparing.swap.name}, ${comparing.swap.people} people: ${counts.join('; ')}`)
  return { longest: Math.max(...all.map(({ rounds }) => rounds)), ended }
}

describe('checklist 2: two truths through whole games', () => {
  describe.each([0, 1] as const)('Eternal, seat %i', (hidden) => {
    it.each(['even', 'plain', 'sealed'] as const)('the hand, in %s windows', async (windows) => {
      const { longest } = await games({ swap: secrets.handAndDeckOf(hidden), options: { windows } })
      expect(longest).toBeGreaterThan(100)
    })
    it('the hand, with hints', async () => {
      const { longest } = await games({ swap: secrets.handAndDeckOf(hidden), options: { decks: 'open' } })
      expect(longest).toBeGreaterThan(100)
    })
    it.each([secrets.deckOrderOf(hidden), secrets.marketOf(hidden), secrets.broughtDeckOf(hidden)])(
      '$name',
      async (swap) => {
        expect((await games({ swap })).longest).toBeGreaterThan(60)
      },
    )
    it('face down', async () => {
      expect((await games({ swap: secrets.faceDownOf(hidden) })).ended).toContain('turned up')
    })
  })

  it.each(
    secrets.MAGES.flatMap((mages) => [
      secrets.nemesisDeck(mages),
      secrets.turnDeck(mages),
      secrets.ownDeck(mages),
    ]),
  )('Aeon’s End: $name, $people mages', async (swap) => {
    const { longest, ended } = await games({ swap })
    // Whoever plays alone has drawn her deck in her third turn.
    expect(longest).toBeGreaterThan({ 'turn order deck': 3, 'own deck': 10 }[swap.name] ?? 20)
    for (const how of ended) expect(['drawn', 'revealed', 'not at all']).toContain(how)
  })
})
