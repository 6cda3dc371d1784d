import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { fetchNginx, findNginx } from '../tools/nginx.ts'

/*
 * PostgreSQL and Redis for the tests that need them: those that the environment names, those that answer on this machine,
 * or those that can be started from its binaries in a temporary folder. Without them the tests of the embedded store
 * remain; SERVERS=required (continuous integration) makes that a failure. The same is so of nginx, which each test
 * starts for itself: there it is fetched.
 */

interface Found {
  readonly url: string | null
  readonly stop: () => void
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string | null
    redis: string | null
  }
}

/** Where nobody is, the machine says so at once; whoever is there may be busy. */
const ANSWERED = 60_000

const nothing = (): void => {}
const none: Found = { url: null, stop: nothing }

async function answersPostgres(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERED })
  client.on('error', nothing)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(nothing)
  }
}

function answersRedis(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((done) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write('PING\r\n'))
    const end = (good: boolean) => {
      socket.destroy()
      done(good)
    }
    socket.setTimeout(ANSWERED, () => end(false))
    socket.on('data', (reply) => end(/PONG|NOAUTH/.test(reply.toString())))
    socket.on('error', () => end(false))
    socket.on('close', () => done(false))
  })
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** A busy machine may take minutes to start something; what has ended meanwhile is waited for no more. */
async function until(child: ChildProcess, good: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 3_000 && child.exitCode === null && child.signalCode === null; tries++) {
    if (await good()) return true
    await new Promise((wake) => setTimeout(wake, 100))
  }
  return false
}

/** PostgreSQL refuses to run as root, so somebody else does. */
function otherUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
      return { uid: number('-u'), gid: number('-g') }
    } catch {
      // The next one, then.
    }
  }
  return null
}

function binaries(): string | null {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return null
  const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a))
  const found = versions
    .map((each) => join(folder, each, 'bin'))
    .find((each) => existsSync(join(each, 'initdb')))
  return found ?? null
}

async function startPostgres(): Promise<Found> {
  const bin = binaries()
  if (bin === null) return none
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-postgres-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  try {
    const user = otherUser()
    const as = user ?? {}
    chmodSync(folder, 0o700)
    if (user !== null) chownSync(folder, user.uid, user.gid)
    const data = join(folder, 'data')
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
      ...as,
      cwd: folder,
      stdio: 'ignore',
    })
    const port = await freePort()
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      {
        ...as,
        cwd: folder,
        stdio: 'ignore',
      },
    )
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const stop = () => {
      child.once('exit', clean)
      child.kill('SIGINT')
    }
    if (await until(child, () => answersPostgres(url))) return { url, stop }
    stop()
  } catch {
    clean()
  }
  return none
}

async function startRedis(): Promise<Found> {
  const binary = ['/usr/bin/redis-server', '/usr/bin/valkey-server'].find((each) => existsSync(each))
  if (binary === undefined) return none
  const port = await freePort()
  const child = spawn(binary, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  child.on('error', nothing)
  const url = `redis://127.0.0.1:${port}`
  const stop = () => void child.kill()
  if (await until(child, () => answersRedis(url))) return { url, stop }
  stop()
  return none
}

async function first(urls: readonly (string | undefined)[], answers: (url: string) => Promise<boolean>) {
  for (const url of urls) if (url !== undefined && URL.canParse(url) && (await answers(url))) return url
  return null
}

async function found(
  urls: readonly (string | undefined)[],
  answers: (url: string) => Promise<boolean>,
  start: () => Promise<Found>,
): Promise<Found> {
  const url = await first(urls, answers)
  return url === null ? start() : { url, stop: nothing }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const wanted = process.env.SERVERS !== 'none' && process.env.MUTATED_LAYER === undefined
  const local = ['test', 'postgres'].map((name) => `postgres://postgres@127.0.0.1:5432/${name}`)
  const postgres = wanted
    ? await found([process.env.DATABASE_URL, ...local], answersPostgres, startPostgres)
    : none
  const redis = wanted
    ? await found([process.env.REDIS_URL, 'redis://127.0.0.1:6379'], answersRedis, startRedis)
    : none
  const required = process.env.SERVERS === 'required'
  const nginx = findNginx() ?? (required ? fetchNginx() : null)
  const missing = [
    postgres.url === null ? 'PostgreSQL' : '',
    redis.url === null ? 'Redis' : '',
    nginx === null ? 'nginx' : '',
  ].filter((x) => x !== '')
  if (missing.length > 0 && required)
    throw new Error(`${missing.join(' and ')} must be there for these tests, and could not be started`)
  provide('postgres', postgres.url)
  provide('redis', redis.url)
  return () => {
    postgres.stop()
    redis.stop()
    if (wanted && missing.length > 0)
      console.log(`Not tested, because it is not on this machine: what needs ${missing.join(' and ')}`)
  }
}
