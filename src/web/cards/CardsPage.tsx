import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { EternalOffer } from '../../games/eternal/text/offer.ts'
import { Card } from '../card/Card.tsx'
import { cardWords } from '../card/words.ts'
import { homeWords } from '../home/words.ts'
import { library, useCards } from '../page/library.ts'
import { go } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import './cards.css'
import { found, NO_WISH, valuesOf, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const c = speaking(cardWords)
const h = speaking(homeWords)
const A_PAGE = 60

/** Every card of a game, to be searched in the language of the page. */
export function CardsPage({ game }: { readonly game: GameId }) {
  const cards = [...useCards(game).values()]
  const wish = useSignal<Wish>(NO_WISH)
  const shown = useSignal(A_PAGE)
  const offer = useSignal<EternalOffer | null>(null)
  const tongue = lang.value
  useEffect(() => {
    if (game === 'eternal')
      void library.offer(game, tongue).then((came) => {
        offer.value = came as EternalOffer
      })
  }, [game, tongue])
  useEffect(() => {
    wish.value = NO_WISH
  }, [game])

  const change = (part: Partial<Wish>) => {
    wish.value = { ...wish.value, ...part }
    shown.value = A_PAGE
  }
  const all = found(cards, wish.value)
  const choice = (
    label: string,
    field: keyof Wish,
    values: readonly string[],
    name: (value: string) => string,
  ) => (
    <label class="field">
      <span>{label}</span>
      <select
        value={wish.value[field]}
        onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      >
        <option value="">{w.value.any}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <main class="page cards-page">
      <h1>{w.value.title}</h1>
      <search class="filters">
        <label class="field">
          <span>{w.value.game}</span>
          <select value={game} onChange={({ currentTarget }) => go(['cards', currentTarget.value])}>
            {GAMES.map((id) => (
              <option key={id} value={id}>
                {h.value.games[id].name}
              </option>
            ))}
          </select>
        </label>
        <label class="field wide">
          <span>{w.value.search}</span>
          <input
            type="search"
            placeholder={w.value.searchHelp}
            value={wish.value.text}
            onInput={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        {choice(
          w.value.type,
          'type',
          valuesOf(cards, ({ type }) => type),
          (type) => c.value.kinds[type] ?? type,
        )}
        {choice(
          w.value.cost,
          'cost',
          valuesOf(cards, ({ cost }) => (cost === null ? null : String(cost))),
          (cost) => cost,
        )}
        {choice(
          w.value.set,
          'set',
          valuesOf(cards, ({ set }) => set),
          (set) => w.value.sets[set] ?? w.value.setNumber(set),
        )}
        {offer.value !== null && game === 'eternal' && (
          <>
            {choice(
              w.value.faction,
              'faction',
              [...offer.value.factions.map(({ letter }) => letter), '-'],
              (letter) =>
                offer.value?.factions.find((each) => each.letter === letter)?.name ?? w.value.neutral,
            )}
            {choice(
              w.value.keyword,
              'skill',
              offer.value.skills.map(({ id }) => id),
              (id) => offer.value?.skills.find((skill) => skill.id === id)?.name ?? id,
            )}
          </>
        )}
      </search>
      <p aria-live="polite">{w.value.found(all.length)}</p>
      <ul class="gallery">
        {all.slice(0, shown.value).map((entry) => (
          <li key={entry.id}>
            <Card quiet entry={entry} choose={{ label: '', act: () => go(['cards', game, entry.id]) }} />
          </li>
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
          {w.value.more}
        </button>
      )}
      <footer>{w.value.credits}</footer>
    </main>
  )
}
