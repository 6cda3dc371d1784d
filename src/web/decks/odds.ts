import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import type { CardEntry } from '../../language/face.ts'
import { sizeOf } from './deck.ts'

/*
 * The odds of drawing: a deck is shuffled, seven cards are drawn, then one a turn. So many of `n` cards
 * are of a kind: the chance is hypergeometric. A redraw, which only betters it, is left out.
 */

const logs: number[] = [0, 0]
function logFactorial(n: number): number {
  for (let i = logs.length; i <= n; i++) logs.push(logs[i - 1]! + Math.log(i))
  return logs[n]!
}

const logChoose = (n: number, k: number): number =>
  k < 0 || k > n ? Number.NEGATIVE_INFINITY : logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** The chance that at least `wanted` of `drawn` cards are among the `good` ones of a deck of `size`. */
export function atLeast(wanted: number, good: number, size: number, drawn: number): number {
  if (wanted <= 0) return 1
  const most = Math.min(good, drawn)
  let chance = 0
  for (let k = wanted; k <= most; k++)
    chance += Math.exp(logChoose(good, k) + logChoose(size - good, drawn - k) - logChoose(size, drawn))
  return Math.min(1, chance)
}

export const OPENING_HAND = 7

/** Cards seen by an own turn; whoever goes second draws in the first turn too. */
export const seenBy = (turn: number, second: boolean): number => OPENING_HAND + turn - (second ? 0 : 1)

export interface Need {
  readonly letter: string
  /** The most influence of this faction that a card of the deck asks for. */
  readonly most: number
  /** Power cards that can give it. */
  readonly sources: number
  /** A card that asks for it. */
  readonly card: string
}

const count = (text: string, letter: string): number => [...text].filter((each) => each === letter).length

/** What the cards of a deck ask for, and what its power gives, faction by faction. */
export function needsOf(deck: DeckList, cards: ReadonlyMap<string, CardEntry>): readonly Need[] {
  return [...'FTJPS'].flatMap((letter) => {
    let most = 0
    let card = ''
    let sources = 0
    for (const [n, id] of deck.main) {
      const entry = cards.get(id)
      if (entry === undefined) continue
      const symbols = count(entry.influence ?? '', letter)
      if (entry.type === 'power') sources += symbols > 0 ? n : 0
      else if (symbols > most) {
        most = symbols
        card = id
      }
    }
    return most === 0 ? [] : [{ letter, most, sources, card }]
  })
}

/** The chance to have drawn so much influence by each turn from 1 on; one power card a turn is played. */
export function influenceOdds(deck: DeckList, need: Need, wanted: number, turns: number): readonly number[] {
  const size = sizeOf(deck)
  return Array.from({ length: turns }, (_, i) => {
    const turn = i + 1
    if (turn < wanted) return 0
    return atLeast(wanted, need.sources, size, Math.min(size, seenBy(turn, false)))
  })
}
