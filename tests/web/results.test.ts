import { describe, expect, it } from 'vitest'
import { GreedyBot } from '../../src/bots/greedy.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { Playout } from '../../src/lab/playout.ts'
import type { Playable } from '../../src/language/face.ts'
import { type Ladder, nextRung } from '../../src/web/ladder/ladder.ts'
import { packed } from '../../src/web/source/link.ts'
import { overTurns, tallied } from '../../src/web/table/end/summary.ts'
import { goTo, House } from './browser.ts'

const house = new House()

const rung = (opponent: string, strength: string) => ({
  id: `${opponent} ${strength}`,
  opponent,
  strength,
  face: { id: '', game: 'eternal', type: 'unit' },
  path: [],
  query: {},
})

const LADDER: Pick<Ladder, 'rows'> = {
  rows: ['a', 'b', 'c'].map((name) => [rung(name, 'easy'), rung(name, 'hard')]),
}

describe('the next challenge', () => {
  const nextAfter = (id: string, ...won: string[]) => nextRung(LADDER, id, new Set(won))?.id
  it('is the next opponent of the same strength', () => expect(nextAfter('a easy', 'a easy')).toBe('b easy'))
  it('after the last of them is the first of the next strength', () =>
    expect(nextAfter('c easy', 'a easy', 'c easy')).toBe('a hard'))
  it('passes over what was won', () => expect(nextAfter('a easy', 'a easy', 'b easy')).toBe('c easy'))
  it('is what was lost, when nothing else is left', () =>
    expect(nextAfter('a easy', 'b easy', 'c easy', 'a hard', 'b hard', 'c hard')).toBe('a easy'))
  it('after an opponent whom the wall does not have is the first of that strength', () =>
    expect(nextAfter('somebody else hard', 'a hard')).toBe('b hard'))
  it('after a game of no strength is the first that was not won', () =>
    expect(nextRung(LADDER, null, new Set(['a easy']))?.id).toBe('b easy'))
  it('is none when all is won', () =>
    expect(nextAfter('a easy', ...LADDER.rows.flat().map(({ id }) => id))).toBeUndefined())
})

/** A game that bots play, as a link opens its end. */
async function played(game: Playable, flags: Readonly<Record<string, string>>, seed: string) {
  const playout = new Playout(game, game.setupFrom(flags, seed), new GreedyBot())
  const answers = playout.play(seed)
  const record = await packed(writeRecord(playout.record(seed)))
  return `#/link/${game.id}/${record}?at=${answers}`
}

const ends = new Map<string, ReturnType<typeof played>>()

/** The end of a game for whoever has these seats; each game is played once. */
async function endOf(game: Playable, flags: Readonly<Record<string, string>>, seed: string, seats: string) {
  const key = JSON.stringify([game.id, flags, seed])
  const end = ends.get(key) ?? played(game, flags, seed)
  ends.set(key, end)
  return `${await end}&seats=${seats}`
}

/**
 * What comes next has nothing to do with the language: each case is looked at in one of them, in turn, and in both in the
 * long searches.
 */
const LANGS = ['en', 'fr'] as const
const languagesOf = (nth: number) => (process.env.DEEP === '1' ? LANGS : [LANGS[nth % LANGS.length]!])

