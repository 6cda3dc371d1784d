import { join } from 'node:path'
import { Refusal } from '../kernel/refusal.ts'
import { chosenHost } from './reach/address.ts'

const USUAL_PORT = 4680
export const LAST_PORT = 65_535

export interface Config {
  readonly host: string
  readonly port: number
  /** Friends in the same house: listens on their network and prints the address as a code. */
  readonly lan: boolean
  /** The folder of the embedded store. */
  readonly data: string
  readonly databaseUrl: string | null
  readonly redisUrl: string | null
  /** Where people find this server, when something stands in front of it. */
  readonly publicUrl: URL | null
  /** So many proxies stand in front and say truly where a request came from. */
  readonly proxies: number
  readonly smtpUrl: string | null
  /** The sender of mails. */
  readonly mailFrom: string
  /** People may name an address that is called when it is their turn. */
  readonly webhooks: boolean
  /** Lets somebody who is elsewhere read the metrics. */
  readonly metricsToken: string | null
  readonly logLevel: string
  /** Threads for bots; one less than there are cores unless said. */
  readonly threads: number | null
}

type Environment = Readonly<Record<string, string | undefined>>

const given = (env: Environment, name: string): string | null => {
  const text = env[name]?.trim()
  return text === undefined || text === '' ? null : text
}

function whole(env: Environment, name: string, most: number): number | null {
  const text = given(env, name)
  if (text === null) return null
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number <= most) return number
  throw new Refusal(`${name} must be a whole number from 0 to ${most}, not "${text}".`)
}

/** An address with one of these schemes; what it says is never repeated, for it may hold a password. */
function address(env: Environment, name: string, schemes: readonly string[]): string | null {
  const text = given(env, name)
  if (text === null) return null
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))) return text
  throw new Refusal(
    `${name} must be an address that begins with ${schemes.map((each) => `${each}://`).join(' or ')}.`,
  )
}

function publicUrl(env: Environment): URL | null {
  const text = address(env, 'PUBLIC_URL', ['http', 'https'])
  if (text === null) return null
  const url = new URL(text)
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url
  throw new Refusal('PUBLIC_URL is a scheme, a host and perhaps a port, and nothing after them.')
}

const LEVELS: readonly string[] = ['silent', 'fatal', 'error', 'warn', 'info', 'debug']

function level(env: Environment): string {
  const text = given(env, 'LOG') ?? 'error'
  if (LEVELS.includes(text)) return text
  throw new Refusal(`LOG is one of ${LEVELS.join(', ')}, not "${text}".`)
}

function flag(env: Environment, name: string): boolean {
  const text = given(env, name) ?? '0'
  if (text === '0' || text === '1') return text === '1'
  throw new Refusal(`${name} is 1 or 0, not "${text}".`)
}

const FLAGS: readonly string[] = ['--lan']

/** What environment and command line say; one sentence about the first thing that cannot be meant. */
export function readConfig(env: Environment, args: readonly string[], root: string): Config {
  const unknown = args.find((each) => !FLAGS.includes(each))
  if (unknown !== undefined)
    throw new Refusal(`There is no "${unknown.slice(0, 60)}" here; there is ${FLAGS.join(', ')}.`)
  const lan = args.includes('--lan')
  return {
    host: lan && given(env, 'HOST') === null ? '0.0.0.0' : chosenHost(env.HOST),
    port: whole(env, 'PORT', LAST_PORT) ?? USUAL_PORT,
    lan,
    data: given(env, 'DATA') ?? join(root, 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    publicUrl: publicUrl(env),
    proxies: whole(env, 'TRUST_PROXY', 10) ?? 0,
    smtpUrl: address(env, 'SMTP_URL', ['smtp', 'smtps']),
    mailFrom: given(env, 'MAIL_FROM') ?? 'Cardwright <cardwright@localhost>',
    webhooks: flag(env, 'WEBHOOKS'),
    metricsToken: given(env, 'METRICS_TOKEN'),
    logLevel: level(env),
    threads: whole(env, 'THREADS', 64),
  }
}
