import { parentPort, workerData } from 'node:worker_threads'
import { resetScratch } from '../../src/kernel/scratch.ts'
import type { Judge } from './judges.ts'

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

/** Something that must hold as long as nothing is broken. */
export interface Example {
  readonly name: string
  readonly judge: Judge
  /** The rules that it is about. */
  readonly proves: readonly string[]
  holds(): boolean
}

export interface Job {
  /** Is only asked which examples reach which mutants. */
  readonly surveys: boolean
  /** Where the scenarios of a layer of rules are, and those of which game. */
  readonly scenarios: string
  readonly game: string
}

export interface Try {
  readonly mutant: string
  /** The places of the examples to go through, and how often each reaches the mutant. */
  readonly examples: readonly (readonly [place: number, hits: number])[]
}

/** Said before each example of a try, so that whoever waits knows which one runs in a circle. */
export interface Begun {
  readonly begins: number
}

/** A mutant that is asked this many times more often than usual, or this much more often, runs in a circle. */
const HITS = 200
const MORE_HITS = 500_000

export const job = workerData as Job

/** Goes through these examples for as long as somebody asks. */
export function serve(examples: readonly Example[]): void {
  // The instrumented code has made it while it was loaded.
  const switches = (globalThis as unknown as { __stryker__: Switches }).__stryker__
  const port = parentPort!

  function holds(place: number): boolean {
    try {
      return examples[place]!.holds()
    } catch {
      resetScratch()
      return false
    }
  }

  function survey(): void {
    const took = examples.map(({ name }, place) => {
      switches.currentTestId = String(place)
      const start = performance.now()
      if (!holds(place)) throw new Error(`${name} does not hold before anything is changed`)
      return performance.now() - start
    })
    switches.currentTestId = undefined
    // What holds only once would seem to notice everything.
    const repeats = examples.map(({ judge }, place) => judge !== 'test' || holds(place))
    port.postMessage({
      proves: examples.map(({ proves }) => proves),
      judges: examples.map(({ judge }) => judge),
      names: examples.map(({ name }) => name),
      repeats,
      took,
      reached: switches.mutantCoverage,
    })
  }

  /** The first example that notices, or -1; and whether the program is as it was before. */
  function attempt({ mutant, examples: about }: Try): { killer: number; clean: boolean } {
    switches.activeMutant = mutant
    let killer = -1
    for (const [place, hits] of about) {
      port.postMessage({ begins: place } satisfies Begun)
      switches.hitCount = 0
      switches.hitLimit = Math.min(hits * HITS, hits + MORE_HITS) + 10_000
      if (holds(place)) continue
      killer = place
      break
    }
    switches.activeMutant = undefined
    switches.hitCount = undefined
    return { killer, clean: killer === -1 || holds(killer) }
  }

  if (job.surveys) survey()
  else port.on('message', (asked: Try) => port.postMessage({ mutant: asked.mutant, ...attempt(asked) }))
}
