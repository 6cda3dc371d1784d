import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}
/** Fonts and pictures are packed already. */
const PACKABLE = /^(text|application)\/|svg/

export type Coding = 'br' | 'gzip' | 'identity'

/** The files of the page, each packed at most once; what is not among them does not exist. */
export class PageFiles {
  private readonly paths: ReadonlyMap<string, string>
  private readonly packed = new Map<string, Buffer>()

  constructor(folder: string) {
    const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    this.paths = new Map(
      found
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [`/${relative(folder, path).split(sep).join('/')}`, path]),
    )
  }

  has(address: string): boolean {
    return this.paths.has(address)
  }

  type(address: string): string {
    return TYPES[extname(address)] ?? 'application/octet-stream'
  }

  coding(address: string, accepted: string): Coding {
    if (!PACKABLE.test(this.type(address))) return 'identity'
    return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding)) ?? 'identity'
  }

  body(address: string, coding: Coding): Buffer {
    const key = `${coding} ${address}`
    const kept = this.packed.get(key)
    if (kept !== undefined) return kept
    const plain = readFileSync(this.paths.get(address)!)
    const body = coding === 'br' ? brotliCompressSync(plain) : coding === 'gzip' ? gzipSync(plain) : plain
    this.packed.set(key, body)
    return body
  }
}
