import type { SeenEvent } from '../../../language/face.ts'
import type { Turn } from '../../../language/story.ts'
import type { LogLine } from '../../source/source.ts'

/* What a finished game comes to, counted from its log. */

/** A blow that counted: how much, by which card, and whether it hit something aside from the goal. */
export interface Blow {
  readonly n: number
  readonly card: string | null
  readonly aside: boolean
}

export interface BigTurn {
  /** Its number in the game, from 1. */
  readonly turn: number
  readonly who: number
  readonly n: number
  readonly cards: readonly string[]
  /** After how many answers it begins. */
  readonly after: number
}

export interface Tally {
  /** By seat: what hit the goal, and what hit something aside. */
  readonly bySeat: ReadonlyMap<number, { readonly goal: number; readonly aside: number }>
  /** The cards that did most, the first first. */
  readonly byCard: readonly (readonly [card: string, n: number])[]
  readonly best: BigTurn | null
  readonly turns: number
}

/** Adds up the blows of everybody, turn by turn. */
export function tallied<Event extends SeenEvent>(
  turns: readonly Turn<LogLine<Event>>[],
  whose: (event: Event) => number | null,
  blow: (event: Event) => Blow | null,
): Tally {
  const bySeat = new Map<number, { goal: number; aside: number }>()
  const byCard = new Map<string, number>()
  let best: BigTurn | null = null
  let turn = 0
  for (const { head, acts } of turns) {
    if (head === null) continue
    turn++
    const who = whose(head.event)
    if (who === null) continue
    const blows = acts.flatMap(({ head: first, effects, steps }) =>
      [...(first === null ? [] : [first]), ...effects, ...steps].flatMap(({ event }) => blow(event) ?? []),
    )
    const sum = bySeat.get(who) ?? { goal: 0, aside: 0 }
    bySeat.set(who, sum)
    for (const { n, card, aside } of blows) {
      sum[aside ? 'aside' : 'goal'] += n
      if (card !== null) byCard.set(card, (byCard.get(card) ?? 0) + n)
    }
    const n = blows.reduce((total, each) => total + each.n, 0)
    if (n > (best?.n ?? 0))
      best = {
        turn,
        who,
        n,
        cards: [...new Set(blows.flatMap(({ card }) => card ?? []))],
        after: head.after,
      }
  }
  return { bySeat, byCard: [...byCard].toSorted(([, a], [, b]) => b - a), best, turns: turn }
}

/**
 * A number over the turns, from what it came to and by how much each turn changed it: its value before the first, then
 * after each. It is never above `most`: what the last blow did beyond that, it did to nothing.
 */
export function overTurns<Line>(
  turns: readonly Turn<Line>[],
  of: string,
  last: number,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  const changes = turns.map(({ deltas }) =>
    deltas.reduce((sum, delta) => (delta.of === of ? sum + delta.by : sum), 0),
  )
  const points = [Math.min(most, last - changes.reduce((sum, by) => sum + by, 0))]
  for (const by of changes.slice(0, -1)) points.push(points.at(-1)! + by)
  return changes.length === 0 ? points : [...points, last]
}
