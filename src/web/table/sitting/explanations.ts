import { signal } from '@preact/signals'
import type { SeenTopic, Sum } from '../../../language/face.ts'
import type { WhyNot } from '../../../language/label.ts'
import { Refused } from '../../source/local.ts'
import type { Advice, Moment, TableSource } from '../../source/source.ts'

/** Gives what was asked for, and `otherwise` where it is refused or does not come. */
type Ask = <T>(question: Promise<T>, otherwise: T) => Promise<T>

/** What somebody wants to know about the table that is shown; nothing of it changes the table. */
export class Explanations {
  /** What a strong player thinks of the options of this question, once it was asked for. */
  readonly hints = signal<readonly Advice[]>([])
  private readonly source: TableSource
  private readonly shown: () => Moment | null
  private readonly ask: Ask

  constructor(source: TableSource, shown: () => Moment | null, ask: Ask) {
    this.source = source
    this.shown = shown
    this.ask = ask
  }

  async whyNot(wish: string): Promise<WhyNot | null> {
    try {
      return (await this.source.whyNot(wish)).why
    } catch (error) {
      if (error instanceof Refused) return { words: error.message }
      return this.ask(Promise.reject(error), null)
    }
  }

  /** Why the numbers in a line of the log are what they are. */
  reasons(line: number): Promise<readonly Sum[]> {
    return this.ask(this.source.reasons(line), [])
  }

  /** The same of something on the table, as it is shown. */
  async numbers(about: SeenTopic): Promise<readonly Sum[]> {
    const shown = this.shown()
    return shown === null ? [] : this.ask(this.source.numbers(about, shown.at), [])
  }

  async askHint(): Promise<void> {
    this.hints.value = await this.ask(this.source.hint(), [])
  }
}
