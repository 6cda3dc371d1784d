import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { costOf, typeOf } from '../content.ts'
import { defOf, links, PILES, pileZone, type State, zones } from '../state.ts'
import { LINKS_CHANGED } from './events.ts'

/*
 * A supply of three by three piles with bridges between neighbours. A bridge is numbered: 0 to 5 between
 * a pile and the one at its right, 6 to 11 between a pile and the one below it.
 */

const SIDE = 3
export const BRIDGES = 12
const ACROSS = 6

/** The two piles that a bridge stands between. */
export function pilesOf(bridge: number): readonly [number, number] {
  if (bridge >= ACROSS) return [bridge - ACROSS, bridge - ACROSS + SIDE]
  const first = Math.floor(bridge / (SIDE - 1)) * SIDE + (bridge % (SIDE - 1))
  return [first, first + 1]
}

export const isBridged = (s: State, bridge: number): boolean => (links.get(s) & (1 << bridge)) !== 0

export function setBridge(s: State, bridge: number, there: boolean): void {
  const bit = 1 << bridge
  links.set(s, there ? links.get(s) | bit : links.get(s) & ~bit)
  emit(s, LINKS_CHANGED, bridge, there ? 1 : 0)
}

/** Does it touch the first pile of the top row? */
export const isBesideFirst = (bridge: number): boolean => pilesOf(bridge)[0] === 0

/** How many bridges touch the first pile. */
export const bridgesBesideFirst = (s: State): number => {
  let n = 0
  for (let b = 0; b < BRIDGES; b++) if (isBridged(s, b) && isBesideFirst(b)) n++
  return n
}

/** How many bridges there are. */
export function bridgeCount(s: State): number {
  let n = 0
  for (let b = 0; b < BRIDGES; b++) if (isBridged(s, b)) n++
  return n
}

/** Can a path of bridges be traced from the first pile to this one? */
export const isConnected = (s: State, pile: number): boolean => (connectedPiles(s) & (1 << pile)) !== 0

/** The piles that a path of bridges leads to from the first one, itself among them: one bit each. */
export function connectedPiles(s: State): number {
  let reached = 1
  for (let before = 0; before !== reached; ) {
    before = reached
    for (let b = 0; b < BRIDGES; b++) {
      const [from, to] = pilesOf(b)
      const ends = (1 << from) | (1 << to)
      if (isBridged(s, b) && (reached & ends) !== 0) reached |= ends
    }
  }
  return reached
}

const ORDER = new Int16Array(PILES)

/** Gems, relics, spells, each from the least to the most expensive pile. */
export function arrangeGrid(s: State): void {
  const piles: number[][] = []
  for (let i = 0; i < PILES; i++) {
    const cards: number[] = []
    for (let c = zones.first(s, pileZone(i)); c !== NONE; c = zones.after(s, c)) cards.push(c)
    piles.push(cards)
    const top = cards[0]
    ORDER[i] = top === undefined ? EMPTY_LAST : typeOf[defOf(s, top)]! * 100 + costOf[defOf(s, top)]!
  }
  const places = piles.map((_, i) => i).sort((a, b) => ORDER[a]! - ORDER[b]! || a - b)
  places.forEach((from, to) => {
    for (const c of piles[from]!) zones.moveToBottom(s, c, pileZone(to))
  })
}
const EMPTY_LAST = 999
