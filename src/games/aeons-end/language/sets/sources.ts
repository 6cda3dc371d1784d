import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { evaluator } from '../../engine.ts'
import { DESTROYED, IN_PLAY, NEMESIS_DECK, NEMESIS_DISCARD, TURN_DECK, TURN_DISCARD } from '../../state.ts'
import type { Filter, From, Source, Zone } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { filtersRow, isToken } from './filters.ts'
import { ownerCode } from './owners.ts'
import {
  allMinions,
  allPlayers,
  boundThings,
  byCost,
  commonZone,
  concerned,
  discardTops,
  joined,
  nemesisSpells,
  newestOf,
  notExhausted,
  oneThing,
  othersThan,
  pileHere,
  pileInLocal,
  pileOfSelf,
  playersBreaches,
  playersZone,
  preppedSpells,
  supplyCards,
  supplyPiles,
} from './zones.ts'

export type Things = 'cards' | 'breaches' | 'piles' | 'players' | 'minions'

const PLAYER_ZONES = { hand: 0, deck: 1, discardPile: 2, playArea: 3 } as const
const COMMON = {
  turnDeck: TURN_DECK,
  turnDiscard: TURN_DISCARD,
  nemesisDeck: NEMESIS_DECK,
  nemesisDiscard: NEMESIS_DISCARD,
  inPlay: IN_PLAY,
  destroyed: DESTROYED,
} as const

const isIn = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table

export function thingsOf(source: Source): Things {
  if (source.op === 'union') return thingsOf(source.sources[0]!)
  if (source.op === 'bound') return 'cards'
  const z = source.zone
  return z === 'breaches' || z === 'piles' || z === 'players' || z === 'minions' ? z : 'cards'
}

const asksForEmpty = (where: readonly Filter[] | undefined): boolean =>
  (where ?? []).some((w) => 'is' in w && w.is === 'empty')

export function sourceRow(k: TextCompiler, source: Source): Operand {
  const row = evaluator.row.bind(evaluator)
  if (source.op === 'union')
    return source.sources.map((one) => sourceRow(k, one)).reduce((a, b) => row(joined, a, b))
  if (source.op === 'bound')
    return row(
      k.isOneThing(source.name) ? oneThing : boundThings,
      k.bound(source.name).local,
      0,
      filtersRow(k, source.where, 'cards'),
    )
  const things = thingsOf(source)
  const filter = filtersRow(k, source.where, things)
  const set = fromRow(k, source, filter)
  if (source.order === 'cheapestFirst') return row(byCost, set, 1)
  if (source.order === 'dearestFirst') return row(byCost, set, -1)
  return set
}

function fromRow(k: TextCompiler, source: From, filter: Operand): Operand {
  const row = evaluator.row.bind(evaluator)
  const z: Zone = source.zone
  if (typeof z === 'object') {
    if ('side' in z) return row(commonZone, k.side(z.side), 0, filter)
    if ('tokens' in z) return row(allMinions, 0, 0, row(isToken))
    if (z.pile === 'sameName') return row(pileOfSelf, 0, 0, filter)
    return row(k.isOneThing(z.pile) ? pileHere : pileInLocal, k.bound(z.pile).local, 0, filter)
  }
  if (isIn(PLAYER_ZONES, z)) return row(playersZone, PLAYER_ZONES[z], ownerCode(k, source.of), filter)
  if (isIn(COMMON, z)) return row(commonZone, COMMON[z], 0, filter)
  switch (z) {
    case 'prepped':
      return row(preppedSpells, 0, ownerCode(k, source.of), filter)
    case 'breaches':
      return row(playersBreaches, 0, ownerCode(k, source.of), filter)
    case 'nemesisPrepped':
      return row(nemesisSpells, 0, 0, filter)
    case 'supply':
      return row(supplyCards, k.playerText ? 1 : 0, 0, filter)
    case 'piles':
      return row(supplyPiles, asksForEmpty(source.where) ? 1 : 0, 0, filter)
    case 'minions':
      return row(allMinions, 0, 0, filter)
    case 'players':
      return row(allPlayers, source.of === 'allies' ? 1 : 0, 0, filter)
    default:
      return missing(z)
  }
}

/** The top cards of these discard piles. */
export const topsRow = (k: TextCompiler, of: From): Operand =>
  evaluator.row(discardTops, ownerCode(k, of.of), 0, filtersRow(k, of.where, 'cards'))
/** Those of a set of players for whom this is more than nothing. */
export const concernedRow = (players: Operand, amount: Operand): Operand =>
  evaluator.row(concerned, players, amount)
/** Everything that a set bound to a local holds. */
export const boundRow = (local: number): Operand => evaluator.row(boundThings, local)
export const playersRow = (): Operand => evaluator.row(allPlayers, 0, 0, 0)
export const alliesRow = (): Operand => evaluator.row(allPlayers, 1, 0, 0)
export const notExhaustedRow = (): Operand => evaluator.row(notExhausted)
export const newestRow = (inner: Operand, n: number): Operand => evaluator.row(newestOf, inner, n)
export const othersRow = (local: number): Operand => evaluator.row(othersThan, local)