describe('the next challenge after a game from a link that was won', () => {
  const gluttons = { nemesis: 'prince-of-gluttons', difficulty: 'normal' }
  const cases = [
    [
      'the next nemesis',
      aeonsEnd,
      gluttons,
      'won 1',
      '-,-',
      [],
      { nemesis: 'hollow-crown', difficulty: 'normal' },
    ],
    [
      'the one after it, where that was won before',
      aeonsEnd,
      gluttons,
      'won 1',
      '-,-',
      ['hollow-crown normal'],
      { nemesis: 'gate-witch', difficulty: 'normal' },
    ],
    [
      'the next deck',
      eternal,
      {},
      'won 2',
      '-,search:strong',
      [],
      { against: 'Elysian Flyers', bot: 'strong' },
    ],
    [
      'the deck after that of the first seat, for whoever had the second',
      eternal,
      {},
      'won 0',
      'search:normal,-',
      [],
      { against: 'Combrei Empower', bot: 'normal' },
    ],
    [
      'the first one, after a bot that the wall does not have',
      eternal,
      {},
      'won 2',
      '-,random',
      [],
      { against: 'Rakano Warcry', bot: 'easy' },
    ],
  ] as const
  const inLanguages = cases.flatMap((each, nth) =>
    languagesOf(nth).map((lang) => [each[0], lang, each] as const),
  )
  it.each(inLanguages)('is %s, in %s', async (_, lang, [, game, flags, seed, seats, already, next]) => {
    const { person, page } = await house.walker({ lang })
    const results = already.map((rung) => ({ id: rung, game: game.id, rung, won: true, turns: 9, at: 1 }))
    await goTo(page, '#/nowhere', 'main h1')
    await page.evaluate((kept) => localStorage.setItem('cardwright/results', kept), JSON.stringify(results))
    // What was won before is read when the page is opened.
    if (results.length > 0) await page.reload()
    await goTo(page, await endOf(game, flags, seed, seats), '.end.won')
    const offered = page.locator('.end-acts a.go')
    const query = async () => new URLSearchParams((await offered.getAttribute('href'))?.split('?')[1])
    await expect.poll(async () => Object.fromEntries(await query())).toEqual(next)
    // It counts for nothing: somebody else may have played most of it.
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cardwright/results')!))).toEqual(
      results,
    )
    expect(person.complaints).toEqual([])
    // Whoever comes after her has won nothing.
    if (results.length > 0) await page.reload()
  })
})

interface Event {
  readonly kind: string
  readonly by: number
  readonly cause?: string
}

const line = (event: Event, after = 0) => ({ event, text: '', after })
const act = (...effects: readonly Event[]) => ({
  head: null,
  card: null,
  shows: null,
  times: 1,
  effects: effects.map((event) => line(event)),
  steps: [],
  deltas: [],
})

const TURNS = [
  {
    head: line({ kind: 'turn', by: 0 }, 3),
    acts: [act({ kind: 'hit', by: 2, cause: 'spark' }), act({ kind: 'aside', by: 1, cause: 'ignite' })],
    deltas: [],
  },
  {
    head: line({ kind: 'nobody', by: 0 }, 5),
    acts: [act({ kind: 'hit', by: 9 })],
    deltas: [{ of: 'city', by: -4 }],
  },
  {
    head: line({ kind: 'turn', by: 1 }, 6),
    acts: [act({ kind: 'hit', by: 5, cause: 'spark' })],
    deltas: [{ of: 'city', by: 1 }],
  },
]

describe('what a game came to', () => {
  const tally = tallied<Event>(
    TURNS,
    ({ kind, by }) => (kind === 'turn' ? by : null),
    ({ kind, by, cause }) =>
      kind === 'hit' || kind === 'aside' ? { n: by, card: cause ?? null, aside: kind === 'aside' } : null,
  )
  it('counts damage by seat, and apart what hit something else', () =>
    expect([...tally.bySeat]).toEqual([
      [0, { goal: 2, aside: 1 }],
      [1, { goal: 5, aside: 0 }],
    ]))
  it('names the cards that did most first', () =>
    expect(tally.byCard).toEqual([
      ['spark', 7],
      ['ignite', 1],
    ]))
  it('knows the best turn, and where it begins', () =>
    expect(tally.best).toEqual({ turn: 3, who: 1, n: 5, cards: ['spark'], after: 6 }))
  it('follows a number back from its last value', () =>
    expect(overTurns(TURNS, 'city', 27)).toEqual([30, 30, 26, 27]))
})
