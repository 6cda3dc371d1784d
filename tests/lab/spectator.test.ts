import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../src/bots/random.ts'
import { eternal } from '../../src/games/eternal/index.ts'
import { games } from '../../src/games/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { forgetOptionsOf } from '../../src/kernel/options.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import { Playout } from '../../src/lab/playout.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { LANGS, type Playable } from '../../src/language/face.ts'
import { scenariosBelow } from '../scenarios/all.ts'

/** Of each kind; the long searches play more. */
const GAMES = process.env.DEEP === '1' ? 20 : 2

/** Everything that somebody at the table, or beside it, may ask without answering. */
function askEverything(game: Playable, s: State, seats: number): void {
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
  }
}

describe.each(games)('a question about a game of $id', (game) => {
  it('changes nothing, whoever asks and whatever is asked', () => {
    const kinds = new Set<string>()
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
        askEverything(game, s, game.seats(setup))
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
  for (const each of scenariosBelow('eternal'))
    expect(runScenario([watched], each, ['plain']).message).toBe('')
  expect(listed).toBeGreaterThan(1500)
  expect(kinds).toContain('scout')
})
