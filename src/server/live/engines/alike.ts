import { readRecord } from '../../../kernel/record.ts'
import type { Playable } from '../../../language/face.ts'
import { SharedTable } from '../../../table/shared-table.ts'
import { type Step, stepOf } from '../../../table/steps.ts'
import type { Table } from '../../../table/table.ts'
import type { Step as StoredStep } from '../../store/contract/steps.ts'
import type { TableWithSeats } from '../../store/contract/tables.ts'
import type { Engine, Engines } from './engine.ts'

/** A table as an engine plays it: all of it, or as far as that agrees with what is stored. */
export interface PlayedAlike {
  readonly engine: Engine
  /** As it is dealt, or where its record ends. */
  readonly table: Table<Playable>
  /** Those that lead from there to where it is. */
  readonly steps: readonly StoredStep[]
  readonly whole: boolean
}

/** The steps up to the first that this game does not know. */
function knownSteps(stored: readonly StoredStep[], acts: readonly string[]): readonly Step[] {
  const known: Step[] = []
  try {
    for (const each of stored) known.push(stepOf(each, acts))
  } catch {
    // An act of another release.
  }
  return known
}

/** How many steps lead to the states that they led to when they were taken. Whatever throws is a difference too. */
function stepsAlike(table: Table<Playable>, row: TableWithSeats, steps: readonly StoredStep[]): number {
  const shared = new SharedTable(table, row.seats)
  const { acts = [] } = table.game
  let alike = 0
  try {
    for (const n of shared.taking(knownSteps(steps, acts))) {
      if (table.digest !== steps[n]!.mark) return alike
      alike += 1
    }
  } catch {
    // The step that failed leaves the table at the one before it.
  }
  return alike
}

/** As this engine plays it; null when it cannot even deal it. */
function playedBy(engine: Engine, row: TableWithSeats, steps: readonly StoredStep[]): PlayedAlike | null {
  try {
    if (row.record !== null) {
      const { table, whole } = engine.open(row.kind, readRecord(row.record))
      return table === null ? null : { engine, table, steps: [], whole }
    }
    const dealt = () => engine.begin(row.kind, JSON.parse(row.setup), row.seed ?? '')
    const alike = stepsAlike(dealt(), row, steps)
    return { engine, table: dealt(), steps: steps.slice(0, alike), whole: alike === steps.length }
  } catch {
    return null
  }
}

/** As far as a table goes: how many answers or steps an engine plays alike. */
const reach = ({ table, steps }: PlayedAlike): number => table.session.answers.length + steps.length

/**
 * Who goes on with a table that another release has begun, or that did not open: this release when it plays all of it
 * alike, else the one that the table was begun with. Where neither does, whichever comes farther shows it up to there.
 */
export async function playedAlike(
  row: TableWithSeats,
  steps: readonly StoredStep[],
  { present, earlier }: Engines,
): Promise<PlayedAlike | null> {
  const now = playedBy(present, row, steps)
  if (now?.whole === true || row.engine === present.id) return now
  const engine = await earlier(row.engine)
  const then = engine === null ? null : playedBy(engine, row, steps)
  if (now === null || then === null) return then ?? now
  return then.whole || reach(then) > reach(now) ? then : now
}
