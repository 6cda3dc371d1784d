import { definitions } from '../content.ts'
import type { Deck, EternalSetup } from '../protocol/setup.ts'

/** A set-up as a document in which every card is said by its id and nothing is left to a default. */
export function settled({ decks, format, era, first, secondRedraw }: EternalSetup): unknown {
  return {
    decks: decks.map(listed),
    format,
    rules: era,
    ...(first === null ? {} : { first }),
    secondRedraw,
  }
}

/** Copies that follow each other are one line; the order of the lines is the order of the deck before it is shuffled. */
function listed({ name, main, market }: Deck): unknown {
  const lines: [number, string][] = []
  for (const d of main) {
    const { id } = definitions[d]!
    const last = lines.at(-1)
    if (last?.[1] === id) last[0]++
    else lines.push([1, id])
  }
  return { name, main: lines, market: market.map((d) => definitions[d]!.id) }
}
