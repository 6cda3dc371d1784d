import { Worker } from 'node:worker_threads'
import { type CodeMutant, instrumented } from './instrument.ts'
import type { Job, Try } from './thread.ts'

export interface Outcome {
  readonly mutant: CodeMutant
  /** The scenario that noticed, `stuck` when none came to an end, nothing for a survivor. */
  readonly killer: number | 'stuck' | null
  /** How many scenarios reach it. */
  readonly reached: number
}

/** Which mutants to try, and in which scenarios: by what these prove. */
export interface Sample {
  readonly threads: number
  /** Every one, or every second, third ... of a file. */
  readonly every: number
  isAbout(mutant: CodeMutant, proves: readonly string[]): boolean
}

interface Survey {
  readonly proves: readonly (readonly string[])[]
  readonly reached: {
    readonly static: Readonly<Record<string, number>>
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

/** Whoever has not answered by then runs in a circle; scenarios take milliseconds. */
const STUCK_AFTER = 60_000

const once = <T>(worker: Worker): Promise<T> =>
  new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
  })

/** Breaks the rules of a game in many small ways, one at a time, and plays the scenarios that come by there. */
export async function mutateRules(
  root: string,
  game: string,
  files: readonly string[],
  { threads, every, isAbout }: Sample,
): Promise<readonly Outcome[]> {
  const { bundle, mutants } = await instrumented(root, files, `${root}/.cache/mutants-${game}`)
  const job: Job = { game, scenarios: `${root}/scenarios/${game}`, surveys: true }
  const { proves, reached } = await once<Survey>(new Worker(bundle, { workerData: job }))
  const about = new Map<string, [place: number, hits: number][]>(mutants.map(({ id }) => [id, []]))
  for (const [place, hits] of Object.entries(reached.perTest))
    for (const [id, n] of Object.entries(hits)) about.get(id)?.push([Number(place), n])

  // What happens only while the program loads is done before any mutant is switched on.
  const inPlay = mutants.filter(({ id }) => about.get(id)!.length > 0 || reached.static[id] === undefined)
  const waiting = inPlay.filter((_, i) => i % every === 0)
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    let worker: Worker | null = null
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      // Those that are reached least often are the shortest and the closest to it.
      const scenarios = about
        .get(mutant.id)!
        .filter(([place]) => isAbout(mutant!, proves[place]!))
        .sort(([, a], [, b]) => a - b)
      if (scenarios.length === 0) {
        outcomes.push({ mutant, killer: null, reached: 0 })
        continue
      }
      worker ??= new Worker(bundle, { workerData: { ...job, surveys: false } })
      const answer = await tryOut(worker, { mutant: mutant.id, scenarios })
      outcomes.push({
        mutant,
        killer: answer === 'stuck' ? 'stuck' : answer.killer === -1 ? null : answer.killer,
        reached: scenarios.length,
      })
      // What a mutant has left behind must not kill the next one.
      if (answer === 'stuck' || !answer.clean) {
        await worker.terminate()
        worker = null
      }
    }
    await worker?.terminate()
  }
  await Promise.all(Array.from({ length: threads }, work))
  return outcomes
}

type Answer = { readonly killer: number; readonly clean: boolean }

function tryOut(worker: Worker, asked: Try): Promise<Answer | 'stuck'> {
  return new Promise((done) => {
    const end = (answer: Answer | 'stuck'): void => {
      clearTimeout(limit)
      worker.off('message', end)
      worker.off('error', dead)
      done(answer)
    }
    // A thread that dies of a mutant has noticed it.
    const dead = (): void => end({ killer: asked.scenarios[0]![0], clean: false })
    const limit = setTimeout(end, STUCK_AFTER, 'stuck')
    worker.on('message', end)
    worker.on('error', dead)
    worker.postMessage(asked)
  })
}
