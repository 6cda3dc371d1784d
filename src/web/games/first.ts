import type { Plain } from '../../language/face.ts'
import type { GameId, Player } from '../source/source.ts'

/** The very first table of somebody: an easy one, in deals that begin with her own turn before anything has happened. */
export interface FirstTable {
  readonly setup: Plain
  readonly players: readonly Player[]
  readonly rung: string
  readonly seeds: readonly string[]
}

const seeds = (...numbers: readonly number[]): readonly string[] => numbers.map((n) => `first-table-${n}`)

export const firstTables: Readonly<Record<GameId, FirstTable>> = {
  'aeons-end': {
    setup: { difficulty: 'beginner' },
    players: [],
    rung: 'rageborne beginner',
    seeds: seeds(2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 17, 18),
  },
  eternal: {
    setup: { decks: ['Rakano Warcry', 'Elysian Flyers'] },
    players: [{ bot: null }, { bot: 'search:easy' }],
    rung: 'Elysian Flyers easy',
    seeds: seeds(1, 4, 5, 6, 7, 11, 13, 14, 15, 16, 18, 19),
  },
}
