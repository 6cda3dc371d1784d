import { gameNamed } from '../../src/games/index.ts'
import { readRecord } from '../../src/kernel/record.ts'
import { verify } from '../../src/kernel/verify.ts'
import { STEP } from '../../src/server/store/contract/steps.ts'
import type { Store } from '../../src/server/store/contract/store.ts'
import type { Player } from './player.ts'

export interface Books {
  readonly tables: number
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly holes: readonly string[]
  readonly doubles: readonly string[]
  /** Games that do not replay as they were recorded. */
  readonly different: readonly string[]
}

/** Compares what was acknowledged with what the store holds: nothing may be lost, missing in between, or there twice. */
export async function compareBooks(store: Store, players: readonly Player[]): Promise<Books> {
  const lost: string[] = []
  const holes: string[] = []
  const doubles: string[] = []
  const different: string[] = []
  for (const { table, answers } of players) {
    const replay = await store.results.replay(table)
    const steps = await store.steps.load(table, 0)
    const stored = replay === null ? steps.map(({ value }) => value) : readRecord(replay.record).answers
    if (replay !== null) {
      const record = readRecord(replay.record)
      if (!verify(gameNamed(replay.kind), record).ok) different.push(table)
    } else {
      if (steps.some(({ n }, i) => n !== i + 1)) holes.push(table)
      const keys = steps.filter(({ kind }) => kind === STEP.answer).map(({ key }) => key)
      if (new Set(keys).size !== keys.length) doubles.push(table)
      for (const { revision, id } of answers)
        if (steps[revision - 1]?.key !== id) lost.push(`${table} ${revision} ${id}`)
    }
    for (const { revision, index } of answers)
      if (stored[revision - 1] !== index) lost.push(`${table} ${revision}: ${index}`)
    if (stored.length > answers.length + 1) doubles.push(`${table}: ${stored.length} for ${answers.length}`)
  }
  const acknowledged = players.reduce((sum, { answers }) => sum + answers.length, 0)
  return { tables: players.length, acknowledged, lost, holes, doubles, different }
}

export const isClean = ({ lost, holes, doubles, different }: Books): boolean =>
  lost.length + holes.length + doubles.length + different.length === 0
