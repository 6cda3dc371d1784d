import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end('Cardwright\n')
})

let port = Number(process.env.PORT ?? 4680)

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE' || process.env.PORT !== undefined) throw error
  port += 1
  server.listen(port)
})
server.on('listening', () => {
  console.log(`Cardwright is at http://localhost:${(server.address() as AddressInfo).port}`)
})
server.listen(port)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
