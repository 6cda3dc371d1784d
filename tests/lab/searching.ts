import { RandomBot } from '../../src/bots/random.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import { optionAt } from '../../src/kernel/options.ts'
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import { NONE, type State } from '../../src/kernel/state.ts'
import type { Playable } from '../../src/language/face.ts'

/*
 * What the searches of both games share: games that are played to the end by somebody who rather takes what has been
 * used least, and a fault that says how to see it again.
 */

const MOST_DECISIONS = 20_000
const CHECK_EVERY = 16
/** Of four choices, so many go to what was used least. */
const SEEKING = 3

export abstract class Search {
  games = 0
  decisions = 0
  private readonly s: State
  private readonly dice = new RandomBot()
  private readonly playable: Playable

  constructor(playable: Playable, series: string) {
    this.playable = playable
    this.s = playable.schema.create()
    this.dice.begin(seedFrom(series))
  }

  protected abstract readonly watch: Sink
  /** Throws when something does not add up; called with the state of the beginning, and every few decisions. */
  protected abstract check(s: State, begins: boolean): void
  /** Smaller is better; infinite for what uses no card. */
  protected abstract appeal(s: State, option: number): number

  protected die(n: number): number {
    return n === 1 ? 0 : this.dice.choose({ options: n } as Parameters<RandomBot['choose']>[0])
  }

  /** Prepares the table of a game once its dice are there, and plays it. */
  protected game(seed: string, setUp: () => object): void {
    const { s, playable } = this
    const { machine, schema } = playable
    const dealt = seedFrom(seed)
    this.dice.begin(derivedSeed(dealt, 1))
    const setup = setUp()
    const answers: number[] = []
    try {
      listening(this.watch, () => {
        schema.reset(s)
        playable.begin(s, playable.readSetup(setup), dealt)
        this.check(s, true)
        while (machine.waiting(s)) {
          const n = machine.options(s)
          if (n === 0) throw new Error('somebody is asked and has no option')
          if (answers.length === MOST_DECISIONS) throw new Error('the game does not end')
          answers.push(this.die(4) >= SEEKING ? this.die(n) : this.choose(s, n))
          machine.answer(s, answers.at(-1)!)
          if (answers.length % CHECK_EVERY === 0) this.check(s, false)
        }
        this.check(s, false)
        if (playable.outcome(s) === null) throw new Error('nobody is asked, but the game is not over')
      })
    } catch (error) {
      throw new Error(
        `${(error as Error).message}\nto see it again: ${JSON.stringify({ setup, seed, answers })}`,
        { cause: error },
      )
    }
    this.games++
    this.decisions += answers.length
  }

  /** The option that appeals most. */
  protected choose(s: State, n: number): number {
    let best = Number.POSITIVE_INFINITY
    let found = NONE
    for (let i = 0; i < n; i++) {
      const value = this.appeal(s, optionAt(i))
      if (value < best) {
        best = value
        found = i
      }
    }
    return found === NONE ? this.die(n) : found
  }
}
