import { eternal } from '../../src/games/eternal/index.ts'
import { writeRecord } from '../../src/kernel/record.ts'
import { fromPosition } from '../../src/lab/position.ts'
import { Table } from '../../src/table/table.ts'
import { packed } from '../../src/web/source/link.ts'

/** The place of the page that opens a described position of Eternal, after some moves in a scenario's words. */
export async function positionOfEternal(given: object, moves: readonly unknown[]): Promise<string> {
  const table = Table.begin(fromPosition(eternal, eternal.scenario), { position: given }, 'position')
  for (const move of moves) eternal.scenario.perform(table.state, move, (i) => table.answer(i))
  return `#/link/eternal/${await packed(writeRecord(table.session.record()))}`
}
