import type { Playable } from '../../../language/face.ts'
import type { Player } from '../../../table/moment.ts'
import { SharedTable } from '../../../table/shared-table.ts'
import { turnsBegun } from '../time/turns.ts'

/** Open hands are shown so many turns later, and so long after. */
export const DELAY = { turns: 3, milliseconds: 180_000 }

/** Has a game gone on for so long that its first hands may be shown? Until then they are the hands of the present. */
export const delayHasPassed = ({ table }: SharedTable<Playable>, begun: number, now: number): boolean =>
  table.over || (now - begun >= DELAY.milliseconds && turnsBegun(table) > DELAY.turns)

/**
 * The same table as it was a while ago, for those who look on with open hands: what they could tell a player is no
 * news any more. It takes the same steps, later.
 */
export class DelayedTable {
  readonly shared: SharedTable<Playable>
  private readonly live: SharedTable<Playable>
  private readonly times: readonly number[]

  /** `times`: when each step of the live table was stored, as far as they are stored. */
  constructor(live: SharedTable<Playable>, began: readonly Player[], times: readonly number[]) {
    this.live = live
    this.times = times
    this.shared = new SharedTable(live.table.restarted(), began)
  }

  /** Comes as near to the present as it may. */
  follow(now: number): void {
    const { shared, live, times } = this
    const turns = turnsBegun(live.table)
    const mayGoOn = (): boolean => {
      const at = times[shared.revision]
      if (at === undefined) return false
      if (live.table.over) return true
      // The next step may begin a turn.
      const after = turnsBegun(shared.table) + 1
      return now - at >= DELAY.milliseconds && turns - after >= DELAY.turns
    }
    if (!mayGoOn()) return
    for (const _ of shared.taking(live.steps.slice(shared.revision, times.length))) if (!mayGoOn()) return
  }
}
