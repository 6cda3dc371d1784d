import { Refusal } from '../../kernel/refusal.ts'
import { isEntries, listOf } from '../../language/reading.ts'
import {
  between,
  flag,
  listOfEach,
  object,
  oneWordOf,
  pairOf,
  type Shape,
  type ShapeOf,
  text,
  textOr,
} from '../../language/shapes.ts'
import { definitionOf, definitions, SIGIL } from './content.ts'
import { type DeckList, starterDecks } from './decks/starter.ts'

/** A game that can begin: two decks as definitions, who starts, and what the format allows. */
export interface EternalSetup {
  readonly decks: readonly [Deck, Deck]
  readonly first: 0 | 1 | null
  readonly secondRedraw: boolean
}

export interface Deck {
  readonly name: string
  readonly main: readonly number[]
  readonly market: readonly number[]
}

const COPIES = 4
const MARKET = 5
const LARGEST = 150
/** A draft deck has at most so many times the cards of its pool (79). */
const POOLS = 3
const SMALLEST = { throne: 75, draft: 45, open: 1 } as const

type DeckDocument = ShapeOf<typeof deck>
const cardLine: Shape<string | readonly [number, string]> = (value, place) => {
  if (typeof value === 'string') return value
  const [count, card, ...more] = listOf(value, place)
  if (more.length > 0) throw new Refusal('expected a count and a card, such as [4, "Torch"]', place)
  return [between(1, LARGEST)(count, `${place}[0]`), text(card, `${place}[1]`)]
}
const deck = textOr(object({ main: listOfEach(cardLine) }, { name: text, market: listOfEach(text) }))
const document = object(
  { decks: pairOf(deck) },
  {
    pool: between(1, 999),
    format: oneWordOf(['throne', 'draft', 'open'], 'format'),
    first: oneWordOf([0, 1], 'player'),
    secondRedraw: flag,
  },
)

/** Reads a set-up document, or says what is wrong with it and where. */
export function readSetup(outside: unknown): EternalSetup {
  if (!isEntries(outside) || outside.decks === undefined)
    throw new Refusal(`a game needs two decks: a list or the name of one of ${deckNames()} each`, 'decks')
  const { decks, format = 'throne', pool, first, secondRedraw = false } = document(outside, '')
  const largest = Math.min(LARGEST, pool === undefined ? LARGEST : pool * POOLS)
  return {
    decks: [readDeck(decks[0], format, largest, 'decks[0]'), readDeck(decks[1], format, largest, 'decks[1]')],
    first: first ?? null,
    secondRedraw,
  }
}

const deckNames = (): string => starterDecks.map(({ name }) => `“${name}”`).join(', ')

function readDeck(deck: DeckDocument, format: keyof typeof SMALLEST, largest: number, place: string): Deck {
  const chosen: DeckList | Exclude<DeckDocument, string> | undefined =
    typeof deck === 'string' ? starterDecks.find(({ name }) => name === deck) : deck
  if (chosen === undefined)
    throw new Refusal(`there is no deck called “${String(deck)}” (there are ${deckNames()})`, place)
  const main = chosen.main.flatMap((line, i) => readLine(line, `${place}.main[${i}]`))
  const market = (chosen.market ?? []).map((id, i) => cardCalled(id, `${place}.market[${i}]`))
  checkDeck(main, market, format, largest, place)
  return { name: chosen.name ?? 'deck', main, market }
}

/** `[4, "1-13"]`, `"4 1-13"`, `"4 Oni Ronin"` or one card by id or name. */
function readLine(line: string | readonly [number, string], place: string): number[] {
  const [count, word] =
    typeof line === 'string'
      ? ((match) => (match === null ? ([1, line] as const) : ([Number(match[1]), match[2]!] as const)))(
          /^(\d+)\s+(\D.*|\d+-.*)$/.exec(line),
        )
      : line
  return Array.from({ length: count }, () => cardCalled(word, place))
}

/** The definition of a card given by id or name. */
export function cardCalled(word: string, place: string): number {
  const byId = definitionOf(word)
  if (byId !== undefined) return byId
  const byName = definitions.findIndex(({ name }) => name.toLowerCase() === word.toLowerCase())
  if (byName === -1) throw new Refusal(`there is no card “${word}”`, place)
  return byName
}

function checkDeck(
  main: readonly number[],
  market: readonly number[],
  format: keyof typeof SMALLEST,
  largest: number,
  place: string,
): void {
  if (main.length < SMALLEST[format])
    throw new Refusal(`${main.length} cards, but a deck needs at least ${SMALLEST[format]}`, `${place}.main`)
  if (main.length > largest)
    throw new Refusal(`${main.length} cards, but a deck has at most ${largest}`, `${place}.main`)
  if (market.length > MARKET)
    throw new Refusal(`${market.length} cards, but a market has ${MARKET}`, `${place}.market`)
  if (format === 'open') return
  const third = Math.ceil(main.length / 3)
  const powers = main.filter((d) => definitions[d]!.kind === 'power').length
  if (powers < third)
    throw new Refusal(`${powers} power cards, but ${third} of ${main.length} cards must be`, `${place}.main`)
  if (main.length - powers < third)
    throw new Refusal(
      `${main.length - powers} other cards, but ${third} of ${main.length} must be`,
      `${place}.main`,
    )
  for (const d of new Set(main)) {
    const card = definitions[d]!
    if (card.created) throw new Refusal(`“${card.name}” cannot be put into a deck`, `${place}.main`)
    const copies = main.filter((x) => x === d).length
    if (format === 'throne' && copies > COPIES && SIGIL[d] === 0)
      throw new Refusal(`${copies} copies of “${card.name}”, but ${COPIES} are allowed`, `${place}.main`)
  }
}
