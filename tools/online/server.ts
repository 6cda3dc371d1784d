import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a process of its own, on a port that stays the same when it is started again. */
export class ServerProcess {
  port = 0
  private readonly env: Readonly<Record<string, string>>
  private readonly command: readonly string[]
  private child: ChildProcess | null = null
  /** What it said on standard error, for whoever looks for secrets or reasons. */
  said = ''
  /** Why it ended although nobody had ended it; null as long as it did not. */
  fell: string | null = null
  private listeners: (() => void)[] = []

  /** `how` is said before the program: arguments of Node, or with `core` the only core that it may use. */
  constructor(
    program: string,
    env: Readonly<Record<string, string>>,
    how: {
      readonly node?: readonly string[]
      readonly core?: number | null
      readonly args?: readonly string[]
    } = {},
  ) {
    this.env = env
    const { node = [], core = null, args = [] } = how
    const pinned = core === null ? [] : ['taskset', '-c', String(core)]
    this.command = [...pinned, process.execPath, ...node, program, ...args]
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  /** Gives how long it took until it could be asked. */
  start(): Promise<number> {
    const begun = performance.now()
    return new Promise((done, fail) => {
      const env = {
        ...process.env,
        HOST: '127.0.0.1',
        // Players of one machine come from as many addresses as they say.
        TRUST_PROXY: '1',
        ...this.env,
        PORT: String(this.port),
      }
      const [first, ...rest] = this.command
      const child = spawn(first!, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
      this.child = child
      let out = ''
      child.stdout.on('data', (piece: Buffer) => {
        out += piece.toString()
        const found = /http:\/\/localhost:(\d+)/.exec(out)
        if (found === null || this.port === Number(found[1])) {
          if (found !== null) done(performance.now() - begun)
          return
        }
        this.port = Number(found[1])
        done(performance.now() - begun)
      })
      child.stderr.on('data', (piece: Buffer) => {
        this.said = (this.said + piece.toString()).slice(-100_000)
        for (const listener of this.listeners) listener()
      })
      child.on('error', fail)
      child.on('exit', (code, signal) => {
        this.fell = `the server ended by itself (${code ?? signal}): ${out}${this.said}`
        fail(new Error(this.fell))
      })
    })
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Until it says this on standard error, again or for the first time. */
  saysNext(text: string): Promise<void> {
    const times = (): number => this.said.split(text).length
    const before = times()
    return new Promise((done) => {
      const listener = (): void => {
        if (times() <= before) return
        this.listeners = this.listeners.filter((each) => each !== listener)
        done()
      }
      this.listeners.push(listener)
    })
  }

  /** Ends it and waits until it is gone. */
  stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    this.child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((done) => {
      child.removeAllListeners('exit')
      child.on('exit', () => done())
      child.kill(signal)
    })
  }
}
