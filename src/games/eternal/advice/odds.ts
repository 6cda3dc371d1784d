import { NONE, type State } from '../../../kernel/state.ts'
import { FLYING, KIND, POWER_KIND, UNBLOCKABLE } from '../content.ts'
import {
  def,
  EXHAUSTED,
  HAND,
  has,
  health,
  machine,
  maxPower,
  PLAYMAT,
  STUNNED,
  winner,
  zones,
} from '../state.ts'
import { cardInPlay } from './points.ts'
import { isUnit, skillsOf, survey, vigour } from './units.ts'

/*
 * How likely a seat is to win, as the logarithm of the odds. The weights are a logistic fit to the outcome of
 * games of the greedy bot with all pairs of starter decks (docs/bots.md).
 */
const ODDS = {
  /** Times the root of a player's health: the last points are dearest. */
  health: 0.35,
  /** Times the logarithm of all that is in play: the tenth unit adds less than the second. */
  table: 0.55,
  /** So much counts as if it always lay there. */
  bare: 6,
  /** The share of the other's health that all units together could take, and that nobody could stop. */
  race: 1.4,
  evasion: 1.4,
  enough: 1.5,
  /** A point of strength of the strongest unit. */
  strongest: 0.13,
  card: 0.23,
  /** A power card in hand that can still be of use. */
  powerInHand: 0.36,
  /** Maximum power up to three, five and seven: the first is dearest. */
  power: [0.3, 0.3, 0.03],
  steps: [3, 5, 7],
} as const
const ENOUGH_POWER = 7
const LOST = 12

function flyers(s: State, p: number): number {
  let n = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (isUnit(s, c) && !has(s, c, EXHAUSTED) && (skillsOf(c) & FLYING) !== 0) n++
  return n
}

function ofPlayer(s: State, p: number, own: boolean): number {
  return ofTable(s, p) + ofPower(s, p) + (own ? ofHand(s, p) : ODDS.card * zones.count(s, HAND + p))
}

function ofTable(s: State, p: number): number {
  const evading = flyers(s, 1 - p) === 0 ? FLYING | UNBLOCKABLE : UNBLOCKABLE
  let table = 0
  let strength = 0
  let unstopped = 0
  let strongest = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    table += cardInPlay(s, c)
    if (!isUnit(s, c) || has(s, c, STUNNED)) continue
    strength += vigour(c)
    if ((skillsOf(c) & evading) !== 0) unstopped += vigour(c)
    if (vigour(c) > strongest) strongest = vigour(c)
  }
  const target = Math.max(1, health.get(s, 1 - p))
  return (
    ODDS.health * Math.sqrt(Math.max(0, health.get(s, p))) +
    ODDS.table * Math.log(ODDS.bare + table) +
    ODDS.race * Math.min(ODDS.enough, strength / target) +
    ODDS.evasion * Math.min(ODDS.enough, unstopped / target) +
    ODDS.strongest * strongest
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
