import { library } from '../content.ts'
import type { CardDefinition } from '../language/nodes.ts'
import type { Pack } from '../pack.ts'
import { ascii } from './bytes.ts'

/** A card without its abilities: what stands before them, which keys come after them, and what those hold. */
export type Row = readonly [before: object, shape: number, ...after: unknown[]]

export interface PackOf<Card> extends Omit<Pack, 'cards' | 'older'> {
  readonly cards: readonly Card[]
  readonly older?: readonly Card[]
}

/** The same pack with something else for each of its cards; its keys stay in their order. */
export function withCards<A, B>(pack: PackOf<A>, instead: (card: A) => B): PackOf<B> {
  const { cards, older } = pack
  const changed = { ...pack, cards: cards.map(instead), ...(older && { older: older.map(instead) }) }
  return changed as PackOf<B>
}

const ABILITIES = 'abilities'

/** Cards as rows, in the order of their numbers. */
export class Rows {
  private readonly keys: string[] = []
  /** The abilities of all cards, each as a JSON text of its own, and where each of them ends. */
  abilities = ''
  readonly ends = [0]

  of({ id }: CardDefinition): Row {
    const card = library.definitions[library.numbering.of(id)]!
    this.abilities += ascii(card.abilities)
    this.ends.push(this.abilities.length)
    const entries = Object.entries(card)
    const at = entries.findIndex(([key]) => key === ABILITIES)
    const after = entries.slice(at + 1)
    const text = JSON.stringify(after.map(([key]) => key))
    const shape = this.keys.includes(text) ? this.keys.indexOf(text) : this.keys.push(text) - 1
    return [Object.fromEntries(entries.slice(0, at)), shape, ...after.map(([, value]) => value)]
  }

  get shapes(): readonly (readonly string[])[] {
    return this.keys.map((text) => JSON.parse(text))
  }
}

/** Makes cards of rows. */
export function cardsFrom(
  shapes: readonly (readonly string[])[],
  texts: string,
  ends: Int32Array,
  first: number,
): (row: Row) => CardDefinition {
  const abilities = laterAbilities(texts, ends, first)
  return (row) => {
    const card = row[0] as Record<string, unknown>
    Object.defineProperty(card, ABILITIES, abilities)
    let i = 2
    for (const key of shapes[row[1]]!) card[key] = row[i++]
    return card as unknown as CardDefinition
  }
}

/** Abilities that are read when somebody first asks for them: of most cards nobody does. */
function laterAbilities(texts: string, ends: Int32Array, first: number): PropertyDescriptor {
  const known: CardDefinition['abilities'][] = []
  return {
    enumerable: true,
    // All cards have the same getter, so that they are of one shape.
    get(this: CardDefinition) {
      const i = library.numbering.of(this.id) - first
      known[i] ??= JSON.parse(texts.slice(ends[i], ends[i + 1]))
      return known[i]
    },
  }
}
