import type { BreachStart } from '../language/nodes.ts'
import type { Ability, GrownMage, Mastery, Temperament, Upgrade } from './options.ts'

/** What a breach of a mage does once it is opened, beside taking spells. */
export type OpenedEffect = 'none' | 'bonus' | 'lend'

/** Everything that a mage brings to the table. */
export interface MageSheet {
  /** The mat, with the ability on it. */
  readonly mat: string
  /** As its player called it; null for one whose name is printed. */
  readonly name: string | null
  readonly hand: readonly string[]
  readonly deck: readonly string[]
  /** Which of its starters these are, where a campaign has left some out. */
  readonly prints?: readonly number[]
  readonly breaches: readonly BreachStart[]
  readonly effects: readonly OpenedEffect[]
  readonly charges: number
}

/** The mat of a mage with this ability, or with none. */
export const matOf = (ability: Ability | null, upgrade: Upgrade | null): string =>
  ability === null ? 'legacy-mage' : `${ability}-mage${upgrade === null ? '' : `-${upgrade}`}`

interface Layout {
  readonly breaches: readonly BreachStart[]
  readonly effects: readonly OpenedEffect[]
}

/** R067: before a mage has a temperament it has three breaches, which only take spells. */
const FIRST_LAYOUT: Layout = {
  breaches: ['open', 1, 1, 'absent'],
  effects: ['none', 'none', 'none', 'none'],
}

const LAYOUTS: Readonly<Record<Temperament, Layout>> = {
  even: { breaches: ['open', 1, 1, 0], effects: ['none', 'none', 'none', 'bonus'] },
  high: { breaches: ['open', 0, 1, 2], effects: ['none', 'none', 'none', 'bonus'] },
  sharp: { breaches: ['open', 1, 0, 0], effects: ['none', 'none', 'bonus', 'bonus'] },
  open: { breaches: ['open', 'open', 0, 'absent'], effects: ['none', 'none', 'bonus', 'none'] },
  lender: { breaches: ['open', 1, 1, 1], effects: ['none', 'none', 'lend', 'none'] },
}

const HAND = ['crystal', 'crystal', 'crystal', 'crystal', 'spark']
const DECK = ['crystal', 'crystal', 'crystal', 'crystal', 'spark']

/** The same list with another card in the place of the first, or of the last, of a name. */
function replaced(cards: readonly string[], name: string, by: string, which: 'first' | 'last'): string[] {
  const at = which === 'first' ? cards.indexOf(name) : cards.lastIndexOf(name)
  return cards.map((card, i) => (i === at ? by : card))
}

const further = (start: BreachStart): BreachStart =>
  start === 0 ? 1 : start === 1 ? 2 : start === 2 ? 3 : start

/** One quarter turn more on breach II, or on the last breach there is. */
function widened(breaches: readonly BreachStart[], mastery: Mastery | null): readonly BreachStart[] {
  const last = breaches[3] === 'absent' ? 2 : 3
  const at = mastery?.kind === 'wider-second' ? 1 : mastery?.kind === 'wider-last' ? last : -1
  return breaches.map((start, i) => (i === at ? further(start) : start))
}

/** Hand and deck after the mastery that changes starters. */
function retrained(
  hand: readonly string[],
  deck: readonly string[],
  mastery: Mastery | null,
): readonly [readonly string[], readonly string[]] {
  if (mastery?.kind === 'ordered') {
    const rest = deck.slice(0, -1)
    return [hand, [...rest.slice(0, mastery.place), deck.at(-1)!, ...rest.slice(mastery.place)]]
  }
  if (mastery?.kind !== 'retrained') return [hand, deck]
  if (mastery.into === 'spark') return [hand, replaced(deck, 'crystal', 'spark', 'last')]
  // The Spark of the deck, unless a starter spell has taken its place.
  return deck.includes('spark')
    ? [hand, replaced(deck, 'spark', 'crystal', 'first')]
    : [replaced(hand, 'spark', 'crystal', 'first'), deck]
}

/** What a grown mage brings to the table: the format of any other mage. */
export function grownSheet(mage: GrownMage): MageSheet {
  const { breaches, effects } = mage.temperament === null ? FIRST_LAYOUT : LAYOUTS[mage.temperament]
  const [hand, deck] = retrained(
    mage.gem === null ? HAND : replaced(HAND, 'crystal', mage.gem, 'first'),
    mage.spell === null ? DECK : replaced(DECK, 'spark', mage.spell, 'first'),
    mage.mastery,
  )
  return {
    mat: matOf(mage.ability, mage.upgrade),
    name: mage.name,
    hand,
    deck,
    breaches: widened(breaches, mage.mastery),
    effects,
    charges: mage.mastery?.kind === 'primed' ? 1 : 0,
  }
}
