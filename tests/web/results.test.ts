import { describe, expect, it } from 'vitest'
import { type Ladder, nextRung } from '../../src/web/ladder/ladder.ts'
import { overTurns, tallied } from '../../src/web/table/end/summary.ts'

const rung = (opponent: string, strength: string) => ({
  id: `${opponent} ${strength}`,
  opponent,
  strength,
  face: { id: '', game: 'eternal', type: 'unit' },
  path: [],
  query: {},
})

const LADDER: Ladder = {
  game: 'aeons-end',
  strengths: ['easy', 'hard'],
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
  it('is none when all is won', () =>
    expect(nextAfter('a easy', ...LADDER.rows.flat().map(({ id }) => id))).toBeUndefined())
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
