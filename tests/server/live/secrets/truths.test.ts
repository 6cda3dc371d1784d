import { describe, expect, it } from 'vitest'
import { know } from '../../../../src/games/eternal/knowledge.ts'
import { HAND, zones } from '../../../../src/games/eternal/state.ts'
import type { Playable } from '../../../../src/language/face.ts'
import { COMMANDS, ROUNDS_FOR_ALL } from './asides.ts'
import * as secrets from './secrets.ts'
import { type Compared, type Comparing, compare } from './truths.ts'

/** So many rounds of frames of a game; the long searches compare whole games. */
const MOST = 24

async function several(games: number, comparing: Comparing): Promise<readonly Compared[]> {
  const all: Compared[] = []
  for (let n = 0; n < games; n++) {
    const compared = await compare({ most: MOST, ...comparing, n })
    if (compared !== null) all.push(compared)
  }
  return all
}

const rounds = (all: readonly Compared[]): number => all.reduce((sum, each) => sum + each.rounds, 0)

describe('a table that tells too much', () => {
  const swap = secrets.handAndDeckOf(1)
  it('is caught when a view shows another hand', async () => {
    const as = (game: Playable): Playable => ({ ...game, observe: (s) => game.observe(s, 1) })
    await expect(compare({ swap, as })).rejects.toThrow()
  })
  it('is caught when only an event does', async () => {
    const as = (game: Playable): Playable => ({
      ...game,
      seen: (s, _seat, ...event) => game.seen(s, 1, ...event),
    })
    await expect(compare({ swap, as })).rejects.toThrow()
  })
  it('is caught when the game says that a card is known which nobody has been shown', async () => {
    // Right after the deal the comparison is not begun at all, and whoever counts sees it: so it happens later.
    let asked = 0
    const as = (game: Playable): Playable => ({
      ...game,
      observe: (s, seat, ...more) => {
        asked += 1
        if (asked > 60) for (let c = zones.first(s, HAND + 1); c >= 0; c = zones.after(s, c)) know(s, 0, c)
        return game.observe(s, seat, ...more)
      },
    })
    await expect(compare({ swap, as })).rejects.toThrow(/nobody was shown/)
  })
})

describe('checklist 2: two truths that differ only in what a seat cannot see', () => {
  it('send the same frames at the same time, whatever is said at the table, by those who look on and by whoever knows', async () => {
    // With open decks, for only there are hints.
    const options = { decks: 'open' } as const
    const [compared] = await several(1, {
      swap: secrets.handAndDeckOf(1),
      options,
      most: ROUNDS_FOR_ALL + 14,
    })
    expect([...compared!.said].toSorted()).toEqual(COMMANDS.toSorted())
    expect(compared!.rounds).toBeGreaterThan(ROUNDS_FOR_ALL)
    expect(compared!.saidByHer.size).toBeGreaterThan(18)
    expect(compared!.hints).toBeGreaterThan(0)
  })
  it.each(['plain', 'sealed'] as const)('send the same frames in %s windows', async (windows) => {
    const all = await several(1, { swap: secrets.handAndDeckOf(1), options: { windows } })
    expect(rounds(all)).toBe(MOST)
  })
  it('send the same frames to the second seat, which comes into the hand of the first no more', async () => {
    expect(rounds(await several(1, { swap: secrets.handAndDeckOf(0) }))).toBe(MOST)
  })
  it('send the same frames to those who will look on with open hands, until the delay has gone by', async () => {
    for (const hidden of [0, 1] as const) {
      const options = { watchers: 'delayed' } as const
      const all = await several(1, { swap: secrets.handAndDeckOf(hidden), options, most: 16 })
      expect(rounds(all)).toBe(16)
    }
  })
  it.each([
    secrets.deckOrderOf(1),
    secrets.marketOf(1),
    secrets.faceDownOf(1),
    secrets.broughtDeckOf(1),
    secrets.broughtDeckOf(0),
  ])('send the same frames in Eternal: $name of seat $hidden', async (swap) => {
    const all = await several(2, { swap })
    expect(all).toHaveLength(2)
    // Whatever ended the secret before was something that was shown.
    for (const { ended, rounds } of all) expect(ended === null ? rounds : MOST).toBe(MOST)
  })
  it('send the same frames in Aeon’s End to everybody, whatever lies face down and however many play', async () => {
    for (const [i, mages] of secrets.MAGES.entries())
      for (const swap of [secrets.nemesisDeck(mages), secrets.turnDeck(mages), secrets.ownDeck(mages)]) {
        const [compared] = await several(1, { swap, n: i, most: 10 })
        expect(compared, `${swap.name}, ${mages}`).toBeDefined()
        expect(compared!.ended === null ? compared!.rounds : 10).toBe(10)
      }
  })
})

describe('a hint', () => {
  it('is thought out with the deck of the other, so it tells of one that is closed', async () => {
    // The comparison would find it: here everybody is told that no seat of hers is a person's.
    const swap = secrets.broughtDeckOf(1)
    const open = { decks: 'open' } as const
    let found = 0
    for (let n = 0; n < 3; n++)
      await compare({ swap, options: open, n, most: 80, hintedBy: 32 }).catch(() => {
        found += 1
      })
    expect(found).toBeGreaterThan(0)
  })
})
