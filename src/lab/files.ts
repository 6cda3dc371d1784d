import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from '../kernel/refusal.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, a file is needed',
  EACCES: 'it may not be opened by you',
  EPERM: 'it may not be opened by you',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
}

export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? message
}

const LARGEST_FILE = 16 * 1024 * 1024

/** A text from disk; whatever is wrong comes back as one sentence that names the file. */
export function readText(file: string): string {
  try {
    const { size } = statSync(file)
    if (size > LARGEST_FILE) throw new Error(`${size} bytes are too many, ${LARGEST_FILE} are possible`)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Refusal(reason(error), file)
  }
}

/** Writes a file so that nobody ever finds half of it. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    if (existsSync(draft)) rmSync(draft)
    throw new Refusal(`cannot be written: ${reason(error)}`, file)
  }
}

/** Does what it is given to do; a refusal on the way names the file it is about. */
export function about<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal({ en: error.message, fr: error.french }, file)
  }
}
