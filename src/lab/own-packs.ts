import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { playInstead } from '../games/index.ts'
import { packLoaders } from '../games/packs.ts'
import { type BothLanguages, Refusal } from '../kernel/refusal.ts'
import { once } from '../language/content-name.ts'
import type { PackLoader } from '../language/packs.ts'
import { readText, writeWhole } from './files.ts'
import { parseJson } from './json.ts'

/*
 * Packs that somebody brings along, as JSON. What was compiled of one may lie beside it and is read instead, where it was
 * written by this very program, of this very text and after the same packs; in any other case it is as if there were none.
 */

/** A pack as it was found on disk: threads load the same, whatever becomes of the files meanwhile. */
interface Found {
  readonly file: string
  readonly text: string
  /** What was compiled of this text by this program is called so. */
  readonly name: string
  readonly compiled: Uint8Array | null
}

const ENDING = '.compiled'
/** How every compiled pack begins, of whatever version. */
const MARK = 'CWP'
const LARGEST_COMPILED = 256 * 1024 * 1024

const compiledBeside = (file: string): string => `${file.replace(/\.json$/i, '')}${ENDING}`

const hashOf = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Another build may compile otherwise. Sources that run unbuilt are known by the rules that they compile. */
const program = once(() => hashOf(readFileSync(fileURLToPath(import.meta.url))))

/** It only saves time: what cannot be read is not there. */
function compiledForm(file: string): Uint8Array | null {
  try {
    const stats = statSync(file)
    return stats.isFile() && stats.size <= LARGEST_COMPILED ? readFileSync(file) : null
  } catch {
    return null
  }
}

function find(file: string): Found {
  if (file.endsWith(ENDING)) throw new Refusal(NOT_ITSELF, file)
  const text = readText(file)
  return { file, text, name: hashOf(program(), text), compiled: compiledForm(compiledBeside(file)) }
}

const NOT_ITSELF: BothLanguages = {
  en: 'a compiled pack is found by itself: name the JSON file that it was compiled from',
  fr: 'un paquet compilé est trouvé tout seul\u00a0: nommez le fichier JSON dont il vient',
}
const NO_PACK: BothLanguages = {
  en: 'a pack is a JSON object, for example {"game": "GAME", "id": "mine", "version": 1}',
  fr: 'un paquet est un objet JSON, par exemple {"game": "JEU", "id": "mine", "version": 1}',
}
/** What a compiler says that did not find what it looked for is for those who write compilers. */
const isOfOurs = (error: unknown): boolean => error instanceof TypeError || error instanceof RangeError
function refusalOf(error: unknown): Refusal {
  if (isOfOurs(error)) return new Refusal(MALFORMED)
  if (!(error instanceof Refusal)) throw error
  return isOfOurs(error.cause) ? new Refusal(MALFORMED, error.place) : error
}
const MALFORMED: BothLanguages = {
  en: 'something is missing here, or not of the kind that belongs here',
  fr: 'il manque ici quelque chose, ou ce n’est pas de la sorte qu’il faut',
}
const otherGame = (game: unknown): BothLanguages => {
  const known = Object.keys(packLoaders).map((id) => JSON.stringify(id))
  const found = JSON.stringify(game)
  return {
    en: `a pack says of which game it is: ${known.join(' or ')}${found === undefined ? '' : `, not ${found}`}`,
    fr: `un paquet dit de quel jeu il est\u00a0: ${known.join(' ou ')}${found === undefined ? '' : `, pas ${found}`}`,
  }
}

/** Packs that are being loaded, one after the other. */
class Loading {
  private readonly loaders = new Map<string, PackLoader>()
  /** The game of each file. */
  readonly loaded: { readonly file: string; readonly game: string }[] = []

  private loaderOf(game: string): PackLoader {
    const loader = this.loaders.get(game) ?? packLoaders[game]!()
    this.loaders.set(game, loader)
    return loader
  }

  load({ file, text, name, compiled }: Found): void {
    const game = compiled === null ? null : this.read(compiled, name)
    if (game !== null) this.loaded.push({ file, game })
    else this.understand(file, text, (loader, document) => loader.add(document))
  }

