import { gameNamed, games } from '../games/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import { about, readText } from '../lab/files.ts'
import { parseJson } from '../lab/json.ts'
import { packsMustBeOf } from '../lab/own-packs.ts'
import type { Playable } from '../language/face.ts'
import type { Flag, Given } from './flags.ts'

export const SETUP_FLAG: Flag = {
  name: 'setup',
  value: 'FILE',
  help: {
    en: 'a set-up as JSON, instead of the set-up flags',
    fr: 'une mise en place en JSON, au lieu des options de mise en place',
  },
}

type Document = Readonly<Record<string, unknown>>

function readDocument(file: string): Document {
  const text = readText(file)
  const document = about(file, () => parseJson(text))
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Refusal(
      {
        en: `a set-up is a JSON object, for example {"game": "${games[0]!.id}"}`,
        fr: `une mise en place est un objet JSON, par exemple {"game": "${games[0]!.id}"}`,
      },
      file,
    )
  return document as Document
}

export interface Chosen {
  readonly game: Playable
  /** The set-up document, known to be readable by the game. */
  readonly document: unknown
  readonly seed: string
}

/** The game that a command line names by word or flag or file, and the rest of that file. */
function chosenGame(given: Given, named: string | undefined): { game: Playable; entries: Document | null } {
  const file = given.value('setup')
  const { game: inFile, ...entries } = file === undefined ? {} : readDocument(file)
  if (inFile !== undefined && typeof inFile !== 'string')
    throw new Refusal(
      {
        en: `expected the name of a game, found ${JSON.stringify(inFile)}`,
        fr: `il faut le nom d’un jeu, pas ${JSON.stringify(inFile)}`,
      },
      `${file}: game`,
    )
  if (named !== undefined && inFile !== undefined && named !== inFile)
    throw new Refusal(
      {
        en: `this is a set-up of ${inFile}, not of ${named}`,
        fr: `c’est une mise en place de ${inFile}, pas de ${named}`,
      },
      `${file}: game`,
    )
  const id = named ?? inFile
  if (id === undefined)
    throw new Refusal({
      en: `say which game: ${games.map((game) => game.id).join(' or ')}`,
      fr: `dites quel jeu\u00a0: ${games.map((game) => game.id).join(' ou ')}`,
    })
  const game = gameNamed(id)
  packsMustBeOf(id)
  return { game, entries: file === undefined ? null : entries }
}

/** The game and set-up that a command line names: by word or flag, by file, by set-up flags. */
export function chosenSetup(given: Given, named: string | undefined, usualSeed = ''): Chosen {
  const { game, entries } = chosenGame(given, named)
  const flags = ownFlags(game, given)
  if (entries === null) {
    // A shared code brings its seed along, unless another one is asked for.
    const shared = flags.code === undefined ? undefined : game.sharing?.seed(flags.code)
    const seed = given.value('seed') ?? shared ?? usualSeed
    const document = game.setupFrom(flags, seed)
    game.readSetup(document)
    return { game, document, seed }
  }
  const [flag] = Object.keys(flags)
  if (flag !== undefined)
    throw new Refusal({
      en: `a set-up comes from --setup or from flags: leave out --setup or --${flag}`,
      fr: `une mise en place vient de --setup ou des options\u00a0: ôtez --setup ou --${flag}`,
    })
  about(given.value('setup')!, () => game.readSetup(entries))
  return { game, document: entries, seed: given.value('seed') ?? usualSeed }
}

/** What is fixed where the rest of the set-up is drawn for each game. */
export function fixedFlags(
  given: Given,
  named: string | undefined,
): { readonly game: Playable; readonly flags: Readonly<Record<string, string>> } {
  const { game, entries } = chosenGame(given, named)
  if (entries !== null)
    throw new Refusal({
      en: '--any draws set-ups, --setup names one: leave out one of them',
      fr: '--any tire des mises en place, --setup en nomme une\u00a0: ôtez l’un des deux',
    })
  return { game, flags: ownFlags(game, given) }
}

/** `@FILE` stands for what is in the file. */
export const fromFile = (value: string): string => (value.startsWith('@') ? readText(value.slice(1)) : value)

/** The set-up flags of a line, none of which belongs to another game. */
export function ownFlags(game: Playable, given: Given): Record<string, string> {
  const own = game.setupFlags.map(({ name }) => name)
  const flags: Record<string, string> = {}
  for (const name of new Set(games.flatMap((each) => each.setupFlags.map((flag) => flag.name)))) {
    const value = given.value(name)
    if (value === undefined) continue
    if (!own.includes(name))
      throw new Refusal({
        en: `--${name} does not belong to ${game.id}; its set-up has ${own.map((each) => `--${each}`).join(', ')}`,
        fr: `--${name} n’est pas une option de ${game.id}\u202f; il a ${own.map((each) => `--${each}`).join(', ')}`,
      })
    flags[name] = fromFile(value)
  }
  return flags
}
