import { Worker } from 'node:worker_threads'
import { type CodeMutant, instrumented, type Proof } from './instrument.ts'
import { JUDGES, type Judge } from './judges.ts'
import type { Begun, Job, Try } from './thread.ts'

export interface Outcome {
  readonly mutant: CodeMutant
  /** What has noticed, `stuck` when an example came to no end, nothing for a survivor. */
  readonly killer: Judge | 'stuck' | null
  /** How many examples reach it. */
  readonly reached: number
}

/** Every mutant, or every second, third ..., beginning with this one. */
export interface Part {
  readonly every: number
  readonly from: number
}

/** Which mutants to try, and in which examples: by what these prove. */
export interface Sample extends Part {
  readonly threads: number
  /** Called after each mutant: what came of it, and how many are left. */
  onOutcome(outcome: Outcome, left: number): void
  isAbout(mutant: CodeMutant, proves: readonly string[]): boolean
}

interface Survey {
  readonly proves: readonly (readonly string[])[]
  readonly judges: readonly Judge[]
  readonly names: readonly string[]
  /** Whether it holds a second time. */
  readonly repeats: readonly boolean[]
  /** Milliseconds for each example. */
  readonly took: readonly number[]
  readonly reached: {
    readonly static: Readonly<Record<string, number>>
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

type Reach = readonly [place: number, hits: number]

/** An example that is not over by then, and by so many times what it usually takes, runs in a circle. */
const STUCK_AFTER = 20_000
const STUCK_TIMES = 10
/** By then a thread has loaded its program. */
const LOADED_AFTER = 120_000

const once = <T>(worker: Worker): Promise<T> =>
  new Promise((done, failed) => {
    worker.once('message', done)
    worker.once('error', failed)
  })

/** A layer of the code, and what it is proven by. */
export interface Layer extends Proof {
  readonly name: string
}

/** Breaks a layer in many small ways, one at a time, and tries the examples that come by there. */
export async function mutateLayer(
  root: string,
  layer: Layer,
  files: readonly string[],
  { threads, every, from, onOutcome, isAbout }: Sample,
): Promise<readonly Outcome[]> {
  const { bundle, mutants } = await instrumented(root, files, layer, `${root}/.cache/mutants-${layer.name}`)
  const job: Job = { game: layer.game, scenarios: `${root}/scenarios/${layer.game}`, surveys: true }
  const { proves, judges, names, repeats, took, reached } = await once<Survey>(
    new Worker(bundle, { workerData: job }),
  )
  for (const [place, name] of names.entries())
    if (!repeats[place]) console.error(`Left out, for it holds only once: ${name}`)
  const about = new Map<string, Reach[]>(mutants.map(({ id }) => [id, []]))
  for (const [place, hits] of Object.entries(reached.perTest))
    for (const [id, n] of Object.entries(hits)) about.get(id)?.push([Number(place), n])

  // What happens only while the program loads is done before any mutant is switched on.
  const inPlay = mutants.filter(({ id }) => about.get(id)!.length > 0 || reached.static[id] === undefined)
  const waiting = inPlay.filter((_, i) => i % every === from)
  // Scenarios that reach it least often are the shortest and the closest to it; tests may be long ones.
  const sooner = ([a, hitsOfA]: Reach, [b, hitsOfB]: Reach): number =>
    JUDGES.indexOf(judges[a]!) - JUDGES.indexOf(judges[b]!) ||
    (judges[a] === 'test' ? took[a]! - took[b]! : hitsOfA - hitsOfB)
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome): void => {
    outcomes.push(outcome)
    onOutcome(outcome, waiting.length)
  }
  const started = (): Worker => new Worker(bundle, { workerData: { ...job, surveys: false } })
  const work = async (): Promise<void> => {
    let worker: Worker | null = null
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const examples = about
        .get(mutant.id)!
        .filter(([place]) => repeats[place] && isAbout(mutant!, proves[place]!))
        .sort(sooner)
      if (examples.length === 0) {
        note({ mutant, killer: null, reached: 0 })
        continue
      }
      const fresh = worker === null
      worker ??= started()
      let answer = await tryOut(worker, { mutant: mutant.id, examples }, took)
      // An earlier mutant may have left something behind that this one is not to blame for.
      if (answer !== 'stuck' && !answer.clean && !fresh) {
        await worker.terminate()
        worker = started()
        answer = await tryOut(worker, { mutant: mutant.id, examples }, took)
      }
      note({
        mutant,
        killer: answer === 'stuck' ? 'stuck' : answer.killer === -1 ? null : judges[answer.killer]!,
        reached: examples.length,
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

function tryOut(worker: Worker, asked: Try, took: readonly number[]): Promise<Answer | 'stuck'> {
  return new Promise((done) => {
    let limit: NodeJS.Timeout
    const end = (answer: Answer | 'stuck'): void => {
      clearTimeout(limit)
      worker.off('message', receive)
      worker.off('error', dead)
      done(answer)
    }
    const receive = (said: Answer | Begun): void => {
      if (!('begins' in said)) {
        end(said)
        return
      }
      clearTimeout(limit)
      limit = setTimeout(end, STUCK_AFTER + STUCK_TIMES * took[said.begins]!, 'stuck')
    }
    // A thread that dies of a mutant has noticed it.
    const dead = (): void => end({ killer: asked.examples[0]![0], clean: false })
    limit = setTimeout(end, LOADED_AFTER, 'stuck')
    worker.on('message', receive)
    worker.on('error', dead)
    worker.postMessage(asked)
  })
}
