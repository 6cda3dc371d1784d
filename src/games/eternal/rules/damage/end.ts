import { emit } from '../../../../kernel/events.ts'
import type { State } from '../../../../kernel/state.ts'
import { current, DECK, ending, health, lateTurns, machine, starter, winner, zones } from '../../state.ts'
import { WON } from '../common/events.ts'

export const ENDINGS = ['', 'health', 'empty deck', 'conceded', 'time'] as const
export const BY_HEALTH = 1
export const BY_EMPTY_DECK = 2
export const BY_CONCEDING = 3
export const BY_TIME = 4

export function win(s: State, p: number, how: number): void {
  winner.set(s, p)
  ending.set(s, how)
  machine.finish(s, 1)
  emit(s, WON, p, how)
}

/** Lower health loses, then fewer cards in the deck, then the player of the first turn (E224 to E226, ER4, ER110). */
function loserOf(s: State): number {
  if (health.get(s, 0) !== health.get(s, 1)) return health.get(s, 0) < health.get(s, 1) ? 0 : 1
  const left = zones.count(s, DECK)
  const right = zones.count(s, DECK + 1)
  if (left !== right) return left < right ? 0 : 1
  return starter.get(s)
}

/** A player at 0 or less health loses at once (E003). */
export function checkHealth(s: State): void {
  if (health.get(s, 0) <= 0 || health.get(s, 1) <= 0) win(s, 1 - loserOf(s), BY_HEALTH)
}

/** Whoever has no card in the deck in the Cleanup Step loses (E153, ER4). */
export function checkDecks(s: State): void {
  const first = zones.count(s, DECK) === 0
  const second = zones.count(s, DECK + 1) === 0
  if (!first && !second) return
  win(s, 1 - (first && second ? loserOf(s) : first ? 0 : 1), BY_EMPTY_DECK)
}

/** Conceding is possible at every moment, also on the enemy turn (E005). */
export function concede(s: State, p: number): void {
  if (machine.over.get(s) === 0) win(s, 1 - p, BY_CONCEDING)
}

/**
 * What a seat does although nobody asks it: give up, or (said by whoever keeps the clock) run out of the time of a turn,
 * or of all the time that it has.
 */
export const ACTS = ['concede', 'timeout', 'overdue'] as const

/** False when there is nothing left to give up, or the time of another seat is meant. */
export function act(s: State, seat: number, what: string): boolean {
  if (machine.over.get(s) !== 0 || (seat !== 0 && seat !== 1)) return false
  if (what === 'concede') {
    concede(s, seat)
    return true
  }
  if (what === 'overdue') {
    win(s, 1 - seat, BY_TIME)
    return true
  }
  if (what !== 'timeout' || seat !== current.get(s)) return false
  runOutOfTime(s)
  return true
}

/** Turns in a row that may run out of time before the game is lost. */
const LATE_TURNS = 3
const LATE_NOW = 8

/** The clock is outside: whoever keeps it says that the current player's time has run out (E006). */
export function runOutOfTime(s: State): void {
  const p = current.get(s)
  if (machine.over.get(s) !== 0 || lateTurns.get(s, p) >= LATE_NOW) return
  lateTurns.set(s, p, lateTurns.get(s, p) + 1 + LATE_NOW)
  if (lateTurns.get(s, p) - LATE_NOW >= LATE_TURNS) win(s, 1 - p, BY_TIME)
}

/** A turn that was finished in time begins the count again (E007). */
export function countTime(s: State, p: number): void {
  const late = lateTurns.get(s, p)
  if (late !== 0) lateTurns.set(s, p, late >= LATE_NOW ? late - LATE_NOW : 0)
}
