import { NONE } from '../../../kernel/state.ts'
import { ACOLYTE, isNemesisTurn, nemesisNamed, POWER, shieldsOf, typeOf, vitalOf } from '../content.ts'
import { ANYTHING_ELSE, available } from '../rules/aether.ts'
import { stageOf } from '../rules/breaches.ts'
import {
  active,
  BREACHES,
  breachState,
  CLOSED,
  charges,
  defOf,
  gravehold,
  handOf,
  IN_PLAY,
  isSilenced,
  life,
  mageOf,
  NEMESIS_DECK,
  nemesisId,
  nemesisLife,
  playerCount,
  preppedIn,
  pulse,
  SIDE_ZONES,
  type State,
  shieldsOn,
  TURN_DECK,
  vital,
  zones,
} from '../state.ts'
import { Deck } from './deck.ts'
import { aetherOfCard, chargeWorth, damageOfCard } from './profile.ts'
import { threat } from './threat.ts'
import { traitsOf } from './traits.ts'

/** The numbers that a table is judged by. */
export const FEATURES = [
  /** Life of the nemesis, or of its acolytes, that is still to be taken. */
  'nemesis',
  'minionLife',
  'minionThreat',
  'powerThreat',
  /** What lies on the mat of the nemesis, by what it leads to. */
  'danger',
  'gravehold',
  /** What Gravehold and the mages lack to be out of sudden danger, squared. */
  'graveholdLow',
  'life',
  'lifeLow',
  'exhausted',
  'charges',
  /** What the decks bring in a turn, and over the turns to come. */
  'damage',
  'damageToCome',
  'aether',
  'aetherToCome',
  'aetherLongTerm',
  'otherToCome',
  /** What lies ready: prepped spells, cards in hand, aether in the pool. */
  'prepped',
  'handAether',
  'handDamage',
  'pool',
  /** Quarter turns made on closed breaches; opened breaches. */
  'stages',
  'opened',
  'openedToCome',
  /** Player cards less nemesis cards in the turn order deck; those on top count more. */
  'turnsAhead',
  'turnsLeft',
  /** Cards the nemesis may still draw. */
  'nemesisCards',
] as const
export type Feature = (typeof FEATURES)[number]
export const COUNT = FEATURES.length

const at = (name: Feature): number => FEATURES.indexOf(name)
const NEMESIS = at('nemesis')
const MINION_LIFE = at('minionLife')
const MINION_THREAT = at('minionThreat')
const POWER_THREAT = at('powerThreat')
const DANGER = at('danger')
const GRAVEHOLD = at('gravehold')
const GRAVEHOLD_LOW = at('graveholdLow')
const LIFE = at('life')
const LIFE_LOW = at('lifeLow')
const EXHAUSTED = at('exhausted')
const CHARGES = at('charges')
const DAMAGE = at('damage')
const DAMAGE_TO_COME = at('damageToCome')
const AETHER = at('aether')
const AETHER_TO_COME = at('aetherToCome')
const AETHER_LONG_TERM = at('aetherLongTerm')
const OTHER_TO_COME = at('otherToCome')
const PREPPED = at('prepped')
const HAND_AETHER = at('handAether')
const HAND_DAMAGE = at('handDamage')
const POOL = at('pool')
const STAGES = at('stages')
const OPENED_BREACHES = at('opened')
const OPENED_TO_COME = at('openedToCome')
const TURNS_AHEAD = at('turnsAhead')
const TURNS_LEFT = at('turnsLeft')
const NEMESIS_CARDS = at('nemesisCards')

const SAFE_GRAVEHOLD = 15
const SAFE_LIFE = 6
/** So much aether a turn buys the dearest card; what lies beyond helps little. */
const SATED = 16

/** How many more turns each player may count on, as a share of a whole game. */
export const turnsLeft = (s: State): number =>
  (2 + (2 * zones.count(s, NEMESIS_DECK)) / Math.max(2, playerCount.get(s))) / 24

const lack = (safe: number, n: number): number => (n < safe ? (safe - n) * (safe - n) : 0)
/** What a mage lacks to be out of sudden danger, squared. */
export const lifeLack = (n: number): number => lack(SAFE_LIFE, Math.max(0, n))
const useful = (aether: number): number => aether * Math.max(0.5, 1 - aether / SATED)

const deck = new Deck()

