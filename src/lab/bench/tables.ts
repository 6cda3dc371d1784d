import type { Playable } from '../../language/face.ts'
import { type Figure, figureOf } from './figure.ts'
import { CeilingRunner, type Effort, GameRunner, rate, warmUp } from './runners.ts'

const SHARE = 0.2
const ROUNDS = 5
const PROVEN = 40

type Table = { readonly name: string; readonly document: unknown }

/**
 * Ratios of decisions at many tables, in short rounds of which each has its own ceiling. Comes after everything
 * else: what V8 learns here slows nothing down.
 */
export function ratiosAt(
  game: Playable,
  tables: readonly Table[],
  effort: Effort,
): Readonly<Record<string, Figure>> {
  const short = {
    ...effort,
    warmUpSeconds: effort.warmUpSeconds * SHARE,
    roundSeconds: effort.roundSeconds * SHARE,
    provenGames: Math.min(PROVEN, effort.provenGames),
  }
  const ceiling = new CeilingRunner()
  warmUp(ceiling, short)
  const ratios = tables.map(({ name, document }) => {
    const runner = new GameRunner(game, short, document)
    warmUp(runner, short)
    runner.prove()
    const rounds = Array.from({ length: ROUNDS }, () => rate(runner.lap()) / rate(ceiling.lap()))
    return [name, figureOf(rounds, 3)] as const
  })
  return Object.fromEntries(ratios)
}
