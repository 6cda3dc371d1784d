// How much longer a program takes to start with as many definitions as the whole of Eternal has: CPU time of processes
// that take turns, with the usual cards and with copies of them, beside that of a command that only prints its help.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../src/lab/bench/clock.ts'
import { packsOfCopies } from '../tests/eternal/copies.ts'
import { root } from './boot.mjs'
import { bundle } from './build.mjs'

const ROUNDS = 9
const dist = join(root, 'dist')
const env = { ...process.env, NODE_COMPILE_CACHE: join(dist, '.compiled') }

/** Loads the game with the packs of these files: how many cards it has, and milliseconds of CPU. */
const load = (...files) =>
  JSON.parse(
    execFileSync(process.execPath, [join(dist, 'pool-load.mjs'), ...files], { encoding: 'utf8', env }),
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
const few = []
const many = []
const commands = []
for (let round = -1; round < ROUNDS; round++) {
  const took = [load(), load(copies), help()]
  // The first round fills the cache.
  if (round === -1) continue
  few.push(took[0].milliseconds)
  many.push(took[1].milliseconds)
  commands.push(took[2])
}
const [fewest, most, command] = [few, many, commands].map(median)
console.log(`${load().cards} cards: ${fewest.toFixed(0)} ms of CPU until they are loaded`)
console.log(`${load(copies).cards} cards: ${most.toFixed(0)} ms`)
const ratio = (command + most - fewest) / command
console.log(`the command: ${command.toFixed(0)} ms, with all of them ${ratio.toFixed(2)} times as much`)
