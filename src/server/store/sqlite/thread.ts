import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../../../kernel/refusal.ts'
import { Core } from '../core.ts'
import { codeOf } from '../sql.ts'
import { copyTo } from './copy.ts'
import { openFile, type SqliteFile } from './file.ts'
import { StoreInUse } from './in-use.ts'
import type { Call, Reply, WrittenSteps } from './sqlite.ts'

/** The thread that owns the file: a sync of the disk stops nobody else. */
const port = parentPort!
const { path }: { path: string } = workerData

const reply = (message: Reply): void => port.postMessage(message)

const refused = (id: number, error: unknown): Reply => ({
  id,
  error: {
    code: codeOf(error),
    message: error instanceof Error ? error.message : String(error),
    refusal: error instanceof Refusal,
    inUse: error instanceof StoreInUse,
  },
})

type Method = (...args: readonly unknown[]) => unknown

/** Only what the store itself has, never what every object has. */
function method(owner: object, name: string): Method {
  const found: unknown = Reflect.get(owner, name)
  if (typeof found !== 'function' || Object.hasOwn(Object.prototype, name))
    throw new Error(`a store has no ${name}`)
  return found.bind(owner)
}

function serve(file: SqliteFile): void {
  const core = new Core(file.sql)
  const written: WrittenSteps = {
    append: async (batch) => JSON.stringify(await core.steps.append(JSON.parse(batch))),
  }
  const parts: Readonly<Record<string, object>> = {
    people: core.people,
    tables: core.tables,
    steps: core.steps,
    written,
    results: core.results,
    campaigns: core.campaigns,
    core,
    file: { backup: (to: string) => copyTo(file.database, to) },
  }
  port.on('message', async ({ id, part, name, args }: Call) => {
    if (part === 'end') {
      await file.sql.idle()
      file.close()
      port.close()
      return
    }
    try {
      reply({ id, value: await method(parts[part]!, name)(...args) })
    } catch (error) {
      reply(refused(id, error))
    }
  })
}

try {
  serve(await openFile(path))
  reply({ id: 0, value: null })
} catch (error) {
  reply(refused(0, error))
  port.close()
}
