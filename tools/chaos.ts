// Breaks servers on purpose and counts what is lost: `npm run chaos -- sqlite 1000` kills one a thousand times under load,
// `npm run chaos -- cluster` breaks three nodes with PostgreSQL and Redis in every way there is.
import { type Books, isClean } from './online/books.ts'
import { breakCluster, SOON } from './online/chaos-cluster.ts'
import { killSqlite } from './online/chaos-sqlite.ts'
import { programOf } from './programs.ts'

/** In each round of a cluster: a third of the tables is lost each time, so that hundreds of them are counted. */
const KILLS = 4

const [mode, count = '100'] = process.argv.slice(2)
const program = programOf('server', true)

const summary = ({ acknowledged, tables, lost, holes, doubles, different }: Books): string =>
  `${acknowledged} acknowledged answers at ${tables} tables: ${lost.length} lost, ${holes.length} holes, ${doubles.length} doubles, ${different.length} that replay differently`

if (mode === 'sqlite') {
  const { kills, books, slowestStart } = await killSqlite(Number(count), 12, program, (line) =>
    console.log(line),
  )
  console.log(`${kills} kills, ${summary(books)}; slowest start ${(slowestStart / 1000).toFixed(2)} s`)
  process.exit(isClean(books) ? 0 : 1)
} else if (mode === 'cluster') {
  const postgres = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const redis = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
  const said = (line: string) => console.log(line)
  const rounds = Number(process.argv[3] ?? 3)
  const tables = Number(process.argv[4] ?? 120)
  const { events, books, gaps } = await breakCluster({
    postgres,
    redis,
    tables,
    rounds,
    kills: KILLS,
    program,
    said,
  })
  const at = (share: number) =>
    ((gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0) / 1000).toFixed(1)
  const soon = gaps.filter((gap) => gap <= SOON).length
  console.log(
    Object.entries(events)
      .map(([name, times]) => `${name}: ${times}`)
      .join(', '),
  )
  console.log(
    `${summary(books)}; of ${gaps.length} tables whose node was killed ${soon} were answered again within ${SOON / 1000} s, half within ${at(0.5)} s, 99 of 100 within ${at(0.99)} s`,
  )
  process.exit(isClean(books) && soon >= gaps.length * 0.99 ? 0 : 1)
} else {
  console.error('chaos takes: sqlite KILLS, or cluster ROUNDS TABLES')
  process.exit(1)
}
