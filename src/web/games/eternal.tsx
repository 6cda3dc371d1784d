import { ThroneScene } from '../home/Scenes.tsx'
import { later, nothing } from '../page/later.tsx'
import type { PageGame } from './game.ts'

const Setup = later(() => import('../setup/eternal/EternalSetup.tsx').then((part) => part.EternalSetup))
const LabForm = later(() => import('../lab/eternal/Form.tsx').then((part) => part.EternalForm))

const MoreFilters = later(
  () => import('../cards/eternal/MoreFilters.tsx').then((part) => part.MoreFilters),
  nothing,
)

export const eternal: PageGame = {
  id: 'eternal',
  Scene: ThroneScene,
  emblem: 'stone-throne',
  usualPlayers: [{ bot: null }, { bot: 'search:normal' }],
  hidesCards: true,
  buildsDecks: true,
  labBots: ['greedy', 'greedy'],
  worker: () => new Worker(new URL('../engine/eternal.worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('../table/eternal/parts.tsx'),
  Setup: ({ query }) => <Setup deck={query.get('deck')} code={query.get('code')} />,
  LabForm: (form) => <LabForm {...form} />,
  MoreFilters: (props) => <MoreFilters {...props} />,
  lesson: async () => (await import('../lesson/eternal.ts')).eternalLesson,
  price: { outline: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z', without: ['power'] },
}
