import { describe, expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { facedown } from '../../src/games/aeons-end/rules/cards.ts'
import * as events from '../../src/games/aeons-end/rules/events.ts'
import {
  CARDS,
  deckOf,
  defOf,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  type State,
  TURN_DECK,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import { NONE } from '../../src/kernel/state.ts'
import { dealt, wander, worldOf } from '../bots/worlds.ts'

/** What everybody at the table could write down, made out of the events alone. */
class Notebook {
  /** Cards whose place in a facedown zone is known, and nemesis cards that were seen. */
  readonly placed = new Set<number>()
  readonly seen = new Set<number>()

  readonly sink: Sink = (s, kind, a, b, c) => {
    if (kind === events.MOVED) this.moved(s, a, b, c)
    else if (kind === events.REVEALED) this.sees(a)
    else if (kind === events.SHUFFLED && facedown(s, a))
      for (let card = zones.first(s, a); card !== NONE; card = zones.after(s, card)) this.placed.delete(card)
    else if (kind === events.DECK_TURNED_OVER)
      for (let card = zones.first(s, deckOf(a)); card !== NONE; card = zones.after(s, card))
        this.placed.add(card)
  }

  private moved(s: State, card: number, from: number, to: number): void {
    if (!facedown(s, to)) this.seen.add(card)
    if (!facedown(s, to)) this.placed.delete(card)
    else if (from !== NONE && !facedown(s, from)) this.sees(card)
  }

  private sees(card: number): void {
    this.placed.add(card)
    this.seen.add(card)
  }
}

const facesOf = (s: State): string => {
  const zonesOf: string[] = []
  for (let z = 0; z < zones.zones; z++) {
    const faces: number[] = []
    for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) faces.push(defOf(s, c))
    zonesOf.push(faces.join(' '))
  }
  return zonesOf.join('|')
}

const TABLES = [
  { nemesis: 'rageborne', mages: ['lash', 'xaxos'], supply: 'war-eternal-deck-destruction', basics: 'both' },
  { nemesis: 'crooked-mask', mages: ['xaxos', 'lash', 'mist'], balanced: true },
  { nemesis: 'gate-witch', mages: ['gex', 'xaxos'], supply: 'base-free-charges', basics: 'both' },
  { nemesis: 'hollow-crown', mages: ['lash', 'jian'] },
]

describe('possible worlds of Aeon’s End', () => {
  for (const document of TABLES)
    it(`agree with all that was seen against ${document.nemesis}`, () => {
      let placed = 0
      for (let g = 0; g < 12; g++) {
        const notes = new Notebook()
        listening(notes.sink, () =>
          wander(aeonsEnd, dealt(aeonsEnd, document, `${document.nemesis} ${g}`), String(g), 5, (s, n) => {
            const world = listening(null, () => worldOf(aeonsEnd, s, 0, n))
            for (let c = 0; c < CARDS; c++) {
              const z = zones.of(s, c)
              if (z === NONE) continue
              expect(zones.of(world, c)).toBe(z)
              if (c >= NEMESIS_CARDS || notes.seen.has(c)) expect(defOf(world, c)).toBe(defOf(s, c))
              if (facedown(s, z) && !notes.placed.has(c)) continue
              expect(zones.indexOf(world, c)).toBe(zones.indexOf(s, c))
              if (facedown(s, z)) placed++
            }
          }),
        )
      }
      expect(placed).toBeGreaterThan(500)
    })

  it('depend on what is known, not on the truth', () => {
    for (const document of TABLES)
      wander(aeonsEnd, dealt(aeonsEnd, document, 'truth'), document.nemesis, 9, (s, n) => {
        const other = worldOf(aeonsEnd, s, 0, 1_000 + n)
        expect(facesOf(worldOf(aeonsEnd, other, 0, n))).toBe(facesOf(worldOf(aeonsEnd, s, 0, n)))
      })
  })

  it('differ from each other where something is unknown', () => {
    wander(aeonsEnd, dealt(aeonsEnd, TABLES[0], 'different'), 'different', 40, (s, n) => {
      if (zones.count(s, NEMESIS_DECK) < 4 || zones.count(s, TURN_DECK) < 4) return
      const worlds = new Set(Array.from({ length: 12 }, (_, i) => facesOf(worldOf(aeonsEnd, s, 0, n + i))))
      expect(worlds.size).toBeGreaterThan(8)
    })
  })
})
