import type { CardEntry } from '../../language/face.ts'
import type { SettledOf } from '../games/declared.ts'
import type { GameId, Player } from '../source/source.ts'

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

export interface Ladder<G extends GameId = GameId> {
  readonly game: G
  readonly strengths: readonly string[]
  /** From the easiest opponent to the hardest; each with as many rungs as there are strengths. */
  readonly rows: readonly (readonly Rung[])[]
  /** Whom a table is against and how hard, whether or not the wall has such a rung; null where nothing tells. */
  rungOf(settled: SettledOf<G>, players: readonly Player[]): string | null
}

/** The name of a rung, here and among the results. */
export const rungId = (opponent: string, strength: string): string => `${opponent} ${strength}`

const strengthIn = (id: string): string => id.slice(id.lastIndexOf(' ') + 1)

/**
 * The next to be beaten after this one: the next opponent of the same strength, then the first of the next strength. After
 * an opponent whom the wall does not have, the first of that strength.
 */
export function nextRung(
  { rows }: Pick<Ladder, 'rows'>,
  after: string | null,
  won: ReadonlySet<string>,
): Rung | null {
  const order = (rows[0] ?? []).flatMap((_, column) => rows.flatMap((row) => row[column] ?? []))
  const at = order.findIndex(({ id }) => id === after)
  const alike = after === null ? -1 : order.findIndex(({ id }) => strengthIn(id) === strengthIn(after))
  const from = at === -1 ? Math.max(0, alike) : at + 1
  const following = [...order.slice(from), ...order.slice(0, from)]
  return following.find(({ id }) => !won.has(id)) ?? null
}
