import { expect, it } from 'vitest'
import { killSqlite } from '../../../tools/online/chaos-sqlite.ts'
import { programOf } from '../../../tools/programs.ts'

it('a server that is killed under load has lost nothing that it acknowledged', async () => {
  const { books } = await killSqlite(3, 4, programOf('server'))
  expect(books).toMatchObject({ lost: [], holes: [], doubles: [], different: [] })
  expect(books.tables).toBeGreaterThanOrEqual(4)
  expect(books.acknowledged).toBeGreaterThan(3)
})
