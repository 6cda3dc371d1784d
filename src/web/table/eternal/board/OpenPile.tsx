import { Card } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { speaking } from '../../../page/words.ts'
import { useModal } from '../../menus/modal.ts'
import type { Cards } from '../../table-parts.ts'
import type { SeenCard } from '../view.ts'
import { eternalWords } from '../words/words.ts'

const w = speaking(eternalWords)

interface PileProps {
  readonly title: string
  readonly pile: readonly SeenCard[]
  readonly cards: Cards
  readonly close: () => void
}

/** A void or market, opened. */
export function OpenPile({ title, pile, cards, close }: PileProps) {
  const { box, leave } = useModal(close)
  return (
    <dialog ref={box} class="pile-open" aria-label={title} onClose={leave} onCancel={leave}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="button calm" onClick={leave}>
          <Glyph name="close" /> {w.value.close}
        </button>
      </header>
      <ol>
        {pile.map((card, i) => {
          const entry = cards.get(card.card)
          return entry === undefined ? null : (
            <li key={i}>
              <Card entry={entry} now={{ cost: card.cost }} />
            </li>
          )
        })}
      </ol>
    </dialog>
  )
}
