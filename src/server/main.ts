import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Refusal } from '../kernel/refusal.ts'
import { type Config, LAST_PORT, readConfig } from './config.ts'
import { keeperOf, writeKeeper } from './keeper.ts'
import { mostOpenFiles, openFilesSentence } from './operating/open-files.ts'
import { reasonInWords } from './operating/reason.ts'
import { pageServer } from './page/app.ts'
import { addressOf } from './reach/address.ts'
import { printLan } from './reach/lan.ts'
import { playTables, startServer } from './start.ts'
import { StoreInUse } from './store/sqlite/in-use.ts'
import { tablesCommand } from './tables-command/tables.ts'

// What a table shows is kept until it goes on, so V8 would take its parts for long-lived and make the next ones among the
// old things, though nearly all of them are the same as before and dropped at once. Looking through all old things takes
// seconds where thousands of tables are live. (`npm start` also keeps V8 from doing so whenever little happens.)
setFlagsFromString('--no-allocation-site-pretenuring')

const fromSource = import.meta.url.endsWith('.ts')
/** The page as it was built, also when this program runs from its source. */
const page = fileURLToPath(new URL(fromSource ? '../../dist/web/' : './web/', import.meta.url))
const root = dirname(fileURLToPath(new URL(fromSource ? '../' : './', import.meta.url)))

/** Node would print all of an error, and databases and Redis put rows and commands into theirs. */
function stop(error: unknown): never {
  console.error(error instanceof Refusal ? error.message : `Cardwright had to end: ${reasonInWords(error)}`)
  process.exit(1)
}
process.on('uncaughtException', stop)

const [first, ...rest] = process.argv.slice(2)

function config(): Config {
  try {
    return readConfig(process.env, first === 'tables' ? [] : process.argv.slice(2), root)
  } catch (error) {
    return stop(error)
  }
}

const wanted = config()

if (first === 'tables') {
  console.log(await tablesCommand(wanted, rest).catch(stop))
  process.exit(0)
}

/** The server with its tables; where another process keeps them, the page alone, and who that is. */
async function opened(): Promise<{ server: Server; close: () => Promise<void>; keeps: boolean }> {
  try {
    const running = await startServer(wanted, page, playTables)
    return { server: running.server, close: running.close, keeps: true }
  } catch (error) {
    if (!(error instanceof StoreInUse)) return stop(error)
    return {
      server: pageServer(page, null, wanted.publicUrl?.protocol === 'https:'),
      close: async () => {},
      keeps: false,
    }
  }
}

const { server, close, keeps } = await opened()
let { port } = wanted

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && port < LAST_PORT) {
    port += 1
    server.listen(port, wanted.host)
    return
  }
  console.error(`The table cannot be opened at ${wanted.host}, port ${port}: ${error.message}.`)
  process.exit(1)
})
server.on('listening', () => {
  const at = addressOf(wanted.host, (server.address() as AddressInfo).port)
  console.log(`Cardwright is at ${at}`)
  if (keeps) writeKeeper(wanted, at)
  else console.log(keeperOf(wanted))
  if (wanted.databaseUrl !== null && wanted.redisUrl === null)
    console.log('Without REDIS_URL this must be the only node of its database.')
  const isPublic = wanted.publicUrl !== null || wanted.databaseUrl !== null
  const files = openFilesSentence(mostOpenFiles(), { isPublic })
  if (files !== null) console.log(files)
  if (wanted.lan) printLan((server.address() as AddressInfo).port)
})
server.listen(port, wanted.host)

/** A signal that comes again so soon is the same one: npm passes on what a terminal or systemd has told everybody. */
const ECHO = 1_000
let endingSince: number | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (endingSince !== null) {
      if (performance.now() - endingSince > ECHO) process.exit(1)
      return
    }
    endingSince = performance.now()
    // Tables are given back so that others may have them at once; whatever hangs is not waited for.
    setTimeout(() => process.exit(0), 8_000).unref()
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
