import type { PageGame } from '../../../src/web/games/game.ts'

/** What the toy brings to the page: an entry of the registry. */
export const toyPage: Omit<PageGame, 'id'> & { readonly id: 'toy' } = {
  id: 'toy',
  Scene: () => null,
  emblem: 'dice',
  usualPlayers: [{ bot: null }, { bot: 'random' }],
  hidesCards: true,
  hasCampaign: false,
  sealedSets: [],
  sealedPages: [],
  buildsDecks: false,
  labBots: ['random', 'random'],
  worker: () => new Worker(new URL('./toy.worker.ts', import.meta.url), { type: 'module' }),
  table: () => import('./toy-table.tsx'),
  Setup: () => null,
  Change: () => null,
  tableSeats: async () => {
    throw new Error('nobody waits for others at a table of the toy')
  },
  LabForm: () => null,
  labSides: async () => {
    throw new Error('nobody plays series of the toy on the page')
  },
  // The end of a game asks what to try next: there is nothing.
  ladder: () => new Promise(() => {}),
  usualRung: '',
  lessons: async () => [],
  price: { outline: '', without: [] },
}
