import { askedByLine } from '../../../../language/label.ts'
import { draft, draftAt, objectKey } from '../draft.ts'
import type { Choice, Moment, Plan, Question } from '../types.ts'
import { objectOf, type Ref } from '../view.ts'

/*
 * Several things that the engine asks for one after the other are one selection here: they are picked and let go
 * in any order, and said when they are confirmed.
 */

/** How many things are to be chosen together, or null when one is chosen at a time. */
export function together({ picks, choices }: Question): number | null {
  const things = choices.filter(({ ref }) => ref.kind === 'pick')
  return picks !== undefined && picks.left > 1 && things.length > 0 ? picks.left : null
}

/** Things that look alike are one choice; so many of them there are. */
export const alike = ({ ref }: Choice): number => (ref.kind === 'pick' ? (ref.alike ?? 1) : 1)

export const pickedOf = (moment: Moment, key: string): number =>
  draftAt(moment).picks.filter((each) => each === key).length

/** Picks one more of what looks like this, or lets go of it where no more can be picked. */
export function togglePick(moment: Moment, choice: Choice, most: number): void {
  const now = draftAt(moment)
  const key = objectKey(choice)
  const times = pickedOf(moment, key)
  const more = times < alike(choice) && (now.picks.length < most || times === 0)
  const picks = more ? [...now.picks.slice(0, most - 1), key] : now.picks.filter((each) => each !== key)
  draft.value = { ...now, picks }
}

const lookOf = (ref: Ref | null): string =>
  ref === null || 'player' in ref ? '' : `${ref.zone}/${ref.of}/${ref.card}`

/** Says one thing after the other, then that these are all. */
export function pickPlan(question: Question, keys: readonly string[]): Plan {
  const { kind, why, picks } = question
  const left = [...keys]
  const look = new Map(question.choices.map((choice) => [objectKey(choice), lookOf(objectOf(choice.ref))]))
  let said = 0
  return (asked) => {
    // Only as long as it is the same selection: what the engine settled by itself is not said again.
    if (asked.kind !== kind || askedByLine(asked.why) !== askedByLine(why)) return null
    if (asked.picks?.left !== undefined && asked.picks.left !== picks!.left - said) return null
    const next = left.shift()
    said++
    if (next === undefined) return asked.choices.find(({ ref }) => ref.kind === 'done')?.index ?? null
    const exact = asked.choices.find((choice) => objectKey(choice) === next)
    const twin = asked.choices.find(({ ref }) => lookOf(objectOf(ref)) === look.get(next))
    // In a hand the places move up when a card has gone: there only the look tells.
    const same = exact !== undefined && lookOf(objectOf(exact.ref)) === look.get(next)
    return (same ? exact : twin)?.index ?? null
  }
}
