import type { Lesson } from '../../lesson/lesson.ts'
import { to } from '../../page/route.ts'
import type { Moment } from '../../source/source.ts'
import { type About, keep, newId } from '../../source/store.ts'

/** `never`: an example stays what it is, however much it is played. */
export type Keeps = boolean | 'never'

/** The game of a table among those that this browser keeps: under which id and title, and with which words about it. */
export class KeptGame {
  id = newId()
  title = ''
  /** The rung of a ladder that this game is for, if it counts for one. */
  rung: string | null = null
  /** What was only opened to be looked at is kept once somebody plays on, or never. */
  keeps: Keeps = true
  /** How the game is told among those that can be gone on with. */
  describe: ((moment: Moment) => About) | null = null

  /** Somebody plays: what was only looked at becomes a game of this browser. */
  playOn(): void {
    if (this.keeps) return
    this.keeps = true
    history.replaceState(null, '', to(['table', this.id]))
  }

  keep(moment: Moment, lesson: Lesson | null, marks: readonly number[]): void {
    if (this.keeps === true) this.write(this.id, moment, lesson, marks, this.rung)
  }

  /** Keeps a game that goes on from a moment of this one, which is no new one on the ladder; gives its id. */
  keepFork(moment: Moment, lesson: Lesson | null, marks: readonly number[]): string {
    const id = newId()
    this.write(id, moment, lesson, marks, null)
    return id
  }

  private write(
    id: string,
    moment: Moment,
    lesson: Lesson | null,
    marks: readonly number[],
    rung: string | null,
  ): void {
    const { game, players, record, last, outcome } = moment
    // Whose record is not ours to have is kept where it is played.
    if (record === null) return
    keep({
      id,
      game,
      title: this.title,
      players,
      record,
      answers: last,
      over: outcome !== null,
      lesson: lesson?.id ?? null,
      marks,
      about: this.describe?.(moment) ?? null,
      rung,
      at: Date.now(),
    })
  }
}
