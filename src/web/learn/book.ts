import type { Lang, Plain } from '../../language/face.ts'
import type { GameId } from '../source/source.ts'

/** The rulebook and its examples, as the build lays them beside the page. */

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

const fetched = new Map<string, Promise<unknown>>()

function load<T>(name: string): Promise<T> {
  const known = fetched.get(name)
  if (known !== undefined) return known as Promise<T>
  const coming = fetch(`library/${name}.json`).then((response) => {
    if (!response.ok) throw new Error(`library/${name}.json: ${response.status}`)
    return response.json()
  })
  // What failed may be asked for again.
  coming.catch(() => fetched.delete(name))
  fetched.set(name, coming)
  return coming as Promise<T>
}

export const bookOf = (game: GameId, lang: Lang) => load<readonly BookPage[]>(`${game}-${lang}`)

/** How many scenarios prove a number between two battles of a campaign, where there is no table to open. */
export const betweenBattles = (game: GameId) => load<Readonly<Record<string, number>>>(`${game}-between`)

/** The examples of a game by the numbers and cards they prove. */
export async function examplesOf(game: GameId, lang: Lang): Promise<ReadonlyMap<string, readonly Example[]>> {
  const [entries, titles] = await Promise.all([
    load<readonly ExampleEntry[]>(`${game}-examples`),
    lang === 'en' ? null : load<readonly string[]>(`${game}-titles-${lang}`),
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

export async function positionOf(game: GameId, { file, place }: ExampleEntry): Promise<Plain> {
  const positions = await load<readonly ExamplePosition[]>(`${game}-examples-${file}`)
  return positions[place]!.given as Plain
}
