import type { CardEntry } from './face.ts'

/** What stands beside the name and the text of the cards of a game: their types, and what their numbers are. */
export interface CardWords {
  readonly types: Readonly<Record<string, string>>
  /** By name; `type name` where cards of one type call a number otherwise. */
  readonly numbers: Readonly<Record<string, string>>
}

export const typeWord = ({ type }: Pick<CardEntry, 'type'>, { types }: CardWords): string =>
  types[type] ?? type

export const numberWord = ({ type }: Pick<CardEntry, 'type'>, what: string, { numbers }: CardWords): string =>
  numbers[`${type} ${what}`] ?? numbers[what] ?? what
