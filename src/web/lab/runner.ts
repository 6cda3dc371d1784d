import { add, type Sum } from '../../lab/simulate/counts.ts'
import type { Study } from '../../lab/simulate/series.ts'
import type { Stretch } from '../../lab/simulate/stretch.ts'
import type { Lang } from '../../language/face.ts'
import type { LabAnswer, LabTask, WrittenReport } from '../engine/lab.worker.ts'
import { lang } from '../page/settings.ts'

const newWorker = (): Worker =>
  new Worker(new URL('../engine/lab.worker.ts', import.meta.url), { type: 'module' })

function ask(worker: Worker, task: LabTask): Promise<LabAnswer> {
  return new Promise((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => done(data)
    worker.onerror = (event) => fail(new Error(event.message))
    worker.postMessage(task)
  })
}

/** Games that a worker plays before it is asked again: about so long that the bar moves smoothly. */
const SMALLEST = 1
const PIECES = 40
/** What is stopped loses at most so many games a worker. */
const LARGEST = 50

export interface Progress {
  readonly games: number
  /** Games a second since the beginning. */
  readonly rate: number
}

/**
 * Plays the games of a study in workers. The sum does not depend on their number: each game has its seed
 * by its own number, and sums can be added in any order.
 */
export async function run(
  study: Study,
  games: number,
  progress: (now: Progress) => void,
  stop: AbortSignal,
): Promise<Sum | null> {
  const size = Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(games / PIECES)))
  const waiting: Stretch[] = []
  for (let first = 0; first < games; first += size)
    waiting.push({ first, count: Math.min(size, games - first) })
  waiting.reverse()
  const parts: { readonly stretch: Stretch; readonly sum: Sum }[] = []
  let played = 0
  const start = performance.now()
  const crew = Array.from({ length: Math.min(navigator.hardwareConcurrency || 2, waiting.length) }, newWorker)
  const stopAll = () => {
    for (const worker of crew) worker.terminate()
  }
  const stopped = new Promise<void>((done) => stop.addEventListener('abort', () => done(), { once: true }))
  const work = async (worker: Worker): Promise<void> => {
    for (let stretch = waiting.pop(); stretch !== undefined && !stop.aborted; stretch = waiting.pop()) {
      const answer = await ask(worker, { kind: 'play', study, stretch })
      if (answer.kind === 'refused') throw new Error(answer.message[lang.peek()])
      if (answer.kind !== 'played') continue
      parts.push(answer)
      played += stretch.count
      progress({ games: played, rate: played / ((performance.now() - start) / 1000) })
    }
  }
  try {
    await Promise.race([Promise.all(crew.map(work)), stopped])
  } finally {
    stopAll()
  }
  parts.sort((a, b) => a.stretch.first - b.stretch.first)
  const [first, ...rest] = parts.map(({ sum }) => sum)
  return first === undefined ? null : rest.reduce(add, first)
}

/** What came of it, in words and files. */
export async function report(study: Study, sum: Sum, language: Lang): Promise<WrittenReport> {
  const worker = newWorker()
  try {
    const answer = await ask(worker, { kind: 'report', study, sum, lang: language })
    if (answer.kind === 'refused') throw new Error(answer.message[language])
    if (answer.kind !== 'reported') throw new Error('the worker said something else')
    return answer
  } finally {
    worker.terminate()
  }
}
