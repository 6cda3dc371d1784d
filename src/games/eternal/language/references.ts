import type { CardDefinition } from './nodes.ts'

/*
 * Definitions call other cards by name, as people do. Before anything reads them the names become ids, and a name
 * that no card has is refused.
 */

/** The entry of a node that refers to a card. */
const REFERENCE: Readonly<Record<string, string>> = { card: 'id', named: 'id', transmute: 'into' }

/** Ids and names of these cards, each with the id that it stands for. */
export function knownCards(cards: readonly CardDefinition[]): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const { id, name } of cards) known.set(name, id)
  for (const { id } of cards) known.set(id, id)
  return known
}

/** The same cards, referring to each other by id. */
export const withIds = (
  cards: readonly CardDefinition[],
  known = knownCards(cards),
): readonly CardDefinition[] =>
  cards.map((card) => ({
    ...card,
    abilities: resolved(card.abilities, card, known),
    agenda: card.agenda.map((name) => idOf(name, card, known)),
    ...(card.hero === undefined ? {} : { hero: idOf(card.hero, card, known) }),
  }))

function idOf(name: string, card: CardDefinition, known: ReadonlyMap<string, string>): string {
  const id = known.get(name)
  if (id === undefined) throw new Error(`${card.id} (${card.name}): there is no card “${name}”`)
  return id
}

function resolved<T>(tree: T, card: CardDefinition, known: ReadonlyMap<string, string>): T {
  if (Array.isArray(tree)) return tree.map((child) => resolved(child, card, known)) as T
  if (typeof tree !== 'object' || tree === null) return tree
  const copy = { ...tree } as Record<string, unknown>
  for (const key of Object.keys(copy)) {
    const value = copy[key]
    if (typeof value === 'object') copy[key] = resolved(value, card, known)
  }
  const entry = REFERENCE[String(copy.op)]
  if (entry !== undefined) copy[entry] = idOf(String(copy[entry]), card, known)
  return copy as T
}
