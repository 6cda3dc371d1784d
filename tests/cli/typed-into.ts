import { spawn } from 'node:child_process'
import { programOf } from '../../tools/programs.ts'

const main = programOf('cli')

/** A terminal of its own process; `typed` is all that is ever typed into it. */
export class TypedInto {
  out = ''
  err = ''
  readonly ended: Promise<number>
  private readonly child
  private printed = (): void => {}

  constructor(line: readonly string[], typed: string | null, config: string) {
    this.child = spawn(process.execPath, [main, ...line], {
      env: { ...process.env, XDG_CONFIG_HOME: config },
      stdio: 'pipe',
    })
    // A letter of several bytes may come in two pieces.
    this.child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      this.out += piece
      this.printed()
    })
    this.child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      this.err += piece
    })
    this.child.stdin.on('error', () => undefined)
    this.ended = new Promise((done) => this.child.on('close', (code) => done(code ?? -1)))
    if (typed !== null) this.child.stdin.end(typed)
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`)
  }

  /** Until this has been printed. */
  async says(what: RegExp): Promise<void> {
    const over = this.ended.then(() => true)
    while (!what.test(this.out)) {
      const next = new Promise<boolean>((done) => {
        this.printed = () => done(false)
      })
      if ((await Promise.race([next, over])) && !what.test(this.out))
        throw new Error(`it never said ${what}: ${this.out}\n${this.err}`)
    }
  }
}
