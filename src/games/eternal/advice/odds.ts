import { NONE, type State } from '../../../kernel/state.ts'
import { KIND, POWER_KIND } from '../content.ts'
import { current, def, HAND, health, machine, maxPower, PLAYMAT, winner, zones } from '../state.ts'
import { cardInPlay } from './points.ts'
import { pressureOf } from './pressure.ts'
import { survey } from './units.ts'

/*
 * How likely a seat is to win, as the logarithm of the odds. The weights are a logistic fit to the outcome of
 * games of the greedy bot with all pairs of starter decks (docs/notes/bots.md).
 */
const ODDS = {
  /** Times the logarithm of all that is in play: the tenth unit adds less than the second. */
  table: 0.42,
  /** So much counts as if it always lay there. */
  bare: 6,
  /** The share of the other's health that units could take which nobody blocks well. */
  free: 0.47,
  enough: 1.5,
  /** A point of strength of the strongest unit. */
  strongest: 0.14,
  /** A unit that would win a fight with one of the other's. */
  winner: 0.13,
  card: 0.285,
  /** A power card in hand that can still be of use. */
  powerInHand: 0.45,
  /** Maximum power up to three and five, and hardly anything beyond. */
  power: [0.31, 0.445, 0.02],
  steps: [3, 5, 7],
} as const

/**
 * What counts differently for the player whose turn it is and for the other: the root of the own health, since the last
 * points are dearest, and the shares of the other's health that all units together could take, and past all blocks.
 */
const TO_MOVE = { health: 0.42, race: 0.45, through: 2 } as const
const TO_WAIT = { health: 0.5, race: 0.82, through: 0.9 } as const
const ENOUGH_POWER = 7
const LOST = 12

function ofPlayer(s: State, p: number, own: boolean): number {
  return ofTable(s, p) + ofPower(s, p) + (own ? ofHand(s, p) : ODDS.card * zones.count(s, HAND + p))
}

function ofTable(s: State, p: number): number {
  let table = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) table += cardInPlay(s, c)
  const { strength, free, through, strongest, winners } = pressureOf(s, p)
  const by = current.get(s) === p ? TO_MOVE : TO_WAIT
  const target = Math.max(1, health.get(s, 1 - p))
  const share = (n: number): number => Math.min(ODDS.enough, n / target)
  return (
    by.health * Math.sqrt(Math.max(0, health.get(s, p))) +
    ODDS.table * Math.log(ODDS.bare + table) +
    by.race * share(strength) +
    ODDS.free * share(free) +
    by.through * share(through) +
    ODDS.strongest * strongest +
    ODDS.winner * winners
  )
}

function ofPower(s: State, p: number): number {
  const power = maxPower.get(s, p)
  let sum = 0
  for (let i = 0; i < ODDS.steps.length; i++) sum += ODDS.power[i]! * Math.min(ODDS.steps[i]!, power)
  return sum
}

/** The other's hand is only counted: in an imagined world it is a guess. */
function ofHand(s: State, p: number): number {
  let powers = 0
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) powers++
  const useful = Math.min(powers, Math.max(0, ENOUGH_POWER - maxPower.get(s, p)))
  return ODDS.card * (zones.count(s, HAND + p) - powers) + ODDS.powerInHand * useful
}

export function odds(s: State, seat: number): number {
  if (machine.over.get(s) !== 0) return winner.get(s) === seat ? LOST : -LOST
  survey(s)
  return ofPlayer(s, seat, true) - ofPlayer(s, 1 - seat, false)
}
