import { later, nothing } from '../page/later.tsx'
import type { PageGame } from './game.ts'

const Setup = later(() => import('../setup/eternal/EternalSetup.tsx').then((part) => part.EternalSetup))
const Change = later(() => import('../setup/eternal/ChangeEternal.tsx').then((part) => part.ChangeEternal))
const LabForm = later(() => import('../lab/eternal/Form.tsx').then((part) => part.EternalForm), nothing)

const MoreFilters = later(
  () => import('../cards/eternal/MoreFilters.tsx').then((part) => part.MoreFilters),
  nothing,
)

const Figure = later(() => import('../learn/figures/eternal.tsx').then((part) => part.EternalFigure), nothing)

const Scene = later(() => import('../home/Scenes.tsx').then((part) => part.ThroneScene), nothing)

export const eternal: PageGame<'eternal'> = {
  id: 'eternal',
  Scene: () => <Scene />,
  emblem: 'stone-throne',
  usualPlayers: [{ bot: null }, { bot: 'search:normal' }],
  hidesCards: true,
  hasCampaign: false,
  sealedSets: [],
  sealedPages: [],
  buildsDecks: true,
  labBots: ['greedy', 'greedy'],
  worker: () => new Worker(new URL('../engine/eternal.worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('../table/eternal/parts.tsx'),
  Setup: ({ query }) => (
    <Setup
      deck={query.get('deck')}
      code={query.get('code')}
      against={query.get('against')}
      bot={query.get('bot')}
    />
  ),
  Change: ({ table }) => <Change table={table} />,
  tableSeats: () => import('../setup/eternal/seats.tsx'),
  answerable: () => import('../table/eternal/answers/answerable.ts'),
  LabForm: (form) => <LabForm {...form} />,
  labSides: async (flags) => (await import('../lab/eternal/decks.ts')).eternalSides(flags),
  labFlags: async (flags) => (await import('../lab/eternal/decks.ts')).withOwnDecks(flags),
  MoreFilters: (props) => <MoreFilters {...props} />,
  ladder: async () => (await import('../ladder/eternal.ts')).eternalLadder(),
  Figure: (props) => <Figure {...props} />,
  usualRung: 'Elysian Flyers normal',
  lessons: async () => (await import('../lesson/eternal-lessons.ts')).eternalLessons,
  price: { outline: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z', without: ['power'] },
}
