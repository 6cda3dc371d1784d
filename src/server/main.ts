import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { addressOf, chosenHost } from './address.ts'
import { pageServer } from './app.ts'

const USUAL_PORT = 4680
const LAST_PORT = 65_535

function chosenPort(): number {
  const text = process.env.PORT
  if (text === undefined || text === '') return USUAL_PORT
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port <= LAST_PORT) return port
  console.error(`PORT must be a whole number from 0 to ${LAST_PORT}, not "${text}".`)
  process.exit(1)
}

const host = chosenHost(process.env.HOST)
let port = chosenPort()
/** The page as it was built, also when this program runs from its source. */
const page = new URL(import.meta.url.endsWith('.ts') ? '../../dist/web/' : './web/', import.meta.url)
const server = pageServer(fileURLToPath(page))

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && port < LAST_PORT) {
    port += 1
    server.listen(port, host)
    return
  }
  console.error(`The table cannot be opened at ${host}, port ${port}: ${error.message}.`)
  process.exit(1)
})
server.on('listening', () => {
  console.log(`Cardwright is at ${addressOf(host, (server.address() as AddressInfo).port)}`)
})
server.listen(port, host)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
