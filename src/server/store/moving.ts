import { Refusal } from '../../kernel/refusal.ts'
import type { Dumped } from './contract/values.ts'
import type { Core } from './core.ts'
import { KINDS } from './rows.ts'

const ROWS_AT_ONCE = 500

/** The part of a store that moving needs, wherever it runs. */
export type Movable = Pick<Core, 'page' | 'insert' | 'isEmpty'>

export async function* dump(from: Movable): AsyncIterable<Dumped> {
  for (const [table, key] of Object.entries(KINDS)) {
    let after: readonly (string | number | Uint8Array | null)[] | null = null
    for (;;) {
      const rows: readonly Dumped['row'][] = await from.page(table, after, ROWS_AT_ONCE)
      for (const row of rows) yield { table, row }
      const last = rows.at(-1)
      if (last === undefined || rows.length < ROWS_AT_ONCE) break
      after = key.map((column) => last[column]!)
    }
  }
}

/** All rows or none: they are read before the first is written. */
export async function restore(into: Movable, rows: AsyncIterable<Dumped>): Promise<number> {
  if (!(await into.isEmpty()))
    throw new Refusal(
      'The store is not empty; rows are brought only into one that holds nobody and no table.',
    )
  const all: Dumped[] = []
  for await (const each of rows) all.push(each)
  return into.insert(all)
}
