import type { DeckList, Format } from '../../games/eternal/deck-building/deck-list.ts'
import type { CardEntry } from '../../language/face.ts'

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

/** The lines of a deck as people read them: by cost, power last. */
export function sorted(deck: DeckList, cards: Cards): DeckList['main'] {
  const rank = (id: string): number => {
    const card = cards.get(id)
    return card?.type === 'power' ? 99 : (card?.cost ?? 0)
  }
  const name = (id: string): string => cards.get(id)?.name ?? id
  return [...deck.main].sort(([, a], [, b]) => rank(a) - rank(b) || name(a).localeCompare(name(b)))
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
