import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import type { State } from '../../src/kernel/state.ts'
import type { SeenEvent } from '../../src/language/face.ts'

const { machine, schema } = aeonsEnd
/** Against each; the long searches play more. */
const GAMES = process.env.DEEP === '1' ? 120 : 3
const SETUPS = [
  { nemesis: 'rageborne', mages: ['brama', 'kadir'] },
  { nemesis: 'crooked-mask', mages: ['xaxos', 'lash', 'mist'], basics: 'both' },
  { nemesis: 'hollow-crown', mages: ['jian'], supply: 'war-eternal-reuse-spells' },
  { nemesis: 'gate-witch', mages: ['gex', 'garu', 'ulgimor', 'yan-magda'], supply: 'base-free-charges' },
]

/** Chooses by a small generator of its own, so that a failing game can be played again. */
function chooser(seed: number): (n: number) => number {
  let x = seed | 1
  return (n) => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return ((x >>> 16) * n) >>> 16
  }
}

function eventsOf(s: State, seat: number, answer: number): (SeenEvent | null)[] {
  const events: (SeenEvent | null)[] = []
  listening(
    (at, kind, a, b, c, d) => events.push(aeonsEnd.seen(at, seat, kind, a, b, c, d)),
    () => machine.answer(s, answer),
  )
  return events
}

describe('what nobody has seen does not show', () => {
  const s = schema.create()
  const other = schema.create()
  for (const document of SETUPS)
    it(`against ${document.nemesis}: views, options and events stay the same when it is dealt again`, () => {
      const setup = aeonsEnd.readSetup(document)
      const choose = chooser(document.nemesis.length * 7919)
      let compared = 0
      for (let g = 0; g < GAMES; g++) {
        aeonsEnd.begin(s, setup, derivedSeed(seedFrom(document.nemesis), g))
        while (machine.waiting(s)) {
          const answer = choose(machine.options(s))
          copyInto(other, s)
          aeonsEnd.determinise(other, 0, derivedSeed(seedFrom('another world'), compared))
          for (let seat = 0; seat < aeonsEnd.seats(setup); seat++)
            expect(aeonsEnd.observe(other, seat)).toEqual(aeonsEnd.observe(s, seat))
          expect(aeonsEnd.decision(other)).toEqual(aeonsEnd.decision(s))
          const before = machine.revealed.get(s)
          const there = eventsOf(other, 0, answer)
          const here = eventsOf(s, 0, answer)
          // Where nothing new was revealed, both worlds told the same story.
          if (machine.revealed.get(s) === before && machine.revealed.get(other) === before)
            expect(there).toEqual(here)
          compared++
        }
      }
      expect(compared).toBeGreaterThan(100)
    })

  it('a world dealt again differs from the true one, and from the next', () => {
    aeonsEnd.begin(s, aeonsEnd.readSetup({}), seedFrom('worlds'))
    const worlds = new Set<string>([s.join()])
    for (let i = 0; i < 20; i++) {
      copyInto(other, s)
      aeonsEnd.determinise(other, 0, derivedSeed(seedFrom('worlds'), i))
      worlds.add(other.join())
    }
    expect(worlds.size).toBe(21)
  })
})
