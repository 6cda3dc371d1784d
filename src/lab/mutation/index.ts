import { gameNamed } from '../../games/index.ts'
import { readable } from '../scenarios/index.ts'
import { readEquivalents } from './equivalents.ts'
import { type KnownResults, readKnown, writeKnown } from './known.ts'
import { MutationTest } from './mutation-test.ts'
import { type CardScore, scoreOf } from './score.ts'
import { testOnThreads } from './threads.ts'

export interface MutationOptions {
  /** Only this card. */
  readonly card?: string
  readonly threads: number
  /** Plays everything again, whatever is known from before. */
  readonly fresh?: boolean
}

/** A thread has to read all scenarios before it can begin. */
const NOT_WORTH_A_THREAD = 20

export interface MutationScores {
  readonly test: MutationTest
  readonly scores: readonly CardScore[]
}

/** How many mutants of a game's definitions the scenarios of these paths notice. */
export async function mutationScores(
  game: string,
  paths: readonly string[],
  options: MutationOptions,
): Promise<MutationScores> {
  const test = new MutationTest(gameNamed(game), readable(paths))
  const known: KnownResults = options.fresh === true ? {} : readKnown(game)
  const ids = options.card === undefined ? test.rewriting.ids : [options.card]
  const stale = ids.filter((id) => !test.isUpToDate(id, known[id]))
  const found =
    stale.length <= NOT_WORTH_A_THREAD || options.threads === 1
      ? Object.fromEntries(stale.map((id) => [id, test.run(id, known[id])]))
      : await testOnThreads({ mutates: game, paths }, stale, known, options.threads)
  const all = { ...known, ...found }
  if (stale.length > 0) writeKnown(game, all)
  const equivalents = readEquivalents()
  return { test, scores: ids.map((id) => scoreOf(game, id, all[id]!, equivalents)) }
}
