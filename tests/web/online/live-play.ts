import { gameNamed } from '../../../src/games/index.ts'
import { engineId } from '../../../src/lab/release.ts'
import type { StartPlaying } from '../../../src/server/backend.ts'
import { ANY_TABLE } from '../../../src/server/cluster/hub.ts'
import { onlyPresent } from '../../../src/server/live/engines/engine.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import { type Timekeeper, timeOf } from '../../../src/server/live/time/timekeeper.ts'
import { environmentOf } from '../../server/live/harness.ts'

/** Plays the tables of a server so that a test can look into them, and by another time where it says so. */
export class LivePlay {
  private tables: LiveTables | null = null
  private readonly time: Timekeeper

  constructor(time: Timekeeper = timeOf(0)) {
    this.time = time
  }

  get live(): LiveTables {
    return this.tables!
  }

  readonly start: StartPlaying = async ({ store, node, hub }) => {
    const environment = environmentOf(store, this.time, node)
    const live = new LiveTables({ ...environment, engines: onlyPresent(engineId(), gameNamed) })
    this.tables = live
    const unsubscribe = hub.subscribe(ANY_TABLE, (id) => void live.changed(id))
    return {
      receive: live.lines.receive,
      connect: async (...guest) => live.lines.connect(...guest),
      endLeftTables: () => live.endLeftTables(),
      close: async () => {
        unsubscribe()
        await live.close()
      },
    }
  }
}
