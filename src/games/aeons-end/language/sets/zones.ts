import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import { add, listed, mark, type Operand, release, relist } from '../../../../language/compiler/evaluator.ts'
import { ACOLYTE, costOf, MINION, mats, typeOf } from '../../content.ts'
import { evaluator, steps } from '../../engine.ts'
import { HURT_TOKEN, WHOLE_TOKEN } from '../../rules/damage.ts'
import { cannotGain } from '../../rules/modifiers.ts'
import { sideIsGainable } from '../../rules/supply.ts'
import {
  active,
  BREACHES,
  breachState,
  defOf,
  discardOf,
  GONE,
  IN_PLAY,
  life,
  nemesisId,
  PILES,
  pileZone,
  playerCount,
  preppedIn,
  SIDE_ZONES,
  type State,
  tokensHurt,
  tokensWhole,
  zones,
} from '../../state.ts'
import { alliesOf, everyone } from './holders.ts'
import { owners } from './owners.ts'

function consider(s: State, f: number, filter: Operand, x: number): void {
  if (evaluator.passes(s, f, filter, x)) add(x)
}

function considerZone(s: State, f: number, filter: Operand, zone: number): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) consider(s, f, filter, c)
}

/** A zone that every player has: hand 0, deck 1, discard pile 2, play area 3. */
export const playersZone = evaluator.setKind((s, f, which, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0) considerZone(s, f, filter, p * PER_PLAYER + which)
})
const PER_PLAYER = 8
export const discardTops = evaluator.setKind((s, f, owner, _b, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++) {
    const c = zones.first(s, discardOf(p))
    if ((whose & (1 << p)) !== 0 && c !== NONE) consider(s, f, filter, c)
  }
})
export const preppedSpells = evaluator.setKind((s, f, _a, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0)
      for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++) considerZone(s, f, filter, preppedIn(b))
})
export const playersBreaches = evaluator.setKind((s, f, _a, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0)
      for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
        if (breachState.get(s, b) !== GONE) consider(s, f, filter, b)
})
export const commonZone = evaluator.setKind((s, f, zone, _b, filter) => {
  considerZone(s, f, filter, zone)
})
export const nemesisSpells = evaluator.setKind((s, f, _a, _b, filter) => {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  for (let i = 0; i < breaches; i++) considerZone(s, f, filter, SIDE_ZONES + firstBreach + i)
})
/** Top cards of the piles; to a player also the top of what the nemesis has devoured. PG1, PG5 */
export const supplyCards = evaluator.setKind((s, f, forPlayers, _b, filter) => {
  for (let i = 0; i < PILES; i++) {
    const c = zones.first(s, pileZone(i))
    if (c !== NONE && !cannotGain(s, c)) consider(s, f, filter, c)
  }
  if (forPlayers === 1 && sideIsGainable(s)) {
    const c = zones.first(s, SIDE_ZONES)
    if (c !== NONE) consider(s, f, filter, c)
  }
})
/** Piles that still have a card; all of them when a filter asks for empty ones. */
export const supplyPiles = evaluator.setKind((s, f, emptyToo, _b, filter) => {
  for (let i = 0; i < PILES; i++)
    if (emptyToo === 1 || zones.count(s, pileZone(i)) > 0) consider(s, f, filter, pileZone(i))
})
export const allMinions = evaluator.setKind((s, f, _a, _b, filter) => {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const type = typeOf[defOf(s, c)]!
    if (type === MINION || type === ACOLYTE) consider(s, f, filter, c)
  }
  // Each token counts; alike ones collapse when one is chosen.
  for (let i = tokensHurt.get(s); i > 0; i--) consider(s, f, filter, HURT_TOKEN)
  for (let i = tokensWhole.get(s); i > 0; i--) consider(s, f, filter, WHOLE_TOKEN)
})
export const allPlayers = evaluator.setKind((s, f, which, _b, filter) => {
  const whose = which === 0 ? everyone(s) : alliesOf(s, s[f + YOU]!)
  // Seat order from the active player. A19
  const n = playerCount.get(s)
  const from = Math.max(0, active.get(s))
  for (let i = 0; i < n; i++) {
    const p = (from + i) % n
    if ((whose & (1 << p)) !== 0) consider(s, f, filter, p)
  }
})
/** The lowest life is looked for among those who are not exhausted, if there are any. X08 */
export const notExhausted = evaluator.setKind((s) => {
  const from = mark()
  for (let p = 0; p < playerCount.get(s); p++) if (life.get(s, p) > 0) add(p)
  if (mark() === from) for (let p = 0; p < playerCount.get(s); p++) add(p)
})
/** Players of a set for whom an amount, read with each as the subject, is more than 0. */
export const concerned = evaluator.setKind((s, f, players, amount) => {
  const before = s[f + SUBJECT]!
  const from = mark()
  evaluator.gather(s, f, players)
  const end = mark()
  let to = from
  for (let i = from; i < end; i++) {
    s[f + SUBJECT] = listed(i)
    if (evaluator.amount(s, f, amount) > 0) relist(to++, listed(i))
  }
  s[f + SUBJECT] = before
  release(to)
})
export const pileInLocal = evaluator.setKind((s, f, set, _b, filter) => {
  if (steps.size(s, f, set) > 0) considerZone(s, f, filter, steps.thing(s, f, set, 0))
})
export const pileHere = evaluator.setKind((s, f, local, _b, filter) => {
  if (s[f + local] !== NONE) considerZone(s, f, filter, s[f + local]!)
})
/** The supply pile of this card's own name. */
export const pileOfSelf = evaluator.setKind((s, f, _a, _b, filter) => {
  const name = defOf(s, s[f + SELF]!)
  const zone = pileHolding(s, name)
  if (zone !== NONE) considerZone(s, f, filter, zone)
})
export const boundThings = evaluator.setKind((s, f, set, _b, filter) => {
  for (let i = 0; i < steps.size(s, f, set); i++) consider(s, f, filter, steps.thing(s, f, set, i))
})
export const oneThing = evaluator.setKind((s, f, local, _b, filter) => {
  if (s[f + local] !== NONE) consider(s, f, filter, s[f + local]!)
})
export const joined = evaluator.setKind((s, f, a, b) => {
  evaluator.gather(s, f, a)
  evaluator.gather(s, f, b)
})
export const newestOf = evaluator.setKind((s, f, inner, n) => {
  const from = mark()
  evaluator.gather(s, f, inner)
  release(Math.min(mark(), from + n))
})
/** Ordered by cost of their top card, cheapest (1) or dearest (-1) first. */
export const byCost = evaluator.setKind((s, f, inner, direction) => {
  const from = mark()
  evaluator.gather(s, f, inner)
  for (let i = from + 1; i < mark(); i++)
    for (
      let j = i;
      j > from && pileCost(s, listed(j)) * direction < pileCost(s, listed(j - 1)) * direction;
      j--
    ) {
      const held = listed(j)
      relist(j, listed(j - 1))
      relist(j - 1, held)
    }
})
const pileCost = (s: State, zone: number): number => costOf[defOf(s, zones.first(s, zone))]!

/** The pile a name is sold from, empty or not: piles remember their name in the destroyed or gained cards. */
function pileHolding(s: State, name: number): number {
  for (let i = 0; i < PILES; i++) {
    const c = zones.first(s, pileZone(i))
    if (c !== NONE && defOf(s, c) === name) return pileZone(i)
  }
  return NONE
}

/** Players other than the one in a local; alone, that one again. P01 */
export const othersThan = evaluator.setKind((s, f, local) => {
  const mask = alliesOf(s, s[f + local]!)
  for (let p = 0; p < playerCount.get(s); p++) if ((mask & (1 << p)) !== 0) add(p)
})
