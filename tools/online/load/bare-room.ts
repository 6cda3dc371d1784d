// A room that does nothing: whoever says something hears a short line back, and everybody at the table a longer one.
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

const [least = '50', size = '800'] = process.argv.slice(2)
const short = 'o'.repeat(Number(least))
const long = 'x'.repeat(Number(size))

const rooms = new Map<string, WebSocket[]>()
const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  maxPayload: 4_096,
})
server.on('connection', (socket, request) => {
  const name = request.url ?? ''
  const here = rooms.get(name) ?? []
  rooms.set(name, here)
  here.push(socket)
  socket.on('message', (data) => {
    const { c } = JSON.parse(String(data)) as { readonly c: string }
    if (c === 'p') {
      socket.send('0')
      return
    }
    socket.send(short)
    for (const each of here) each.send(long)
  })
  socket.on('error', () => socket.terminate())
})
server.on('listening', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`)
})
