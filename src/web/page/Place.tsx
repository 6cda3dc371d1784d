import { pageGames } from '../games/index.ts'
import { homeWords } from '../home/words.ts'
import { GAMES } from '../source/source.ts'
import { handFocusOn } from './handed-focus.ts'
import { later } from './later.tsx'
import { route } from './route.ts'
import { speaking } from './words.ts'

const w = speaking(homeWords)

const CardsPage = later(() => import('../cards/CardsPage.tsx').then((part) => part.CardsPage))
const CardPage = later(() => import('../cards/CardPage.tsx').then((part) => part.CardPage))
const DecksPage = later(() => import('../decks/DecksPage.tsx').then((part) => part.DecksPage))
const DeckEditor = later(() => import('../decks/DeckEditor.tsx').then((part) => part.DeckEditor))
const LabPage = later(() => import('../lab/LabPage.tsx').then((part) => part.LabPage))
const CampaignsPage = later(() => import('../campaign/CampaignsPage.tsx').then((part) => part.CampaignsPage))
const CampaignPage = later(() => import('../campaign/CampaignPage.tsx').then((part) => part.CampaignPage))
const LadderPage = later(() => import('../ladder/LadderPage.tsx').then((part) => part.LadderPage))
const LessonPage = later(() => import('../lesson/LessonPage.tsx').then((part) => part.LessonPage))
const LearnPage = later(() => import('../learn/LearnPage.tsx').then((part) => part.LearnPage))
const ChapterPage = later(() => import('../learn/ChapterPage.tsx').then((part) => part.ChapterPage))
const TogetherPage = later(() => import('../online/lobby/TogetherPage.tsx').then((part) => part.TogetherPage))
const AccountPage = later(() => import('../online/account/AccountPage.tsx').then((part) => part.AccountPage))
const OnlineCampaignPage = later(() =>
  import('../online/campaign/OnlineCampaignPage.tsx').then((part) => part.OnlineCampaignPage),
)
const NewCampaignPage = later(() =>
  import('../online/campaign/NewCampaignPage.tsx').then((part) => part.NewCampaignPage),
)
const JoinPage = later(() => import('../online/lobby/JoinPage.tsx').then((part) => part.JoinPage))

const [FIRST] = GAMES

handFocusOn()

/** A place around the tables, where the address names one. */
export function Place() {
  const { path, query } = route.value
  const [place, first, second] = path
  const game = GAMES.find((each) => each === first)
  if (place === 'together') return <TogetherPage />
  if (place === 'account') return <AccountPage />
  if (place === 'join' && first !== undefined && second !== undefined)
    return <JoinPage key={path.join('/')} id={first} invitation={second} />
  if (place === 'c' && first !== undefined)
    return <OnlineCampaignPage key={first} id={first} invitation={second ?? null} />
  if (place === 'c') return <NewCampaignPage />
  if (place === 'setup' && game !== undefined) {
    const { Setup, Change } = pageGames[game]
    return second === undefined ? <Setup query={query} /> : <Change key={second} table={second} />
  }
  if (place === 'cards' && second !== undefined && game !== undefined)
    return <CardPage key={second} game={game} id={second} />
  if (place === 'cards') return <CardsPage game={game ?? FIRST} />
  if (place === 'decks' && first !== undefined) return <DeckEditor key={first} id={first} />
  if (place === 'decks') return <DecksPage />
  if (place === 'campaign' && first !== undefined) return <CampaignPage key={first} id={first} />
  if (place === 'campaign') return <CampaignsPage />
  if (place === 'lab') return <LabPage key={game} game={game ?? FIRST} />
  if (place === 'lesson' && game !== undefined)
    return <LessonPage key={second} game={game} id={second ?? null} />
  if (place === 'learn' && first === undefined) return <LearnPage />
  if (place === 'learn' && game !== undefined)
    return <ChapterPage key={path.join('/')} game={game} name={second ?? null} />
  if (place === 'ladder') return <LadderPage key={game} game={game ?? FIRST} />
  return (
    <main class="page">
      <h1>{w.value.notFound}</h1>
    </main>
  )
}
