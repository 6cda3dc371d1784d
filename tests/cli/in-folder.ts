import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { command } from '../../src/cli/command.ts'

/*
 * A program that runs command lines in the folder it was started in, one after the other, and says of each what it gave
 * and what it has changed on disk.
 */

export interface Ran {
  readonly line: readonly string[]
  readonly code: number
  readonly out: string
  readonly err: string
  /** Everything in the folder afterwards, where this line has changed it. */
  readonly changed: string | null
}

const LONGEST = 1_000

/** Every folder, and every file with its bytes. */
const contents = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return `${path.slice(folder.length + 1)}: ${entry.isFile() ? readFileSync(path, 'base64') : 'no file'}`
    })
    .sort()
    .join('\n')

const said: Record<'log' | 'error', string[]> = { log: [], error: [] }
for (const way of ['log', 'error'] as const)
  console[way] = (...parts: unknown[]) => void said[way].push(parts.join(' '))
const spoken = (way: 'log' | 'error'): string => said[way].splice(0).join('\n').slice(0, LONGEST)

// A command that runs once in its process listens for Ctrl-C once.
process.setMaxListeners(0)
process.on('message', async (lines: readonly (readonly string[])[]) => {
  const ran: Ran[] = []
  let before = contents(process.cwd())
  for (const line of lines) {
    const code = await command(line)
    const now = contents(process.cwd())
    ran.push({ line, code, out: spoken('log'), err: spoken('error'), changed: now === before ? null : now })
    before = now
  }
  process.send?.(ran)
})
