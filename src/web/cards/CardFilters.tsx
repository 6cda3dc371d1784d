import type { CardEntry } from '../../language/face.ts'
import { cardWords, kindWord } from '../card/words.ts'
import type { Named } from '../games/game.ts'
import { pageGames } from '../games/index.ts'
import { isSealed } from '../page/sealed.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { ORDERS, valuesOf, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const c = speaking(cardWords)

interface CardFiltersProps {
  readonly game: GameId
  readonly cards: readonly CardEntry[]
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
}

/** What somebody looks for among the cards of a game: words, and choices that the game has. */
export function CardFilters({ game, cards, wish, change }: CardFiltersProps) {
  const { MoreFilters, sealedSets } = pageGames[game]
  const choice = (label: string, field: keyof Wish, values: readonly Named[]) =>
    values.length < 2 ? null : (
      <label class="field">
        <span>{label}</span>
        <select
          value={wish[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        >
          <option value="">{field === 'cost' ? w.value.anyCost : w.value.any}</option>
          {values.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  const open = cards.filter((card) => !isSealed(game, card))
  const named = (
    field: (card: CardEntry) => string | null,
    name: (value: string) => string,
    from: readonly CardEntry[] = open,
  ): readonly Named[] => valuesOf(from, field).map((value) => [value, name(value)])
  return (
    <>
      <label class="field wide">
        <span>{w.value.search}</span>
        <input
          type="search"
          placeholder={w.value.searchHelp}
          value={wish.text}
          onInput={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </label>
      {choice(
        w.value.type,
        'type',
        named(
          ({ type }) => type,
          (type) => kindWord(c.value, { game, type }),
        ),
      )}
      {choice(
        w.value.cost,
        'cost',
        named(
          ({ cost }) => (cost === null ? null : String(cost)),
          (cost) => cost,
        ),
      )}
      {choice(
        w.value.set,
        'set',
        named(
          ({ set }) => set,
          (set) => {
            const name = w.value.sets[set] ?? set
            return sealedSets.includes(set) ? w.value.spoils(name) : name
          },
          cards,
        ),
      )}
      {MoreFilters !== undefined && <MoreFilters choice={choice} wish={wish} change={change} />}
      <label class="field">
        <span>{w.value.sort}</span>
        <select
          value={wish.sort}
          onChange={({ currentTarget }) =>
            change({ sort: ORDERS.find((each) => each === currentTarget.value) ?? '' })
          }
        >
          <option value="">{w.value.bySet}</option>
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {w.value.orders[order]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
