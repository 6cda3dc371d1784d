import type { CardEntry } from './face.ts'

/** What stands beside the name and the text of the cards of a game: their types, and what their numbers are. */
export interface CardWords {
  readonly types: Readonly<Record<string, string>>
  /** By name; `type name` where cards of one type call a number otherwise. */
  readonly numbers: Readonly<Record<string, string>>
  /** Of numbers that are so many of something: one, and many of it. */
  readonly counted?: Readonly<Record<string, readonly [one: string, many: string]>>
}

export const typeWord = ({ type }: Pick<CardEntry, 'type'>, { types }: CardWords): string =>
  types[type] ?? type

export const numberWord = ({ type }: Pick<CardEntry, 'type'>, what: string, { numbers }: CardWords): string =>
  numbers[`${type} ${what}`] ?? numbers[what] ?? what

/** A number beside the text of a card: "tier 2", "6 life". */
export function numberPhrase(
  card: Pick<CardEntry, 'type'>,
  what: string,
  n: number,
  words: CardWords,
): string {
  const forms = words.counted?.[what]
  return forms === undefined ? `${numberWord(card, what, words)} ${n}` : `${n} ${forms[n < 2 ? 0 : 1]}`
}