/** What a deck is worth, into the features that speak of decks. */
export function addDeck(its: Deck, left: number, to: Float64Array): void {
  const damage = its.damagePerTurn
  const aether = useful(its.aetherPerTurn)
  to[DAMAGE]! += damage
  to[DAMAGE_TO_COME]! += damage * left
  to[AETHER]! += aether
  to[AETHER_TO_COME]! += aether * left
  to[AETHER_LONG_TERM]! += aether * left * left
  to[OTHER_TO_COME]! += its.otherPerTurn * left
  to[OPENED_BREACHES]! += its.breaches
  to[OPENED_TO_COME]! += its.breaches * left
}

function addPlayer(s: State, p: number, left: number, to: Float64Array): void {
  const n = life.get(s, p)
  to[LIFE]! += n
  to[LIFE_LOW]! += lack(SAFE_LIFE, n)
  if (n === 0) to[EXHAUSTED]! += 1
  to[CHARGES]! += charges.get(s, p) * (chargeWorth[mageOf.get(s, p)] ?? 1) + pulse.get(s, p)
  deck.read(s, p)
  addDeck(deck, left, to)
  for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++) {
    if (breachState.get(s, b) === CLOSED) to[STAGES]! += stageOf(s, b)
    for (let c = zones.first(s, preppedIn(b)); c !== NONE; c = zones.after(s, c))
      to[PREPPED]! += damageOfCard[defOf(s, c)]!
  }
  for (let c = zones.first(s, handOf(p)); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    to[HAND_AETHER]! += aetherOfCard[def]!
    to[HAND_DAMAGE]! += damageOfCard[def]!
  }
}

/** How much of a threat is left in a power, by the tokens that still lie on it. */
const URGENCY = [1, 1, 0.75, 0.55, 0.4]

function addCardInPlay(s: State, nemesis: number, c: number, to: Float64Array): void {
  const def = defOf(s, c)
  const left = vital.get(s, c)
  if (typeOf[def] === POWER) {
    to[POWER_THREAT]! += threat(nemesis, def) * (URGENCY[left] ?? 0.3)
    return
  }
  if (typeOf[def] === ACOLYTE) {
    to[NEMESIS]! += left
    return
  }
  // A shield swallows a whole hit, as a usual one is.
  const shielded = left + A_USUAL_HIT * shieldsOn(s, c)
  const whole = Math.max(vitalOf[def]! + A_USUAL_HIT * shieldsOf[def]!, shielded, 1)
  const its = traitsOf(nemesis)
  to[MINION_LIFE]! += its.minionLife * shielded
  const quiet = isSilenced(s, c) ? SILENCED : 1
  to[MINION_THREAT]! += quiet * its.minionThreat * threat(nemesis, def) * (0.5 + (0.5 * shielded) / whole)
}

const A_USUAL_HIT = 2
/** A silenced minion misses one of the turns that it would act in. */
const SILENCED = 0.6
const HOLLOW_CROWN = nemesisNamed('hollow-crown')
const LIFE_OF_AN_ACOLYTE = 11

function turnsAhead(s: State): number {
  let sum = 0
  let share = 1
  for (let c = zones.first(s, TURN_DECK); c !== NONE; c = zones.after(s, c)) {
    sum += isNemesisTurn(defOf(s, c)) ? -share : share
    share *= 0.85
  }
  return sum
}

/** Reads the table into `to`. */
export function readFeatures(s: State, to: Float64Array): void {
  to.fill(0)
  const nemesis = nemesisId.get(s)
  const left = turnsLeft(s)
  to[TURNS_LEFT] = left
  to[NEMESIS_CARDS] = zones.count(s, NEMESIS_DECK)
  to[NEMESIS] =
    nemesis === HOLLOW_CROWN ? LIFE_OF_AN_ACOLYTE * zones.count(s, SIDE_ZONES) : nemesisLife.get(s)
  to[GRAVEHOLD] = gravehold.get(s)
  to[GRAVEHOLD_LOW] = lack(SAFE_GRAVEHOLD, gravehold.get(s))
  to[DANGER] = traitsOf(nemesis).danger(s)
  to[TURNS_AHEAD] = turnsAhead(s)
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) addCardInPlay(s, nemesis, c, to)
  for (let p = 0; p < playerCount.get(s); p++) addPlayer(s, p, left, to)
  if (active.get(s) !== NONE) to[POOL] = available(s, ANYTHING_ELSE)
}
