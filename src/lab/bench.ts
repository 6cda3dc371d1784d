import { Worker } from 'node:worker_threads'
import { RandomBot } from '../bots/random.ts'
import { copyInto, fromText, hash } from '../kernel/block.ts'
import { seedFrom } from '../kernel/random.ts'
import { type GameRecord, replayTo, verify, writeRecord } from '../kernel/record.ts'
import type { State } from '../kernel/state.ts'
import type { Playable } from '../language/face.ts'
import { CEILING_PROOF, playCeiling } from './ceiling.ts'
import { cpuSeconds, median } from './clock.ts'
import { gameSeed, Playout } from './playout.ts'
import { workerFile } from './worker-file.ts'

/** The engine did not do the work it was timed for. */
export class BenchFault extends Error {
  override readonly name = 'BenchFault'
}

const SERIES = 'bench'

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly warmUpSeconds: number
  readonly roundSeconds: number
  /** Games whose records are replayed and compared with what the timed loop reached. */
  readonly provenGames: number
  /** How often copying and replaying are measured. */
  readonly batches: number
}
const USUAL: Effort = { rounds: 9, warmUpSeconds: 1.5, roundSeconds: 0.35, provenGames: 400, batches: 15 }

const REPLAYED_DECISIONS = 1_000
const CEILING_COPY_BYTES = 2_336

export interface Spread {
  readonly lowest: number
  readonly highest: number
}

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
  readonly copyBytes: number
}

export interface GameFigures extends Speed {
  readonly ceilingDecisionsPerSecond: number
  readonly ceilingGamesPerSecond: number
  /** Medians of the rounds' own ratios. */
  readonly ratioOfDecisions: number
  readonly ratioOfGames: number
  readonly copyNanoseconds: number
  readonly ratioOfCopy: number
  /** A live game with its undo point. */
  readonly bytesPerGame: number
  readonly replayMillisecondsPer1000: number
  readonly answerBytesPer1000: number
  readonly checksum: string
  /** Ratios of decisions at other tables, each nemesis or the like: a little time for each, so roughly. */
  readonly tables: Readonly<Record<string, number>>
  readonly slowest: { readonly table: string; readonly ratioOfDecisions: number } | null
}

/** What a thread is told that measures one game. */
export interface BenchTask {
  readonly measured: string
}

export interface BenchReport {
  readonly ceiling: CeilingFigures
  readonly games: Readonly<Record<string, GameFigures>>
}

interface Lap {
  readonly decisions: number
  readonly games: number
  readonly seconds: number
}

/** Something that plays the same games in every lap, and proves it. */
interface Runner {
  readonly laps: Lap[]
  games: number
  lap(): Lap
}

class CeilingRunner implements Runner {
  readonly laps: Lap[] = []
  games = CEILING_PROOF.games

  lap(): Lap {
    const start = cpuSeconds()
    const { decisions } = playCeiling(this.games)
    return { decisions, games: this.games, seconds: cpuSeconds() - start }
  }

  prove(): string {
    const { decisions, checksum } = playCeiling(CEILING_PROOF.games)
    if (decisions !== CEILING_PROOF.decisions || checksum !== CEILING_PROOF.checksum)
      throw new BenchFault(`the ceiling reached ${checksum} instead of ${CEILING_PROOF.checksum}`)
    return (checksum >>> 0).toString(16).padStart(8, '0')
  }
}

class GameRunner implements Runner {
  readonly laps: Lap[] = []
  games: number
  readonly game: Playable
  private readonly provenGames: number
  private readonly playout: Playout
  private readonly seeds: string[] = []
  private expected = 0

  constructor(game: Playable, { provenGames }: Effort, document = game.setupFrom({})) {
    this.game = game
    this.games = provenGames
    this.provenGames = provenGames
    this.playout = new Playout(game, document, new RandomBot())
  }

