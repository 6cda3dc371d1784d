import { connect, createServer, type Server, type Socket } from 'node:net'

/** Is given what is said on each connection, to the service or back. */
type Tap = (connection: object, isAsked: boolean, piece: Buffer) => void

/** A cable between the nodes and a service, which can be pulled out, or tapped. */
export class Cable {
  private readonly target: URL
  private readonly usual: number
  private readonly tap: Tap | null
  private server: Server | null = null
  private readonly sockets = new Set<Socket>()
  port = 0
  private cut = false
  private silent = false
  private readonly ways = new Set<readonly [Socket, Socket]>()

  constructor(url: string, usual: number, tap: Tap | null = null) {
    this.target = new URL(url)
    this.usual = usual
    this.tap = tap
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      if (this.cut) {
        near.destroy()
        return
      }
      if (this.silent) {
        // Taken, and never answered.
        this.sockets.add(near)
        near.on('error', () => {})
        return
      }
      const far = connect(Number(this.target.port || this.usual), this.target.hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one)
        one.on('error', () => other.destroy())
        const way = [one, other] as const
        this.ways.add(way)
        one.on('close', () => {
          this.sockets.delete(one)
          this.ways.delete(way)
          other.destroy()
        })
        const { tap } = this
        if (tap !== null) one.on('data', (piece: Buffer) => tap(near, one === near, piece))
        one.pipe(other)
      }
    })
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    const address = this.server.address()
    this.port = typeof address === 'object' && address !== null ? address.port : 0
  }

  get url(): string {
    const through = new URL(this.target)
    through.hostname = '127.0.0.1'
    through.port = String(this.port)
    return through.href
  }

  pull(): void {
    this.cut = true
    for (const socket of this.sockets) socket.destroy()
  }

  plug(): void {
    this.cut = false
  }

  /** Everything stays connected, and nothing comes through any more: so a machine looks that has stopped. */
  pause(): void {
    this.silent = true
    for (const [one, other] of this.ways) {
      one.unpipe(other)
      one.pause()
    }
  }

  speak(): void {
    this.silent = false
    for (const [one, other] of this.ways) one.pipe(other)
    const known = new Set([...this.ways].flat())
    for (const socket of this.sockets) if (!known.has(socket)) socket.destroy()
  }

  remove(): void {
    this.pull()
    this.server?.close()
  }
}
