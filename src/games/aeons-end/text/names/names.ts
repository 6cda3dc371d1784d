import type { Noun } from '../../../../language/text/french/nouns.ts'
import type { MageNames, PackNames } from '../../pack.ts'

/** What the things of one game are called in one language, by id. */
interface NamesBy<Called> {
  readonly cards: ReadonlyMap<string, Called>
  readonly nemeses: ReadonlyMap<string, Called>
  readonly mages: ReadonlyMap<string, MageNames>
}
export interface EnglishNames extends NamesBy<string> {
  readonly lang: 'en'
}
/** With the gender that sentences agree with. */
export interface FrenchNames extends NamesBy<Noun> {
  readonly lang: 'fr'
}
export type GameNames = EnglishNames | FrenchNames

/** One table of several: where two name the same thing, the later one counts. */
export function together<Called>(tables: readonly PackNames<Called>[]): NamesBy<Called> {
  const all = <T>(of: (table: PackNames<Called>) => Readonly<Record<string, T>> | undefined) =>
    new Map(tables.flatMap((table) => Object.entries(of(table) ?? {})))
  return {
    cards: all(({ cards }) => cards),
    nemeses: all(({ nemeses }) => nemeses),
    mages: all(({ mages }) => mages),
  }
}

const oneOf = (called: string | Noun | undefined): string | undefined =>
  typeof called === 'object' ? called.one : called

/** A name alone, as a label has it; undefined for what has none. */
export const cardIn = ({ cards }: GameNames, id: string): string | undefined => oneOf(cards.get(id))
export const nemesisIn = ({ nemeses }: GameNames, id: string): string | undefined => oneOf(nemeses.get(id))
