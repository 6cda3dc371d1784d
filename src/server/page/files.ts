import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import { welcome } from './conditional.ts'

/** The two highest qualities take twenty times as long, and save a few per cent. */
const QUALITY = 9

/** Clearing a window of the usual size takes twenty times as long as packing a small picture: it holds the file, and little more. */
const windowFor = (bytes: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  )

const compress: (plain: Buffer, options: BrotliOptions) => Promise<Buffer> = promisify(brotliCompress)
const brotli = (plain: Buffer): Promise<Buffer> =>
  compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    },
  })
const zip: (plain: Buffer) => Promise<Buffer> = promisify(gzip)

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

const PACKED = '.br'

export type Coding = 'br' | 'gzip' | 'identity'

/** What is sent, and a name of it that changes with it. */
interface Packed {
  readonly body: Buffer
  readonly tag: string
}

const named = (body: Buffer): Packed => ({
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
})

/** The files of the page, each packed at most once; what is not among them does not exist. */
export class PageFiles {
  private readonly paths: ReadonlyMap<string, string>
  private readonly kept = new Map<string, Promise<Packed>>()

  constructor(folder: string) {
    const found = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
    this.paths = new Map(
      found
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PACKED))
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
    const weight = welcome(accepted)
    const best = weight('gzip') > weight('br') ? 'gzip' : 'br'
    return weight(best) > 0 ? best : 'identity'
  }

  /** Packing a large file takes a while; others are answered meanwhile. */
  packed(address: string, coding: Coding): Promise<Packed> {
    const key = `${coding} ${address}`
    const kept = this.kept.get(key) ?? this.pack(address, coding).then(named)
    this.kept.set(key, kept)
    return kept
  }

  private async pack(address: string, coding: Coding): Promise<Buffer> {
    const path = this.paths.get(address)!
    // Scripts were packed as small as they go when the page was built.
    if (coding === 'br' && existsSync(path + PACKED)) return readFile(path + PACKED)
    const plain = await readFile(path)
    if (coding === 'identity') return plain
    return coding === 'br' ? brotli(plain) : zip(plain)
  }
}
