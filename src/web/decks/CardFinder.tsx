import { useSignal } from '@preact/signals'
import type { CardEntry } from '../../language/face.ts'
import { Card } from '../card/Card.tsx'
import { aCard } from '../card/naming.ts'
import { useWish } from '../cards/address.ts'
import { CardFilters } from '../cards/CardFilters.tsx'
import { found, type Wish } from '../cards/search.ts'
import { cardsWords } from '../cards/words.ts'
import { speaking } from '../page/words.ts'
import { countIn, type OwnDeck, type Part } from './deck.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)
const s = speaking(cardsWords)
const A_PAGE = 36

interface CardFinderProps {
  readonly cards: readonly CardEntry[]
  readonly deck: OwnDeck
  readonly part: Part
  readonly add: (id: string) => void
  readonly drop: (id: string) => void
}

/** Every card that can be put into a deck, to be searched; a click adds one. */
export function CardFinder({ cards, deck, part, add, drop }: CardFinderProps) {
  const [wish, changeWish] = useWish()
  const shown = useSignal(A_PAGE)
  const all = found(cards, wish)
  const change = (part: Partial<Wish>) => {
    shown.value = A_PAGE
    changeWish(part)
  }
  return (
    <section class="card-finder" aria-label={w.value.find}>
      <search class="filters">
        <CardFilters game="eternal" cards={cards} wish={wish} change={change} />
      </search>
      <p class="quiet">
        <span aria-live="polite">{s.value.found(all.length)}</span>. {w.value.addKeys}
      </p>
      <ul class="picks">
        {all.slice(0, shown.value).map((entry) => (
          <Pick
            key={entry.id}
            entry={entry}
            n={countIn(deck, part, entry.id)}
            add={() => add(entry.id)}
            drop={() => drop(entry.id)}
          />
        ))}
      </ul>
      {all.length > shown.value && (
        <button
          type="button"
          class="button calm"
          onClick={() => {
            shown.value += A_PAGE
          }}
        >
          {s.value.more}
        </button>
      )}
    </section>
  )
}

interface PickProps {
  readonly entry: CardEntry
  readonly n: number
  readonly add: () => void
  readonly drop: () => void
}

/** One card of those that were found: a click adds it, the minus key takes one out. */
function Pick({ entry, n, add, drop }: PickProps) {
  return (
    <li
      class={n > 0 ? 'in' : ''}
      onKeyDown={(event) => {
        if (event.key !== '-' && event.key !== '−' && event.key !== 'Delete' && event.key !== 'Backspace')
          return
        event.preventDefault()
        drop()
      }}
    >
      <Card quiet entry={entry} choose={{ label: w.value.add(aCard(entry)), act: add }} />
      <span class="held">
        <button type="button" aria-label={w.value.drop(aCard(entry))} disabled={n === 0} onClick={drop}>
          −
        </button>
        <b>
          {n}
          <span class="unseen"> {w.value.copies(n)}</span>
        </b>
        <button type="button" aria-label={w.value.add(aCard(entry))} onClick={add}>
          +
        </button>
      </span>
    </li>
  )
}
