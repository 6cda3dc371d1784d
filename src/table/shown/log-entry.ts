import type { SeenEvent } from '../../language/face.ts'
import { alike } from './alike.ts'

/** Something that happened, as each seat saw it and, behind the last of them, whoever only watches. */
export interface LogEntry {
  /** How many answers had been given. */
  readonly after: number
  /** As these eyes saw it; null when they saw nothing. */
  seenBy(eyes: number): SeenEvent | null
}

/** What all have seen alike, as mostly they have: a long game has thousands of events, and thousands of games are live. */
class SeenByAll implements LogEntry {
  readonly after: number
  private readonly event: SeenEvent | null

  constructor(after: number, event: SeenEvent | null) {
    this.after = after
    this.event = event
  }

  seenBy(): SeenEvent | null {
    return this.event
  }
}

class SeenApart implements LogEntry {
  readonly after: number
  private readonly events: readonly (SeenEvent | null)[]

  constructor(after: number, events: readonly (SeenEvent | null)[]) {
    this.after = after
    this.events = events
  }

  seenBy(eyes: number): SeenEvent | null {
    return this.events[eyes] ?? null
  }
}

/** An entry of a game in which everything lies open. */
export const openEntry = (after: number, event: SeenEvent | null): LogEntry => new SeenByAll(after, event)

/** An entry of a game in which each has seen her own; those who have seen the same share it. */
export function entryApart(after: number, eyes: number, seen: (eyes: number) => SeenEvent | null): LogEntry {
  // As long as it will be: a list that grows reserves room for many more.
  const all: (SeenEvent | null)[] = new Array(eyes).fill(null)
  let same = true
  for (let each = 0; each < eyes; each++) {
    const event = seen(each)
    all[each] = event === null ? null : (all.find((other) => other !== null && alike(other, event)) ?? event)
    same &&= all[each] === all[0]
  }
  return same ? new SeenByAll(after, all[0] ?? null) : new SeenApart(after, all)
}
