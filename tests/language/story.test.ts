import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { story as aeonsEnd } from '../../src/games/aeons-end/protocol/story.ts'
import { story as eternal } from '../../src/games/eternal/protocol/story.ts'
import { gameNamed } from '../../src/games/index.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import type { SeenEvent } from '../../src/language/face.ts'
import { added, groupAsStory, type Part, type Story } from '../../src/language/story.ts'
import { Table } from '../../src/table/table.ts'

interface Said {
  readonly is: Part['is']
  readonly alike?: string
  readonly by?: string
  readonly hurt?: number
}

const plain: Story<Said> = {
  part: ({ is, alike }) => (is === 'act' && alike !== undefined ? { is, alike } : { is }),
  whose: () => null,
  cause: ({ by }) => by ?? null,
  delta: ({ hurt }) => (hurt === undefined ? null : { of: 'city', by: -hurt }),
}

const line = (event: Said) => ({ event })

describe('a story', () => {
  it('tells what is done alike in a row once, with what came of it added up', () => {
    const gem = line({ is: 'act', alike: 'crystal' })
    const hurts = line({ is: 'effect', by: 'crystal', hurt: 2 })
    const [turn] = groupAsStory([line({ is: 'turn' }), gem, hurts, gem, hurts], plain)
    expect(turn!.acts).toHaveLength(1)
    expect(turn!.acts[0]).toMatchObject({ head: gem, times: 2, deltas: [{ of: 'city', by: -4 }] })
    expect(turn!.deltas).toEqual([{ of: 'city', by: -4 }])
  })

  it('puts what a card does under that card', () => {
    const lines = [
      line({ is: 'turn' }),
      line({ is: 'effect', by: 'spinner', hurt: 1 }),
      line({ is: 'effect', by: 'spinner', hurt: 1 }),
      line({ is: 'effect', by: 'husk', hurt: 3 }),
    ]
    const [turn] = groupAsStory(lines, plain)
    expect(turn!.acts.map(({ card, deltas }) => [card, deltas[0]!.by])).toEqual([
      ['spinner', -2],
      ['husk', -3],
    ])
  })

  it('leaves away what cancels out', () => {
    expect(
      added([
        { of: 'city', by: -2 },
        { of: 'mage', by: 1 },
        { of: 'city', by: 2 },
      ]),
    ).toEqual([{ of: 'mage', by: 1 }])
  })
})

const stories: Readonly<Record<string, Story<SeenEvent>>> = { 'aeons-end': aeonsEnd, eternal }

describe.each(Object.entries(stories))('the story of %s', (id, story) => {
  const game = gameNamed(id)
  const games = Array.from({ length: 8 }, (_, i) => {
    const series = `story ${i}`
    const document = game.anySetup({}, series)
    const playout = new Playout(game, document, new RandomBot())
    playout.play(gameSeed(series, 0))
    const table = Table.begin(game, document, gameSeed(series, 0))
    for (const answer of playout.answers) table.answer(answer)
    return table.log.flatMap((entry) => {
      const event = entry.seenBy(0)
      return event === null ? [] : [{ event }]
    })
  })

  it('loses no line, tells none twice, and keeps their order within an act', () => {
    for (const lines of games) {
      const place = new Map(lines.map((each, i) => [each, i]))
      const turns = groupAsStory(lines, story)
      const listed = turns.flatMap(({ head, acts }) => [
        ...(head === null ? [] : [head]),
        ...acts.flatMap((act) => {
          for (const part of [act.effects, act.steps])
            expect(part.map((each) => place.get(each)!)).toEqual(
              part.map((each) => place.get(each)!).sort((a, b) => a - b),
            )
          return [...(act.head === null ? [] : [act.head]), ...act.effects, ...act.steps]
        }),
      ])
      expect(listed).toHaveLength(lines.length)
      expect(new Set(listed).size).toBe(lines.length)
    }
  })

  it('adds up to what happened', () => {
    for (const lines of games) {
      const turns = groupAsStory(lines, story)
      const whole = added(lines.flatMap(({ event }) => story.delta(event) ?? []))
      const acts = added(turns.flatMap((turn) => turn.acts.flatMap(({ deltas }) => deltas)))
      const sorted = (deltas: typeof whole) => deltas.map(({ of, by }) => `${of} ${by}`).sort()
      expect(sorted(acts)).toEqual(sorted(whole))
      expect(whole.length).toBeGreaterThan(0)
    }
  })

  it('is shorter than the log, and says what cards do under their names', () => {
    const lines = games.flat()
    const turns = games.flatMap((each) => groupAsStory(each, story))
    const acts = turns.flatMap((turn) => turn.acts)
    expect(turns.length + acts.length).toBeLessThan(lines.length * 0.7)
    expect(acts.filter(({ card }) => card !== null).length).toBeGreaterThan(20)
  })
})
