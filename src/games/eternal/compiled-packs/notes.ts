import type { Note } from '../../../language/compiler/steps.ts'
import { definitions } from '../content.ts'

/** Where the node of a note stands: the number of the card and the way through its abilities; or, on no card, the node. */
type Place = readonly [card: number, ...way: (string | number)[]] | { readonly node: unknown }

/** Finds the nodes of these cards. The renderer of a question looks for its node on the card itself. */
export function placesOf(cards: readonly number[]): (note: Note) => Place {
  const places = new Map<unknown, Place>()
  const walk = (tree: unknown, place: readonly [number, ...(string | number)[]]): void => {
    if (typeof tree !== 'object' || tree === null) return
    places.set(tree, place)
    for (const [key, value] of Object.entries(tree))
      walk(value, [...place, Array.isArray(tree) ? Number(key) : key])
  }
  for (const d of cards) walk(definitions[d]!.abilities, [d])
  return ({ why }) => places.get(why) ?? { node: why }
}

type Tree = Readonly<Record<string | number, unknown>>

function nodeAt([card, ...way]: readonly [number, ...(string | number)[]]): unknown {
  let node: unknown = definitions[card]!.abilities
  for (const key of way) node = (node as Tree)[key]
  return node
}

/** The note again; its node is looked up when somebody first asks for it, because few ever do. */
export function noteAt(written: unknown): Note {
  const place = written as Place
  if ('node' in place) return { why: place.node }
  const get = (): unknown => nodeAt(place)
  return Object.defineProperty({}, 'why', { enumerable: true, get }) as Note
}
