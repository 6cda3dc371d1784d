import { closeSync, existsSync, lstatSync, openSync, renameSync, rmSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../../kernel/refusal.ts'
import { HALF } from './half.ts'

/** A copy is whole or not there, and for nobody but the one who runs the server. */
export async function copyTo(database: DatabaseSync, to: string): Promise<void> {
  const half = to + HALF
  rmSync(half, { force: true })
  closeSync(openSync(half, 'wx', 0o600))
  try {
    await backup(database, half)
    renameSync(half, to)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}

/** A whole copy of the embedded store, also while a server uses it. */
export async function copyStore(path: string, to: string): Promise<void> {
  if (!existsSync(path)) throw new Refusal(`There is no store at ${path}.`)
  // A link that leads nowhere is there too.
  if (lstatSync(to, { throwIfNoEntry: false }) !== undefined)
    throw new Refusal(`${to} is already there; take another name.`)
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    await copyTo(database, to)
  } finally {
    database.close()
  }
}
