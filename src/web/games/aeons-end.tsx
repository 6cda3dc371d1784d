import { BreachScene } from '../home/Scenes.tsx'
import { later } from '../page/later.tsx'
import type { PageGame } from './game.ts'

const Setup = later(() => import('../setup/aeons-end/AeonsEndSetup.tsx').then((part) => part.AeonsEndSetup))
const LabForm = later(() => import('../lab/aeons-end/Form.tsx').then((part) => part.AeonsEndForm))

export const aeonsEnd: PageGame = {
  id: 'aeons-end',
  Scene: BreachScene,
  emblem: 'daemon-skull',
  usualPlayers: [],
  hidesCards: false,
  buildsDecks: false,
  labBots: ['greedy'],
  worker: () => new Worker(new URL('../engine/aeons-end.worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('../table/aeons-end/parts.tsx'),
  Setup: ({ query }) => <Setup code={query.get('code')} />,
  LabForm: (form) => <LabForm {...form} />,
  lesson: async () => (await import('../lesson/aeons-end.ts')).aeonsEndLesson,
  price: { outline: 'M12 .5L21 12l-9 11.5L3 12z', without: [] },
}
