import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { listening } from '../../../src/kernel/events.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import type { SeenEvent } from '../../../src/language/face.ts'
import { leaksNothing } from './secrets.ts'

const { machine, schema } = eternal
const decks = ['Rakano Warcry', 'Feln Control', 'Elysian Flyers']

describe('what a seat cannot see does not show', () => {
  it('view and options stay the same when everything hidden is dealt again', () => {
    for (let g = 0; g < 3; g++) leaksNothing({ decks: [decks[g % 3], decks[(g + 1) % 3]] }, `leak ${g}`)
  })

  it('nor with decks that nobody has seen before', () => {
    for (let g = 0; g < 4; g++) leaksNothing({ decks: [`random::a${g}`, `random::b${g}`] }, `new ${g}`)
  })

  it.each([322, 354, 361])('a hand that somebody is looking at keeps its order (game %i)', (g) => {
    leaksNothing({ decks: [`random::deep a${g}`, `random::deep b${g}`] }, `deep ${g}`)
  })

  it('passing in silence looks the same whatever the hand holds', () => {
    const eventsWith = (hand: readonly string[]): SeenEvent[] => {
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
    expect(eventsWith(['Backlash', 'Finest Hour'])).toEqual(eventsWith(['Fire Sigil', 'Torch']))
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
