import { GAMES as usual } from '../../../src/web/games/ids.ts'

export const GAMES = [...usual, 'toy'] as const
