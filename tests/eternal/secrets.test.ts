import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { listening } from '../../src/kernel/events.ts'
import { seedFrom } from '../../src/kernel/random.ts'
import type { SeenEvent } from '../../src/language/face.ts'

const { machine, schema } = eternal
const decks = ['Rakano Warcry', 'Feln Control', 'Elysian Flyers']
const RANDOM_TABLES = process.env.DEEP === undefined ? 12 : 200
/** Decks that everybody knows, and decks that nobody has seen before. */
const tables = [
  ...Array.from({ length: 6 }, (_, g) => ({ decks: [decks[g % 3], decks[(g + 1) % 3]] })),
  ...Array.from({ length: RANDOM_TABLES }, (_, g) => ({ decks: [`random::a${g}`, `random::b${g}`] })),
]

describe('what a seat cannot see does not show', () => {
  it('view and options stay the same when everything hidden is dealt anew', () => {
    const s = schema.create()
    const other = schema.create()
    for (let g = 0; g < tables.length; g++) {
      eternal.begin(s, eternal.readSetup(tables[g]), seedFrom(`leak ${g}`))
      for (let n = 0; machine.waiting(s); n++) {
        const asked = machine.seat(s)
        for (let seat = 0; seat < 2 && n % 3 === 0; seat++) {
          copyInto(other, s)
          eternal.determinise(other, seat, seedFrom(`world ${g} ${n}`))
          expect(eternal.observe(other, seat)).toEqual(eternal.observe(s, seat))
          if (seat === asked) expect(eternal.decision(other)).toEqual(eternal.decision(s))
          expect(machine.seat(other)).toBe(asked)
        }
        machine.answer(s, (n * 7 + g) % machine.options(s))
      }
    }
  })

  it('passing in silence looks the same whatever the hand holds', () => {
    const told = (hand: readonly string[]): SeenEvent[] => {
      const s = eternal.scenario.given({
        players: [
          { power: 9, influence: 'F', hand: ['Torch'] },
          { power: 9, influence: 'JP', hand },
        ],
      })
      const events: SeenEvent[] = []
      listening(
        (state, kind, a, b, c, d) => {
          const event = eternal.seen(state, 0, kind, a, b, c, d)
          if (event !== null) events.push(event)
        },
        () => {
          for (const step of ['play Torch', 'pick player 2', 'pass'])
            eternal.scenario.perform(s, step, (i) => machine.answer(s, i))
        },
      )
      return events
    }
    expect(told(['Backlash', 'Finest Hour'])).toEqual(told(['Fire Sigil', 'Torch']))
  })

  it('the second player learns nothing of the first redraw before answering', () => {
    const s = schema.create()
    const setup = eternal.readSetup({ decks: ['Rakano Warcry', 'Feln Control'], first: 0 })
    const views = [0, 1].map((answer) => {
      eternal.begin(s, setup, seedFrom('redraw'))
      const events: unknown[] = []
      listening(
        (state, kind, a, b, c, d) => events.push(eternal.seen(state, 1, kind, a, b, c, d)),
        () => machine.answer(s, answer),
      )
      expect(machine.seat(s)).toBe(1)
      return { events, view: eternal.observe(s, 1), decision: eternal.decision(s) }
    })
    expect(views[0]).toEqual(views[1])
  })
})
