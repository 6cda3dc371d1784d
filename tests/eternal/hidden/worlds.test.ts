import { describe, expect, it } from 'vitest'
import { eternal } from '../../../src/games/eternal/index.ts'
import { knows, seesZone } from '../../../src/games/eternal/knowledge.ts'
import { GAME_EVENTS } from '../../../src/games/eternal/rules/common/events.ts'
import { turnUp } from '../../../src/games/eternal/rules/common/stealth.ts'
import { strength } from '../../../src/games/eternal/rules/values/values.ts'
import { shuffleDeck } from '../../../src/games/eternal/rules/zones/drawing.ts'
import { move } from '../../../src/games/eternal/rules/zones/zones.ts'
import { CARDS, DECK, def, HAND, isHand, machine, PLAYMAT, zones } from '../../../src/games/eternal/state.ts'
import { listening, type Sink } from '../../../src/kernel/events.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import { dealt, wander, worldOf } from '../../bots/worlds.ts'
import { chooser, richTable } from '../playing.ts'

const MOVED = GAME_EVENTS.indexOf('moved')
const BY_MOVE = 0

/** What a seat could write down of the other's hand, made out of what it saw move. */
class Notebook {
  readonly inHand = new Set<number>()
  private readonly seat: number

  constructor(seat: number) {
    this.seat = seat
  }

  readonly sink: Sink = (_s, kind, c, from, to) => {
    if (kind !== MOVED) return
    if (isHand(to) && (to & 1) !== this.seat && from !== NONE && seesZone(this.seat, from)) this.inHand.add(c)
    else this.inHand.delete(c)
  }
}

const facesOf = (s: State): string => {
  const all: string[] = []
  for (let z = 0; z < zones.zones; z++) {
    const faces: number[] = []
    for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) faces.push(def.get(s, c))
    all.push(faces.join(' '))
  }
  return all.join('|')
}

const DECKS = ['Rakano Warcry', 'Feln Control', 'Elysian Flyers']
const table = (g: number): unknown => ({ decks: [DECKS[g % 3], DECKS[(g + 1) % 3]] })

describe('possible worlds of Eternal', () => {
  it('agree with what each seat has seen go into the other’s hand', () => {
    let known = 0
    for (let g = 0; g < 20; g++) {
      const notes = [new Notebook(0), new Notebook(1)]
      const sink: Sink = (...event) => {
        for (const each of notes) each.sink(...event)
      }
      listening(sink, () =>
        wander(eternal, eternal.scenario.given(richTable(chooser(g + 1))), `hands ${g}`, 4, (s, n) => {
          for (let seat = 0; seat < 2; seat++) {
            const world = worldOf(eternal, s, seat, n)
            expect(eternal.observe(world, seat)).toEqual(eternal.observe(s, seat))
            for (const c of notes[seat]!.inHand) {
              expect(zones.of(world, c)).toBe(HAND + 1 - seat)
              known++
            }
          }
        }),
      )
    }
    expect(known).toBeGreaterThan(20)
  })

  it('keep a card at the place of a deck where it was put before everybody’s eyes, until a shuffle', () => {
    const s = eternal.scenario.given({
      players: [
        { deck: ['Torch', 'Fire Sigil', 'Oni Ronin', 'Justice Sigil'], units: ['Pyroknight'] },
        { deck: ['Torch', 'Fire Sigil'] },
      ],
    } as never)
    const unit = zones.first(s, PLAYMAT)
    move(s, unit, DECK, BY_MOVE, 0)
    for (let n = 0; n < 10; n++)
      for (let seat = 0; seat < 2; seat++) expect(zones.first(worldOf(eternal, s, seat, n), DECK)).toBe(unit)
    shuffleDeck(s, 0)
    const tops = new Set(Array.from({ length: 20 }, (_, n) => zones.first(worldOf(eternal, s, 0, n), DECK)))
    expect(tops.size).toBeGreaterThan(2)
    expect(knows(s, 0, unit) || knows(s, 1, unit)).toBe(false)
  })

  it('depend on what is known, not on the truth', () => {
    for (let g = 0; g < 6; g++)
      wander(eternal, dealt(eternal, table(g), 'truth'), `truth ${g}`, 7, (s, n) => {
        const seat = machine.seat(s)
        const other = worldOf(eternal, s, seat, 1_000 + n)
        expect(facesOf(worldOf(eternal, other, seat, n))).toBe(facesOf(worldOf(eternal, s, seat, n)))
      })
  })

  it('differ from each other, and hold the same cards', () => {
    wander(eternal, dealt(eternal, table(0), 'different'), 'different', 30, (s, n) => {
      const worlds = Array.from({ length: 8 }, (_, i) => worldOf(eternal, s, 0, n + i))
      expect(new Set(worlds.map(facesOf)).size).toBeGreaterThan(6)
      for (const world of worlds)
        for (let c = 0; c < CARDS; c++) expect(zones.of(world, c) === NONE).toBe(zones.of(s, c) === NONE)
    })
  })

  describe('a unit that lies face down', () => {
    const position = (first: number, second: number): State => {
      const s = eternal.scenario.given({
        'player 1': {
          power: 3,
          influence: 'T',
          hand: [{ card: 'Concealed Veteran', strength: first }],
          deck: [{ card: 'Concealed Veteran', strength: second }, 'Torch', 'Torch', 'Fire Sigil'],
        },
      })
      eternal.scenario.perform(s, 'play Concealed Veteran', (index) => machine.answer(s, index))
      return s
    }
    const strengths = (s: State, seat: number): number[] =>
      Array.from({ length: 24 }, (_, n) => {
        const world = worldOf(eternal, s, seat, n)
        return strength(world, zones.first(world, PLAYMAT))
      })

    it('may be any of those that the other seat has not seen', () => {
      expect(new Set(strengths(position(5, 3), 1))).toEqual(new Set([5, 3]))
      expect(new Set(strengths(position(5, 3), 0))).toEqual(new Set([5]))
    })
    it('is the same guess whichever of them it is in truth', () => {
      expect(strengths(position(5, 3), 1)).toEqual(strengths(position(3, 5), 1))
    })
    it('is known once it has been turned up', () => {
      const s = position(5, 3)
      turnUp(s, zones.first(s, PLAYMAT))
      expect(new Set(strengths(s, 1))).toEqual(new Set([5]))
    })
  })
})
