import { computed, signal } from '@preact/signals'

/** What somebody at this screen has done, and taken back: the log shows what others did since then as news. */
export class OwnActs {
  /** How many lines the log had whenever somebody at this screen acted. */
  private readonly acted = signal<readonly number[]>([])
  /** The same of the last time. */
  readonly since = computed(() => this.acted.value.at(-1) ?? 0)
  /** Where somebody went back beyond what had been seen, for the log to say so. */
  readonly marks = signal<readonly number[]>([])
  /** After so many answers the others were asked to go back beyond what has been seen. */
  private askedBack: number | null = null

  /** Somebody at this screen acts: what others did before that has been read. */
  act(length: number): void {
    this.acted.value = [...this.acted.peek().filter((at) => at < length), length]
  }

  /** What was taken back was not done: news are news again. */
  takeBack(length: number): void {
    this.acted.value = this.acted.peek().filter((at) => at < length)
  }

  /** Somebody asks to go back beyond what has been seen; elsewhere the others have to agree first. */
  askBack(at: number | null): void {
    this.askedBack = at
  }

  /** A table that was to go back beyond what has been seen: the log says so once it has, and not where others refused. */
  arrive(at: number): void {
    if (this.askedBack === null || at === this.askedBack) return
    if (at < this.askedBack) this.marks.value = [...this.marks.peek(), at]
    this.askedBack = null
  }
}
