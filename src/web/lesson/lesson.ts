import type { Lang, Plain } from '../../language/face.ts'
import { contains } from '../../table/contains.ts'
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
  /** Its name in addresses and saved games. */
  readonly id: string
  readonly title: Readonly<Record<Lang, string>>
  /** What it is all about, said before anything else. */
  readonly goal: Readonly<Record<Lang, string>>
  readonly minutes: number
  readonly from: Beginning
  readonly players: readonly Player[]
  readonly steps: readonly Step[]
  /** Said when the script ends and the game goes on freely. */
  readonly farewell: Readonly<Record<Lang, string>>
}

/** The choices that a step allows; a lesson that has lost its thread allows everything. */
export function allowed(steps: readonly Step[], at: number, { choices }: Question): readonly Choice[] {
  const fitting = choices.filter(({ ref }) => together(steps, at).some(({ take }) => contains(ref, take)))
  return fitting.length > 0 ? fitting : choices
}

/** Steps that are one act on the table, such as several attackers: they may be put together in any order. */
function together(steps: readonly Step[], at: number): readonly Step[] {
  const rest = steps.slice(at)
  const kind = rest[0]?.take.kind
  if (kind !== 'attack') return rest.slice(0, 1)
  const end = rest.findIndex(({ take, byItself }) => take.kind !== kind || byItself === true)
  return end === -1 ? rest : rest.slice(0, end)
}

/** What the teacher says at this point; the farewell stays until somebody has read it. */
export function teaching({ steps, farewell }: Lesson, at: number, lang: Lang): string | null {
  if (at >= steps.length) return farewell[lang]
  return steps.slice(0, at + 1).findLast(({ say }) => say !== undefined)?.say?.[lang] ?? null
}

/** The moment as a pupil sees it: only what the lesson is about can be chosen. */
export function taught(lesson: Lesson, moment: Moment): Moment {
  const { question } = moment
  if (moment.at >= lesson.steps.length || question === null) return moment
  return { ...moment, question: { ...question, choices: allowed(lesson.steps, moment.at, question) } }
}
