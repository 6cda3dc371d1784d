import { WebSocket } from 'ws'
import { PING } from '../../../src/table/wire/connection.ts'
import { Pings, thinkingTime, wait } from './pace.ts'
import type { Tally } from './sitter.ts'

/** As long as an answer is on the wire. */
const ANSWER = JSON.stringify({ c: 'a', r: 100, i: 3, id: 'abcdefghijkl' })

/** Two sockets of a bare room: the first speaks at the pace of both, and both hear the room. */
export class BareTable {
  readonly sockets: readonly WebSocket[]
  private readonly tally: Tally
  private readonly pace: number
  private said: number | null = null
  private readonly pings: Pings[] = []

  constructor(address: string, seats: number, pace: number, tally: Tally) {
    this.tally = tally
    this.pace = pace
    this.sockets = Array.from({ length: seats }, (_, seat) => {
      const socket = new WebSocket(address, { perMessageDeflate: false })
      socket.on('error', () => {})
      socket.on('message', (data) => this.receive(seat, String(data)))
      socket.on('open', () => {
        this.pings[seat] = new Pings(() => socket.send(PING))
      })
      socket.on('close', () => this.pings[seat]?.end())
      return socket
    })
  }

  async opened(): Promise<void> {
    await Promise.all(
      this.sockets.map(
        (socket) =>
          new Promise((done, fail) => {
            socket.once('open', done)
            socket.once('error', fail)
          }),
      ),
    )
    void this.play()
  }

  private receive(seat: number, text: string): void {
    this.pings[seat]?.onReceived()
    this.tally.frames += 1
    this.tally.bytes += text.length
    if (text === '0' || seat !== 0 || this.said === null) return
    this.tally.delays.push(performance.now() - this.said)
    this.tally.decisions += 1
    this.said = null
  }

  private async play(): Promise<void> {
    const [first] = this.sockets
    await wait(Math.random() * this.pace)
    while (first!.readyState === WebSocket.OPEN) {
      this.said = performance.now()
      this.pings[0]?.says()
      first!.send(ANSWER)
      await wait(thinkingTime(this.pace))
    }
  }
}
