import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { People, Person, Session } from '../store/contract/people.ts'
import type { Digest } from '../store/contract/values.ts'

/** 90 days after the last use. */
export const SESSION_LIFE = 90 * 86_400_000
const TOKEN = /^[\w-]{43}$/

export const digestOf = (secret: string): Digest =>
  new Uint8Array(createHash('sha256').update(secret).digest())

export const newToken = (): string => randomBytes(32).toString('base64url')

/** `__Host-` binds the cookie to this host and to https; without https a browser would not take it. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-cw' : 'cw')

/** No script reads it, no other site sends it along. */
export const cookieOptions = (secure: boolean): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure,
  maxAge: Math.floor(SESSION_LIFE / 1000),
})

function cookieIn(header: string, name: string): string | null {
  for (const each of header.split(';')) {
    const at = each.indexOf('=')
    if (at > 0 && each.slice(0, at).trim() === name) return each.slice(at + 1).trim()
  }
  return null
}

/** The token of a request: the cookie of a browser, or the bearer's of a program. Never from an address. */
export function tokenOf(request: IncomingMessage, secure: boolean): string | null {
  const { authorization, cookie } = request.headers
  const bearer = /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1]
  if (bearer !== undefined) return bearer
  if (cookie === undefined || cookie.length > 4_096) return null
  const token = cookieIn(cookie, cookieName(secure))
  return token !== null && TOKEN.test(token) ? token : null
}

export interface SignedIn {
  readonly person: Person
  readonly session: Session
}

export async function signedIn(
  people: People,
  request: IncomingMessage,
  secure: boolean,
): Promise<SignedIn | null> {
  const token = tokenOf(request, secure)
  return token === null ? null : people.session(digestOf(token), SESSION_LIFE)
}

/** A new session with a token that nobody has had before. */
export async function openSession(people: People, person: string, agent: string): Promise<string> {
  const token = newToken()
  await people.openSession({ hash: digestOf(token), person, agent: agent.slice(0, 200), life: SESSION_LIFE })
  return token
}
