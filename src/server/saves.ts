import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { gameNamed } from '../games/index.ts'
import { readRecord } from '../kernel/record.ts'
import { readText, writeWhole } from '../lab/files.ts'
import { Table } from '../lab/table.ts'

const ID = /^[0-9a-f]{32}$/

/** The tables in memory, each also a record in a folder, so that a restart loses nothing. */
export class Saves {
  private readonly folder: string
  private readonly tables = new Map<string, Table>()
  /** Why a save could not be used, by the browser it belongs to. */
  private readonly complaints = new Map<string, string>()

  constructor(folder: string) {
    this.folder = folder
    if (!existsSync(folder)) return
    for (const name of readdirSync(folder)) {
      const id = name.replace(/\.json$/, '')
      if (name.endsWith('.json') && ID.test(id)) this.load(id)
    }
  }

  private file(id: string): string {
    return join(this.folder, `${id}.json`)
  }

  private load(id: string): void {
    const file = this.file(id)
    try {
      const record = readRecord(readText(file))
      this.tables.set(id, Table.resume(gameNamed(record.game), record))
    } catch (error) {
      this.setAside(id, error instanceof Error ? error.message : String(error))
    }
  }

  /** A save that cannot be used is kept, out of the way of the next one. */
  private setAside(id: string, why: string): void {
    const aside = join(this.folder, 'set-aside')
    mkdirSync(aside, { recursive: true })
    let place = join(aside, `${id}.json`)
    for (let n = 2; existsSync(place); n++) place = join(aside, `${id}-${n}.json`)
    renameSync(this.file(id), place)
    const message = `A saved game could not be opened and was set aside as ${place}: ${why}.`
    this.complaints.set(id, message)
    console.error(message)
  }

  get(id: string): Table | undefined {
    return this.tables.get(id)
  }

  /** Why there is no table although one was saved; told once. */
  takeComplaint(id: string): string | null {
    const complaint = this.complaints.get(id) ?? null
    this.complaints.delete(id)
    return complaint
  }

  /** Keeps a table as it stands now, on disk too. */
  keep(id: string, table: Table): void {
    writeWhole(this.file(id), `${table.session.save()}\n`)
    this.tables.set(id, table)
  }
}
