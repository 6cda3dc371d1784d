import { useSignal } from '@preact/signals'
import type { CardEntry } from '../../language/face.ts'
import { aCard } from '../card/naming.ts'
import { peekHandlers } from '../card/peek.ts'
import { Pip } from '../card/Rich.tsx'
import { cardWords, kindWord } from '../card/words.ts'
import { ORDERS, type Order } from '../cards/search.ts'
import { cardsWords } from '../cards/words.ts'
import { speaking } from '../page/words.ts'
import { countIn, type OwnDeck, type Part, sizeOf, sorted, typesOf } from './deck.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)
const s = speaking(cardsWords)
const c = speaking(cardWords)

interface ContentsProps {
  readonly deck: OwnDeck
  readonly cards: ReadonlyMap<string, CardEntry>
  readonly add: (part: Part, id: string) => void
  readonly drop: (part: Part, id: string) => void
}

/** What is in the deck and its market, line by line, in the order that somebody chose. */
export function Contents({ deck, cards, add, drop }: ContentsProps) {
  const order = useSignal<Order>('cost')
  // What was just taken out keeps its line until the hand leaves the list: nothing moves under a finger.
  const out = useSignal<readonly string[]>([])
  const size = sizeOf(deck)
  const main = sorted(
    {
      ...deck,
      main: [
        ...deck.main,
        ...out.value.filter((id) => countIn(deck, 'main', id) === 0).map((id) => [0, id] as const),
      ],
    },
    cards,
    order.value,
  )
  const market = [...new Set(deck.market)].map(
    (id) => [deck.market.filter((each) => each === id).length, id] as const,
  )
  const leave = () => {
    out.value = []
  }
  return (
    <section class="contents" aria-label={w.value.list}>
      <div class="contents-head">
        <h2>
          {w.value.main} <small>{w.value.cards(size)}</small>
        </h2>
        <label class="field">
          <span>{s.value.sort}</span>
          <select
            value={order.value}
            onChange={({ currentTarget: { value } }) => {
              order.value = ORDERS.find((each) => each === value) ?? 'cost'
            }}
          >
            {ORDERS.map((each) => (
              <option key={each} value={each}>
                {s.value.orders[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="quiet types">
        {typesOf(deck, cards)
          .map(([type, n]) => `${n} ${kindWord(c.value, { game: 'eternal', type }).toLowerCase()}`)
          .join(' · ') || w.value.empty}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, a place is given back */}
      <div onMouseLeave={leave}>
        <Lines
          lines={main}
          part="main"
          cards={cards}
          add={add}
          drop={(part, id) => {
            if (countIn(deck, part, id) === 1) out.value = [...out.value.filter((each) => each !== id), id]
            drop(part, id)
          }}
        />
      </div>
      {market.length > 0 && (
        <>
          <h2>
            {w.value.market} <small>{w.value.cards(deck.market.length)}</small>
          </h2>
          <Lines lines={market} part="market" cards={cards} add={add} drop={drop} />
        </>
      )}
    </section>
  )
}

const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const

interface LinesProps extends Pick<ContentsProps, 'cards' | 'add' | 'drop'> {
  readonly lines: readonly (readonly [number, string])[]
  readonly part: Part
}

function Lines({ lines, part, cards, add, drop }: LinesProps) {
  return (
    <ol class="deck-lines">
      {lines.map(([n, id]) => {
        const entry = cards.get(id)
        if (entry === undefined) return null
        const letters = [...new Set(entry.influence ?? '')] as (keyof typeof FACTIONS)[]
        return (
          <li key={id} class={n === 0 ? 'out' : ''}>
            <b class="n">{n}</b>
            <span class="cost">{entry.type === 'power' ? '' : entry.cost}</span>
            <button type="button" class="plain name" {...peekHandlers({ entry }, undefined)}>
              {entry.name}
            </button>
            <span class="pips">
              {letters.map((letter) => (
                <Pip key={letter} faction={FACTIONS[letter]} />
              ))}
            </span>
            <button
              type="button"
              class="step"
              aria-label={w.value.drop(aCard(entry))}
              disabled={n === 0}
              onClick={() => drop(part, id)}
            >
              −
            </button>
            <button
              type="button"
              class="step"
              aria-label={w.value.add(aCard(entry))}
              onClick={() => add(part, id)}
            >
              +
            </button>
          </li>
        )
      })}
    </ol>
  )
}
