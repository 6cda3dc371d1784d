import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { GameSelect } from '../page/GameSelect.tsx'
import { useCards } from '../page/library.ts'
import { go } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import './cards.css'
import { CardFilters } from './CardFilters.tsx'
import { found, NO_WISH, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const A_PAGE = 60

/** Every card of a game, to be searched in the language of the page. */
export function CardsPage({ game }: { readonly game: GameId }) {
  const cards = [...useCards(game).values()]
  const wish = useSignal<Wish>(NO_WISH)
  const shown = useSignal(A_PAGE)
  useEffect(() => {
    wish.value = NO_WISH
  }, [game])

  const change = (part: Partial<Wish>) => {
    wish.value = { ...wish.value, ...part }
    shown.value = A_PAGE
  }
  const all = found(cards, wish.value)
  return (
    <main class="page cards-page">
      <h1>{w.value.title}</h1>
      <search class="filters">
        <GameSelect place="cards" game={game} />
        <CardFilters game={game} cards={cards} wish={wish.value} change={change} />
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
