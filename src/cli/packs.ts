import { gameNamed } from '../games/index.ts'
import { type GameRecord, packsOf } from '../kernel/record.ts'
import { type BothLanguages, Refusal } from '../kernel/refusal.ts'
import { packsMustBeOf, playWithPacks } from '../lab/own-packs.ts'
import type { Playable } from '../language/face.ts'
import type { Flag, Given } from './flags.ts'

export const PACKS_FLAG: Flag = {
  name: 'packs',
  value: 'FILE,FILE',
  help: {
    en: 'cards of your own: packs as JSON (see compile --help)',
    fr: 'vos propres cartes\u00a0: des paquets en JSON (voir compile --help)',
  },
}

/** Does something with the packs that a line names. */
export async function withPacks<T>(given: Given, work: () => T | Promise<T>): Promise<T> {
  const files = given.value(PACKS_FLAG.name)?.split(',')
  if (files === undefined) return work()
  if (files.includes(''))
    throw new Refusal({
      en: `--packs needs a name: --packs ${PACKS_FLAG.value}`,
      fr: `--packs demande un nom\u00a0: --packs ${PACKS_FLAG.value}`,
    })
  const back = playWithPacks(files)
  try {
    return await work()
  } finally {
    back()
  }
}

/** The game that a record is of; packs of another one are refused. */
export function recordedGame({ game }: GameRecord): Playable {
  const found = gameNamed(game)
  packsMustBeOf(game)
  return found
}

/** A version as records write it: its number and a name of the content. */
const versionOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : /^(\d+)-[0-9a-f]+$/.exec(text)?.[1]

/** Says which packs that somebody brought along then are missing now, where a record does not play as it did; or null. */
export function missingPacks(game: Playable, record: GameRecord): BothLanguages | null {
  const here = packsOf(game)
  const missing = Object.entries(record.packs).flatMap(([id, content]) => {
    const version = versionOf(content)
    return version === undefined || version === versionOf(here[id]) ? [] : [`${id} (version ${version})`]
  })
  if (missing.length === 0) return null
  const names = missing.join(', ')
  return {
    en: `this game was played with packs that are missing here: ${names}; name their files with --packs`,
    fr: `cette partie a été jouée avec des paquets qui manquent ici\u00a0: ${names}\u202f; nommez leurs fichiers avec --packs`,
  }
}
