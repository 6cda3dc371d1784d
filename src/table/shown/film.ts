import { accounting } from '../../kernel/account.ts'
import { listening } from '../../kernel/events.ts'
import type { State } from '../../kernel/state.ts'
import type { Rules } from '../../language/face.ts'
import { groupAsStory } from '../../language/story.ts'
import type { Player } from '../moment.ts'
import type { Table } from '../table.ts'
import type { LogEntry } from './log-entry.ts'

/** More than this nobody wants to sit through: the first ones are left out. */
const MOST_SCENES = 24

/** The table while somebody else acts, between two answers. */
export interface Scene<View = unknown> {
  /** How many of the new lines of the log have happened by then. */
  readonly lines: number
  readonly view: View
}

/** What a seat saw of the table after each event, so that turns of others can be shown step by step. */
export class Film {
  protected readonly views = new Map<LogEntry, unknown>()
  protected readonly table: Table<Rules>

  constructor(table: Table<Rules>, eyes: () => number) {
    this.table = table
    table.onEvent = (entry, s) => this.shoot(entry, s, eyes())
  }

  /** Looking keeps no account of what it reads, and nobody hears of it. */
  protected shoot(entry: LogEntry, s: State, eyes: number): void {
    this.views.set(
      entry,
      listening(null, () => accounting(() => this.table.game.observe(s, eyes))),
    )
  }

  /** Where the own turn ended by itself after something was done in it; null when it did not. To be asked before the scenes. */
  rest(entries: readonly LogEntry[], eyes: number): Scene | null {
    const { story } = this.table.game
    const events = entries.map((entry) => entry.seenBy(eyes)!)
    const end = events.findIndex((event) => story.ends?.(event) === true)
    // Whoever said that the turn is to end has done nothing else.
    const done = events.slice(0, Math.max(0, end)).some((event) => story.part(event).is === 'act')
    const asksFirst = !events.slice(end).some((event) => story.part(event).is === 'turn')
    const view = done && !asksFirst ? this.views.get(entries[end - 1]!) : undefined
    return view === undefined ? null : { lines: end, view }
  }

  /** The scenes of these entries, which the page is about to hear of; what was shot before is forgotten. */
  scenes(entries: readonly LogEntry[], eyes: number, players: readonly Player[]): readonly Scene[] {
    const { story } = this.table.game
    const lines = entries.map((entry, i) => ({ entry, event: entry.seenBy(eyes)!, i }))
    const foreign = (seat: number | null): boolean => seat === null || players[seat]?.bot != null
    let others = this.othersTurnBefore(entries[0], eyes, foreign)
    const ends: number[] = []
    for (const { head, acts } of groupAsStory(lines, story)) {
      if (head !== null) {
        const before = others
        others = foreign(story.whose(head.event))
        // Where the own turn ended is seen before the other one begins.
        if (others && !before && head.i > 0) ends.push(head.i)
        if (others) ends.push(head.i + 1)
      }
      if (!others) continue
      for (const act of acts) {
        if (act.head === null && act.effects.length === 0) continue
        const all = [...(act.head === null ? [] : [act.head]), ...act.effects, ...act.steps]
        ends.push(Math.max(...all.map(({ i }) => i)) + 1)
      }
    }
    const scenes = ends.slice(-MOST_SCENES).flatMap((end): Scene[] => {
      const view = this.views.get(lines[end - 1]!.entry)
      return view === undefined ? [] : [{ lines: end, view }]
    })
    this.views.clear()
    return scenes
  }

  /** Was somebody else at work when these entries began? */
  private othersTurnBefore(
    first: LogEntry | undefined,
    eyes: number,
    foreign: (seat: number | null) => boolean,
  ): boolean {
    const { story } = this.table.game
    const { log } = this.table
    for (let i = (first === undefined ? log.length : log.indexOf(first)) - 1; i >= 0; i--) {
      const event = log[i]!.seenBy(eyes)
      if (event != null && story.part(event).is === 'turn') return foreign(story.whose(event))
    }
    return false
  }
}
