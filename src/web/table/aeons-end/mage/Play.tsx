import { ownZone } from '../../../../games/aeons-end/place-names.ts'
import { Card } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { speaking } from '../../../page/words.ts'
import { Why } from '../../answers/Why.tsx'
import { Drop } from '../../moving/Dragging.tsx'
import { acting } from '../acting.ts'
import { orderAt } from '../draft.ts'
import type { Lights } from '../effects/lights.ts'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'
import { spendable } from './spendable.ts'

const w = speaking(aeonsEndWords)

interface PlayProps {
  readonly board: BoardProps
  readonly lights: Lights
  readonly seat: number
}

const DROPS = 8

/** Aether to spend, what of it is tied to a use, and the cards played this turn. */
export function Play({ board, lights, seat }: PlayProps) {
  const view = viewOf(board.moment)
  const { free, tied } = spendable(view.aether)
  const played = view.players[seat]!.play
  const plays = lights.kind('play').map(({ index }) => index)
  const mine = view.active === seat
  const moving = orderAt(board.moment) !== null
  return (
    <Drop class="spread" indexes={plays} choose={board.choose} label={w.value.played}>
      {mine && (
        <div class="pool">
          <span class="unseen">{w.value.aether}: </span>
          <Why ask={() => board.numbers({ kind: 'aether' })} class="pool-n">
            {free}
          </Why>
          <span class="pool-drops" aria-hidden="true">
            {Array.from({ length: Math.min(free, DROPS) }, (_, i) => (
              <Glyph key={i} name="aether" />
            ))}
          </span>
          {tied.map(({ n, use }) => (
            <span key={use} class="pool-tied">
              <Glyph name="aether" class="tied" />+{n} {w.value.uses[use]}
            </span>
          ))}
        </div>
      )}
      <div class="played-place">
        <ol class="played" style={{ '--n': played.length }}>
          {played.map((id, i) => {
            const entry = board.cards.get(id)
            return (
              entry !== undefined && (
                <li key={i}>
                  <Card
                    entry={entry}
                    class="spent"
                    place={`${ownZone(seat, 'play area')}/${id}/${i}`}
                    {...(moving
                      ? {}
                      : acting(
                          board,
                          lights.card(ownZone(seat, 'play area'), i, id),
                          `${ownZone(seat, 'play area')}/${i}`,
                        ))}
                  />
                </li>
              )
            )
          })}
          {played.length === 0 && mine && <li class="play-here">{w.value.playArea}</li>}
        </ol>
      </div>
    </Drop>
  )
}
