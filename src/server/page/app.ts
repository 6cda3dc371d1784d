import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { HEADERS, SECURE_HEADERS } from '../access/headers.ts'
import { refuse } from '../access/refuse.ts'
import { reasonInWords } from '../operating/reason.ts'
import { isKnown } from './conditional.ts'
import { PageFiles } from './files.ts'

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

async function answer(
  files: PageFiles,
  headers: readonly (readonly [string, string])[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value)
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

function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else refuse(socket, UNREADABLE[error.code ?? ''] ?? 400)
}

/** Where the API answers instead of the files; everything else is a file or nothing. */
const isApi = (target: string): boolean => target.startsWith('/api/') || target === '/metrics'

/** Answers a request whose address belongs to it. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void

const MOST_HEADER_BYTES = 8_192
const MOST_HEADERS = 100
const HEADERS_WITHIN = 10_000
const REQUEST_WITHIN = 30_000

/** Serves the page, and the API where there is one; `secure` where people come by https. No request ends it. */
export function pageServer(folder: string, api: ApiHandler | null = null, secure = false): Server {
  const files = new PageFiles(folder)
  const headers = Object.entries(secure ? { ...HEADERS, ...SECURE_HEADERS } : HEADERS)
  const options = {
    maxHeaderSize: MOST_HEADER_BYTES,
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: REQUEST_WITHIN,
    connectionsCheckingInterval: 2_000,
  }
  const server = createServer(options, (request, response) => {
    if (api !== null && isApi(request.url ?? '')) {
      api(request, response)
      return
    }
    answer(files, headers, request, response).catch((error: unknown) => {
      console.error(reasonInWords(error))
      if (response.headersSent) response.destroy()
      else say(response, 500, 'This cannot be read any more.')
    })
  })
  server.maxHeadersCount = MOST_HEADERS
  return server.on('clientError', refuseUnread)
}