  lap(): Lap {
    const { playout, games } = this
    while (this.seeds.length < games) this.seeds.push(gameSeed(SERIES, this.seeds.length))
    let decisions = 0
    let proven = 0
    const start = cpuSeconds()
    for (let i = 0; i < games; i++) {
      decisions += playout.play(this.seeds[i]!)
      if (i < this.provenGames) proven = mixed(proven, playout.hash)
    }
    const seconds = cpuSeconds() - start
    if (this.expected !== 0 && proven !== this.expected)
      throw new BenchFault(
        `${this.game.id} reached ${digits(proven)} instead of ${digits(this.expected)}: it did not play the games it was timed for`,
      )
    return { decisions, games, seconds }
  }

  /** Replays the first games from their records, on another path through the kernel. */
  prove(): { readonly checksum: string; readonly records: readonly GameRecord[] } {
    const { game, playout } = this
    const records: GameRecord[] = []
    let sum = 0
    const s = game.schema.create()
    for (let i = 0; i < this.provenGames; i++) {
      playout.play(this.seeds[i]!)
      const record = playout.record(this.seeds[i]!)
      const verdict = verify(game, record, s)
      if (!verdict.ok) throw new BenchFault(`${game.id}, game ${i}: the replay differs: ${verdict.reason}`)
      sum = mixed(sum, hash(s))
      records.push(record)
    }
    this.expected = sum
    return { checksum: digits(sum), records }
  }
}

const mixed = (sum: number, h: number): number => (Math.imul(sum, 31) + h) >>> 0
const digits = (n: number): string => n.toString(16).padStart(8, '0')

/** Runs until the machine knows the code, and finds how many games make one round. */
function warmUp(runner: Runner, { warmUpSeconds, roundSeconds, provenGames }: Effort): void {
  let spent = 0
  let last = runner.lap()
  for (; spent < warmUpSeconds; spent += last.seconds) last = runner.lap()
  const perSecond = last.games / Math.max(last.seconds, 1e-3)
  runner.games = Math.max(provenGames, Math.round(perSecond * roundSeconds))
}

function speedOf(laps: readonly Lap[]): Speed {
  const rates = laps.map(({ decisions, seconds }) => decisions / seconds)
  return {
    decisionsPerSecond: Math.round(median(rates)),
    gamesPerSecond: Math.round(median(laps.map(({ games, seconds }) => games / seconds))),
    decisionsPerGame: rounded(median(laps.map(({ decisions, games }) => decisions / games)), 1),
    spread: { lowest: Math.round(Math.min(...rates)), highest: Math.round(Math.max(...rates)) },
  }
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places))

/** The median time of one call, in nanoseconds. */
function nanosecondsOf(work: (i: number) => void, calls: number, batches: number): number {
  const times: number[] = []
  for (let b = 0; b < batches; b++) {
    const start = cpuSeconds()
    for (let i = 0; i < calls; i++) work(i)
    times.push(((cpuSeconds() - start) * 1e9) / calls)
  }
  return rounded(median(times), 1)
}

const REPLAYS = 20
const POOL = 256
const COPIES = 50_000

function copyTime(game: Playable, from: State, batches: number): number {
  const pool = Array.from({ length: POOL }, () => game.schema.create())
  return nanosecondsOf((i) => copyInto(pool[i & (POOL - 1)]!, from), COPIES, batches)
}

function plainCopyTime(batches: number): number {
  const from = new Int16Array(CEILING_COPY_BYTES / 2).map((_, i) => i)
  const pool = Array.from({ length: POOL }, () => new Int16Array(CEILING_COPY_BYTES / 2))
  return nanosecondsOf((i) => pool[i & (POOL - 1)]!.set(from), COPIES, batches)
}

/**
 * As many whole games as make at least a thousand decisions, counted down to a thousand: dealt, and every
 * answer compared with the options. The set-up is read once, as it would be for one long game.
 */
function replayTime(game: Playable, records: readonly GameRecord[], batches: number): number {
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
  const nanoseconds = nanosecondsOf(replayAll, REPLAYS, batches)
  return rounded(((nanoseconds / 1e6) * REPLAYED_DECISIONS) / decisions, 3)
}

