import './inlining.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../games/index.ts'
import { type BenchTask, bench } from './bench.ts'
import { playStretch, type Series, type Stretch } from './simulate.ts'

/** One thread: measures a game, or plays the stretches of a simulation that it is given. */
const task: Series | BenchTask = workerData
if ('measured' in task) parentPort?.postMessage(bench([gameNamed(task.measured)]))
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(playStretch(task, stretch)))
