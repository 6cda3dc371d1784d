import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '../server.ts'
import { createTables, type StartedTable } from './create-tables.ts'
import type { CrowdTask, FromCrowd, ToCrowd } from './crowd.ts'
import { PACE, wait } from './pace.ts'
import type { Tally } from './sitter.ts'

export interface LoadOptions {
  readonly game: string
  readonly tables: number
  /** How long is counted, once everybody sits: so many seconds, and until there were so many decisions. */
  readonly seconds: number
  readonly decisions?: number
  readonly program: string
  /** People take so many times as long as usual; less than 1 hurries them. */
  readonly slowness?: number
  /** Where a profile of the server's processor time goes. */
  readonly profile?: string | null
  readonly said?: (line: string) => void
}

/** What one room took, the tables' or the bare one. */
export interface Took {
  readonly decisions: number
  readonly sockets: number
  readonly seconds: number
  /** Microseconds of processor time for a decision: all threads of the process, everything counted. */
  readonly microseconds: number
  /** The same by the names of threads. */
  readonly threads: Readonly<Record<string, number>>
  /** Of one core. */
  readonly share: number
  /** Of the time, in which its main thread waited for the core: with much of it, how long answers took says little. */
  readonly waited: number
  /** Megabytes in memory at the end. */
  readonly megabytes: number
  /** Milliseconds from an answer to what is said of it. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly framesADecision: number
  readonly bytesADecision: number
  readonly refusals: number
  readonly lost: number
  /** Milliseconds by which 99 of 100 timers of those who measure were late at most: so much of the delays is theirs. */
  readonly late: number
}

export interface Loaded {
  readonly game: string
  readonly tables: number
  readonly pinned: boolean
  readonly server: Took
  readonly bare: Took
  /** How many times as much processor time a decision takes as in the bare room. */
  readonly ratio: number
}

const SEATS = 2
/** A process must not have more open files than it may, and leave some for itself. */
const A_CROWD = 6_000
const folderOf = import.meta.dirname

/** Is there a way to keep a process on one core? */
function pinning(): boolean {
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' })
    return availableParallelism() > 1
  } catch {
    return false
  }
}

