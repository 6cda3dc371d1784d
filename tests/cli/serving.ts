import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readConfig } from '../../src/server/config.ts'
import { playTables, type Running, startServer } from '../../src/server/start.ts'

/** A server that plays tables, with its store in this folder, at an address of its own. */
export async function serveTables(
  folder: string,
): Promise<{ readonly running: Running; readonly at: string }> {
  const config = readConfig({ DATA: join(folder, 'data'), LOG_LEVEL: 'silent', THREADS: '1' }, [], folder)
  const running = await startServer(config, folder, playTables)
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  return { running, at: `http://127.0.0.1:${(running.server.address() as AddressInfo).port}` }
}
