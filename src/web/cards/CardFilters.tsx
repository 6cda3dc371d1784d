import type { EternalOffer } from '../../games/eternal/protocol/offer.ts'
import type { CardEntry } from '../../language/face.ts'
import { cardWords } from '../card/words.ts'
import { useOffer } from '../page/library.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import { valuesOf, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const c = speaking(cardWords)

type Named = readonly [value: string, name: string]

interface CardFiltersProps {
  readonly game: GameId
  readonly cards: readonly CardEntry[]
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
}

/** What somebody looks for among the cards of a game: words, and choices that the game has. */
export function CardFilters({ game, cards, wish, change }: CardFiltersProps) {
  const offer = useOffer<EternalOffer>('eternal', game === 'eternal')
  const choice = (label: string, field: keyof Wish, values: readonly Named[]) =>
    values.length < 2 ? null : (
      <label class="field">
        <span>{label}</span>
        <select
          value={wish[field]}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        >
          <option value="">{w.value.any}</option>
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
          (type) => c.value.kinds[type] ?? type,
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
      {offer !== null && (
        <>
          {choice(w.value.faction, 'faction', [
            ...offer.factions.map(({ letter, name }): Named => [letter, name]),
            ['-', w.value.neutral],
          ])}
          {choice(
            w.value.keyword,
            'skill',
            offer.skills.map(({ id, name }): Named => [id, name]),
          )}
        </>
      )}
    </>
  )
}