/** Processor time of a process or thread so far, in seconds; of a process with all its threads. */
function processorTime(of: string): number {
  const stat = readFileSync(`/proc/${of}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const TICKS_A_SECOND = 100
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Processor time of the threads of a process so far, by their names; those of the collector and the compiler have one name. */
function threadTimes(pid: number): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const of = `${pid}/task/${thread}`
    const name = readFileSync(`/proc/${of}/comm`, 'utf8').trim()
    times.set(name, (times.get(name) ?? 0) + processorTime(of))
  }
  return times
}

/** Seconds that the main thread of a process has been ready and waited for its core, which others had. */
function waitedTime(pid: number): number {
  const [, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
  return Number(waited) / 1e9
}

function memoryOf(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** People in processes of their own, none of which has too many sockets. */
class Crowd {
  private readonly parts: readonly ChildProcess[]
  private readonly tasks: readonly CrowdTask[]

  constructor(task: CrowdTask, cores: string | null) {
    const count = Math.max(1, Math.ceil((task.tables.length * task.seats) / A_CROWD))
    this.tasks = Array.from({ length: count }, (_, n) => ({
      ...task,
      tables: task.tables.filter((_, i) => i % count === n),
    }))
    this.parts = this.tasks.map(() => {
      const child = fork(join(folderOf, 'crowd.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      if (cores !== null) execFileSync('taskset', ['-pc', cores, String(child.pid)], { stdio: 'ignore' })
      return child
    })
  }

  private async ask<K extends FromCrowd['is']>(
    message: (n: number) => ToCrowd,
    wanted: K,
  ): Promise<readonly Extract<FromCrowd, { is: K }>[]> {
    return Promise.all(
      this.parts.map(
        (part, n) =>
          new Promise<Extract<FromCrowd, { is: K }>>((done, fail) => {
            const receive = (received: FromCrowd): void => {
              if (received.is !== wanted) return
              part.off('message', receive)
              part.off('exit', gone)
              done(received as Extract<FromCrowd, { is: K }>)
            }
            const gone = (): void => fail(new Error('the crowd has gone home'))
            part.on('message', receive)
            part.once('exit', gone)
            part.send(message(n))
          }),
      ),
    )
  }

  async sit(): Promise<void> {
    await this.ask((n) => ({ do: 'sit', task: this.tasks[n]! }), 'seated')
  }

  async begin(): Promise<void> {
    await this.ask(() => ({ do: 'count' }), 'counting')
  }

  async counted(): Promise<Tally> {
    const tallies = (await this.ask(() => ({ do: 'tell' }), 'counted')).map(({ tally }) => tally)
    const sum = (of: (tally: Tally) => number): number => tallies.reduce((all, tally) => all + of(tally), 0)
    return {
      decisions: sum(({ decisions }) => decisions),
      refusals: sum(({ refusals }) => refusals),
      frames: sum(({ frames }) => frames),
      bytes: sum(({ bytes }) => bytes),
      lost: sum(({ lost }) => lost),
      delays: tallies.flatMap(({ delays }) => delays),
      late: Math.max(...tallies.map(({ late }) => late)),
    }
  }

  async end(): Promise<void> {
    await Promise.all(
      this.parts.map(
        (part) =>
          new Promise((done) => {
            if (part.exitCode !== null) return done(null)
            part.once('exit', done)
            part.send({ do: 'end' } satisfies ToCrowd)
          }),
      ),
    )
  }
}

async function measure(
  server: ServerProcess,
  crowd: Crowd,
  sockets: number,
  seconds: number,
  decisions: number,
): Promise<Took> {
  await crowd.begin()
  const [from, at] = [processorTime(String(server.pid)), performance.now()]
  const [threads, waited] = [threadTimes(server.pid), waitedTime(server.pid)]
  await wait(seconds * 1000)
  let tally = await crowd.counted()
  // On a machine that is busy with something else a short stretch may be empty.
  while (tally.decisions < decisions) {
    await wait(200)
    tally = await crowd.counted()
  }
  const used = processorTime(String(server.pid)) - from
  const elapsed = (performance.now() - at) / 1000
  const aDecision = (seconds: number): number => (seconds / Math.max(1, tally.decisions)) * 1e6
  const delays = tally.delays.sort((a, b) => a - b)
  const delay = (part: number): number =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0
  return {
    decisions: tally.decisions,
    sockets,
    seconds: elapsed,
    microseconds: aDecision(used),
    threads: Object.fromEntries(
      [...threadTimes(server.pid)].map(([name, time]) => [name, aDecision(time - (threads.get(name) ?? 0))]),
    ),
    share: used / elapsed,
    waited: (waitedTime(server.pid) - waited) / elapsed,
    megabytes: memoryOf(server.pid),
    p50: delay(0.5),
    p95: delay(0.95),
    p99: delay(0.99),
    framesADecision: tally.frames / Math.max(1, tally.decisions),
    bytesADecision: tally.bytes / Math.max(1, tally.decisions),
    refusals: tally.refusals,
    lost: tally.lost,
    late: tally.late,
  }
}

const SHORT = 34

/** What `npm start` says to Node before the program. */
function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(folderOf, '..', '..', '..', 'package.json'), 'utf8'))
  const found = / node ((?:--\S+ )*)dist\/server\.mjs$/.exec(scripts.start)
  if (found === null) throw new Error(`npm start starts no server: ${scripts.start}`)
  return found[1]!.split(' ').filter((flag) => flag !== '')
}

/** Live tables of people at their pace on one core, and then a bare room with as many sockets and as long messages. */
export async function loadServer(options: LoadOptions): Promise<Loaded> {
  const {
    game,
    tables,
    seconds,
    decisions = 1,
    program,
    slowness = 1,
    profile = null,
    said = () => {},
  } = options
  const pace = (PACE[game] ?? 10_000) * slowness
  const pinned = pinning()
  const core = pinned ? availableParallelism() - 1 : null
  const others = core === null ? null : `0-${core - 1}`
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const env = { DATA: folder, DATABASE_URL: '', REDIS_URL: '', PORT: '0' }
  const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const node = [...startFlags(), ...profiling]
  const server = new ServerProcess(program, env, { node, core })
  const roll = (sides: number): number => Math.floor(Math.random() * sides)
  const sockets = tables * SEATS
  try {
    said(`${game}: ${tables} tables are created`)
    const created = await createTables(folder, { game, tables, most: 80, roll })
    await server.start()
    const task = { pace, seats: SEATS, tables: created, address: `${server.url.replace('http', 'ws')}/live` }
    const took = await playThrough(server, task, others, said, seconds)
    // Everything but the short line to whoever answered went to everybody at the table.
    const bytes = Math.max(1, Math.round((took.bytesADecision - SHORT) / SEATS))
    const bare = new ServerProcess(
      join(folderOf, 'bare-room.ts'),
      {},
      { core, args: [String(SHORT), String(bytes)] },
    )
    try {
      await bare.start()
      const rooms: StartedTable[] = created.map(({ id }) => ({ id, tokens: [] }))
      const idle = { ...task, tables: rooms, address: bare.url.replace('http', 'ws') }
      const beside = await playThrough(bare, idle, others, said, seconds)
      return {
        game,
        tables,
        pinned,
        server: took,
        bare: beside,
        ratio: took.microseconds / beside.microseconds,
      }
    } finally {
      await bare.stop('SIGKILL')
    }
  } finally {
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }

  async function playThrough(
    room: ServerProcess,
    task: CrowdTask,
    cores: string | null,
    log: (line: string) => void,
    length: number,
  ): Promise<Took> {
    const crowd = new Crowd(task, cores)
    try {
      const begun = performance.now()
      await crowd.sit()
      log(`${sockets} sockets are open after ${((performance.now() - begun) / 1000).toFixed(0)} s`)
      // Whoever sat down first has answered: from now on it is as it will be.
      await wait(Math.min(pace, 15_000))
      const took = await measure(room, crowd, sockets, length, decisions)
      return took
    } finally {
      await crowd.end()
      if (room === server) await server.stop('SIGTERM')
    }
  }
}