function answerBytes(records: readonly GameRecord[]): number {
  let bytes = 0
  let decisions = 0
  for (const record of records) {
    const { answers } = JSON.parse(writeRecord(record)) as { readonly answers: string }
    bytes += fromText(answers).length
    decisions += record.answers.length
  }
  return Math.round((bytes * REPLAYED_DECISIONS) / decisions)
}

const TABLE_SHARE = 0.3
const TABLE_ROUNDS = 3

/** Every table of a game in a few short rounds, after everything else: what V8 learns here slows nothing down. */
function tablesOf(game: Playable, effort: Effort): Pick<GameFigures, 'tables' | 'slowest'> {
  const short = {
    ...effort,
    warmUpSeconds: effort.warmUpSeconds * TABLE_SHARE,
    roundSeconds: effort.roundSeconds * TABLE_SHARE,
  }
  const ceiling = new CeilingRunner()
  warmUp(ceiling, short)
  const ratios = (game.tables ?? []).map(({ name, document }): readonly [string, number] => {
    const runner = new GameRunner(game, short, document)
    warmUp(runner, short)
    const rounds = Array.from({ length: TABLE_ROUNDS }, () => rate(runner.lap()) / rate(ceiling.lap()))
    return [name, rounded(median(rounds), 3)]
  })
  const [slowest] = [...ratios].sort(([, a], [, b]) => a - b)
  return {
    tables: Object.fromEntries(ratios),
    slowest: slowest === undefined ? null : { table: slowest[0], ratioOfDecisions: slowest[1] },
  }
}

const rate = ({ decisions, seconds }: Lap): number => decisions / Math.max(seconds, 1e-6)

/** Measures every game against the ceiling, in interleaved rounds on one core. */
export function bench(games: readonly Playable[], effort = USUAL): BenchReport {
  const ceiling = new CeilingRunner()
  const runners = games.map((game) => new GameRunner(game, effort))
  for (const runner of [ceiling, ...runners]) warmUp(runner, effort)
  const ceilingChecksum = ceiling.prove()
  const proofs = runners.map((runner) => runner.prove())
  for (let round = 0; round < effort.rounds; round++)
    for (const runner of [ceiling, ...runners]) runner.laps.push(runner.lap())

  const plainCopy = plainCopyTime(effort.batches)
  const top = speedOf(ceiling.laps)
  const figures = runners.map((runner, i): readonly [string, GameFigures] => {
    const { game, laps } = runner
    const { checksum, records } = proofs[i]!
    const ratio = (of: (lap: Lap) => number) =>
      rounded(median(laps.map((lap, round) => of(lap) / of(ceiling.laps[round]!))), 3)
    const copy = copyTime(game, replayTo(game, records[0]!, records[0]!.answers.length >> 1), effort.batches)
    return [
      game.id,
      {
        ...speedOf(laps),
        ceilingDecisionsPerSecond: top.decisionsPerSecond,
        ceilingGamesPerSecond: top.gamesPerSecond,
        ratioOfDecisions: ratio(({ decisions, seconds }) => decisions / seconds),
        ratioOfGames: ratio(({ games: played, seconds }) => played / seconds),
        copyNanoseconds: copy,
        ratioOfCopy: rounded(copy / plainCopy, 2),
        bytesPerGame: 2 * game.schema.bytes,
        replayMillisecondsPer1000: replayTime(game, records, effort.batches),
        answerBytesPer1000: answerBytes(records),
        checksum,
        ...tablesOf(game, effort),
      },
    ]
  })
  return {
    ceiling: {
      ...top,
      checksum: ceilingChecksum,
      copyNanoseconds: plainCopy,
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
  const reports: BenchReport[] = []
  for (const id of ids) reports.push(await benchInThread({ measured: id }))
  return {
    ceiling: reports[0]!.ceiling,
    games: Object.assign({}, ...reports.map(({ games }) => games)) as BenchReport['games'],
  }
}

function benchInThread(task: BenchTask): Promise<BenchReport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
