import { type Option, optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import { Outlook } from '../../../language/outlook.ts'
import { COST, FAST, KIND, POWER_KIND } from '../content.ts'
import { block, blockWhich } from '../rules/blocking.ts'
import * as kinds from '../rules/options.ts'
import { def, HAND, machine, schema, zones } from '../state.ts'
import { attackWorth, bestBlock, blockWorth, lethal, SURE } from './battle.ts'
import { points } from './points.ts'

/** A power card is played at once: it costs nothing, and everything else is better for it. */
export const OBVIOUS = 200
const FIRST = 200
/** What has to be gained for a card to be played at all, and more for one that could wait. */
const CLEAR_GAIN = 0.3
const WAITING = 1.2
/** Attackers are named after everything that should happen before. */
const ATTACK_LATER = 0.01

const NESTED = 2
const outlook = new Outlook(machine, schema, NESTED, weigh)

/** How much each option of the pending decision appeals to the seat that is asked. */
export function weigh(s: State, weights: Float64Array): void {
  const n = machine.options(s)
  const seat = machine.seat(s)
  const op = machine.code[machine.asking(s) * 4]!
  const kind = optionKind(optionAt(0))
  if (kind === kinds.KEEP) weighHand(s, seat, weights)
  else if (op === block) weighBlocks(s, seat, n, weights)
  else if (op === blockWhich) weighBlocked(s, seat, n, weights)
  else if (isTurn(n)) weighTurn(s, seat, n, weights)
  else if (n > 0 && outlook.possible) {
    for (let i = 0; i < n; i++) weights[i] = points(outlook.afterText(s, i), seat)
  } else for (let i = 0; i < n; i++) weights[i] = -i
}

/** Main phases, the declaration of attackers and all windows end with a way to go on without doing anything. */
function isTurn(n: number): boolean {
  const last = optionKind(optionAt(n - 1))
  if (last === kinds.END_TURN || last === kinds.COMMIT || last === kinds.PASS_TURN) return true
  return last === kinds.ATTACK || last === kinds.PLAY
}

/** Two to five power cards make a hand. */
function weighHand(s: State, seat: number, weights: Float64Array): void {
  let powers = 0
  for (let c = zones.first(s, HAND + seat); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) powers++
  weights[0] = 0
  weights[1] = powers >= 2 && powers <= 5 ? -1 : 1
}

function weighBlocks(s: State, seat: number, n: number, weights: Float64Array): void {
  for (let i = 0; i < n; i++) {
    const o = optionAt(i)
    weights[i] = optionKind(o) === kinds.BLOCK ? bestBlock(s, seat, optionFirst(o)) : 0.2
  }
}

function weighBlocked(s: State, seat: number, n: number, weights: Float64Array): void {
  const blocker = blockerOf(s)
  for (let i = 0; i < n; i++) weights[i] = blockWorth(s, seat, blocker, optionFirst(optionAt(i)))
}

/** The unit whose block is being aimed stands in the local that the question names. */
const blockerOf = (s: State): number => s[machine.running(s) + machine.code[machine.asking(s) * 4 + 1]!]!

function weighTurn(s: State, seat: number, n: number, weights: Float64Array): void {
  if (playPower(s, n, weights)) return
  let now = Number.NaN
  let sure: boolean | null = null
  const main = optionKind(optionAt(n - 1)) === kinds.END_TURN
  for (let i = 0; i < n; i++) {
    machine.options(s)
    const o = optionAt(i)
    switch (optionKind(o)) {
      case kinds.PLAY:
        if (Number.isNaN(now)) now = points(s, seat)
        weights[i] = playWorth(s, seat, i, o, now, main)
        break
      case kinds.ATTACK:
        sure ??= lethal(s, seat)
        weights[i] = ATTACK_LATER * (sure ? SURE : attackWorth(s, seat, optionFirst(o)))
        break
      case kinds.ACTIVATE:
      case kinds.KILLER_ATTACK:
      case kinds.AVATAR_ATTACK:
        if (Number.isNaN(now)) now = points(s, seat)
        weights[i] = change(s, seat, i, now) - CLEAR_GAIN
        break
      case kinds.PASS_TURN:
        weights[i] = -0.001
        break
      default:
        weights[i] = 0
    }
  }
}

function playPower(s: State, n: number, weights: Float64Array): boolean {
  for (let i = 0; i < n; i++) {
    const o = optionAt(i)
    if (optionKind(o) !== kinds.PLAY) return false
    if (KIND[def.get(s, optionFirst(o))] !== POWER_KIND) continue
    weights.fill(0, 0, n)
    weights[i] = FIRST
    return true
  }
  return false
}

function change(s: State, seat: number, i: number, now: number): number {
  if (!outlook.possible) return -1
  return points(outlook.afterStarted(s, i), seat) - now
}

/** What is dear is played before what is cheap; a fast spell waits for a better moment. */
function playWorth(s: State, seat: number, i: number, o: Option, now: number, main: boolean): number {
  const d = def.get(s, optionFirst(o))
  const gain = change(s, seat, i, now) - CLEAR_GAIN - (main && KIND[d] === FAST ? WAITING : 0)
  return gain > 0 ? gain + 0.2 * COST[d]! : gain
}
