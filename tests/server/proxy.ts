import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../../tools/nginx.ts'

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'serving.md'), 'utf8')

/** A block of the page for operators, as it stands there. */
export const blockOf = (language: string): string => page.split(`\`\`\`${language}\n`)[1]!.split('```')[0]!

/** The program, where this machine has it. */
export const program = (name: string): string | null => {
  const found = spawnSync('which', [name], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() => done(typeof at === 'object' && at !== null ? at.port : 0))
    })
  })

/** Replaces what has to be there: a page that says it otherwise is to be read again by whoever changed it. */
function replaced(block: string, what: string, by: string): string {
  if (!block.includes(what)) throw new Error(`the block for nginx has no "${what}" any more`)
  return block.replaceAll(what, by)
}

/** nginx with the very block of the page: only names, ports and certificate are others. */
export class Nginx {
  static readonly program = findNginx()
  static readonly openssl = program('openssl')
  /** What is not here, so that it cannot be tried; null where everything is. */
  static readonly missing =
    [Nginx.program === null ? 'nginx' : '', Nginx.openssl === null ? 'openssl' : '']
      .filter((each) => each !== '')
      .join(' and ') || null

  private readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  private readonly log = join(this.folder, 'access.log')
  private child: ChildProcess | null = null
  private said = ''
  port = 0
  plain = 0

  /** A certificate of a minute’s making, for `localhost`. */
  get certificate(): string {
    return readFileSync(join(this.folder, 'cert.pem'), 'utf8')
  }

  /** What it has written down: the requests, as machines do it unless told otherwise, and what went wrong. */
  get written(): string {
    return readFileSync(this.log, 'utf8') + this.said
  }

  get origin(): string {
    return `https://localhost:${this.port}`
  }

  async ports(): Promise<void> {
    this.port = await freePort()
    this.plain = await freePort()
  }

  async start(nodes: readonly number[]): Promise<void> {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(this.folder, name))
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = spawnSync(
      Nginx.openssl!,
      ['req', '-x509', ...curve, '-keyout', key!, '-out', cert!, '-days', '2', ...names],
      { encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(made.stderr)
    const others: readonly (readonly [string, string])[] = [
      ['server 127.0.0.1:4680;', nodes.map((port) => `server 127.0.0.1:${port};`).join(' ')],
      ['listen 443 ssl;', `listen 127.0.0.1:${this.port} ssl;`],
      ['listen 80;', `listen 127.0.0.1:${this.plain};`],
      ['/etc/letsencrypt/live/cards.example/fullchain.pem', cert!],
      ['/etc/letsencrypt/live/cards.example/privkey.pem', key!],
      ['cards.example', 'localhost'],
    ]
    const block = others.reduce((text, [what, by]) => replaced(text, what, by), blockOf('nginx'))
    // What the machine says around it: `/etc/nginx/nginx.conf` includes such a file.
    const around = [
      'daemon off;',
      `pid ${this.folder}/pid;`,
      'error_log stderr info;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events { worker_connections 768; }',
      'http {',
      `access_log ${this.log} combined;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${this.folder}/${name};`,
      ),
      block,
      '}',
    ]
    const file = join(this.folder, 'nginx.conf')
    writeFileSync(file, `${around.join('\n')}\n`)
    const child = spawn(Nginx.program!, ['-e', 'stderr', '-p', this.folder, '-c', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child = child
    child.stderr.on('data', (piece: Buffer) => {
      this.said += piece.toString()
    })
    for (;;) {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${this.said}`)
      const up = await fetch(`http://127.0.0.1:${this.plain}/`, { redirect: 'manual' }).catch(() => null)
      if (up !== null) return
      await new Promise((wake) => setTimeout(wake, 20))
    }
  }

  /** As `nginx -s reload`. */
  reload(): void {
    this.child?.kill('SIGHUP')
  }

  async stop(): Promise<void> {
    const { child } = this
    if (child !== null && child.exitCode === null) {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await gone
    }
    rmSync(this.folder, { recursive: true })
  }
}
