import type { CardEntry } from '../../language/face.ts'
import type { GameId } from '../source/source.ts'

/** Something to be beaten: a row of the wall has the same opponent, a column the same strength. */
export interface Rung {
  readonly id: string
  readonly opponent: string
  readonly strength: string
  /** What stands for the opponent: its picture is looked up when it is drawn, for lists of pictures come later. */
  readonly face: Pick<CardEntry, 'id' | 'game' | 'type'>
  /** The page on which the game against it is put together. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
}

export interface Ladder {
  readonly game: GameId
  readonly strengths: readonly string[]
  /** From the easiest opponent to the hardest; each with as many rungs as there are strengths. */
  readonly rows: readonly (readonly Rung[])[]
}

/** The next to be beaten after this one: the next opponent of the same strength, then the first of the next strength. */
export function nextRung({ rows }: Ladder, after: string, won: ReadonlySet<string>): Rung | null {
  const order = (rows[0] ?? []).flatMap((_, column) => rows.flatMap((row) => row[column] ?? []))
  const at = order.findIndex(({ id }) => id === after)
  const following = [...order.slice(at + 1), ...order.slice(0, at + 1)]
  return following.find(({ id }) => !won.has(id)) ?? null
}
