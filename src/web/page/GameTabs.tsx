import { homeWords } from '../home/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { to } from './route.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

/** The same page of the other game. */
export function GameTabs({ place, game }: { readonly place: string; readonly game: GameId }) {
  return (
    <nav class="seg game-tabs" aria-label={w.value.game}>
      {GAMES.map((id) => (
        <a key={id} href={to([place, id])} aria-current={id === game ? 'page' : undefined}>
          {w.value.games[id].name}
        </a>
      ))}
    </nav>
  )
}
