import { describe, expect, it } from 'vitest'
import { KIND, POWER_KIND } from '../../../src/games/eternal/content.ts'
import { eternal } from '../../../src/games/eternal/index.ts'
import { def, HAND, REDRAW_STREAM, zones } from '../../../src/games/eternal/state.ts'
import { scripted, seedFrom } from '../../../src/kernel/random.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'

const { machine, schema } = eternal
const KEEP = 0
const REDRAW = 1

function powers(s: State, p: number): number {
  let n = 0
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) n++
  return n
}

const setup = (secondRedraw: boolean) =>
  eternal.readSetup({ decks: ['Rakano Warcry', 'Feln Control'], first: 0, secondRedraw })

describe('opening hands', () => {
  it('the first hand has both sorts of cards, always (E086 to E088)', () => {
    const s = schema.create()
    for (let g = 0; g < 300; g++) {
      eternal.begin(s, setup(false), seedFrom(`deal ${g}`))
      for (let p = 0; p < 2; p++) {
        expect(zones.count(s, HAND + p)).toBe(7)
        expect(powers(s, p)).toBeGreaterThan(0)
        expect(powers(s, p)).toBeLessThan(7)
      }
    }
  })

  it('a redrawn hand has two, three or four power cards as chance says (E092)', () => {
    const s = schema.create()
    for (const roll of [0, 1, 2]) {
      const script = {
        roll: (stream: number) => (stream === REDRAW_STREAM ? roll : null),
        shuffle: () => null,
      }
      scripted(script, () => {
        eternal.begin(s, setup(false), seedFrom('scripted'))
        machine.answer(s, REDRAW)
        machine.answer(s, REDRAW)
      })
      for (let p = 0; p < 2; p++) expect([zones.count(s, HAND + p), powers(s, p)]).toEqual([7, 2 + roll])
    }
  })

  it('one third each over many games', () => {
    const s = schema.create()
    const counts = [0, 0, 0]
    const games = 1500
    for (let g = 0; g < games; g++) {
      eternal.begin(s, setup(false), seedFrom(`redraw ${g}`))
      machine.answer(s, REDRAW)
      machine.answer(s, KEEP)
      counts[powers(s, 0) - 2]!++
    }
    for (const n of counts) expect(Math.abs(n - games / 3)).toBeLessThan(80)
  })

  it('a second redraw gives six cards, only where the mode allows it and only after a first (E094, E248, E249)', () => {
    const s = schema.create()
    eternal.begin(s, setup(true), seedFrom('second'))
    machine.answer(s, REDRAW)
    machine.answer(s, KEEP)
    expect(machine.seat(s)).toBe(0)
    machine.answer(s, REDRAW)
    expect(zones.count(s, HAND)).toBe(6)
    expect(powers(s, 0)).toBeGreaterThanOrEqual(2)
    expect(powers(s, 0)).toBeLessThanOrEqual(4)
    expect(eternal.decision(s).kind).toBe('main')
  })
})
