import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const DAY = 86_400_000

/**
 * Where a request comes from. Only so many proxies are believed: the last entry of `X-Forwarded-For` was written by the
 * nearest one, and what stands before theirs anybody may have written.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? ''
  if (proxies === 0) return own
  const header = request.headers['x-forwarded-for']
  const said = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return said.at(-proxies) ?? said[0] ?? own
}

/** An address as it may be written down: the same all day long, and tomorrow another. */
export class AddressDigest {
  private readonly clock: () => number
  private day = -1
  private salt = ''

  constructor(clock: () => number) {
    this.clock = clock
  }

  of(address: string): string {
    const today = Math.floor(this.clock() / DAY)
    if (today !== this.day) {
      this.day = today
      this.salt = randomBytes(16).toString('hex')
    }
    return createHash('sha256').update(this.salt).update(address).digest('base64url').slice(0, 12)
  }
}
