import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { type BothLanguages, Refusal } from '../kernel/refusal.ts'

const NOT_YOURS: BothLanguages = {
  en: 'it may not be opened by you',
  fr: 'vous n’avez pas le droit de l’ouvrir',
}
const REASONS: Readonly<Record<string, BothLanguages>> = {
  ENOENT: { en: 'there is no such file', fr: 'ce fichier n’existe pas' },
  EISDIR: { en: 'this is a folder, a file is needed', fr: 'c’est un dossier, il faut un fichier' },
  EACCES: NOT_YOURS,
  EPERM: NOT_YOURS,
  ENOTDIR: { en: 'a part of the path is not a folder', fr: 'une partie du chemin n’est pas un dossier' },
  EROFS: { en: 'nothing can be written there', fr: 'rien ne peut y être écrit' },
  ENOSPC: { en: 'the disk is full', fr: 'le disque est plein' },
  ELOOP: { en: 'its links lead in a circle', fr: 'ses liens tournent en rond' },
  ENAMETOOLONG: { en: 'its name is too long', fr: 'son nom est trop long' },
  EIO: { en: 'the disk does not answer', fr: 'le disque ne répond pas' },
}

/** Why something could not be done with a file. */
export function reason(error: unknown): BothLanguages {
  if (error instanceof Refusal) return { en: error.message, fr: error.french }
  const { code, message } = error as NodeJS.ErrnoException
  return REASONS[code ?? ''] ?? { en: message, fr: message }
}

const LARGEST_FILE = 16 * 1024 * 1024

/** Devices and pipes may be endless, or wait for ever for somebody who writes into them. */
const NO_FILE: BothLanguages = {
  en: 'this is a device or a pipe, a file is needed',
  fr: 'c’est un périphérique ou un tube, il faut un fichier',
}

/** A text from disk; whatever is wrong comes back as one sentence that names the file. */
export function readText(file: string, largest = LARGEST_FILE): string {
  try {
    const stats = statSync(file)
    if (!stats.isFile() && !stats.isDirectory()) throw new Refusal(NO_FILE)
    if (stats.size > largest)
      throw new Refusal({
        en: `${stats.size} bytes are too many, ${largest} are possible`,
        fr: `${stats.size} octets, c’est trop\u00a0: ${largest} sont possibles`,
      })
    // Some editors begin a text with a mark of its encoding.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new Refusal(reason(error), file)
  }
}

/** Where a file really lies, behind all links, also behind one that leads to nothing yet. */
function behindLinks(file: string): string {
  let path = resolve(file)
  for (let links = 0; links < 40; links++) {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
    path = resolve(dirname(path), readlinkSync(path))
  }
  throw new Refusal(REASONS.ELOOP!)
}

/**
 * Two names of one place are the same here, whatever links lead there; a file that is not there yet has a place, too. What can
 * be no file is where its name says: whoever writes there is told.
 */
export function placeOf(file: string): string {
  try {
    const path = behindLinks(file)
    const above = dirname(path)
    if (above === path) return path
    return join(existsSync(above) ? realpathSync(above) : placeOf(above), basename(path))
  } catch {
    return resolve(file)
  }
}

/**
 * Makes a folder and those above it, one by one: where one cannot be made, that is said, and none is left behind. Gives
 * those that were made, the innermost first.
 */
function makeFolder(folder: string): readonly string[] {
  if (existsSync(folder)) return []
  const above = dirname(folder) === folder ? [] : makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    removeFolders(above)
    throw error
  }
  return [folder, ...above]
}

