/*
 * A log as people tell it: turns, in each turn what was done, and under each act what it brought about. Nothing
 * here knows a game; each game says which part an event plays.
 */

/** The part of an event in the story. */
export type Part =
  /** A turn begins. */
  | { readonly is: 'turn' }
  /**
   * Somebody does something. What is done `alike` several times in a row is logged once, with its number; `shows` is the
   * card that comes to the table by it.
   */
  | { readonly is: 'act'; readonly alike?: string; readonly shows?: string | undefined }
  /** Something comes of it. */
  | { readonly is: 'effect' }
  /** What only those want to read who ask for every step. */
  | { readonly is: 'step' }

/** A number of something that people watch, and by how much it changed. */
export interface Delta {
  /** What changed, in the words of the game's own protocol: `nemesis`, `player 0`. */
  readonly of: string
  readonly by: number
  /** Gone with the turn: no part of what the turn changed. */
  readonly passing?: true
}

/** How a game tells its story. */
export interface Story<Event> {
  part(event: Event): Part
  /** The card whose text brought this about. */
  cause(event: Event): string | null
  delta(event: Event): Delta | null
  /** Whose turn an event begins: a seat, or null for a turn that no player takes. Only asked of the beginning of a turn. */
  whose(event: Event): number | null
  /** Is what a player does in the turn over with this event, before anything new is seen? */
  ends?(event: Event): boolean
}

export interface Act<Line> {
  /** The line that says what was done; null where only a card's text is at work. */
  readonly head: Line | null
  /** The card at work. */
  readonly card: string | null
  /** The card that came to the table. */
  readonly shows: string | null
  /** How often it was done in a row. */
  readonly times: number
  readonly effects: readonly Line[]
  readonly steps: readonly Line[]
  readonly deltas: readonly Delta[]
}

export interface Turn<Line> {
  /** The line that begins the turn; null for what comes before the first. */
  readonly head: Line | null
  readonly acts: readonly Act<Line>[]
  /** What the turn changed as a whole. */
  readonly deltas: readonly Delta[]
}

/** The same changes, one for each thing, in the order in which they began; what cancels out is left away. */
export function added(deltas: readonly Delta[]): readonly Delta[] {
  const sums = new Map<string, number>()
  for (const { of, by } of deltas) sums.set(of, (sums.get(of) ?? 0) + by)
  return [...sums].flatMap(([of, by]) => (by === 0 ? [] : [{ of, by }]))
}

interface Draft<Line> {
  head: Line | null
  card: string | null
  alike: string | null
  readonly shows: string | null
  times: number
  readonly effects: Line[]
  readonly steps: Line[]
  readonly deltas: Delta[]
}

/** Tells the lines of a log by turns and acts. */
export function groupAsStory<Event, Line extends { readonly event: Event }>(
  lines: readonly Line[],
  story: Story<Event>,
): readonly Turn<Line>[] {
  const turns: { head: Line | null; acts: Draft<Line>[] }[] = []
  const turnNow = () => {
    if (turns.length === 0) turns.push({ head: null, acts: [] })
    return turns[turns.length - 1]!
  }
  const begin = (
    head: Line | null,
    card: string | null,
    alike: string | null = null,
    shows: string | null = null,
  ): Draft<Line> => {
    const act: Draft<Line> = { head, card, alike, shows, times: 1, effects: [], steps: [], deltas: [] }
    turnNow().acts.push(act)
    return act
  }
  for (const line of lines) {
    const part = story.part(line.event)
    const cause = story.cause(line.event)
    if (part.is === 'turn') {
      turns.push({ head: line, acts: [] })
      continue
    }
    let act = turnNow().acts.at(-1)
    if (part.is === 'act') {
      const alike = part.alike ?? null
      if (act !== undefined && alike !== null && act.alike === alike) {
        act.times += 1
        act.steps.push(line)
      } else act = begin(line, cause, alike, part.shows ?? null)
    } else {
      // Another card's text is at work: what it does is its own.
      if (act === undefined || (cause !== null && act.card !== null && act.card !== cause))
        act = begin(null, cause)
      else act.card ??= cause
      const into = part.is === 'effect' ? act.effects : act.steps
      into.push(line)
    }
    const delta = story.delta(line.event)
    if (delta !== null) act.deltas.push(delta)
  }
  return turns.map(({ head, acts }) => ({
    head,
    acts: acts.map(({ alike: _, deltas, ...act }) => ({ ...act, deltas: added(deltas) })),
    deltas: added(acts.flatMap(({ deltas }) => deltas.filter(({ passing }) => passing === undefined))),
  }))
}
