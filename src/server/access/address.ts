import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const DAY = 86_400_000

/**
 * Whoever has one address of the new kind has all that begin with the same 64 bits: they are counted as one. What is no
 * address stays as it is, shortened.
 */
export function counted(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.slice(0, 64)
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const words = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const [first, last] = [words(front), words(back ?? '')]
  const zeros = back === undefined ? 0 : 8 - first.length - last.length
  return `${[...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')}::/64`
}

/**
 * Where a request comes from. Only so many proxies are believed: the last entry of `X-Forwarded-For` was written by the
 * nearest one, and what stands before theirs anybody may have written.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const own = counted(request.socket.remoteAddress ?? '')
  if (proxies === 0) return own
  const header = request.headers['x-forwarded-for']
  const said = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return counted(said.at(-proxies) ?? said[0] ?? own)
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
