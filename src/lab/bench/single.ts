import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { copyInto, fromText } from '../../kernel/block.ts'
import { seedFrom } from '../../kernel/random.ts'
import { type GameRecord, writeRecord } from '../../kernel/record.ts'
import type { State } from '../../kernel/state.ts'
import type { Playable } from '../../language/face.ts'
import { Table } from '../../table/table.ts'
import { cpuSeconds, timed } from './clock.ts'
import { type Figure, figureOf } from './figure.ts'
import { BenchFault } from './runners.ts'

const REPLAYED_DECISIONS = 1_000
export const CEILING_COPY_BYTES = 2_336
const REPLAYS = 20
const POOL = 256
const COPIES = 30_000
const LIVE_GAMES = 50
/** So far people have come, on average, when somebody looks at a table. */
const LIVE_ANSWERS = 60
const ATTEMPTS = 4

/** The time of one call in each batch, in nanoseconds. */
function nanosecondsOf(work: (i: number) => void, calls: number, batches: number): number[] {
  return Array.from({ length: batches }, () => {
    const { times, seconds } = timed(cpuSeconds, () => {
      for (let i = 0; i < calls; i++) work(i)
    })
    return (seconds * 1e9) / (times * calls)
  })
}

/** One copy of a game into a pool, batch by batch. */
export function copyTimes(game: Playable, from: State, batches: number): number[] {
  const pool = Array.from({ length: POOL }, () => game.schema.create())
  return nanosecondsOf((i) => copyInto(pool[i & (POOL - 1)]!, from), COPIES, batches)
}

/** The same for a plain array of 2,336 bytes. */
export function plainCopyTimes(batches: number): number[] {
  const from = new Int16Array(CEILING_COPY_BYTES / 2).map((_, i) => i)
  const pool = Array.from({ length: POOL }, () => new Int16Array(CEILING_COPY_BYTES / 2))
  return nanosecondsOf((i) => pool[i & (POOL - 1)]!.set(from), COPIES, batches)
}

/**
 * As many whole games as make at least a thousand decisions, counted down to a thousand: dealt, and every
 * answer compared with the options. The set-up is read once, as it would be for one long game.
 */
export function replayTime(game: Playable, records: readonly GameRecord[], batches: number): Figure {
  const some: GameRecord[] = []
  let decisions = 0
  for (const record of records) {
    if (decisions >= REPLAYED_DECISIONS) break
    some.push(record)
    decisions += record.answers.length
  }
  const s = game.schema.create()
  const setup = game.readSetup(some[0]!.setup)
  const { machine } = game
  const replayAll = () => {
    for (const { seed, answers } of some) {
      game.schema.reset(s)
      game.begin(s, setup, seedFrom(seed))
      for (let i = 0; i < answers.length; i++) {
        if (answers[i]! >= machine.options(s)) throw new BenchFault(`${game.id}: a replay went astray`)
        machine.answer(s, answers[i]!)
      }
    }
  }
  const times = nanosecondsOf(replayAll, REPLAYS, batches)
  return figureOf(
    times.map((nanoseconds) => ((nanoseconds / 1e6) * REPLAYED_DECISIONS) / decisions),
    3,
  )
}

/** The bytes that a thousand answers take in a record. */
export function answerBytes(records: readonly GameRecord[]): number {
  let bytes = 0
  let decisions = 0
  for (const record of records) {
    const { answers } = JSON.parse(writeRecord(record)) as { readonly answers: string }
    bytes += fromText(answers).length
    decisions += record.answers.length
  }
  return Math.round((bytes * REPLAYED_DECISIONS) / decisions)
}

/**
 * The share of decisions that decide nothing, because there is one option or nothing but passing: somebody is asked only
 * so that nobody learns from not being asked.
 */
export function idleShare(game: Playable, records: readonly GameRecord[]): number {
  let idle = 0
  let decisions = 0
  const s = game.schema.create()
  for (const { setup, seed, answers } of records) {
    game.schema.reset(s)
    game.begin(s, game.readSetup(setup), seedFrom(seed))
    for (const answer of answers) {
      if (game.machine.options(s) === 1 || game.tally.onlyPasses?.(s) === true) idle++
      game.machine.answer(s, answer)
    }
    decisions += answers.length
  }
  return idle / decisions
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

/** What the memory of this process grows by for each table that people play at, with its log and record. */
export function liveBytes(game: Playable, records: readonly GameRecord[], rounds: number): Figure {
  const used = (): number => {
    // What the answers left behind is no part of a table.
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const kept: Table[] = []
  const bytes: number[] = []
  for (let attempt = 0; bytes.length < rounds && attempt < ATTEMPTS * rounds; attempt++) {
    const before = used()
    for (let i = 0; i < LIVE_GAMES; i++) {
      const record = records[i % records.length]!
      kept.push(Table.at(game, record, Math.min(record.answers.length, LIVE_ANSWERS), false))
    }
    const grown = used() - before
    // Memory that was given back in between tells nothing of these games.
    if (grown > LIVE_GAMES * game.schema.bytes) bytes.push(grown / LIVE_GAMES)
  }
  if (bytes.length === 0 || kept.length < bytes.length * LIVE_GAMES)
    throw new BenchFault(`${game.id}: live games take no memory`)
  return figureOf(bytes, 0)
}
