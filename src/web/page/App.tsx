import { PlayNow } from '../home/PlayNow.tsx'
import { GAMES } from '../source/source.ts'
import { later } from './later.tsx'
import { route } from './route.ts'
import { Shell } from './Shell.tsx'

const HomePage = later(() => import('../home/HomePage.tsx').then((part) => part.HomePage))
const TablePage = later(() => import('../table/TablePage.tsx').then((part) => part.TablePage))
const LinkPage = later(() => import('../home/LinkPage.tsx').then((part) => part.LinkPage))
const ExamplePage = later(() => import('../learn/ExamplePage.tsx').then((part) => part.ExamplePage))
const RoomPage = later(() => import('../online/room/RoomPage.tsx').then((part) => part.RoomPage))
const ReplayPage = later(() => import('../online/afterwards/ReplayPage.tsx').then((part) => part.ReplayPage))
const Place = later(() => import('./Place.tsx').then((part) => part.Place))

/** The page that the address names: tables, and what is on the way to one. All others are places. */
export function App() {
  const { path, query } = route.value
  const [place, first, second] = path
  const game = GAMES.find((each) => each === first)
  if (place === 'table' && first !== undefined) return <TablePage key={first} id={first} />
  if (place === 'link' && game !== undefined && second !== undefined)
    return <LinkPage game={game} data={second} at={query.get('at')} seats={query.get('seats')} />
  if (place === 'example' && game !== undefined && path.length === 5)
    return <ExamplePage key={path.join('/')} game={game} path={path.slice(2)} />
  if (place === 't' && first !== undefined)
    return <RoomPage key={first} id={first} watchKey={query.get('k')} />
  if (place === 'replay' && first !== undefined)
    return <ReplayPage key={first} id={first} at={query.get('at')} eyes={query.get('eyes')} />
  return <Shell>{page()}</Shell>

  function page() {
    if (place === undefined) return <HomePage />
    if (place === 'play' && game !== undefined)
      return <PlayNow game={game} seed={query.get('seed')} bot={query.get('bot')} />
    return <Place />
  }
}
