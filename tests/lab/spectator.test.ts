import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { forgetOptionsOf } from '../../src/kernel/options.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import { Refusal } from '../../src/kernel/refusal.ts'
import type { State } from '../../src/kernel/state.ts'
import { Playout } from '../../src/lab/playout.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { LANGS, type Playable, type SeenTopic } from '../../src/language/face.ts'
import { samplesOf } from '../protocol/samples.ts'
import { scenariosBelow, someOf } from '../scenarios/all.ts'

/** Of each kind; the long searches play more. */
const GAMES = process.env.DEEP === '1' ? 20 : 2

/** A topic of each kind that the game declares, with other places, sides and lists of places in it. */
function topicsOf({ protocol }: Playable): readonly SeenTopic[] {
  const others = (name: string, value: unknown): readonly unknown[] =>
    name === 'kind'
      ? [value]
      : typeof value === 'number'
        ? [0, 1, 2]
        : Array.isArray(value)
          ? [[], [0], [0, 1]]
          : ['hand', 'playmat', 'deck']
  const declared = (topic: unknown): readonly SeenTopic[] => {
    try {
      return [protocol.topic(topic, 'about')]
    } catch (error) {
      if (error instanceof Refusal) return []
      throw error
    }
  }
  return samplesOf(protocol.topic, '').flatMap((sample) =>
    Object.entries(sample as SeenTopic)
      .reduce<readonly Record<string, unknown>[]>(
        (topics, [name, value]) =>
          topics.flatMap((topic) => others(name, value).map((other) => ({ ...topic, [name]: other }))),
        [{}],
      )
      .flatMap(declared),
  )
}

/** What runs beside a table: standing orders, bots that look before they think, and whoever counts. */
function askBeside(game: Playable, s: State, seats: number): void {
  const { advice, tally } = game
  forgetOptionsOf(s)
  game.machine.options(s)
  advice.atOnce(s)
  advice.turn(s)
  tally.inPlay(s)
  tally.onlyPasses?.(s)
  for (const measure of tally.measures) measure.of(s)
  for (let seat = 0; seat < seats; seat++) {
    advice.won(s, seat)
    advice.odds(s, seat)
    game.orderThings?.(game.observe(s, seat), seat)
  }
  game.scenario.seats(s)
  game.scenario.openQuestion?.(s)
  game.outcome(s)
}

/** Everything that somebody at the table, or beside it, may ask without answering. */
function askEverything(game: Playable, s: State, seats: number, topics: readonly SeenTopic[]): void {
  forgetOptionsOf(s)
  game.machine.options(s)
  forgetOptionsOf(s)
  game.decision(s)
  game.askedDigest(s)
  game.shownDigest(s)
  // One more than there are seats: a spectator.
  for (let seat = 0; seat <= seats; seat++) game.observe(s, seat)
  try {
    game.wish?.(s, game.cardIds[0]!, 'en')
  } catch {
    // What cannot be read is refused with a sentence; the table must not mind.
  }
  for (const lang of LANGS) {
    const words = game.words[lang]
    words.decision(s)
    for (let i = 0; i < game.machine.options(s); i++) words.option(s, i)
    for (let seat = 0; seat < seats; seat++) {
      words.board(s, seat)
      words.outlook?.(s, seat)
    }
    words.forecast?.(s)
    words.standing?.(s)
    for (let eyes = 0; eyes <= seats; eyes++) for (const topic of topics) words.numbers?.(s, eyes, topic, [])
  }
  askBeside(game, s, seats)
}

describe.each(games)('a question about a game of $id', (game) => {
  it('changes nothing, whoever asks and whatever is asked', () => {
    const kinds = new Set<string>()
    const topics = topicsOf(game)
    expect(topics.length).toBeGreaterThan(15)
    let asked = 0
    for (let n = 0; n < GAMES; n++) {
      const document = game.anySetup({}, `spectator ${n}`)
      const setup = game.readSetup(document)
      const playout = new Playout(game, document, new RandomBot())
      playout.play(`spectator ${n}`)
      const s = game.schema.create()
      game.begin(s, setup, seedFrom(`spectator ${n}`))
      for (const answer of playout.answers) {
        const before = s.slice()
        const { kind } = game.decision(s)
        askEverything(game, s, game.seats(setup), topics)
        // Compared here, because a report of thousands of integers takes longer than the games.
        const at = s.findIndex((value, i) => value !== before[i])
        expect([at, kind]).toEqual([-1, kind])
        kinds.add(kind)
        asked++
        game.machine.answer(s, answer)
      }
    }
    expect(kinds.size).toBeGreaterThan(4)
    expect(asked).toBeGreaterThan(60 * GAMES)
  })
})

it('listing options tells nobody anything in Eternal: what is seen is noted when a question is asked', () => {
  const entry = eternal.schema.entries.find(({ name }) => name === 'known')!
  const forgetful = eternal.schema.create()
  const kinds = new Set<string>()
  let listed = 0
  const { scenario } = eternal
  const watched: Playable = {
    ...eternal,
    scenario: {
      ...scenario,
      perform: (s, step, answer) =>
        scenario.perform(s, step, (index) => {
          // The same table to somebody who has seen nothing: listing must not change that.
          copyInto(forgetful, s)
          forgetful.fill(0, entry.at, entry.at + entry.count)
          kinds.add(eternal.decision(forgetful).kind)
          const known = forgetful.subarray(entry.at, entry.at + entry.count)
          expect(known.every((bits) => bits === 0)).toBe(true)
          listed++
          answer(index)
        }),
    },
  }
  // Scenarios meet every card, also those that look at hidden ones.
  for (const each of someOf(scenariosBelow('eternal')))
    expect(runScenario([watched], each, ['plain']).message).toBe('')
  expect(listed).toBeGreaterThan(1200)
  expect(kinds).toContain('scout')
})
