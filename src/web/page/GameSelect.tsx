import { homeWords } from '../home/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { go } from './route.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

/** Changes the game of a page that both games have. */
export function GameSelect({ place, game }: { readonly place: string; readonly game: GameId }) {
  return (
    <label class="field">
      <span>{w.value.game}</span>
      <select value={game} onChange={({ currentTarget }) => go([place, currentTarget.value])}>
        {GAMES.map((id) => (
          <option key={id} value={id}>
            {w.value.games[id].name}
          </option>
        ))}
      </select>
    </label>
  )
}
