import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** So many are kept: more of them tell nothing new, and the oldest are deleted. */
const MOST = 100

/** What is needed to see a fault again: the game up to it. It holds a seed, so it belongs in no log. */
export interface FaultReport {
  readonly table: string
  readonly engine: string
  readonly reason: string
  readonly stack: string
  /** The record of the game before what failed; null where only words failed. */
  readonly record: string | null
}

/** Keeps reports of faults in a folder that nobody but the operator reads; the same fault of a table once. */
export class Reports {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Gives the name of the file. */
  keep(report: FaultReport): string {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 })
    const { table, reason, record } = report
    const sum = createHash('sha256').update(`${table}\0${reason}\0${record}`).digest('hex').slice(0, 16)
    const there = readdirSync(this.folder).filter((each) => each.endsWith('.json'))
    const known = there.find((each) => each.endsWith(`-${sum}.json`))
    if (known !== undefined) return known
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${sum}.json`
    writeFileSync(join(this.folder, name), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
    for (const old of [...there, name].sort().slice(0, -MOST)) rmSync(join(this.folder, old), { force: true })
    return name
  }
}
