import './inlining.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../games/index.ts'
import { type BenchTask, bench } from './bench/bench.ts'
import type { Study } from './simulate/series.ts'
import { playStretch, type Stretch } from './simulate/stretch.ts'
import type { Finished } from './simulate/threads.ts'

/** One thread: measures a game, or plays the stretches of a study that it is given. */
const task: Study | BenchTask = workerData

function play(study: Study, stretch: Stretch): Finished {
  const start = performance.now()
  const sum = playStretch(study, stretch)
  return { stretch, sum, seconds: (performance.now() - start) / 1000 }
}

if ('measured' in task) parentPort?.postMessage(bench([gameNamed(task.measured)]))
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(play(task, stretch)))
