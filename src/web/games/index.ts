import type { GameId } from '../source/source.ts'
import { aeonsEnd } from './aeons-end.tsx'
import { eternal } from './eternal.tsx'
import type { PageGame } from './game.ts'

/** Every game of the page. */
export const pageGames: Readonly<Record<GameId, PageGame>> = { 'aeons-end': aeonsEnd, eternal }
