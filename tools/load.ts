// How much one core carries: `npm run load -- 1000 aeons-end 60` seats people at a thousand tables of one server process
// that is kept on one core, lets them play at the pace of people for a minute, and then does the same with a bare room of
// sockets. What is compared is processor time, so that it matters little what else the machine does.
import { parseArgs } from 'node:util'
import { type Loaded, loadServer, type Took } from './online/load/run.ts'
import { programOf } from './programs.ts'

const GAMES = ['aeons-end', 'eternal']
const USAGE = 'load takes: TABLES, a game or both, SECONDS; --profile FOLDER, --slowness FACTOR'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string' },
    slowness: { type: 'string', default: '1' },
  },
})
const [tables = '500', game = 'both', seconds = '60'] = positionals
const games = game === 'both' ? GAMES : GAMES.filter((each) => each === game)
if (games.length === 0 || ![tables, seconds, values.slowness].every((text) => Number(text) > 0)) {
  console.error(USAGE)
  process.exit(1)
}

const results: Loaded[] = []
for (const each of games)
  results.push(
    await loadServer({
      game: each,
      tables: Number(tables),
      seconds: Number(seconds),
      program: programOf('server', true),
      slowness: Number(values.slowness),
      profile: values.profile ?? null,
      said: (line) => console.error(line),
    }),
  )

const ROWS: readonly (readonly [string, (took: Took) => string])[] = [
  ['decisions', ({ decisions }) => String(decisions)],
  ['sockets', ({ sockets }) => String(sockets)],
  ['CPU a decision', ({ microseconds }) => `${microseconds.toFixed(0)} µs`],
  ['of one core', ({ share }) => `${(share * 100).toFixed(1)} %`],
  ['waited for the core', ({ waited }) => `${(waited * 100).toFixed(1)} %`],
  ['memory', ({ megabytes }) => `${megabytes.toFixed(0)} MB`],
  ['half answered within', ({ p50 }) => `${p50.toFixed(1)} ms`],
  ['95 of 100 within', ({ p95 }) => `${p95.toFixed(1)} ms`],
  ['99 of 100 within', ({ p99 }) => `${p99.toFixed(1)} ms`],
  ['frames a decision', ({ framesADecision }) => framesADecision.toFixed(1)],
  ['bytes a decision', ({ bytesADecision }) => bytesADecision.toFixed(0)],
  ['refused', ({ refusals }) => String(refusals)],
  ['sockets lost', ({ lost }) => String(lost)],
  ['the crowd itself late', ({ late }) => `${late.toFixed(1)} ms`],
]

for (const { game: name, tables: count, pinned, server, bare, ratio } of results) {
  const where = pinned ? 'one core' : 'any core'
  console.log(`\n${name}, ${count} tables of two people on ${where}, ${server.seconds.toFixed(0)} s`)
  console.log(`${''.padEnd(24)}${'server'.padStart(12)}${'bare room'.padStart(12)}`)
  for (const [label, of] of ROWS)
    console.log(`${label.padEnd(24)}${of(server).padStart(12)}${of(bare).padStart(12)}`)
  for (const [thread, microseconds] of Object.entries(server.threads))
    if (microseconds >= 1)
      console.log(`${`  ${thread}`.padEnd(24)}${`${microseconds.toFixed(0)} µs`.padStart(12)}`)
  console.log(`A decision takes ${ratio.toFixed(2)} times the processor time that it takes in the bare room.`)
}
console.log(`\n${JSON.stringify(results)}`)
