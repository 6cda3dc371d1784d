import type { Lang, Plain } from '../../language/face.ts'
import { contains } from '../source/contains.ts'
import type { Beginning, Choice, GameId, Moment, Player, Question } from '../source/source.ts'

/** One decision of a lesson: what the teacher says, and the answer that the pupil is shown. */
export interface Step {
  /** Left out where the words before still serve. */
  readonly say?: Readonly<Record<Lang, string>>
  /** Part of the option to take. */
  readonly take: { readonly kind: string; readonly [key: string]: Plain }
  /** The other player answers by itself. */
  readonly byItself?: true
}

/** A first round that teaches by doing: a fixed deal, and an answer for every decision of it. */
export interface Lesson {
  readonly game: GameId
  readonly from: Beginning
  readonly players: readonly Player[]
  readonly steps: readonly Step[]
  /** Said when the script ends and the game goes on freely. */
  readonly farewell: Readonly<Record<Lang, string>>
}

/** The choices that a step allows; a lesson that has lost its thread allows everything. */
export function allowed({ take }: Step, { choices }: Question): readonly Choice[] {
  const fitting = choices.filter(({ ref }) => contains(ref, take))
  return fitting.length > 0 ? fitting : choices
}

/** What the teacher says at this point, or null after the farewell has been heard. */
export function teaching({ steps, farewell }: Lesson, at: number, lang: Lang): string | null {
  if (at > steps.length) return null
  if (at === steps.length) return farewell[lang]
  return steps.slice(0, at + 1).findLast(({ say }) => say !== undefined)?.say?.[lang] ?? null
}

/** The moment as a pupil sees it: only what the lesson is about can be chosen. */
export function taught(lesson: Lesson, moment: Moment): Moment {
  const step = lesson.steps[moment.at]
  const { question } = moment
  if (step === undefined || question === null) return moment
  return { ...moment, question: { ...question, choices: allowed(step, question) } }
}
