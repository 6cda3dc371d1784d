import type { IncomingMessage } from 'node:http'
import { Refusal } from '../kernel/refusal.ts'
import { LANGS, type Lang } from '../language/face.ts'

type Document = Readonly<Record<string, unknown>>

const LONGEST_BODY = 64 * 1024

/** The JSON object that a request carries. */
export async function readBody(request: IncomingMessage): Promise<Document> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refusal('the request must carry JSON (content-type: application/json)')
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > LONGEST_BODY) throw new Refusal(`the request is longer than ${LONGEST_BODY} bytes`)
    pieces.push(piece)
  }
  let document: unknown
  try {
    document = JSON.parse(Buffer.concat(pieces).toString('utf8'))
  } catch (error) {
    throw new Refusal(`the request is not JSON: ${(error as Error).message}`)
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Refusal('the request must be a JSON object')
  return document as Document
}

export function textIn(document: Document, name: string): string {
  const value = document[name]
  if (typeof value !== 'string') throw new Refusal(`expected a text, found ${shown(value)}`, name)
  return value
}

export function wholeNumberIn(document: Document, name: string): number {
  const value = document[name]
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Refusal(`expected a whole number, found ${shown(value)}`, name)
  return value
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing'

export function langIn(value: string | null): Lang {
  if (value === null) return 'en'
  const lang = LANGS.find((each) => each === value)
  if (lang === undefined) throw new Refusal(`expected ${LANGS.join(' or ')}, found ${shown(value)}`, 'lang')
  return lang
}

const COOKIE = /(?:^|;\s*)table=([0-9a-f]{32})(?:;|$)/

/** Which browser this is, if it has been here before. */
export const browserOf = (request: IncomingMessage): string | undefined =>
  COOKIE.exec(request.headers.cookie ?? '')?.[1]

/** A page of another site cannot move our pieces. */
export function mustBeOurs(request: IncomingMessage): void {
  const { origin, host } = request.headers
  if (origin !== undefined && origin !== `http://${host}`)
    throw new Refusal(`requests come from our own page only, not from ${origin}`)
}
