import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Of each line: how many bytes have come, and when the last of them came, in nanoseconds. */
const COUNT = 0
const AT = 1
const FIELDS = 2

/** The other end of the lines. It has a thread of its own, so that it notes when something comes and not when it is asked. */
const OTHER_END = `
const { createServer } = require('node:net')
const { parentPort, workerData: { path, shared, fields, count, at } } = require('node:worker_threads')
const noted = new BigInt64Array(shared)
let lines = 0
const server = createServer((socket) => {
  const line = lines++ * fields
  socket.on('data', (bytes) => {
    const now = process.hrtime.bigint()
    Atomics.store(noted, line + at, now)
    Atomics.add(noted, line + count, BigInt(bytes.length))
    Atomics.notify(noted, line + count)
  })
  socket.write('.')
})
server.listen(path, () => parentPort.postMessage('listening'))
`

/** One line to the other end, over a real socket of this machine. */
export class WatchedLine {
  private sent = 0n
  private readonly socket: Socket
  private readonly noted: BigInt64Array
  private readonly first: number

  constructor(socket: Socket, noted: BigInt64Array, first: number) {
    this.socket = socket
    this.noted = noted
    this.first = first
  }

  write(bytes: Buffer): void {
    this.sent += BigInt(bytes.length)
    this.socket.write(bytes)
  }

  /** When the last of what was sent came, in nanoseconds. */
  get arrived(): bigint {
    for (;;) {
      const come = Atomics.load(this.noted, this.first + COUNT)
      if (come === this.sent) return Atomics.load(this.noted, this.first + AT)
      Atomics.wait(this.noted, this.first + COUNT, come)
    }
  }
}

/** Lines of which the other end notes by a true clock when something comes: what whoever wants to learn from it can measure. */
export class Arrivals {
  readonly lines: readonly WatchedLine[]
  readonly close: () => Promise<void>

  private constructor(lines: readonly WatchedLine[], close: () => Promise<void>) {
    this.lines = lines
    this.close = close
  }

  static async open(count: number): Promise<Arrivals> {
    const folder = mkdtempSync(join(tmpdir(), 'arrivals-'))
    const path = join(folder, 'socket')
    const shared = new SharedArrayBuffer(count * FIELDS * BigInt64Array.BYTES_PER_ELEMENT)
    const noted = new BigInt64Array(shared)
    const worker = new Worker(OTHER_END, {
      eval: true,
      workerData: { path, shared, fields: FIELDS, count: COUNT, at: AT },
    })
    await new Promise((done) => worker.once('message', done))
    const sockets: Socket[] = []
    // One after the other: the other end numbers them as they come.
    for (let n = 0; n < count; n++) {
      const socket = createConnection(path)
      await new Promise((done) => socket.once('data', done))
      sockets.push(socket)
    }
    const lines = sockets.map((socket, n) => new WatchedLine(socket, noted, n * FIELDS))
    return new Arrivals(lines, async () => {
      for (const socket of sockets) socket.destroy()
      await worker.terminate()
      rmSync(folder, { recursive: true, force: true })
    })
  }
}