  /** The game whose compiled pack this is, or null. */
  private read(compiled: Uint8Array, name: string): string | null {
    for (const game of Object.keys(packLoaders)) {
      const form = this.loaderOf(game).compiled
      try {
        form?.add(compiled, name)
        if (form !== undefined) return game
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }
    return null
  }

  compile({ file, text, name }: Found): Uint8Array {
    return this.understand(file, text, (loader, document, game) => {
      if (loader.compiled !== undefined) return loader.compiled.write(document, name)
      throw new Refusal({
        en: `packs of ${game} are used as they are, and not compiled before`,
        fr: `les paquets de ${game} s’utilisent tels quels, sans être compilés avant`,
      })
    })
  }

  private understand<T>(
    file: string,
    text: string,
    work: (loader: PackLoader, document: unknown, game: string) => T,
  ): T {
    try {
      const whole = parseJson(text)
      if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) throw new Refusal(NO_PACK)
      const { game, ...document }: { readonly game?: unknown } = whole
      if (typeof game !== 'string' || !Object.hasOwn(packLoaders, game))
        throw new Refusal(otherGame(game), 'game')
      const result = work(this.loaderOf(game), document, game)
      this.loaded.push({ file, game })
      return result
    } catch (error) {
      const { message, french } = refusalOf(error)
      // Compilers speak English; a French sentence stands around what they say.
      const fr = french === message ? `ce paquet ne peut pas être chargé (${message})` : french
      throw new Refusal({ en: message, fr }, file)
    }
  }

  /** Each game with its packs takes the place of the one of the house; gives the way back. */
  play(): () => void {
    const games = new Set(this.loaded.map(({ game }) => game))
    const ways = [...games].map((game) => playInstead(this.loaderOf(game).game()))
    return () => {
      for (const back of ways) back()
    }
  }
}

const HANDED_ON = 'packs that were brought along'
let current: Loading['loaded'] = []

/** Loads the packs of these files, for this thread and all that it starts; gives the way back. */
export function playWithPacks(files: readonly string[]): () => void {
  const loading = new Loading()
  const found = files.map(find)
  for (const each of found) loading.load(each)
  const back = loading.play()
  current = loading.loaded
  setEnvironmentData(HANDED_ON, found)
  return () => {
    setEnvironmentData(HANDED_ON, undefined)
    current = []
    back()
  }
}

/** Loads the packs of the thread that started this one. */
export function playWithPacksHandedOn(): void {
  const found = getEnvironmentData(HANDED_ON) as readonly Found[] | undefined
  if (found === undefined) return
  const loading = new Loading()
  for (const each of found) loading.load(each)
  loading.play()
}

/** Refuses packs that were given for another game than the one that is played. */
export function packsMustBeOf(game: string): void {
  const other = current.find((pack) => pack.game !== game)
  if (other !== undefined)
    throw new Refusal(
      {
        en: `this is a pack of ${other.game}, not of ${game}`,
        fr: `c’est un paquet de ${other.game}, pas de ${game}`,
      },
      other.file,
    )
}

/**
 * Compiles packs, each after those before it, and writes what came of all beside them; gives the names of these files. One
 * that is refused keeps any from being written.
 */
export function compilePacks(files: readonly string[]): readonly string[] {
  const loading = new Loading()
  const compiled = files.map((file) => {
    const bytes = loading.compile(find(file))
    const beside = compiledBeside(file)
    if (existsSync(beside) && !isCompiled(beside))
      throw new Refusal(
        {
          en: 'this file is already there and is no compiled pack; move it away',
          fr: 'ce fichier existe déjà et n’est pas un paquet compilé\u202f; déplacez-le',
        },
        beside,
      )
    return { beside, bytes }
  })
  for (const { beside, bytes } of compiled) writeWhole(beside, bytes)
  return compiled.map(({ beside }) => beside)
}

const isCompiled = (file: string): boolean => {
  const bytes = compiledForm(file)
  // A write that was cut off leaves nothing; that is ours too.
  return (
    bytes !== null &&
    (bytes.length === 0 || new TextDecoder().decode(bytes.subarray(0, MARK.length)) === MARK)
  )
}
