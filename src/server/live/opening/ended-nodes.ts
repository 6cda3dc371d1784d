import { readOptions } from '../../../table/options.ts'
import type { Claims } from '../../store/contract/tables.ts'

/**
 * Tables of days whose nodes have ended: nobody has told those who were there that they are waited for. A node is forgotten
 * when all of its own have been opened.
 */
export async function* tablesOfEndedNodes(
  tables: Pick<Claims, 'ended' | 'leftBy' | 'forget'>,
  atOnce: number,
): AsyncIterable<string> {
  for (const node of await tables.ended()) {
    for (let after = ''; ; ) {
      const left = await tables.leftBy(node, atOnce, after)
      for (const { id, options } of left) if (readOptions(JSON.parse(options)).pace === 'days') yield id
      if (left.length < atOnce) break
      after = left.at(-1)!.id
    }
    await tables.forget(node)
  }
}
