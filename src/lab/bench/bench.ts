import { Worker } from 'node:worker_threads'
import { gameNamed } from '../../games/index.ts'
import { replayTo } from '../../kernel/replay.ts'
import type { Playable } from '../../language/face.ts'
import { workerFile } from '../worker-file.ts'
import { median } from './clock.ts'
import { type Cores, coresOf } from './cores.ts'
import { type Figure, figureOf, type Spread } from './figure.ts'
import { type Growth, growthOf } from './growth.ts'
import { CeilingRunner, type Effort, GameRunner, gameRate, type Lap, rate, warmUp } from './runners.ts'
import {
  answerBytes,
  CEILING_COPY_BYTES,
  copyTimes,
  idleShare,
  liveBytes,
  plainCopyTimes,
  replayTime,
} from './single.ts'
import { ratiosAt } from './tables.ts'

const USUAL: Effort = { rounds: 7, warmUpSeconds: 2, roundSeconds: 0.25, provenGames: 300, batches: 9 }

interface Speed {
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  /** Decisions per second in the slowest and in the fastest round. */
  readonly spread: Spread
}

export interface CeilingFigures extends Speed {
  readonly checksum: string
  /** One copy of 2,336 bytes into a pool. */
  readonly copyNanoseconds: number
  readonly copySpread: Spread
  readonly copyBytes: number
}

export interface GameFigures extends Speed {
  readonly ceilingDecisionsPerSecond: number
  readonly ceilingGamesPerSecond: number
  /** Medians of the rounds' own ratios. */
  readonly ratioOfDecisions: number
  readonly ratioOfGames: number
  /** The share of the decisions that decide nothing, and the ratio of decisions without them. */
  readonly idleShare: number
  readonly ratioOfChoices: number
  readonly copyNanoseconds: number
  readonly ratioOfCopy: number
  /** One block. */
  readonly bytesPerGame: number
  /** What a live game takes in memory, its record and everything else included. */
  readonly liveBytesPerGame: number
  readonly replayMillisecondsPer1000: number
  readonly answerBytesPer1000: number
  readonly checksum: string
  /** The figures above that were measured, each with its rounds. */
  readonly spreads: {
    readonly ratioOfDecisions: Figure
    readonly ratioOfGames: Figure
    readonly copyNanoseconds: Figure
    readonly ratioOfCopy: Figure
    readonly replayMillisecondsPer1000: Figure
    readonly liveBytesPerGame: Figure
  }
  /** Ratios of decisions at each nemesis, each pair of decks or the like: a little time for each. */
  readonly tables: Readonly<Record<string, number>>
  readonly tableSpreads: Readonly<Record<string, Figure>>
  readonly slowest: { readonly table: string; readonly ratioOfDecisions: number } | null
  /** The same by the number of players. */
  readonly players: Readonly<Record<string, Figure>>
  readonly byCardsInPlay: readonly Growth[]
  readonly byLength: readonly Growth[]
}

/** What a thread is sent that measures one game. */
export interface BenchTask {
  readonly measured: string
}

interface ThreadReport {
  readonly ceiling: CeilingFigures
  readonly games: Readonly<Record<string, GameFigures>>
}

export interface BenchReport extends ThreadReport {
  /** Bulk runs on one core and on two, by game. */
  readonly cores: Readonly<Record<string, Cores>>
}

function speedOf(laps: readonly Lap[]): Speed {
  const { lowest, highest, value } = figureOf(laps.map(rate), 0)
  return {
    decisionsPerSecond: value,
    gamesPerSecond: figureOf(laps.map(gameRate), 0).value,
    decisionsPerGame: figureOf(
      laps.map(({ decisions, games }) => decisions / games),
      1,
    ).value,
    spread: { lowest, highest },
  }
}

interface Measured {
  readonly runner: GameRunner
  readonly laps: readonly Lap[]
  readonly ceiling: readonly Lap[]
  readonly plainCopy: readonly number[]
  readonly effort: Effort
}

