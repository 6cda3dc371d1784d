import { pageGames } from '../games/index.ts'
import { to } from '../page/route.ts'
import { colon, speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { Continue } from './Continue.tsx'
import './home.css'
import { homePageWords } from './tiles/words.ts'
import { homeWords } from './words.ts'

const w = speaking(homePageWords)
const h = speaking(homeWords)

export function HomePage() {
  return (
    <main class="page home">
      <h1 class="unseen">
        {colon('Cardwright')} {h.value.tagline}
      </h1>
      <div class="game-tiles">
        {GAMES.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </div>
      <Continue />
      <footer>{w.value.unofficial}</footer>
    </main>
  )
}

function GameTile({ game }: { readonly game: GameId }) {
  const { games } = h.value
  const { tiles, playNow, chooseSetup, campaign, learn, cards, lab, decks } = w.value
  const { Scene, hasCampaign, buildsDecks } = pageGames[game]
  return (
    <section class={`game-tile ${game}`} aria-labelledby={`game-tile-${game}`}>
      <Scene />
      <div class="sill">
        <h2 id={`game-tile-${game}`}>{games[game].name}</h2>
        <p>{tiles[game].pitch}</p>
        <a class="play" href={to(['play', game])}>
          {playNow}
          <small>{tiles[game].usual}</small>
        </a>
        <ul class="ways">
          <li>
            <a href={to(['setup', game])}>{chooseSetup}</a>
          </li>
          {hasCampaign && (
            <li>
              <a href={to(['campaign'])}>{campaign}</a>
            </li>
          )}
          {buildsDecks && (
            <li>
              <a href={to(['decks'])}>{decks}</a>
            </li>
          )}
          <li>
            <a href={to(['learn', game])}>{learn}</a>
          </li>
          <li>
            <a href={to(['cards', game])}>{cards}</a>
          </li>
          <li>
            <a href={to(['lab', game])}>{lab}</a>
          </li>
        </ul>
      </div>
    </section>
  )
}
