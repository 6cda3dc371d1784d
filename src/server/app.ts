import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { isKnown } from './conditional.ts'
import { PageFiles } from './files.ts'

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** So much of an address is repeated in an answer. */
const SHOWN = 200

const shown = (path: string): string => (path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path)

/** The path of a request target, undefined when it is none. `//x` is a path here, never another host. */
function pathOf(target: string): string | undefined {
  const address = target.startsWith('/') ? `http://localhost${target}` : target
  return URL.canParse(address) ? new URL(address).pathname : undefined
}

function say(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.end(`${message}\n`)
}

async function answer(files: PageFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    say(response, 405, `This address is asked with GET, not with ${request.method}.`)
    return
  }
  const path = pathOf(request.url ?? '/')
  if (path === undefined) {
    say(response, 400, 'This is not an address.')
    return
  }
  const address = path === '/' ? '/index.html' : path
  if (!files.has(address)) {
    say(response, 404, `There is nothing at ${shown(path)}.`)
    return
  }
  const coding = files.coding(address, request.headers['accept-encoding'] ?? '')
  const { body, tag } = await files.packed(address, coding)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('etag', tag)
  // Names under /assets/ change with their content.
  const lasting = address.startsWith('/assets/')
  response.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (isKnown(tag, request.headers['if-none-match'])) {
    response.statusCode = 304
    response.end()
    return
  }
  response.setHeader('content-type', files.type(address))
  if (coding !== 'identity') response.setHeader('content-encoding', coding)
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** What could not even be read as a request. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

/** Serves the page; the games run in the browser, so nothing is kept here. No request ends it. */
export function pageServer(folder: string): Server {
  const files = new PageFiles(folder)
  const server = createServer((request, response) => {
    answer(files, request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else say(response, 500, 'This cannot be read any more.')
    })
  })
  return server.on('clientError', refuse)
}
