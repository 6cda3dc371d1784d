import { parentPort, workerData } from 'node:worker_threads'
import { games } from '../../src/games/index.ts'
import { resetScratch } from '../../src/kernel/scratch.ts'
import { readable } from '../../src/lab/scenarios/index.ts'
import { runScenario } from '../../src/lab/scenarios/run.ts'

/** The switches that the instrumented code asks. */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
  }
}

export interface Job {
  readonly game: string
  readonly scenarios: string
  /** Is only asked which scenarios reach which mutants. */
  readonly surveys: boolean
}

export interface Try {
  readonly mutant: string
  /** The places of the scenarios to play, and how often each reaches the mutant. */
  readonly scenarios: readonly (readonly [place: number, hits: number])[]
}

// The instrumented code has made it while it was loaded.
const switches = (globalThis as unknown as { __stryker__: Switches }).__stryker__
const { game, scenarios: paths, surveys } = workerData as Job
const port = parentPort!
const scenarios = readable([paths]).filter((each) => each.game === game)
/** A mutant that is asked this many times more often than usual runs in a circle. */
const HITS = 200

function holds(place: number): boolean {
  try {
    return runScenario(games, scenarios[place]!, ['plain']).ok
  } catch {
    resetScratch()
    return false
  }
}

function survey(): void {
  scenarios.forEach((_, place) => {
    switches.currentTestId = String(place)
    if (!holds(place)) throw new Error(`${scenarios[place]!.file} does not hold before anything is changed`)
  })
  switches.currentTestId = undefined
  port.postMessage({
    proves: scenarios.map(({ proves }) => proves),
    reached: switches.mutantCoverage,
  })
}

/** The first scenario that notices, or -1; and whether the program is as it was before. */
function attempt({ mutant, scenarios: about }: Try): { killer: number; clean: boolean } {
  switches.activeMutant = mutant
  let killer = -1
  for (const [place, hits] of about) {
    switches.hitCount = 0
    switches.hitLimit = hits * HITS + 10_000
    if (holds(place)) continue
    killer = place
    break
  }
  switches.activeMutant = undefined
  switches.hitCount = undefined
  return { killer, clean: killer === -1 || holds(killer) }
}

if (surveys) survey()
else port.on('message', (asked: Try) => port.postMessage({ mutant: asked.mutant, ...attempt(asked) }))
