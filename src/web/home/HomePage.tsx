import { useSignal } from '@preact/signals'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { GAMES } from '../source/source.ts'
import { cannotKeep, damaged, forget, savedGames } from '../source/store.ts'
import { homeWords } from './words.ts'

const w = speaking(homeWords)

export function HomePage() {
  const { games, playNow, chooseSetup, learn, cards, lab, decks, tagline, unofficial } = w.value
  return (
    <main class="page home">
      <h1>Cardwright</h1>
      <p>{tagline}</p>
      <div class="doors">
        {GAMES.map((game) => (
          <section key={game} class={`door ${game}`} aria-labelledby={`door-${game}`}>
            <h2 id={`door-${game}`}>{games[game].name}</h2>
            <p>{games[game].pitch}</p>
            <a class="go" href={to(['play', game])}>
              {playNow}
            </a>
            <a href={to(['setup', game])}>{chooseSetup}</a>
          </section>
        ))}
      </div>
      <Continue />
      <nav class="places">
        <a href={to(['learn'])}>{learn}</a>
        <a href={to(['cards'])}>{cards}</a>
        <a href={to(['decks'])}>{decks}</a>
        <a href={to(['lab'])}>{lab}</a>
      </nav>
      <footer>{unofficial}</footer>
    </main>
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
        {games.value.map(({ id, title, answers, over }) => (
          <li key={id}>
            <a href={to(['table', id])}>{title}</a>{' '}
            <span>
              {w.value.decisions(answers)}
              {over && `, ${w.value.over}`}
            </span>
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
