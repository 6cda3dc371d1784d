import { later, nothing } from '../page/later.tsx'
import type { PageGame } from './game.ts'

const Setup = later(() => import('../setup/aeons-end/AeonsEndSetup.tsx').then((part) => part.AeonsEndSetup))
const Change = later(() => import('../setup/aeons-end/Change.tsx').then((part) => part.ChangeAeonsEnd))
const LabForm = later(() => import('../lab/aeons-end/Form.tsx').then((part) => part.AeonsEndForm), nothing)

const Figure = later(
  () => import('../learn/figures/aeons-end.tsx').then((part) => part.AeonsEndFigure),
  nothing,
)

const Scene = later(() => import('../home/Scenes.tsx').then((part) => part.BreachScene), nothing)

export const aeonsEnd: PageGame<'aeons-end'> = {
  id: 'aeons-end',
  Scene: () => <Scene />,
  emblem: 'daemon-skull',
  usualPlayers: [],
  hidesCards: false,
  hasCampaign: true,
  sealedSets: ['legacy'],
  sealedPages: ['16-legacy'],
  buildsDecks: false,
  labBots: ['greedy'],
  worker: () => new Worker(new URL('../engine/aeons-end.worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('../table/aeons-end/parts.tsx'),
  Setup: ({ query }) => (
    <Setup code={query.get('code')} nemesis={query.get('nemesis')} difficulty={query.get('difficulty')} />
  ),
  Change: ({ table }) => <Change table={table} />,
  tableSeats: () => import('../setup/aeons-end/seats.tsx'),
  LabForm: (form) => <LabForm {...form} />,
  labSides: async (flags) => (await import('../lab/aeons-end/sides.ts')).aeonsEndSides(flags),
  ladder: async () => (await import('../ladder/aeons-end.ts')).aeonsEndLadder(),
  Figure: (props) => <Figure {...props} />,
  usualRung: 'rageborne normal',
  lessons: async () => (await import('../lesson/aeons-end-lessons.ts')).aeonsEndLessons,
  price: { outline: 'M12 .5L21 12l-9 11.5L3 12z', without: [] },
}
