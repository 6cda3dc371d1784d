import type { Lang, Plain } from '../../language/face.ts'
import type { GameId, Player } from '../source/source.ts'
import type { Lesson, Step } from './lesson.ts'

/* The words in which lessons are written. */

type Take = Step['take']
type Said = Readonly<Record<Lang, string>>

/** A decision, and what the teacher says before it; without words those before still serve. */
export const step = (take: Take, en?: string, fr?: string): Step => ({
  take,
  ...(en === undefined || fr === undefined ? {} : { say: { en, fr } }),
})

/** A decision that the other player takes. */
export const byItself = (take: Take, en?: string, fr?: string): Step => ({
  ...step(take, en, fr),
  byItself: true,
})

interface ShortLesson {
  readonly id: string
  readonly title: Said
  readonly goal: Said
  readonly minutes: number
  /** The position, as a scenario gives it. */
  readonly given: Plain
  readonly players?: readonly Player[]
  readonly steps: readonly Step[]
  readonly farewell: Said
}

/** A lesson of this game from a position that is made for it. */
export const shortLesson = (game: GameId, { given, players = [], ...lesson }: ShortLesson): Lesson => ({
  ...lesson,
  game,
  from: { kind: 'position', given },
  players,
})
