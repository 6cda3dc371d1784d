// How much longer a program takes to start with as many definitions as the whole of Eternal has: CPU time of processes
// that take turns, with the usual cards and with copies of them, compiled then or before, beside that of
// a command that only prints its help.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../src/lab/bench/clock.ts'
import { packsOfCopies } from '../tests/eternal/packs/copies.ts'
import { root } from './boot.mjs'
import { bundle } from './build.mjs'

const ROUNDS = 9
const dist = join(root, 'dist')
const env = { ...process.env, NODE_COMPILE_CACHE: join(dist, '.compiled') }

/** Loads the game with the packs of a file: how many cards it has, and milliseconds of CPU. */
const load = (...words) =>
  JSON.parse(
    execFileSync(process.execPath, [join(dist, 'pool-load.mjs'), ...words], { encoding: 'utf8', env }),
  )

const printsItsTime =
  'process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error(String((user+system)/1000))})'

/** Milliseconds of CPU of a command that prints its help and nothing more. */
function help() {
  const watched = `data:text/javascript,${encodeURIComponent(printsItsTime)}`
  const words = ['--enable-source-maps', '--import', watched, join(dist, 'cli.mjs'), '--help']
  const { stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', env })
  return Number(stderr.trim().split('\n').at(-1))
}

mkdirSync(dist, { recursive: true })
await bundle({ from: 'tools/pool/load.ts', to: 'pool-load.mjs' })
const copies = join(dist, 'pool.json')
writeFileSync(copies, JSON.stringify(packsOfCopies()))
const written = join(dist, 'pool.compiled')
load(copies, '--write', written)
const ways = { usual: [], compiled: [copies], read: [written] }
const took = { usual: [], compiled: [], read: [], command: [] }
for (let round = -1; round < ROUNDS; round++) {
  const figures = Object.entries(ways).map(([way, files]) => [way, load(...files)])
  const command = help()
  // The first round fills the cache.
  if (round === -1) continue
  for (const [way, figure] of figures) took[way].push(figure)
  took.command.push(command)
}
const middle = (way, what) => median(took[way].map((figure) => figure[what]))
const command = median(took.command)
const says = { usual: 'as usual', compiled: 'compiled', read: 'compiled before and read' }
for (const way of Object.keys(ways))
  console.log(
    `${took[way][0].cards} cards, ${says[way]}: ${middle(way, 'all').toFixed(0)} ms of CPU until they are loaded, ` +
      `${middle(way, 'thread').toFixed(0)} ms of them in the thread that loads`,
  )
const ratio = (way) => (command + middle(way, 'all') - middle('usual', 'all')) / command
console.log(
  `the command: ${command.toFixed(0)} ms; with all cards ${ratio('compiled').toFixed(2)} times as much where they are ` +
    `compiled, ${ratio('read').toFixed(2)} times as much where they are read`,
)
