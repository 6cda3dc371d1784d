import { allCards, cardsOf2019 } from '../cards/index.ts'
import type { Pack } from '../pack.ts'

/** The cards that come with the project, and those of them that were otherwise in 2019. */
const cards: Pack = { id: 'cards', version: 1, cards: allCards, older: cardsOf2019 }

/** The packs that a game has unless it is loaded with others. */
export const usualPacks: readonly Pack[] = [cards]
