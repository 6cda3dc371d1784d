import type { CardEntry } from '../../language/face.ts'

/** What somebody looks for among the cards; an empty field asks for nothing. */
export interface Wish {
  readonly text: string
  readonly type: string
  readonly set: string
  readonly cost: string
  /** A letter of influence, or `-` for cards of no faction. */
  readonly faction: string
  readonly skill: string
}

export const NO_WISH: Wish = { text: '', type: '', set: '', cost: '', faction: '', skill: '' }

/** Letters without accents and case, as people type them. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function hasFaction({ influence = '' }: CardEntry, faction: string): boolean {
  if (faction === '') return true
  return faction === '-' ? influence === '' : influence.includes(faction)
}

/** The cards that fulfil a wish: those whose name begins with the words come first. */
export function found(cards: readonly CardEntry[], wish: Wish): readonly CardEntry[] {
  const words = plain(wish.text).split(/\s+/).filter(Boolean)
  const fits = cards.filter((card) => {
    if (wish.type !== '' && card.type !== wish.type) return false
    if (wish.set !== '' && card.set !== wish.set) return false
    if (wish.cost !== '' && String(card.cost) !== wish.cost) return false
    if (wish.skill !== '' && !(card.skills ?? []).includes(wish.skill)) return false
    if (!hasFaction(card, wish.faction)) return false
    const text = plain(`${card.name} ${card.text} ${(card.kin ?? []).join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  const rank = ({ name }: CardEntry): number =>
    words[0] !== undefined && plain(name).includes(words[0]) ? 0 : 1
  return [...fits].sort((a, b) => rank(a) - rank(b))
}

/** Every value of a field that occurs, in a sensible order. */
export function valuesOf(
  cards: readonly CardEntry[],
  field: (card: CardEntry) => string | null,
): readonly string[] {
  const values = new Set(cards.map(field).filter((value) => value !== null))
  return [...values].sort((a, b) => Number(a) - Number(b) || a.localeCompare(b))
}
