import { parentPort, workerData } from 'node:worker_threads'
import { playStretch, type Series, type Stretch } from './simulate.ts'

/** One thread of a simulation: plays the stretches it is given and sends back what came of them. */
const series: Series = workerData
parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(playStretch(series, stretch)))
