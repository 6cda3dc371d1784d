import { allCards } from '../../../src/games/eternal/cards/index.ts'
import type { CardDefinition } from '../../../src/games/eternal/language/nodes.ts'
import type { Pack } from '../../../src/games/eternal/pack.ts'
import { plain } from '../../../src/language/nodes.ts'

/** As many definitions as the whole game has. */
export const DEFINITIONS = 4_500
/** The rules name these cards themselves, so there are no copies of them. */
const isNamedByRules = ({ kind, name }: CardDefinition): boolean =>
  kind === 'power' || name === 'Treasure Trove'
export const copied = allCards.filter((card) => !isNamedByRules(card))
export const rounds = Math.ceil((DEFINITIONS - allCards.length) / copied.length)

export const copyId = (round: number, id: string): string => `copies-${round}@1/${id}`
export const originalId = (id: string): string => id.replace(/^copies-\d+@1\//, '')

/** The same tree with other ids. */
function renamed(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => renamed(each, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, ids)]))
}

function packOfCopies(round: number): Pack {
  const ids = new Map(copied.map(({ id }) => [id, copyId(round, id)]))
  const cards = copied.map((card) => renamed(plain(card), ids) as CardDefinition)
  return { id: `copies-${round}`, version: 1, cards }
}

export const packsOfCopies = (many = rounds): readonly Pack[] =>
  Array.from({ length: many }, (_, round) => packOfCopies(round))
