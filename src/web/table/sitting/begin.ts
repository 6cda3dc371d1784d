import { readRecord } from '../../../kernel/record.ts'
import type { Beginning, GameId, Moment, Player } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { Sitting } from './sitting.ts'

/** A game that was begun elsewhere on the page and waits for its table. */
let waiting: Sitting | null = null

/** Begins a game; gives its id, or the sentence that says why it cannot be. */
export async function start(
  game: GameId,
  from: Beginning,
  players: readonly Player[],
  title: string,
  as: Omit<Parameters<Sitting['open']>[3], 'title'> = {},
): Promise<{ readonly id: string; readonly sitting: Sitting } | { readonly problem: string }> {
  const sitting = new Sitting()
  const opened = await sitting.open(game, from, players, { title, ...as })
  if (!opened) {
    sitting.close()
    return { problem: sitting.problem.peek() ?? '' }
  }
  waiting?.close()
  waiting = sitting
  return { id: sitting.kept.id, sitting }
}

/** A described position begins as it was, a deal with new cards. */
function beginningOf(setup: unknown): Beginning {
  if (typeof setup === 'object' && setup !== null && 'position' in setup)
    return { kind: 'position', given: setup.position }
  return { kind: 'deal', setup, seed: newId() }
}

/** Everybody plays what the other one had. */
function withSidesChanged(setup: unknown): unknown {
  if (typeof setup !== 'object' || setup === null || !('decks' in setup)) return setup
  const { decks } = setup
  return Array.isArray(decks) ? { ...setup, decks: decks.toReversed() } : setup
}

/** The same set-up dealt again; gives the id of the new game. */
export async function playAgain(
  { game, players, record }: Moment,
  title: string,
  rung: string | null,
  sidesChanged: boolean,
): Promise<string | null> {
  if (record === null) return null
  const setup = readRecord(record).setup
  const begun = await start(
    game,
    beginningOf(sidesChanged ? withSidesChanged(setup) : setup),
    players,
    title,
    {
      rung: sidesChanged ? null : rung,
    },
  )
  return 'id' in begun ? begun.id : null
}

/** The game of this id that was just begun, for the table to take over. */
export function begun(id: string): Sitting | null {
  if (waiting?.kept.id !== id) return null
  const sitting = waiting
  waiting = null
  return sitting
}
