import type { RequestListener } from 'node:http'
import { PageFiles } from './files.ts'

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** Serves the page; the games run in the browser, so nothing is kept here. */
export function app(folder: string): RequestListener {
  const files = new PageFiles(folder)
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const address = pathname === '/' ? '/index.html' : pathname
    const say = (status: number, message: string) => {
      response.statusCode = status
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(`${message}\n`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      say(405, `${pathname} is asked with GET, not with ${request.method}.`)
      return
    }
    if (!files.has(address)) {
      say(404, `There is nothing at ${pathname}.`)
      return
    }
    const coding = files.coding(address, request.headers['accept-encoding'] ?? '')
    response.setHeader('content-type', files.type(address))
    response.setHeader('vary', 'accept-encoding')
    if (coding !== 'identity') response.setHeader('content-encoding', coding)
    // Names under /assets/ change with their content.
    const lasting = address.startsWith('/assets/')
    response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    void files.body(address, coding).then(
      (body) => {
        response.setHeader('content-length', body.length)
        response.end(request.method === 'HEAD' ? undefined : body)
      },
      () => say(500, `${pathname} cannot be read any more.`),
    )
  }
}
