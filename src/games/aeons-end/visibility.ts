import { NONE } from '../../kernel/state.ts'
import { idOf, mageAt, mats } from './content.ts'
import { nameOfNumber } from './growth/names.ts'
import { breachZone, type CommonZone, OWN_ZONES, ownZone, supplyZone } from './place-names.ts'
import { facedown } from './rules/cards.ts'
import { pilesOf } from './rules/supply-grid.ts'
import {
  breachOfZone,
  called,
  DESTROYED,
  DRAWN,
  defOf,
  IN_PLAY,
  isBreachZone,
  mageOf,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  OPEN_TURN_ORDER,
  PILES,
  pileZone,
  playerOfZone,
  SIDE_ZONES,
  type State,
  TURN_DECK,
  TURN_DISCARD,
  variants,
  zones,
} from './state.ts'

/*
 * Who sees what. Hands are open at a cooperative table (H06), so all seats see the same: everything
 * but the order and content of facedown decks. The view, the options, the events and the possible
 * worlds (in `visibility/`) name cards and places through this file.
 */

/** House variant: the turn order deck lies open. */
export const openTurnOrder = (s: State): boolean => (variants.get(s) & OPEN_TURN_ORDER) !== 0

/** The mage of a seat by its id, a grown one by its mat and its name; null for a seat without one. */
export function mageIdOf(s: State, p: number): string | null {
  const mat = mageAt[mageOf.get(s, p)]
  if (mat === undefined) return null
  const name = nameOfNumber(called.get(s, p))
  return name === undefined ? mat.id : `${mat.id}:${name}`
}

export const BREACH_STATES = ['gone', 'closed', 'opened', 'sigil'] as const

export const PHASES = ['between turns', 'casting', 'main', 'draw', 'nemesis main', 'nemesis draw'] as const

/** The name of a zone in views, events and options. */
export function zoneName(s: State, z: number): string {
  if (z === NONE) return 'nowhere'
  if (z >= SIDE_ZONES) return mats[nemesisId.get(s)]?.sides[z - SIDE_ZONES] ?? 'side'
  zoneNames[z] ??= nameOfZone(z)
  return zoneNames[z]
}

/** Every card that moves names two of them: each name is made once, and not for every line of every log. */
const zoneNames: (string | undefined)[] = []

function nameOfZone(z: number): string {
  const p = playerOfZone(z)
  if (p !== NONE)
    return isBreachZone(z) ? breachZone(p, (breachOfZone(z) & 3) + 1) : ownZone(p, OWN_ZONES[z % 8]!)
  return z < pileZone(PILES) ? supplyZone(z - pileZone(0)) : (COMMON[z] ?? 'aside')
}
const COMMON: Readonly<Record<number, CommonZone>> = {
  [NEMESIS_DECK]: 'nemesis deck',
  [NEMESIS_DISCARD]: 'nemesis discard pile',
  [IN_PLAY]: 'nemesis play',
  [TURN_DECK]: 'turn order deck',
  [TURN_DISCARD]: 'turn order discard pile',
  [DRAWN]: 'drawn nemesis card',
  [DESTROYED]: 'destroyed',
}

/** Where a card lies, and which it is if it lies open. */
export interface CardRef {
  readonly zone: string
  readonly index?: number
  readonly card?: string
}

/** A card by place: its zone, how many lie above it, and what it is if it lies open. */
export function cardRef(s: State, c: number): CardRef {
  const z = zones.of(s, c)
  if (facedown(s, z)) return { zone: zoneName(s, z) }
  return { zone: zoneName(s, z), index: zones.indexOf(s, c), card: idOf(defOf(s, c)) }
}

/** A card that somebody was shown: named even where it lies facedown, but not its place there. */
export function shownRef(s: State, c: number): CardRef & { readonly card: string } {
  return { ...cardRef(s, c), card: idOf(defOf(s, c)) }
}

export const cardsIn = (s: State, z: number): string[] => {
  const ids: string[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) ids.push(idOf(defOf(s, c)))
  return ids
}

export const breachRef = (b: number): { readonly player: number; readonly breach: number } => ({
  player: b >> 2,
  breach: (b & 3) + 1,
})

/** The two supply piles next to a bridge, by what they sell. */
export function between(s: State, bridge: number): readonly (string | null)[] {
  return pilesOf(bridge).map((pile) => {
    const top = zones.first(s, pileZone(pile))
    return top === NONE ? null : idOf(defOf(s, top))
  })
}
