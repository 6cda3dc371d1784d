import { ownZone } from '../../../../games/aeons-end/place-names.ts'
import { Card } from '../../../card/Card.tsx'
import { speaking } from '../../../page/words.ts'
import { Drag, Drop } from '../../moving/Dragging.tsx'
import { acting } from '../acting.ts'
import type { Lights } from '../effects/lights.ts'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { mageCalled } from '../words/names.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

interface HandProps {
  readonly board: BoardProps
  readonly lights: Lights
  readonly seat: number
}

/** A question to the engine about a card that cannot be used now. */
const wishFor = (type: string, id: string): string => (type === 'spell' ? `prep ${id}` : `play ${id}`)

/** The hand as a fan; a card dragged to the play area is played, one dragged to a breach is prepped there. */
export function Hand({ board, lights, seat }: HandProps) {
  const { moment, cards } = board
  const player = viewOf(moment).players[seat]!
  const zone = ownZone(seat, 'hand')
  const choosing = moment.question !== null && moment.question.seat === seat
  const gains = lights.kind('gain').map(({ index }) => index)
  const n = player.hand.length
  return (
    <Drop class="hand-place" indexes={gains} choose={board.choose}>
      <ol
        class="hand"
        aria-label={w.value.hand(mageCalled(board.sheets, viewOf(moment), seat))}
        style={{ '--n': n }}
      >
        {player.hand.map((id, i) => {
          const entry = cards.get(id)
          if (entry === undefined) return null
          const choices = lights.card(zone, i, id)
          return (
            <Drag
              key={`${id} ${player.hand.slice(0, i).filter((other) => other === id).length}`}
              style={{ '--i': i }}
              indexes={choices.map(({ index }) => index)}
            >
              <Card
                entry={entry}
                class={choosing && choices.length === 0 ? 'dim' : ''}
                place={`${zone}/${id}/${i}`}
                {...(choices.length === 0 && moment.question !== null
                  ? { why: () => board.whyNot(wishFor(entry.type, id)) }
                  : {})}
                {...acting(board, choices, `${zone}/${i}`)}
              />
            </Drag>
          )
        })}
      </ol>
    </Drop>
  )
}
