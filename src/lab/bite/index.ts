import { gameNamed } from '../../games/index.ts'
import { readable } from '../scenarios/index.ts'
import { Biting } from './bite.ts'
import { readEquivalents } from './equivalents.ts'
import { type KnownBites, readKnown, writeKnown } from './known.ts'
import { type CardScore, scoreOf } from './score.ts'
import { biteOnThreads } from './threads.ts'

export interface BiteOptions {
  /** Only this card. */
  readonly card?: string
  readonly threads: number
  /** Plays everything again, whatever is known from before. */
  readonly fresh?: boolean
}

/** A thread has to read all scenarios before it can begin. */
const NOT_WORTH_A_THREAD = 20

export interface Bitten {
  readonly biting: Biting
  readonly scores: readonly CardScore[]
}

/** How many mutants of a game's definitions the scenarios of these paths notice. */
export async function bite(game: string, paths: readonly string[], options: BiteOptions): Promise<Bitten> {
  const biting = new Biting(gameNamed(game), readable(paths))
  const known: KnownBites = options.fresh === true ? {} : readKnown(game)
  const ids = options.card === undefined ? biting.rewriting.ids : [options.card]
  const stale = ids.filter((id) => !biting.isUpToDate(id, known[id]))
  const found =
    stale.length <= NOT_WORTH_A_THREAD || options.threads === 1
      ? Object.fromEntries(stale.map((id) => [id, biting.bite(id, known[id])]))
      : await biteOnThreads({ biting: game, paths }, stale, known, options.threads)
  const all = { ...known, ...found }
  if (stale.length > 0) writeKnown(game, all)
  const equivalents = readEquivalents()
  return { biting, scores: ids.map((id) => scoreOf(game, id, all[id]!, equivalents)) }
}
