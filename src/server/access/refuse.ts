import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers what is not let in, and lets go of it: nobody waits until its other end hangs up too. */
export function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`
  socket.end(head, () => socket.destroy())
}
