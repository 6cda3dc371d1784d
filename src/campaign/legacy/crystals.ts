import { idOf } from '../../games/aeons-end/content.ts'
import { grownSheet } from '../../games/aeons-end/growth/sheet.ts'
import { defOf, printedCards } from '../../games/aeons-end/state.ts'
import type { State } from '../../kernel/state.ts'
import type { Mage } from '../state.ts'
import { grownMage } from './mages.ts'

/*
 * Which Crystal is which. A starter is known by its place, 0 for the first of the hand; a mastery may move another card
 * between the Crystals of the deck. So a Crystal of the hand is called by its place, and one of the deck by how many
 * Crystals lie above it: those numbers stay.
 */

const HAND = 5
const CRYSTAL = 'crystal'
const FLAWED = 'flawed-crystal'

/** The Crystals among these starters, each with its place and its number. */
function crystalsOf(starters: readonly string[]): readonly { readonly place: number; readonly n: number }[] {
  let below = HAND
  return starters.flatMap((id, place) =>
    id === CRYSTAL || id === FLAWED ? [{ place, n: place < HAND ? place : below++ }] : [],
  )
}

/** The numbers of the flawed Crystals of this seat, whoever has them at the end of a battle. */
export function flawedCrystals(s: State, seat: number): readonly number[] {
  const starters: string[] = []
  for (const { owner, print, card } of printedCards(s))
    if (owner === seat) starters[print] = idOf(defOf(s, card))
  return crystalsOf(starters).flatMap(({ place, n }) => (starters[place] === FLAWED ? [n] : []))
}

/** Where they lie at the start of the next battle; those that nobody has marked yet are the first from the hand on. */
export function flawedPlaces(mage: Mage): readonly number[] {
  const { hand, deck } = grownSheet(grownMage(mage))
  const crystals = crystalsOf([...hand, ...deck])
  const marked = crystals.filter(({ n }) => mage.marked?.includes(n) === true)
  const others = crystals.filter((each) => !marked.includes(each))
  return [...marked, ...others.slice(0, Math.max(0, mage.flawed - marked.length))]
    .map(({ place }) => place)
    .sort((a, b) => a - b)
}
