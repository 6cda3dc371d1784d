import { MOST_OPTIONS, type Option, optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import { Outlook } from '../../../language/outlook.ts'
import { COST, FAST, KIND, POWER_KIND } from '../content.ts'
import { block, blockWhich } from '../rules/battle/blocking.ts'
import * as kinds from '../rules/common/options.ts'
import { def, HAND, machine, schema, zones } from '../state.ts'
import { attackWorth, bestBlock, blockWorth, lethal, SURE } from './battle.ts'
import { entering, PLAIN } from './entering.ts'
import { points } from './points.ts'
import { powerWorth } from './power.ts'
import { survey } from './units.ts'

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
/** The options that are being weighed, one list for each look ahead: looking makes other lists. */
const lists = Array.from({ length: NESTED + 1 }, () => new Int32Array(MOST_OPTIONS))

function listed(n: number): Int32Array {
  const list = lists[outlook.depth]!
  for (let i = 0; i < n; i++) list[i] = optionAt(i)
  return list
}

/** How much each option of the pending decision appeals to the seat that is asked. */
export function weigh(s: State, weights: Float64Array): void {
  const n = machine.options(s)
  const seat = machine.seat(s)
  const op = machine.askedOp(s)
  const kind = optionKind(optionAt(0))
  if (kind === kinds.KEEP) {
    weights[0] = 0
    weights[1] = keeps(s, seat) ? -1 : 1
  } else if (op === block) weighBlocks(s, seat, n, weights)
  else if (op === blockWhich) weighBlocked(s, seat, n, weights)
  else if (isTurn(n)) weighTurn(s, seat, n, weights)
  else weighChoice(s, seat, n, weights)
}

/** What a text asks is decided by what becomes of it. */
function weighChoice(s: State, seat: number, n: number, weights: Float64Array): void {
  if (!outlook.possible) {
    for (let i = 0; i < n; i++) weights[i] = -i
    return
  }
  const list = listed(n)
  for (let i = 0; i < n; i++) weights[i] = points(outlook.afterText(s, list[i]!), seat)
}

/** A hand is judged by its power, a window in which nothing can be played is passed, and a power card is played. */
export function atOnce(s: State): number {
  const n = machine.options(s)
  if (optionKind(optionAt(0)) === kinds.KEEP) return keeps(s, machine.seat(s)) ? 0 : 1
  if (n === 2 && optionKind(optionAt(1)) === kinds.PASS_TURN) return 0
  return powerCard(s, n)
}

/** Main phases, the declaration of attackers and all windows end with a way to go on without doing anything. */
function isTurn(n: number): boolean {
  const last = optionKind(optionAt(n - 1))
  if (last === kinds.END_TURN || last === kinds.COMMIT || last === kinds.PASS_TURN) return true
  return last === kinds.ATTACK || last === kinds.PLAY
}

/** Two to five power cards make a hand. */
function keeps(s: State, seat: number): boolean {
  let powers = 0
  for (let c = zones.first(s, HAND + seat); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === POWER_KIND) powers++
  return powers >= 2 && powers <= 5
}

function weighBlocks(s: State, seat: number, n: number, weights: Float64Array): void {
  survey(s)
  for (let i = 0; i < n; i++) {
    const o = optionAt(i)
    weights[i] = optionKind(o) === kinds.BLOCK ? bestBlock(s, seat, optionFirst(o)) : 0.2
  }
}

function weighBlocked(s: State, seat: number, n: number, weights: Float64Array): void {
  survey(s)
  const blocker = blockerOf(s)
  for (let i = 0; i < n; i++) weights[i] = blockWorth(s, seat, blocker, optionFirst(optionAt(i)))
}

/** The unit whose block is being aimed stands in the local that the question names. */
const blockerOf = (s: State): number => s[machine.running(s) + machine.askedOperand(s, 0)]!

function weighTurn(s: State, seat: number, n: number, weights: Float64Array): void {
  const first = powerCard(s, n)
  if (first >= 0) {
    weights.fill(0, 0, n)
    weights[first] = FIRST
    return
  }
  const last = optionKind(optionAt(n - 1))
  if (last === kinds.PASS_TURN && (n === 2 || outlook.depth > 0)) return pass(n, weights)
  const list = listed(n)
  const now = points(s, seat)
  let sure: boolean | null = null
  for (let i = 0; i < n; i++)
    if (optionKind(list[i]!) === kinds.ATTACK) {
      sure ??= lethal(s, seat)
      weights[i] = ATTACK_LATER * (sure ? SURE : attackWorth(s, seat, optionFirst(list[i]!)))
    }
  const main = last === kinds.END_TURN
  for (let i = 0; i < n; i++)
    switch (optionKind(list[i]!)) {
      case kinds.ATTACK:
        break
      case kinds.PLAY:
        weights[i] = playWorth(s, seat, list[i]!, now, main)
        break
      case kinds.PLAY_AS_SIGIL:
      case kinds.PLAY_SHIFTED:
      case kinds.PLAY_BONDED:
      case kinds.ACTIVATE:
      case kinds.KILLER_ATTACK:
      case kinds.AVATAR_ATTACK:
        weights[i] = change(s, seat, list[i]!, now) - CLEAR_GAIN
        break
      case kinds.PASS_TURN:
        weights[i] = -0.001
        break
      default:
        weights[i] = 0
    }
}

/** In a look ahead nobody answers: what the other hand holds is guessed anyway. */
function pass(n: number, weights: Float64Array): void {
  weights.fill(-1, 0, n)
  weights[n - 2] = 0
}

/** The option that plays the power card which this hand needs most, or -1. */
function powerCard(s: State, n: number): number {
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < n; i++) {
    const o = optionAt(i)
    if (optionKind(o) !== kinds.PLAY) break
    const d = def.get(s, optionFirst(o))
    if (KIND[d] !== POWER_KIND) continue
    const worth = powerWorth(s, machine.seat(s), d)
    if (worth <= most) continue
    most = worth
    best = i
  }
  return best
}

function change(s: State, seat: number, o: Option, now: number): number {
  if (!outlook.possible) return -1
  return points(outlook.afterStarted(s, o), seat) - now
}

/** What is dear is played before what is cheap; a fast spell waits for a better moment. */
function playWorth(s: State, seat: number, o: Option, now: number, main: boolean): number {
  const c = optionFirst(o)
  const d = def.get(s, c)
  const gained = PLAIN[d] === 1 ? entering(s, c) : change(s, seat, o, now)
  const gain = gained - CLEAR_GAIN - (main && KIND[d] === FAST ? WAITING : 0)
  return gain > 0 ? gain + 0.2 * COST[d]! : gain
}
