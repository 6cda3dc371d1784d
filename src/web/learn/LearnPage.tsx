import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { homeWords } from '../home/words.ts'
import { to } from '../page/route.ts'
import { isSealedPage, unseal } from '../page/sealed.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { type BookPage, bookOf } from './book.ts'
import './learn.css'
import { Lessons } from './Lessons.tsx'
import { learnWords } from './words.ts'

const w = speaking(learnWords)
const h = speaking(homeWords)

const isRuling = ({ name }: BookPage): boolean => name.startsWith('rulings/')

/** The way into both games: a first round that teaches, and the rules. */
export function LearnPage() {
  return (
    <main class="page learn">
      <h1>{w.value.title}</h1>
      <p class="lead">{w.value.intro}</p>
      {GAMES.map((game) => (
        <RulebookContents key={game} game={game} />
      ))}
    </main>
  )
}

function RulebookContents({ game }: { readonly game: GameId }) {
  const pages = useSignal<readonly BookPage[]>([])
  const language = lang.value
  useEffect(() => {
    void bookOf(game, language).then((came) => {
      pages.value = came
    })
  }, [game, language])
  const { name } = h.value.games[game]
  const list = (title: string, shown: readonly BookPage[]) =>
    shown.length === 0 ? null : (
      <>
        <h3>{title}</h3>
        <ol class="contents">
          {shown.map((page) => (
            <li key={page.name}>
              <a href={to(['learn', game, page.name])}>{page.title}</a>
            </li>
          ))}
        </ol>
      </>
    )
  return (
    <section class="rulebook-contents" aria-labelledby={`rulebook-${game}`}>
      <h2 id={`rulebook-${game}`}>{w.value.rulebook(name)}</h2>
      <Lessons game={game} />
      <p>
        <a href={to(['learn', game])}>{w.value.search}</a>
      </p>
      {list(
        w.value.chapters,
        pages.value.filter((page) => !isRuling(page) && !isSealedPage(game, page)),
      )}
      {pages.value.some((page) => isSealedPage(game, page)) && (
        <button type="button" class="button calm" onClick={() => unseal(game)}>
          {w.value.unseal}
        </button>
      )}
      {list(w.value.rulings, pages.value.filter(isRuling))}
    </section>
  )
}
