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
  table: 1,
  /** So much counts as if it always lay there. */
  bare: 6,
  /** The share of the other's health that all units together could take, and that nobody could stop. */
  race: 1.6,
  evasion: 1.2,
  enough: 1.5,
  card: 0.22,
  /** Maximum power up to what a deck can use, and power in hand that leads there. */
  power: 0.26,
  enoughPower: 7,
  powerInHand: 0.12,
}
const LOST = 12

function flyers(s: State, p: number): number {
  let n = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (isUnit(s, c) && !has(s, c, EXHAUSTED) && (skillsOf(c) & FLYING) !== 0) n++
  return n
}

function ofPlayer(s: State, p: number, own: boolean): number {
  const evading = flyers(s, 1 - p) === 0 ? FLYING | UNBLOCKABLE : UNBLOCKABLE
  let table = 0
  let strength = 0
  let unstopped = 0
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    table += cardInPlay(s, c)
    if (!isUnit(s, c) || has(s, c, STUNNED)) continue
    strength += vigour(c)
    if ((skillsOf(c) & evading) !== 0) unstopped += vigour(c)
  }
  const target = Math.max(1, health.get(s, 1 - p))
  const power = maxPower.get(s, p)
  return (
    ODDS.health * Math.sqrt(Math.max(0, health.get(s, p))) +
    ODDS.table * Math.log(ODDS.bare + table) +
    ODDS.race * Math.min(ODDS.enough, strength / target) +
    ODDS.evasion * Math.min(ODDS.enough, unstopped / target) +
    ODDS.card * zones.count(s, HAND + p) +
    ODDS.power * Math.min(ODDS.enoughPower, power) +
    (own ? ODDS.powerInHand * Math.min(powersIn(s, HAND + p), Math.max(0, ODDS.enoughPower - power)) : 0)
  )
}

function powersIn(s: State, hand: number): number {
  let n = 0
  for (let c = zones.first(s, hand); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) n++
  return n
}

export function odds(s: State, seat: number): number {
  if (machine.over.get(s) !== 0) return winner.get(s) === seat ? LOST : -LOST
  survey(s)
  return ofPlayer(s, seat, true) - ofPlayer(s, 1 - seat, false)
}
