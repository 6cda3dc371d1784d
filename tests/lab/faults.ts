import type { Machine } from '../../src/kernel/machine.ts'
import type { Evaluator } from '../../src/language/compiler/evaluator.ts'

/** Lets a game fail at a chosen step: in an instruction, a question, a value that is read, a listener or a word. */
export class Faults {
  /** Steps since the count was last set to nothing. */
  steps = 0
  /** Those of them at which a value was being read. */
  reads: number[] = []
  private at = -1

  /** Every place of the engine that runs while an answer is carried out becomes a step. */
  constructor(machine: Machine, evaluator: Evaluator) {
    const handlers = machine['handlers']
    handlers.forEach((handler, i) => {
      if (handler !== null)
        handlers[i] = (s, f, a, b, c) => {
          handler(s, f, a, b, c)
          this.step()
        }
    })
    machine.questions.forEach((question, i) => {
      if (question === null) return
      machine.questions[i] = {
        ...question,
        enumerate: (s, f, a, b, c) => {
          question.enumerate(s, f, a, b, c)
          this.step()
        },
        settle: (s, f, chosen, a, b, c) => {
          question.settle(s, f, chosen, a, b, c)
          this.step()
        },
      }
    })
    for (const readers of [evaluator['amountReaders'], evaluator['filterReaders']] as unknown[][])
      readers.forEach((reader, i) => {
        readers[i] = (...words: number[]) => {
          this.reads.push(this.steps)
          this.step()
          return (reader as (...words: number[]) => unknown)(...words)
        }
      })
  }

  /** Call where something else may fail. */
  readonly step = (): void => {
    if (this.steps++ === this.at) {
      this.at = -1
      throw new TypeError('planted')
    }
  }

  /** The n-th step from now on fails, once. */
  plant(n: number): void {
    this.steps = 0
    this.reads = []
    this.at = n
  }
}
