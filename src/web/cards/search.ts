import type { CardEntry } from '../../language/face.ts'

/** What somebody looks for among the cards; an empty field asks for nothing. */
export interface Wish {
  readonly text: string
  readonly type: string
  readonly set: string
  readonly cost: string
  /** Letters of influence, and `-` for cards of no faction: one asks for cards that have it, several for cards that need no other. */
  readonly faction: string
  readonly skill: string
  /** What they are sorted by; as they are numbered, unless said. */
  readonly sort: '' | Order
}

export const ORDERS = ['cost', 'name', 'type'] as const
export type Order = (typeof ORDERS)[number]

export const NO_WISH: Wish = { text: '', type: '', set: '', cost: '', faction: '', skill: '', sort: '' }

const FIELDS = Object.keys(NO_WISH) as (keyof Wish)[]

/** What somebody looks for, as an address says it: only what is asked for. */
export const queryOf = (wish: Wish): Record<string, string> =>
  Object.fromEntries(FIELDS.filter((field) => wish[field] !== '').map((field) => [field, wish[field]]))

export function wishIn(query: URLSearchParams): Wish {
  const said = FIELDS.map((field) => [field, query.get(field) ?? ''] as const)
  return { ...NO_WISH, ...Object.fromEntries(said) }
}

/** Letters without accents and case, as people type them. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function hasFaction({ influence = '' }: CardEntry, faction: string): boolean {
  if (faction === '') return true
  if (influence === '') return faction.includes('-')
  const letters = faction.replace('-', '')
  if (letters.length === 1) return influence.includes(letters)
  return [...influence].every((letter) => letters.includes(letter))
}

/** Cards by what people sort them by; what is alike stays in the order of its names. */
export function sortedBy(order: Order): (a: CardEntry, b: CardEntry) => number {
  const byName = (a: CardEntry, b: CardEntry) => a.name.localeCompare(b.name)
  // Power has no price: it comes last.
  const price = ({ type, cost }: CardEntry): number => (type === 'power' ? 99 : (cost ?? 98))
  switch (order) {
    case 'name':
      return byName
    case 'cost':
      return (a, b) => price(a) - price(b) || byName(a, b)
    case 'type':
      return (a, b) => a.type.localeCompare(b.type) || price(a) - price(b) || byName(a, b)
  }
}

/**
 * The cards that fulfil a wish: those whose name begins with the words come first. Sets that are sealed have to be
 * asked for.
 */
export function found(
  cards: readonly CardEntry[],
  wish: Wish,
  sealed: readonly string[] = [],
): readonly CardEntry[] {
  const words = plain(wish.text).split(/\s+/).filter(Boolean)
  const fits = cards.filter((card) => {
    if (wish.type !== '' && card.type !== wish.type) return false
    if (wish.set === '' ? sealed.includes(card.set) : card.set !== wish.set) return false
    if (wish.cost !== '' && String(card.cost) !== wish.cost) return false
    if (wish.skill !== '' && !(card.skills ?? []).includes(wish.skill)) return false
    if (!hasFaction(card, wish.faction)) return false
    const text = plain(`${card.name} ${card.text} ${(card.kin ?? []).join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  const rank = ({ name }: CardEntry): number =>
    words[0] !== undefined && plain(name).includes(words[0]) ? 0 : 1
  const order = ORDERS.find((each) => each === wish.sort)
  const then = order === undefined ? () => 0 : sortedBy(order)
  return [...fits].sort((a, b) => rank(a) - rank(b) || then(a, b))
}

/** Every value of a field that occurs, in a sensible order. */
export function valuesOf(
  cards: readonly CardEntry[],
  field: (card: CardEntry) => string | null,
): readonly string[] {
  const values = new Set(cards.map(field).filter((value) => value !== null))
  return [...values].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b))
}
