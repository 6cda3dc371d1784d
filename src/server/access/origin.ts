import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** The name in a Host header, without the port; null when it is none. */
function nameOf(host: string): string | null {
  if (!/^[\w.:[\]-]{1,255}$/.test(host) || !URL.canParse(`http://${host}`)) return null
  const { hostname: name } = new URL(`http://${host}`)
  return name.startsWith('[') ? name.slice(1, -1) : name
}

/**
 * Whom a request may be meant for and where it may come from. A page elsewhere that lets its own name point here sends
 * that name as Host, so only names of this machine and bare addresses count, or the one that the operator gave.
 */
export class Origins {
  private readonly publicUrl: URL | null
  private readonly names: ReadonlySet<string>

  constructor(publicUrl: URL | null) {
    this.publicUrl = publicUrl
    const own = hostname().toLowerCase()
    this.names = new Set(['localhost', own, `${own}.local`])
  }

  get secure(): boolean {
    return this.publicUrl?.protocol === 'https:'
  }

  isOurs(request: IncomingMessage): boolean {
    const host = request.headers.host?.toLowerCase()
    if (host === undefined) return false
    if (this.publicUrl !== null && host === this.publicUrl.host) return true
    const name = nameOf(host)
    if (name === null) return false
    // Health checks and neighbours call a node by its address also when people do not.
    return isIP(name) !== 0 || this.names.has(name)
  }

  /** The origin that pages have which this server gave out, for who asked in this way. */
  own(request: IncomingMessage): string {
    const host = request.headers.host?.toLowerCase() ?? ''
    if (this.publicUrl !== null && host === this.publicUrl.host) return this.publicUrl.origin
    return `http://${host}`
  }

  /** Browsers always say where a write or a socket comes from; programs that carry no cookie need not. */
  mayWrite(request: IncomingMessage): boolean {
    const { origin, cookie } = request.headers
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin') return false
    if (origin === undefined) return cookie === undefined && site === undefined
    return origin.toLowerCase() === this.own(request)
  }
}
