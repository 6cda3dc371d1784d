import { ownZone } from '../../../../games/aeons-end/place-names.ts'
import { CardBack } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { aCard } from '../../../card/naming.ts'
import { Icon } from '../../../card/Picture.tsx'
import { peekHandlers } from '../../../card/peek.ts'
import { pictureOf } from '../../../card/pictures/index.ts'
import { speaking } from '../../../page/words.ts'
import type { BoardProps } from '../types.ts'
import { oldestFirst, viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

/** Deck and discard pile: the pile is turned over and never shuffled, so its order is shown. */
export function Stock({ board, seat }: { readonly board: BoardProps; readonly seat: number }) {
  const { cards } = board
  const player = viewOf(board.moment).players[seat]!
  const { nextHand } = player
  const pile = oldestFirst(player)
  const coming = nextHand.discard.map((id) => aCard(cards.get(id)))
  return (
    <section class="stock" aria-label={`${w.value.deck}, ${w.value.discard}`}>
      <div class="deck" data-zone={ownZone(seat, 'deck')}>
        <CardBack game="aeons-end" />
        <b>{player.deck}</b>
        <span class="quiet">{w.value.deck}</span>
      </div>
      <div class="train">
        <h3>{pile.length === 0 ? w.value.noDiscard : w.value.discard}</h3>
        <ol data-zone={ownZone(seat, 'discard pile')}>
          {pile.map((id, i) => {
            const entry = cards.get(id)
            if (entry === undefined) return null
            return (
              <li key={i}>
                <button
                  type="button"
                  class={`mini ${i < nextHand.discard.length ? 'next' : ''} ${entry.type}`}
                  style={{ '--tint': `var(--${entry.type})` }}
                  aria-label={entry.name}
                  data-place={`${ownZone(seat, 'discard pile')}/${id}/${pile.length - 1 - i}`}
                  data-card={id}
                  {...peekHandlers({ entry }, undefined)}
                >
                  <Icon name={pictureOf(entry)} />
                </button>
              </li>
            )
          })}
        </ol>
        <p class="flip">
          <Glyph name="again" />
          {w.value.nextHand(nextHand.deck, coming)}
        </p>
      </div>
    </section>
  )
}
