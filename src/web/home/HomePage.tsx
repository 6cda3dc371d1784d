import { useSignal } from '@preact/signals'
import { Icon } from '../card/Picture.tsx'
import { pageGames } from '../games/index.ts'
import { to } from '../page/route.ts'
import { colon, speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { cannotKeep, damaged, forget, savedGames } from '../source/store.ts'
import './home.css'
import { homeWords } from './words.ts'

const w = speaking(homeWords)

export function HomePage() {
  return (
    <main class="page home">
      <h1 class="unseen">
        {colon('Cardwright')} {w.value.tagline}
      </h1>
      <div class="doors">
        {GAMES.map((game) => (
          <Door key={game} game={game} />
        ))}
      </div>
      <Continue />
      <footer>{w.value.unofficial}</footer>
    </main>
  )
}

function Door({ game }: { readonly game: GameId }) {
  const { games, playNow, chooseSetup, learn, cards, lab, decks } = w.value
  const { Scene, buildsDecks } = pageGames[game]
  return (
    <section class={`door ${game}`} aria-labelledby={`door-${game}`}>
      <Scene />
      <div class="sill">
        <h2 id={`door-${game}`}>{games[game].name}</h2>
        <p>{games[game].pitch}</p>
        <a class="play" href={to(['play', game])}>
          {playNow}
          <small>{games[game].usual}</small>
        </a>
        <ul class="ways">
          <li>
            <a href={to(['setup', game])}>{chooseSetup}</a>
          </li>
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

/** Games in progress, the last one first. */
function Continue() {
  const games = useSignal(savedGames())
  const broken = damaged.value.length
  if (games.value.length === 0 && broken === 0 && !cannotKeep.value) return null
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{w.value.continue}</h2>
      {broken > 0 && <p role="status">{w.value.damaged(broken)}</p>}
      {cannotKeep.value && <p role="status">{w.value.cannotKeep}</p>}
      <ul>
        {games.value.map(({ id, game, title, answers, over }) => (
          <li key={id} class="slab">
            <a href={to(['table', id])}>
              <Icon name={pageGames[game].emblem} />
              {title}
              <small>
                {w.value.decisions(answers)}
                {over && `, ${w.value.over}`}
              </small>
            </a>
            <button
              type="button"
              aria-label={w.value.forget(title)}
              onClick={() => {
                forget(id)
                games.value = savedGames()
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
