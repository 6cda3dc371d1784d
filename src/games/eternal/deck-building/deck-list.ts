/** The ways of building a deck; ranked and casual games are the same. */
export const FORMATS = ['throne', 'expedition', 'draft', 'open'] as const
export type Format = (typeof FORMATS)[number]

/** A deck as data: how many of which card, and one of each card of the market. */
export interface DeckList {
  readonly name: string
  readonly format: Format
  readonly main: readonly (readonly [number, string])[]
  readonly market: readonly string[]
}

/** A list as it is written down: `4 1-13, 3 1-8` and `1-67, 1-75`. */
interface Written {
  readonly name: string
  readonly format: Format
  readonly main: string
  readonly market: string
}

const parts = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

/** Decks in short: ids and counts. */
export const deckLists = (written: readonly Written[]): readonly DeckList[] =>
  written.map(({ name, format, main, market }) => ({
    name,
    format,
    main: parts(main).map((part): [number, string] => {
      const [count, id] = part.split(' ')
      return [Number(count), id!]
    }),
    market: parts(market),
  }))
