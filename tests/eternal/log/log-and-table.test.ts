import { describe, expect, it } from 'vitest'
import { RandomBot } from '../../../src/bots/random.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { story } from '../../../src/games/eternal/protocol/story.ts'
import { health } from '../../../src/games/eternal/state.ts'
import { listening, type Sink } from '../../../src/kernel/events.ts'
import type { State } from '../../../src/kernel/state.ts'
import { Playout } from '../../../src/lab/playout.ts'
import { scenariosBelow, someOf } from '../../scenarios/all.ts'
import { checkEvents } from './check-events.ts'

/*
 * The numbers beside the log, and the curve at the end of a game, are added up from what is logged. So they must be what has
 * happened to the health of the players, whatever armor took and whatever was deadly.
 */

const SEATS = [0, 1] as const

/** Compares what is logged with the healths on the table, event by event. */
class Healths {
  readonly wrong: string[] = []
  logged = 0
  private healths: number[] | null = null

  begin(s: State): void {
    const now = SEATS.map((p) => health.get(s, p))
    // A side that is still to be set up has none.
    if (this.healths !== null || !now.includes(0)) this.healths = now
  }

  readonly sink: Sink = (s, ...event) => {
    const seen = eternal.seen(s, 0, ...event)
    const delta = seen === null ? null : story.delta(seen)
    const now = SEATS.map((p) => health.get(s, p))
    const seat = Number(delta?.of.slice('player '.length))
    if (delta !== null) this.logged += 1
    const { healths } = this
    if (healths !== null && delta !== null) healths[seat]! += delta.by
    if (healths !== null && healths.join() !== now.join())
      this.wrong.push(`${JSON.stringify(seen)}: logged ${healths}, and there is ${now}`)
    this.begin(s)
  }
}

/** Scenarios of every rule and card, in the long searches all: each is played once for both tests. */
function playScenarios() {
  return someOf(scenariosBelow('eternal')).map((scenario) => {
    const healths = new Healths()
    return { title: scenario.title, healths, events: checkEvents(scenario, healths) }
  })
}
let played: ReturnType<typeof playScenarios> | undefined
const inScenarios = (of: 'healths' | 'events') => {
  played ??= playScenarios()
  return played.map(({ title, [of]: { wrong, logged } }) => ({ title, wrong, logged }))
}

describe('what the log tells of the health of players', () => {
  it('is what has happened to it, in random games', () => {
    const games = Array.from({ length: 40 }, (_, game) => {
      const seed = `healths ${game}`
      const playout = new Playout(eternal, eternal.anySetup({}, seed), new RandomBot())
      const healths = new Healths()
      listening(healths.sink, () => playout.play(seed))
      return healths
    })
    expect(games.flatMap(({ wrong }) => wrong)).toEqual([])
    expect(games.reduce((sum, { logged }) => sum + logged, 0)).toBeGreaterThan(400)
  })

  it('is what has happened to it, in scenarios of every rule and card', () => {
    const scenarios = inScenarios('healths')
    expect(scenarios.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(scenarios.reduce((sum, { logged }) => sum + logged, 0)).toBeGreaterThan(400)
  })
})

describe('what the log tells', () => {
  it('is everything that has happened, and nothing else, in scenarios of every rule and card', () => {
    const scenarios = inScenarios('events')
    expect(scenarios.filter(({ wrong }) => wrong.length > 0)).toEqual([])
    expect(scenarios.reduce((sum, { logged }) => sum + logged, 0)).toBeGreaterThan(10_000)
  })
})