function figuresOf({ runner, laps, ceiling, plainCopy, effort }: Measured): GameFigures {
  const { game } = runner
  const { checksum, records } = runner.prove()
  const ratio = (of: (lap: Lap) => number): Figure =>
    figureOf(
      laps.map((lap, round) => of(lap) / of(ceiling[round]!)),
      3,
    )
  const middle = replayTo(game, records[0]!, records[0]!.answers.length >> 1)
  const copies = copyTimes(game, middle, effort.batches)
  const spreads = {
    ratioOfDecisions: ratio(rate),
    ratioOfGames: ratio(gameRate),
    copyNanoseconds: figureOf(copies, 1),
    ratioOfCopy: figureOf(
      copies.map((nanoseconds) => nanoseconds / median(plainCopy)),
      2,
    ),
    replayMillisecondsPer1000: replayTime(game, records, effort.batches),
    liveBytesPerGame: liveBytes(game, records, effort.rounds),
  }
  const top = speedOf(ceiling)
  const idle = idleShare(game, records)
  const growth = growthOf(game, records, effort.rounds)
  const tableSpreads = ratiosAt(game, game.tables ?? [], effort)
  const [slowest] = Object.entries(tableSpreads).sort(([, a], [, b]) => a.value - b.value)
  return {
    ...speedOf(laps),
    ceilingDecisionsPerSecond: top.decisionsPerSecond,
    ceilingGamesPerSecond: top.gamesPerSecond,
    ratioOfDecisions: spreads.ratioOfDecisions.value,
    ratioOfGames: spreads.ratioOfGames.value,
    idleShare: Number(idle.toFixed(3)),
    ratioOfChoices: Number((spreads.ratioOfDecisions.value * (1 - idle)).toFixed(3)),
    copyNanoseconds: spreads.copyNanoseconds.value,
    ratioOfCopy: spreads.ratioOfCopy.value,
    bytesPerGame: game.schema.bytes,
    liveBytesPerGame: spreads.liveBytesPerGame.value,
    replayMillisecondsPer1000: spreads.replayMillisecondsPer1000.value,
    answerBytesPer1000: answerBytes(records),
    checksum,
    spreads,
    tables: Object.fromEntries(Object.entries(tableSpreads).map(([name, { value }]) => [name, value])),
    tableSpreads,
    slowest: slowest === undefined ? null : { table: slowest[0], ratioOfDecisions: slowest[1].value },
    players: ratiosAt(game, game.tally.sizes, effort),
    ...growth,
  }
}

/** Measures games against the ceiling, in interleaved rounds on one core. */
export function bench(games: readonly Playable[], effort = USUAL): ThreadReport {
  const ceiling = new CeilingRunner()
  const runners = games.map((game) => new GameRunner(game, effort))
  for (const runner of [ceiling, ...runners]) warmUp(runner, effort)
  const ceilingChecksum = ceiling.prove()
  for (const runner of runners) runner.prove()
  const top: Lap[] = []
  const laps: Lap[][] = runners.map(() => [])
  for (let round = 0; round < effort.rounds; round++) {
    top.push(ceiling.lap())
    for (const [i, runner] of runners.entries()) laps[i]!.push(runner.lap())
  }
  const plainCopy = plainCopyTimes(effort.batches)
  const { value, lowest, highest } = figureOf(plainCopy, 1)
  const figures = runners.map((runner, i): readonly [string, GameFigures] => [
    runner.game.id,
    figuresOf({ runner, laps: laps[i]!, ceiling: top, plainCopy, effort }),
  ])
  return {
    ceiling: {
      ...speedOf(top),
      checksum: ceilingChecksum,
      copyNanoseconds: value,
      copySpread: { lowest, highest },
      copyBytes: CEILING_COPY_BYTES,
    },
    games: Object.fromEntries(figures),
  }
}

/**
 * Measures each game in a thread of its own, one after the other: what V8 learns from one game about the
 * code they share does not slow the other down, as in a program that plays one game.
 */
export async function benchApart(ids: readonly string[]): Promise<BenchReport> {
  const reports: ThreadReport[] = []
  for (const id of ids) reports.push(await benchInThread({ measured: id }))
  const cores: Record<string, Cores> = {}
  for (const id of ids) cores[id] = await coresOf(id, gameNamed(id).setupFrom({}))
  return {
    ceiling: reports[0]!.ceiling,
    games: Object.assign({}, ...reports.map(({ games }) => games)) as BenchReport['games'],
    cores,
  }
}

function benchInThread(task: BenchTask): Promise<ThreadReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
