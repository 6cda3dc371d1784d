import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { command } from '../../src/cli/command.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command line in this process. */
export async function cardwright(...line: readonly string[]): Promise<Said> {
  const out: string[] = []
  const err: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((...parts) => void out.push(parts.join(' ')))
  const error = vi.spyOn(console, 'error').mockImplementation((...parts) => void err.push(parts.join(' ')))
  try {
    const code = await command(line)
    return { code, out: out.join('\n'), err: err.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

const main = join(import.meta.dirname, '..', '..', 'src', 'cli', 'main.ts')

/** Runs a command line as a program of its own, with something typed into it. */
export function spawned(
  line: readonly string[],
  {
    typed = '',
    cwd = process.cwd(),
    interruptAfter,
  }: { typed?: string; cwd?: string; interruptAfter?: number } = {},
): Promise<Said> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, ...line], { cwd, stdio: 'pipe' })
    let out = ''
    let err = ''
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString()
    })
    child.stderr.on('data', (piece: Buffer) => {
      err += piece.toString()
    })
    // A command that has ended does not read the rest of what is typed.
    child.stdin.on('error', () => undefined)
    child.stdin.end(typed)
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? -1, out, err }))
    if (interruptAfter !== undefined) setTimeout(() => child.kill('SIGINT'), interruptAfter)
  })
}

/** A folder for one test, gone afterwards. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
