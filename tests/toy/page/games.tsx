import { pageGames as usual } from '../../../src/web/games/index.ts'
import { toyPage } from './toy-page.tsx'

/** The registry of the page with one entry more: what `src/web/games/index.ts` would be with the toy in it. */
export const pageGames = { ...usual, toy: toyPage }
