import type { Lang } from '../../language/face.ts'
import type { Check } from '../../table/wire/route.ts'
import type { GameId } from '../source/source.ts'

/** The rulebook and its examples, as the build puts them beside the page. */

export interface BookBlock {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'table'
  readonly text: string
  readonly ids: readonly string[]
}

export interface BookPage {
  readonly name: string
  readonly title: string
  readonly blocks: readonly BookBlock[]
}

/** A scenario by what it proves and where its position lies. */
export interface ExampleEntry {
  readonly title: string
  readonly proves: readonly string[]
  readonly file: number
  readonly place: number
}

/** An example with what it is called in the language of the reader. */
export interface Example extends ExampleEntry {
  readonly called: string
}

export interface ExamplePosition {
  readonly title: string
  readonly given: unknown
}

const areCounts = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger)

const fetched = new Map<string, Promise<unknown>>()

async function load<T>(name: string, is: Check<T>): Promise<T> {
  let coming = fetched.get(name)
  if (coming === undefined) {
    coming = fetch(`library/${name}.json`).then((response) => {
      if (!response.ok) throw new Error(`library/${name}.json: ${response.status}`)
      return response.json()
    })
    // What failed may be asked for again.
    coming.catch(() => fetched.delete(name))
    fetched.set(name, coming)
  }
  const value = await coming
  if (!is(value)) throw new Error(`library/${name}.json is of another release`)
  return value
}

export const bookOf = (game: GameId, lang: Lang) =>
  load<readonly BookPage[]>(`${game}-${lang}`, Array.isArray)

/** How many scenarios prove a number between two battles of a campaign, where there is no table to open. */
export const betweenBattles = (game: GameId) => load(`${game}-between`, areCounts)

/** The examples of a game by the numbers and cards they prove. */
export async function examplesOf(game: GameId, lang: Lang): Promise<ReadonlyMap<string, readonly Example[]>> {
  const [entries, titles] = await Promise.all([
    load<readonly ExampleEntry[]>(`${game}-examples`, Array.isArray),
    lang === 'en' ? null : load<readonly string[]>(`${game}-titles-${lang}`, Array.isArray),
  ])
  const byId = new Map<string, Example[]>()
  entries.forEach((entry, i) => {
    const example = { ...entry, called: titles?.[i] ?? entry.title }
    for (const id of entry.proves) {
      const known = byId.get(id)
      if (known === undefined) byId.set(id, [example])
      else known.push(example)
    }
  })
  return byId
}

/** Where an example begins; only the game can read it. */
export async function positionOf(game: GameId, { file, place }: ExampleEntry): Promise<unknown> {
  const positions = await load<readonly ExamplePosition[]>(`${game}-examples-${file}`, Array.isArray)
  return positions[place]?.given
}
