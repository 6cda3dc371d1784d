import { describe, expect, it } from 'vitest'
import { tierOf } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { facedown } from '../../src/games/aeons-end/rules/cards.ts'
import {
  defOf,
  isUnseen,
  isVeiled,
  NEMESIS_CARDS,
  type State,
  setDef,
  TURN_DECK,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { fairNumbers, seedFrom } from '../../src/kernel/random.ts'
import { NONE } from '../../src/kernel/state.ts'
import { dealt, wander, worldOf } from '../bots/worlds.ts'

function cardsIn(s: State, z: number): number[] {
  const list: number[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) list.push(c)
  return list
}

const facesOf = (s: State): string[] =>
  Array.from({ length: zones.zones }, (_, z) =>
    cardsIn(s, z)
      .map((c) => defOf(s, c))
      .join(' '),
  )

/** Exchanges the places of two cards of one zone, card by card. */
function swapPlaces(s: State, a: number, b: number): void {
  const z = zones.of(s, a)
  for (const c of cardsIn(s, z)) zones.moveToBottom(s, c === a ? b : c === b ? a : c, z)
}

function swapFaces(s: State, a: number, b: number): void {
  const face = defOf(s, a)
  setDef(s, a, defOf(s, b))
  setDef(s, b, face)
}

const NEMESES = [
  ...['rageborne', 'carapace-queen', 'crooked-mask', 'gate-witch', 'hollow-crown'],
  ...['magus-of-cloaks', 'prince-of-gluttons', 'umbra-titan'],
]

describe('a truth of Aeon’s End that differs only where nobody has looked', () => {
  it.each(NEMESES)('gives the same view, options, forecast and imagined worlds against %s', (nemesis) => {
    let swaps = 0
    const roll = fairNumbers(seedFrom(`swaps ${nemesis}`))
    const other = aeonsEnd.schema.create()
    for (let g = 0; g < 3; g++)
      wander(
        aeonsEnd,
        dealt(aeonsEnd, { nemesis, basics: 'both' }, `swap ${g}`),
        `${nemesis} ${g}`,
        3,
        (s, n) => {
          const compare = (what: string) => {
            swaps++
            const shown = (truth: State) => ({
              view: aeonsEnd.observe(truth, 0),
              options: aeonsEnd.decision(truth),
              board: aeonsEnd.words.en.board(truth, 0),
              world: facesOf(worldOf(aeonsEnd, truth, 0, n)),
            })
            expect(shown(other), `game ${g}, decision ${n}: ${what}`).toEqual(shown(s))
          }
          for (let z = 0; z < zones.zones; z++) {
            const loose = cardsIn(s, z).filter((c) => isVeiled(s, c))
            if (!facedown(s, z) || loose.length < 2) continue
            const a = loose[roll(loose.length)]!
            const b = loose[roll(loose.length)]!
            if (a === b || (z !== TURN_DECK && defOf(s, a) === defOf(s, b))) continue
            copyInto(other, s)
            swapPlaces(other, a, b)
            compare(`two cards of zone ${z} change places`)
          }
          const unseen = Array.from({ length: NEMESIS_CARDS }, (_, c) => c).filter(
            (c) => zones.of(s, c) !== NONE && isUnseen(s, c),
          )
          if (unseen.length === 0) return
          const a = unseen[roll(unseen.length)]!
          const alike = unseen.filter((c) => c !== a && tierOf[defOf(s, c)] === tierOf[defOf(s, a)])
          if (alike.length === 0) return
          copyInto(other, s)
          swapFaces(other, a, alike[roll(alike.length)]!)
          compare('two nemesis cards of one tier change faces')
        },
      )
    expect(swaps).toBeGreaterThan(60)
  })
})
