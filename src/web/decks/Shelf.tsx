import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { EternalOffer } from '../../games/eternal/text/offer.ts'
import type { CardEntry } from '../../language/face.ts'
import { Card } from '../card/Card.tsx'
import { cardWords } from '../card/words.ts'
import { found, NO_WISH, valuesOf, type Wish } from '../cards/search.ts'
import { cardsWords } from '../cards/words.ts'
import { library } from '../page/library.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { countIn, type OwnDeck, type Part } from './deck.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)
const s = speaking(cardsWords)
const c = speaking(cardWords)
const A_PAGE = 36

interface ShelfProps {
  readonly cards: readonly CardEntry[]
  readonly deck: OwnDeck
  readonly part: Part
  readonly add: (id: string) => void
  readonly drop: (id: string) => void
}

/** Every card that can be put into a deck, to be searched; a click adds one. */
export function Shelf({ cards, deck, part, add, drop }: ShelfProps) {
  const wish = useSignal<Wish>(NO_WISH)
  const shown = useSignal(A_PAGE)
  const offer = useSignal<EternalOffer | null>(null)
  const tongue = lang.value
  useEffect(() => {
    void library.offer('eternal', tongue).then((came) => {
      offer.value = came as EternalOffer
    })
  }, [tongue])
  const all = found(cards, wish.value)
  const change = (part: Partial<Wish>) => {
    wish.value = { ...wish.value, ...part }
    shown.value = A_PAGE
  }
  const choice = (
    label: string,
    field: keyof Wish,
    values: readonly (readonly [value: string, name: string])[],
  ) => (
    <label class="field">
      <span>{label}</span>
      <select
        value={wish.value[field]}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      >
        <option value="">{s.value.any}</option>
        {values.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
  const same = (value: string) => [value, value] as const
  return (
    <section class="shelf" aria-label={w.value.find}>
      <search class="filters">
        <label class="field wide">
          <span>{s.value.search}</span>
          <input
            type="search"
            placeholder={s.value.searchHelp}
            value={wish.value.text}
            onInput={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        {choice(s.value.faction, 'faction', [
          ...(offer.value?.factions ?? []).map(({ letter, name }) => [letter, name] as const),
          ['-', s.value.neutral],
        ])}
        {choice(
          s.value.cost,
          'cost',
          valuesOf(cards, ({ cost }) => (cost === null ? null : String(cost))).map(same),
        )}
        {choice(
          s.value.type,
          'type',
          valuesOf(cards, ({ type }) => type).map((type) => [type, c.value.kinds[type] ?? type] as const),
        )}
        {choice(
          s.value.keyword,
          'skill',
          (offer.value?.skills ?? []).map(({ id, name }) => [id, name] as const),
        )}
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

/** One card of the shelf: a click adds it, the minus key takes one out. */
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
      <Card quiet entry={entry} choose={{ label: w.value.add(entry.name), act: add }} />
      <span class="held">
        <button type="button" aria-label={w.value.drop(entry.name)} disabled={n === 0} onClick={drop}>
          −
        </button>
        <b>
          {n}
          <span class="unseen"> {w.value.copies(n)}</span>
        </b>
        <button type="button" aria-label={w.value.add(entry.name)} onClick={add}>
          +
        </button>
      </span>
    </li>
  )
}
