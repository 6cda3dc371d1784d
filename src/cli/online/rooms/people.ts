import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { isDocument } from '../../../kernel/record-parts.ts'

/** Who somebody is at a server. */
interface Kept {
  readonly name: string
  readonly token: string
}

const isKept = (value: unknown): value is Kept =>
  isDocument(value) && typeof value.name === 'string' && typeof value.token === 'string'

const MOST_A_SERVER = 20

/** The names this terminal has had at each server, the last one last: with its token somebody gets her seat again. */
export class KnownPeople {
  private readonly file: string

  constructor(folder = process.env.XDG_CONFIG_HOME || join(homedir(), '.config')) {
    this.file = join(folder, 'cardwright', 'people.json')
  }

  /** Whoever had this name there, or came last when none is said. */
  at(server: string, name: string | undefined): Kept | null {
    return (this.read()[server] ?? []).findLast((each) => name === undefined || each.name === name) ?? null
  }

  /** Gives false when this machine keeps nothing: then the seat is lost with the terminal. */
  keep(server: string, name: string, token: string): boolean {
    const all = this.read()
    const others = (all[server] ?? []).filter((each) => each.name !== name)
    const kept = { ...all, [server]: [...others, { name, token }].slice(-MOST_A_SERVER) }
    try {
      mkdirSync(dirname(this.file), { recursive: true, mode: 0o700 })
      const beside = `${this.file}.${process.pid}`
      // A token is as good as the person: nobody else on this machine reads it.
      writeFileSync(beside, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
      renameSync(beside, this.file)
      return true
    } catch {
      return false
    }
  }

  private read(): Readonly<Record<string, readonly Kept[]>> {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.file, 'utf8'))
      if (!isDocument(kept)) return {}
      return Object.fromEntries(
        Object.entries(kept).map(([server, list]) => [
          server,
          Array.isArray(list) ? list.filter(isKept) : [],
        ]),
      )
    } catch {
      return {}
    }
  }
}

/** A name for somebody who said none: the one this machine knows her by. */
export function usualName(): string {
  try {
    return userInfo().username.slice(0, 24) || 'Guest'
  } catch {
    return 'Guest'
  }
}
