import { existsSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { Refusal } from '../../kernel/refusal.ts'

/** A whole copy of the embedded store, also while a server uses it. */
export async function copyStore(path: string, to: string): Promise<void> {
  if (!existsSync(path)) throw new Refusal(`There is no store at ${path}.`)
  if (existsSync(to)) throw new Refusal(`${to} is already there; take another name.`)
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    await backup(database, to)
  } finally {
    database.close()
  }
}
