import { signal } from '@preact/signals'
import type { Choice, Moment, Plan, Question } from './types.ts'
import { keyOf, objectOf } from './view.ts'

/*
 * Attackers, blockers and several things to choose are put together on the table before anything is answered,
 * so that they can be changed until they are confirmed. Which of them are possible is what the engine offered.
 */

/** What is put together at one question: attackers, who blocks whom, or what is chosen. Everything by place. */
export interface Draft {
  readonly at: number
  readonly attackers: readonly string[]
  readonly blocks: readonly (readonly [blocker: string, attacker: string])[]
  /** A blocker that waits for its attacker. */
  readonly blocker: string | null
  /** Things that are chosen together; of things that look alike, the place of one as often as it is meant. */
  readonly picks: readonly string[]
  /** The relic weapon waits for what it attacks. */
  readonly aiming: boolean
}

const nothing = (at: number): Draft => ({
  at,
  attackers: [],
  blocks: [],
  blocker: null,
  picks: [],
  aiming: false,
})

export const draft = signal<Draft>(nothing(-1))

/** The draft of this moment; that of another is forgotten. */
export const draftAt = ({ at }: Moment): Draft => (draft.value.at === at ? draft.value : nothing(at))

export const isEmpty = ({ attackers, blocks, blocker, aiming }: Draft): boolean =>
  attackers.length === 0 && blocks.length === 0 && blocker === null && !aiming

export const objectKey = ({ ref }: Choice): string => {
  const object = objectOf(ref)
  return object === null ? '' : keyOf(object)
}

export function toggleAttacker(moment: Moment, key: string): void {
  const now = draftAt(moment)
  const attackers = now.attackers.includes(key)
    ? now.attackers.filter((each) => each !== key)
    : [...now.attackers, key]
  draft.value = { ...now, attackers }
}

/** The relic weapon is taken up: what it attacks is asked next. */
export function aimWeapon(moment: Moment): void {
  draft.value = { ...draftAt(moment), aiming: true }
}

export function attackWithAll(moment: Moment, keys: readonly string[]): void {
  draft.value = { ...draftAt(moment), attackers: keys }
}

/** The attackers that a unit may block, as the engine offered them. */
export function attackersFor({ ref }: Choice): readonly string[] {
  if (ref.kind !== 'block') return []
  return ref.attackers.flatMap((each) => (each === null ? [] : [keyOf(each)]))
}

/** Picks a blocker, or lets go of it; with one attacker in reach it blocks that one. */
export function pickBlocker(moment: Moment, choice: Choice): void {
  const now = draftAt(moment)
  const key = objectKey(choice)
  const others = now.blocks.filter(([blocker]) => blocker !== key)
  if (others.length < now.blocks.length || now.blocker === key) {
    draft.value = { ...now, blocks: others, blocker: null }
    return
  }
  const reach = attackersFor(choice)
  draft.value =
    reach.length === 1
      ? { ...now, blocks: [...others, [key, reach[0]!]], blocker: null }
      : { ...now, blocks: others, blocker: key }
}

export function pickAttackerToBlock(moment: Moment, attacker: string): void {
  const now = draftAt(moment)
  if (now.blocker === null) return
  draft.value = { ...now, blocks: [...now.blocks, [now.blocker, attacker]], blocker: null }
}

export function forgetDraft(moment: Moment): void {
  draft.value = nothing(moment.at)
}

const find = (question: Question, kind: string, key?: string): number | null =>
  question.choices.find(
    (choice) => choice.ref.kind === kind && (key === undefined || objectKey(choice) === key),
  )?.index ?? null

/** Says one attacker after the other, then that they are complete. */
export function attackPlan(attackers: readonly string[]): Plan {
  const left = [...attackers]
  return (question) => {
    if (question.kind !== 'main' && question.kind !== 'declare') return null
    const next = left.shift()
    if (next !== undefined) return find(question, 'attack', next)
    return question.kind === 'declare' ? find(question, 'commit') : null
  }
}

/** Says one blocker after the other and whom it blocks, then that they are complete. */
export function blockPlan(blocks: Draft['blocks']): Plan {
  const left = [...blocks]
  let attacker = ''
  let done = false
  return (question) => {
    if (done) return null
    if (question.kind === 'block which') return find(question, 'pick', attacker)
    if (question.kind !== 'block') return null
    const next = left.shift()
    if (next === undefined) {
      done = true
      return find(question, 'done')
    }
    attacker = next[1]
    return find(question, 'block', next[0])
  }
}
