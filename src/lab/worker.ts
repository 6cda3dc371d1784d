import './inlining.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../games/index.ts'
import { type BenchTask, bench } from './bench/bench.ts'
import { Biting } from './bite/bite.ts'
import type { BiteOrder, BiteTask, Bitten } from './bite/threads.ts'
import { readable } from './scenarios/index.ts'
import type { Study } from './simulate/series.ts'
import { playStretch, type Stretch } from './simulate/stretch.ts'
import type { Finished } from './simulate/threads.ts'
import { type Thought, think } from './think.ts'

/** One thread: measures a game, plays the stretches of a study or the mutants of the cards that it is given. */
const task: Study | BenchTask | BiteTask = workerData

function play(study: Study, stretch: Stretch): Finished {
  const start = performance.now()
  const sum = playStretch(study, stretch)
  return { stretch, sum, seconds: (performance.now() - start) / 1000 }
}

function biteCards({ biting: game, paths }: BiteTask): void {
  const biting = new Biting(gameNamed(game), readable(paths))
  parentPort?.on('message', ({ id, before }: BiteOrder) => {
    const bitten: Bitten = { id, bites: biting.bite(id, before) }
    parentPort?.postMessage(bitten)
  })
}

if ('biting' in task) biteCards(task)
else if ('thinks' in task)
  parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(think(thought)))
else if ('measured' in task) parentPort?.postMessage(bench([gameNamed(task.measured)]))
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(play(task, stretch)))
