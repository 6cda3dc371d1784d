import type { State } from '../../../kernel/state.ts'
import type { Playable } from '../../../language/face.ts'
import { Film } from '../../../table/shown/film.ts'
import type { LogEntry } from '../../../table/shown/log-entry.ts'
import type { Table } from '../../../table/table.ts'

/** Films the turns that no player takes, and nothing else: whatever people and bots do is shown decision by decision. */
export class NobodysTurns extends Film {
  private rolls = false

  constructor(table: Table<Playable>) {
    super(table, () => table.watcher)
  }

  protected override shoot(entry: LogEntry, s: State, eyes: number): void {
    const { story } = this.table.game
    const event = entry.seenBy(eyes)
    if (event !== null && story.part(event).is === 'turn') this.rolls = story.whose(event) === null
    if (this.rolls) super.shoot(entry, s, eyes)
  }

  get isEmpty(): boolean {
    return this.views.size === 0
  }

  /** Whoever is here has been shown it. */
  forget(): void {
    this.views.clear()
  }
}
