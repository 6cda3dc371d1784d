import type { CardEntry } from '../../language/face.ts'
import { cardWords, kindWord } from '../card/words.ts'
import type { Named } from '../games/game.ts'
import { pageGames } from '../games/index.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { valuesOf, type Wish } from './search.ts'
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
  const { MoreFilters } = pageGames[game]
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
  const named = (
    field: (card: CardEntry) => string | null,
    name: (value: string) => string,
  ): readonly Named[] => valuesOf(cards, field).map((value) => [value, name(value)])
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
          (set) => w.value.sets[set] ?? w.value.setNumber(set),
        ),
      )}
      {MoreFilters !== undefined && <MoreFilters choice={choice} />}
    </>
  )
}
