import type { DeckList, Format } from '../../games/eternal/deck-building/deck-list.ts'
import type { CardEntry } from '../../language/face.ts'
import { type Order, sortedBy } from '../cards/search.ts'

export const FORMATS: readonly Format[] = ['throne', 'expedition', 'draft', 'open']

/** A deck that somebody builds. */
export interface OwnDeck extends DeckList {
  readonly id: string
  /** When it was last changed, in milliseconds. */
  readonly at: number
}

export type Part = 'main' | 'market'

export const sizeOf = ({ main }: DeckList): number => main.reduce((sum, [n]) => sum + n, 0)

export const countIn = (deck: DeckList, part: Part, id: string): number =>
  part === 'main'
    ? (deck.main.find(([, each]) => each === id)?.[0] ?? 0)
    : deck.market.filter((each) => each === id).length

export function withOneMore<D extends DeckList>(deck: D, part: Part, id: string): D {
  if (part === 'market') return { ...deck, market: [...deck.market, id] }
  const n = countIn(deck, 'main', id)
  const main: DeckList['main'] =
    n === 0
      ? [...deck.main, [1, id]]
      : deck.main.map((line) => (line[1] === id ? ([n + 1, id] as const) : line))
  return { ...deck, main }
}

export function withOneLess<D extends DeckList>(deck: D, part: Part, id: string): D {
  if (part === 'market') {
    const at = deck.market.lastIndexOf(id)
    return at === -1 ? deck : { ...deck, market: deck.market.filter((_, i) => i !== at) }
  }
  return {
    ...deck,
    main: deck.main.flatMap(([n, each]): DeckList['main'] =>
      each !== id ? [[n, each]] : n > 1 ? [[n - 1, each]] : [],
    ),
  }
}

type Cards = ReadonlyMap<string, CardEntry>

/** The lines of a deck as people read them; cards that nobody knows come last. */
export function sorted(deck: DeckList, cards: Cards, order: Order = 'cost'): DeckList['main'] {
  const compare = sortedBy(order)
  return [...deck.main].sort(([, a], [, b]) => {
    const [one, other] = [cards.get(a), cards.get(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return compare(one, other)
  })
}

/** How many cards of each type a deck has, the most first. */
export function typesOf({ main }: DeckList, cards: Cards): readonly (readonly [type: string, n: number])[] {
  const counts = new Map<string, number>()
  for (const [n, id] of main) {
    const type = cards.get(id)?.type
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + n)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The letters of the factions that a deck plays, the most frequent first. */
export function factionsOf({ main }: DeckList, cards: Cards): string {
  const counts = new Map<string, number>()
  for (const [n, id] of main)
    for (const letter of new Set(cards.get(id)?.influence ?? ''))
      counts.set(letter, (counts.get(letter) ?? 0) + n)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([letter]) => letter)
    .join('')
}

export const CURVE_END = 8

/** How many cards without power cost 0, 1, ... and at least `CURVE_END`. */
export function curveOf({ main }: DeckList, cards: Cards): readonly number[] {
  const curve = Array.from({ length: CURVE_END + 1 }, () => 0)
  for (const [n, id] of main) {
    const card = cards.get(id)
    if (card === undefined || card.type === 'power') continue
    curve[Math.min(CURVE_END, card.cost ?? 0)]! += n
  }
  return curve
}
