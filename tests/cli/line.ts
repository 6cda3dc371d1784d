import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { command } from '../../src/cli/command.ts'
import { programOf } from '../../tools/programs.ts'

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

const main = programOf('cli')

/** Runs a command line as a program of its own, with something typed into it. */
export function spawned(
  line: readonly string[],
  {
    typed = '',
    cwd = process.cwd(),
    interruptWhen,
  }: {
    typed?: string
    cwd?: string
    /** Looked at again and again while it runs: Ctrl-C as soon as this is so. */
    interruptWhen?: () => boolean
  } = {},
): Promise<Said> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [main, ...line], { cwd, stdio: 'pipe' })
    let out = ''
    let err = ''
    // A letter of several bytes may come in two pieces.
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      out += piece
    })
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      err += piece
    })
    // A command that has ended does not read the rest of what is typed.
    child.stdin.on('error', () => undefined)
    child.stdin.end(typed)
    child.on('error', fail)
    const looking =
      interruptWhen === undefined
        ? undefined
        : setInterval(() => {
            if (!interruptWhen()) return
            clearInterval(looking)
            child.kill('SIGINT')
          }, 50)
    child.on('close', (code) => {
      clearInterval(looking)
      done({ code: code ?? -1, out, err })
    })
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
