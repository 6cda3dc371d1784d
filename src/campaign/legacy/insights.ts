import {
  ABILITIES,
  MASTERIES,
  STARTER_GEMS,
  STARTER_SPELLS,
  TEMPERAMENTS,
  TREASURES,
  UPGRADES,
} from '../../games/aeons-end/growth/options.ts'
import type { Insight } from '../script.ts'

/** The seven pages of insights; what their options do is said where mages grow. */
export const insights: readonly Insight[] = [
  { page: 1, grows: 'gem', options: STARTER_GEMS, alike: false },
  { page: 2, grows: 'ability', options: ABILITIES, alike: false },
  { page: 3, grows: 'temperament', options: TEMPERAMENTS, alike: false },
  { page: 4, grows: 'spell', options: STARTER_SPELLS, alike: false },
  { page: 5, grows: 'upgrade', options: UPGRADES, alike: true },
  {
    page: 6,
    grows: 'mastery',
    options: MASTERIES,
    alike: false,
    details: { retrained: ['crystal', 'spark'], ordered: ['0', '1', '2', '3', '4'] },
  },
  { page: 7, grows: 'treasure', options: TREASURES, alike: false },
]
