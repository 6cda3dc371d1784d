import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { event as eventShape } from '../../src/games/aeons-end/protocol/events.ts'
import { charges, gravehold, life } from '../../src/games/aeons-end/state.ts'
import { accounting, newAccount } from '../../src/kernel/account.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import type { State } from '../../src/kernel/state.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'
import { scenariosBelow, someOf } from '../scenarios/all.ts'

/*
 * What the log tells of a number is what has happened to it, in scenarios of every rule and card
 * (in the long searches in all): from what it was before to what lies on the
 * table now, and its reasons add up to the change. Scenarios themselves look only at the table.
 */

const NUMBERS = {
  chargesChanged: (s: State, player: number) => charges.get(s, player),
  lifeChanged: (s: State, player: number) => life.get(s, player),
  graveholdChanged: (s: State) => gravehold.get(s),
} as const

const isNumber = (kind: string): kind is keyof typeof NUMBERS => kind in NUMBERS

interface Played {
  readonly wrong: string[]
  readonly met: Map<string, number>
}

function play(scenario: Parameters<typeof runScenario>[1]): Played {
  const wrong: string[] = []
  const met = new Map<string, number>()
  const before = new Map<string, number>()
  const sink: Sink = (s, kind, ...rest) => {
    const seen = aeonsEnd.seen(s, 0, kind, ...rest)
    if (seen === null) return
    const event = eventShape(seen, '')
    if (
      event.kind !== 'chargesChanged' &&
      event.kind !== 'lifeChanged' &&
      event.kind !== 'graveholdChanged'
    ) {
      if ('sum' in event && event.sum !== undefined) newAccount()
      return
    }
    const player = 'player' in event ? event.player : 0
    const what = `${event.kind} ${player}`
    const reasons = event.sum?.reduce((sum, { by }) => sum + by, 0)
    const was = before.get(what) ?? event.now - event.by
    if (event.by === 0 || was + event.by !== event.now)
      wrong.push(`${what}: ${was} and ${event.by} is ${event.now}`)
    if (isNumber(event.kind) && NUMBERS[event.kind](s, player) !== event.now)
      wrong.push(`${what}: logged ${event.now}, there is ${NUMBERS[event.kind](s, player)}`)
    // What a scenario itself makes happen has no reasons.
    if (reasons !== undefined && Math.abs(reasons) !== Math.abs(event.by))
      wrong.push(`${what}: ${event.by} with reasons for ${reasons}`)
    before.set(what, event.now)
    met.set(event.kind, (met.get(event.kind) ?? 0) + 1)
    newAccount()
  }
  accounting(() => listening(sink, () => runScenario([aeonsEnd], scenario, ['plain'])))
  return { wrong, met }
}

describe('what is logged of a number', () => {
  it('is what happened to it, in scenarios of every rule and card', () => {
    const met = new Map<string, number>()
    const wrong = someOf(scenariosBelow('aeons-end'))
      .filter(({ campaign }) => campaign === undefined)
      .flatMap((scenario) => {
        const played = play(scenario)
        for (const [kind, n] of played.met) met.set(kind, (met.get(kind) ?? 0) + n)
        return played.wrong.map((each) => `${scenario.title}: ${each}`)
      })
    expect(wrong).toEqual([])
    for (const kind of Object.keys(NUMBERS)) expect(met.get(kind) ?? 0).toBeGreaterThan(100)
  })
})
