import './inlining.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../games/index.ts'
import { type BenchTask, bench } from './bench/bench.ts'
import { MutationTest } from './mutation/mutation-test.ts'
import type { MutationOrder, MutationReply, MutationTask } from './mutation/threads.ts'
import { playWithPacksHandedOn } from './own-packs.ts'
import { readable } from './scenarios/index.ts'
import type { Study } from './simulate/series.ts'
import { playStretch, type Stretch } from './simulate/stretch.ts'
import type { Finished } from './simulate/threads.ts'
import { type Conclusion, type Thought, think } from './think.ts'

playWithPacksHandedOn()

/** One thread: measures a game, plays the stretches of a study or the mutants of the cards that it is given. */
const task: Study | BenchTask | MutationTask = workerData

function play(study: Study, stretch: Stretch): Finished {
  const start = performance.now()
  const sum = playStretch(study, stretch)
  return { stretch, sum, seconds: (performance.now() - start) / 1000 }
}

function testCards({ mutates: game, paths }: MutationTask): void {
  const test = new MutationTest(gameNamed(game), readable(paths))
  parentPort?.on('message', ({ id, before }: MutationOrder) => {
    const reply: MutationReply = { id, result: test.run(id, before) }
    parentPort?.postMessage(reply)
  })
}

/** With the rules that it was played with. */
async function thinkAbout(thought: Thought): Promise<Conclusion> {
  if (thought.engine === undefined) return think(thought)
  const engine: typeof import('./engine.ts') = await import(thought.engine)
  return engine.think(thought)
}

if ('mutates' in task) testCards(task)
else if ('thinks' in task)
  parentPort?.on('message', async (thought: Thought) => parentPort?.postMessage(await thinkAbout(thought)))
else if ('measured' in task) parentPort?.postMessage(bench([gameNamed(task.measured)]))
else parentPort?.on('message', (stretch: Stretch) => parentPort?.postMessage(play(task, stretch)))
