import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a file of an engine gives. */
type EngineFile = typeof import('../lab/engine.ts')

/** Engines of another form cannot be played by this release. */
const FORM = 1
/** A file is called by its own digest, so that nothing else can be put in its place. */
const NAME = /^[0-9a-f]{32}$/
const FILE = /^[0-9a-f]{32}\.mjs$/
/** A node that runs with it may begin a table any time: nothing is thrown away that was in use so lately. */
const UNUSED = 86_400_000

const digestOf = (code: string | Uint8Array): string =>
  createHash('sha256').update(code).digest('hex').slice(0, 32)

/** The engines that releases have left in the data folder, each for the tables that were begun with it. */
export class Shelf {
  private readonly folder: string
  private readonly taken = new Map<string, Promise<{ url: string; engine: EngineFile } | null>>()

  constructor(folder: string) {
    this.folder = folder
  }

  /** Leaves the engine of this release here, from the folder where the build has put it. */
  bring(id: string, from: URL): void {
    if (!NAME.test(id)) return
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    const file = this.fileOf(id)
    const code = readFileSync(new URL(`${id}.mjs`, from))
    if (this.holds(id)) return
    // Whole or not at all: another process may look for it just now.
    const half = `${file}.${process.pid}`
    writeFileSync(half, code, { mode: 0o600 })
    renameSync(half, file)
  }

  /** An engine that is here, and its address for other threads; null when it is not, or is not what its name says. */
  take(id: string): Promise<{ url: string; engine: EngineFile } | null> {
    const known = this.taken.get(id)
    if (known !== undefined) return known
    const taking = this.load(id)
    this.taken.set(id, taking)
    // What is not here may be brought.
    void taking.then((found) => found === null && this.taken.delete(id))
    return taking
  }

  private async load(id: string): Promise<{ url: string; engine: EngineFile } | null> {
    if (!NAME.test(id) || !this.holds(id)) return null
    const { href: url } = pathToFileURL(this.fileOf(id))
    const engine: EngineFile = await import(/* @vite-ignore */ url)
    return engine.form === FORM ? { url, engine } : null
  }

  private holds(id: string): boolean {
    try {
      return digestOf(readFileSync(this.fileOf(id))) === id
    } catch {
      return false
    }
  }

  private fileOf(id: string): string {
    return join(this.folder, `${id}.mjs`)
  }

  /** Throws away what no table needs; `own` is in use as long as this program runs. */
  tidy(own: string, needed: readonly string[], now: number): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(this.folder).filter((each) => FILE.test(each))) {
      const file = join(this.folder, name)
      const id = name.slice(0, -'.mjs'.length)
      if (id === own) utimesSync(file, now / 1000, now / 1000)
      else if (!needed.includes(id) && now - statSync(file).mtimeMs > UNUSED) rmSync(file)
    }
  }
}
