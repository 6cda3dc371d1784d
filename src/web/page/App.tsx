import { pageGames } from '../games/index.ts'
import { LinkPage } from '../home/LinkPage.tsx'
import { PlayNow } from '../home/PlayNow.tsx'
import { homeWords } from '../home/words.ts'
import { GAMES, type GameId } from '../source/source.ts'
import { later } from './later.tsx'
import { route } from './route.ts'
import { Shell } from './Shell.tsx'
import { speaking } from './words.ts'

const w = speaking(homeWords)

const HomePage = later(() => import('../home/HomePage.tsx').then((part) => part.HomePage))
const TablePage = later(() => import('../table/TablePage.tsx').then((part) => part.TablePage))

const CardsPage = later(() => import('../cards/CardsPage.tsx').then((part) => part.CardsPage))
const CardPage = later(() => import('../cards/CardPage.tsx').then((part) => part.CardPage))
const DecksPage = later(() => import('../decks/DecksPage.tsx').then((part) => part.DecksPage))
const DeckEditor = later(() => import('../decks/DeckEditor.tsx').then((part) => part.DeckEditor))
const LabPage = later(() => import('../lab/LabPage.tsx').then((part) => part.LabPage))
const LessonPage = later(() => import('../lesson/LessonPage.tsx').then((part) => part.LessonPage))
const LearnPage = later(() => import('../learn/LearnPage.tsx').then((part) => part.LearnPage))
const ChapterPage = later(() => import('../learn/ChapterPage.tsx').then((part) => part.ChapterPage))

const [FIRST] = GAMES

const gameIn = (name: string | undefined): GameId | undefined => GAMES.find((game) => game === name)

/** The page that the address names. */
export function App() {
  const { path, query } = route.value
  const [place, first, second] = path
  const game = gameIn(first)
  if (place === 'table' && first !== undefined) return <TablePage key={first} id={first} />
  return <Shell>{page()}</Shell>

  function page() {
    if (place === undefined) return <HomePage />
    if (place === 'play' && game !== undefined)
      return <PlayNow game={game} seed={query.get('seed')} bot={query.get('bot')} />
    if (place === 'setup' && game !== undefined) {
      const { Setup } = pageGames[game]
      return <Setup query={query} />
    }
    if (place === 'cards' && second !== undefined && game !== undefined)
      return <CardPage key={second} game={game} id={second} />
    if (place === 'cards') return <CardsPage game={game ?? FIRST} />
    if (place === 'decks' && first !== undefined) return <DeckEditor key={first} id={first} />
    if (place === 'decks') return <DecksPage />
    if (place === 'lab') return <LabPage key={game} game={game ?? FIRST} />
    if (place === 'lesson' && game !== undefined) return <LessonPage game={game} />
    if (place === 'learn' && first === undefined) return <LearnPage />
    if (place === 'learn' && game !== undefined)
      return <ChapterPage key={path.join('/')} game={game} name={second ?? null} />
    if (place === 'link' && game !== undefined && second !== undefined)
      return <LinkPage game={game} data={second} at={query.get('at')} />
    return (
      <main class="page">
        <h1>{w.value.notFound}</h1>
      </main>
    )
  }
}
