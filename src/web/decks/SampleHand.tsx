import { useSignal } from '@preact/signals'
import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import type { CardEntry } from '../../language/face.ts'
import { Card } from '../card/Card.tsx'
import { announce } from '../page/announce.tsx'
import { speaking } from '../page/words.ts'
import { sizeOf } from './deck.ts'
import { OPENING_HAND } from './odds.ts'
import { shuffled } from './shuffle.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)

interface SampleHandProps {
  readonly deck: DeckList
  readonly cards: ReadonlyMap<string, CardEntry>
}

/** A hand as this deck would deal it, and the cards that would come next. */
export function SampleHand({ deck, cards }: SampleHandProps) {
  const order = useSignal<readonly string[]>([])
  const seen = useSignal(0)
  const show = (n: number) => {
    seen.value = n
    const drawn = order.value.slice(0, n).map((id) => cards.get(id)?.name ?? id)
    announce(drawn.slice(n === OPENING_HAND ? 0 : -1).join(', '))
  }
  const deal = () => {
    order.value = shuffled(deck, Math.random)
    show(Math.min(OPENING_HAND, order.value.length))
  }
  const hand = order.value.slice(0, seen.value)
  const power = hand.filter((id) => cards.get(id)?.type === 'power').length
  return (
    <section class="chart sample-hand">
      <h2>{w.value.hand}</h2>
      <p class="row">
        <button type="button" class="button" disabled={sizeOf(deck) === 0} onClick={deal}>
          {hand.length === 0 ? w.value.drawHand : w.value.drawAgain}
        </button>
        <button
          type="button"
          class="button calm"
          disabled={hand.length === 0 || hand.length === order.value.length}
          onClick={() => show(seen.value + 1)}
        >
          {w.value.drawOne}
        </button>
      </p>
      {hand.length > 0 && <p class="quiet">{w.value.handPower(power, hand.length)}</p>}
      <ul class="hand-cards">
        {hand.map((id, i) => {
          const entry = cards.get(id)
          return <li key={`${i} ${id}`}>{entry === undefined ? id : <Card quiet entry={entry} />}</li>
        })}
      </ul>
    </section>
  )
}