/** Takes folders away that were made, unless somebody has put something there meanwhile. */
function removeFolders(made: readonly string[]): void {
  for (const folder of made) {
    if (readdirSync(folder).length > 0) return
    rmdirSync(folder)
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const tidied = new Set<string>()

/** Removes drafts of this file that were left behind by programs that no longer run. */
function tidy(path: string): void {
  if (tidied.has(path)) return
  tidied.add(path)
  const draft = new RegExp(`^${basename(path).replace(/\W/g, '\\$&')}\\.(\\d+)\\.tmp$`)
  for (const name of readdirSync(dirname(path))) {
    const pid = draft.exec(name)?.[1]
    if (pid !== undefined && Number(pid) !== process.pid && !isAlive(Number(pid)))
      rmSync(join(dirname(path), name), { force: true })
  }
}

/** Where the next version of a file is written before it takes its place. */
interface Draft {
  readonly path: string
  readonly draft: string
  readonly mode: number | undefined
  /** Folders that were made for it. */
  readonly made: readonly string[]
}

function draftOf(file: string): Draft {
  const path = behindLinks(file)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isDirectory()) throw new Refusal(REASONS.EISDIR!)
  if (stats !== undefined && !stats.isFile()) throw new Refusal(NO_FILE)
  const made = makeFolder(dirname(path))
  tidy(path)
  return { path, draft: `${path}.${process.pid}.tmp`, mode: stats?.mode, made }
}

function writing(file: string, work: () => void): void {
  try {
    if (file === '') throw new Refusal({ en: 'a file needs a name', fr: 'il faut un nom de fichier' })
    work()
  } catch (error) {
    const { en, fr } = reason(error)
    throw new Refusal({ en: `cannot be written: ${en}`, fr: `ne peut pas être écrit\u00a0: ${fr}` }, file)
  }
}

function intoDraft({ draft, mode, made }: Draft, text: string | Uint8Array): void {
  try {
    writeFileSync(draft, text)
    if (mode !== undefined) chmodSync(draft, mode)
  } catch (error) {
    if (existsSync(draft)) rmSync(draft)
    removeFolders(made)
    throw error
  }
}

/** Writes a file so that nobody ever finds half of it; links stay links, and who may read it stays the same. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  writing(file, () => {
    const to = draftOf(file)
    intoDraft(to, text)
    renameSync(to.draft, to.path)
  })
}

/** Refuses a file that could not be written, before the work that is to be written there is done; changes nothing. */
export function checkWritable(file: string): void {
  writing(file, () => {
    const to = draftOf(file)
    intoDraft(to, '\n')
    rmSync(to.draft)
    removeFolders(to.made)
  })
}

const ALREADY_THERE: BothLanguages = {
  en: 'this file is already there; take another name',
  fr: 'ce fichier existe déjà\u202f; prenez un autre nom',
}

/** Writes a file that must not be there yet: what somebody else has put there meanwhile is not lost. */
export function writeNew(file: string, text: string | Uint8Array): void {
  writing(file, () => {
    const to = draftOf(file)
    intoDraft(to, text)
    try {
      // Of two programs only one can make it.
      closeSync(openSync(to.path, 'wx'))
    } catch (error) {
      rmSync(to.draft)
      removeFolders(to.made)
      throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new Refusal(ALREADY_THERE) : error
    }
    renameSync(to.draft, to.path)
  })
}

/** So many names are tried for something that must not be lost. */
const NAMES = 99

/** The names that something may have which must not take the place of anything else: `a.json`, `a-2.json` ... */
export function* namesLike(file: string, many = NAMES): Generator<string> {
  const ending = extname(file)
  const stem = file.slice(0, file.length - ending.length)
  for (let number = 1; number <= many; number++) yield number === 1 ? file : `${stem}-${number}${ending}`
}

/** Keeps a text under this name, or under the next one like it that is free or holds the same; gives the name. */
export function writeBeside(file: string, text: string): string {
  for (const name of namesLike(file))
    if (!existsSync(name)) {
      writeNew(name, text)
      return name
    } else if (holds(name, text)) return name
  throw new Refusal(ALREADY_THERE, file)
}

function holds(file: string, text: string): boolean {
  try {
    return readText(file) === text
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const CHANGED: BothLanguages = {
  en: 'another program has changed this file since; take another name',
  fr: 'un autre programme a changé ce fichier entre-temps\u202f; prenez un autre nom',
}

/** A file that is written again and again by us, and by nobody else: what another program put there is not lost. */
export class KeptFile {
  readonly file: string
  /** What stands in it as far as we know; null where there should be none. */
  private known: string | null

  constructor(file: string, known: string | null) {
    this.file = file
    this.known = known
  }

  write(text: string): void {
    const there = existsSync(this.file) ? readText(this.file) : null
    // A file that somebody took away is simply made again.
    if (there !== null && there !== this.known) throw new Refusal(CHANGED, this.file)
    writeWhole(this.file, text)
    this.known = text
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
