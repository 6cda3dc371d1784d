import { describe, expect, it } from 'vitest'
import { mats } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { nemeses } from '../../src/games/aeons-end/packs/all.ts'
import * as events from '../../src/games/aeons-end/rules/events.ts'
import { nextTurn } from '../../src/games/aeons-end/rules/outlook.ts'
import {
  counters,
  gravehold,
  life,
  NEMESIS_DECK,
  nemesisId,
  nemesisLife,
  PHASE_NEMESIS_DRAW,
  phase,
  playerCount,
  type State,
  TURN_DECK,
} from '../../src/games/aeons-end/state.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import { dealt, wander } from '../bots/worlds.ts'

const { words } = aeonsEnd
/** Against each; the long searches play more. */
const GAMES = process.env.DEEP === '1' ? 40 : 3

function numbersOf(s: State): number[] {
  const kinds = mats[nemesisId.get(s)]!.counters.length
  return [
    gravehold.get(s),
    nemesisLife.get(s),
    ...Array.from({ length: playerCount.get(s) }, (_, p) => life.get(s, p)),
    ...Array.from({ length: kinds }, (_, i) => counters.get(s, i)),
  ]
}

describe('what is said of the next nemesis turn', () => {
  it.each(nemeses.map(({ id }) => id))('%s: can be asked at every decision, and comes true', (nemesis) => {
    let compared = 0
    const start = aeonsEnd.schema.create()
    let begun = false
    let ended: number[] | null = null
    /** A turn begins when its card is drawn, and the main phase of the nemesis ends when it draws one. */
    const sink: Sink = (s, kind, _card, from) => {
      if (kind !== events.MOVED) return
      if (from === TURN_DECK) {
        copyInto(start, s)
        begun = true
        ended = null
      } else if (from === NEMESIS_DECK && begun && phase.get(s) === PHASE_NEMESIS_DRAW) {
        begun = false
        ended = numbersOf(s)
      }
    }
    for (let g = 0; g < GAMES; g++) {
      begun = false
      ended = null
      const s = dealt(aeonsEnd, aeonsEnd.anySetup({ nemesis }, `forecast ${nemesis} ${g}`), `forecast ${g}`)
      const compare = (where: string) => {
        const now = ended
        ended = null
        const outlook = now === null ? null : nextTurn(start)
        if (outlook === null) return
        const ranges = [outlook.gravehold, outlook.nemesis, ...outlook.lives, ...outlook.tokens]
        ranges.forEach(({ least, most }, i) => {
          expect(now![i], `${where}, number ${i}`).toBeGreaterThanOrEqual(least)
          expect(now![i], `${where}, number ${i}`).toBeLessThanOrEqual(most)
        })
        compared++
      }
      listening(sink, () =>
        wander(aeonsEnd, s, `forecast ${nemesis} ${g}`, 1, (at, n) => {
          listening(null, () => {
            compare(`game ${g}, before decision ${n}`)
            // Each language at every other decision.
            const speech = words[n % 2 === 0 ? 'en' : 'fr']
            speech.outlook!(at, 0)
            speech.forecast!(at)
            expect(speech.board(at, 0).join(' ')).not.toMatch(/undefined|NaN/)
          })
        }),
      )
    }
    expect(compared).toBeGreaterThan(1)
  })
})
