import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { Card } from '../card/Card.tsx'
import { pageGames } from '../games/index.ts'
import { Banner } from '../page/Banner.tsx'
import { GameTabs } from '../page/GameTabs.tsx'
import { useCards } from '../page/library.ts'
import { go, to } from '../page/route.ts'
import { isUnsealed, unseal } from '../page/sealed.ts'
import { speaking } from '../page/words.ts'
import type { GameId } from '../source/source.ts'
import './cards.css'
import { useWish } from './address.ts'
import { CardFilters } from './CardFilters.tsx'
import { leavePlace, placeAt, useReturn } from './place.ts'
import { found, queryOf, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const w = speaking(cardsWords)
const A_PAGE = 60

/** Every card of a game, to be searched in the language of the page. */
export function CardsPage({ game }: { readonly game: GameId }) {
  const cards = [...useCards(game).values()]
  const [wish, changeWish] = useWish()
  const address = to(['cards', game], queryOf(wish))
  const left = useRef(placeAt(address)).current
  const shown = useSignal(left?.shown ?? A_PAGE)
  useReturn(left, cards.length > 0)

  const change = (part: Partial<Wish>) => {
    // Whoever chooses a sealed set, by a name that says so, has asked for it.
    if (part.set !== undefined && pageGames[game].sealedSets.includes(part.set)) unseal(game)
    shown.value = A_PAGE
    changeWish(part)
  }
  const open = (id: string) => {
    leavePlace(address, { shown: shown.value, top: scrollY, opened: id })
    go(['cards', game, id], queryOf(wish))
  }
  const sealed = isUnsealed(game) ? [] : pageGames[game].sealedSets
  // A link may name a sealed set; that is not asking for it.
  const asked = sealed.includes(wish.set) ? { ...wish, set: '' } : wish
  const all = found(cards, asked, sealed)
  return (
    <main class="page cards-page">
      <Banner title={w.value.title} games={[game]}>
        <GameTabs place="cards" game={game} />
      </Banner>
      <search class="filters">
        <CardFilters game={game} cards={cards} wish={wish} change={change} />
      </search>
      <p aria-live="polite">{w.value.found(all.length)}</p>
      <ul class="gallery">
        {all.slice(0, shown.value).map((entry) => (
          <li key={entry.id} id={`card-${entry.id}`}>
            <Card quiet entry={entry} choose={{ label: '', act: () => open(entry.id) }} />
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
