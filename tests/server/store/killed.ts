import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { stepOf, tableLike } from './rows.ts'

/** Appends to one table until it is killed, and says what is stored. */
const store = await openSqlite(process.argv[2]!)
if ((await store.tables.table('killed')) === null) {
  await store.tables.create(tableLike({ id: 'killed' }))
  await store.tables.begin('killed', 'seed', (await store.tables.table('killed'))!.seats)
}
const { epoch, steps } = (await store.tables.claim('killed', `node ${process.pid}`))!
for (let n = steps + 1; ; n++) {
  const [appended] = await store.steps.append([stepOf('killed', epoch, n)])
  if (appended?.stored !== true) throw new Error(`step ${n} was fenced`)
  process.stdout.write(`${n};\n`)
}
