import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../language/assembler.ts'
import { add, listed, mark, type Operand, release, relist } from '../../../language/evaluator.ts'
import {
  ACOLYTE,
  ATTACK,
  CORRUPTION,
  costOf,
  defNamed,
  FIRST_TURN_CARD,
  GEM,
  isNemesisTurn,
  kindOf,
  MINION,
  MINION_KINDS,
  mats,
  nameOf,
  POWER,
  RELIC,
  SPELL,
  SPLIT,
  spansTwo,
  TURN_CARD,
  tierOf,
  typeOf,
  WILD,
} from '../content.ts'
import { evaluator, rows, steps } from '../engine.ts'
import { focusCost, isClosed, isOpened } from '../rules/breaches.ts'
import { CAST_FROM } from '../rules/casting.ts'
import { HURT_TOKEN, WHOLE_TOKEN } from '../rules/damage.ts'
import { cannotGain } from '../rules/modifiers.ts'
import { sideIsGainable } from '../rules/supply.ts'
import { isConnected } from '../rules/supply-grid.ts'
import {
  active,
  BREACHES,
  breachOfZone,
  breachState,
  CARDS,
  CHOSEN,
  charges,
  DESTROYED,
  DRAWN_THIS_TURN,
  defOf,
  GONE,
  IN_PLAY,
  life,
  marked,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  PILES,
  PREPPED_THIS_TURN,
  pileZone,
  playerCount,
  playerOfZone,
  preppedIn,
  SIDE_ZONES,
  type State,
  TURN_DECK,
  TURN_DISCARD,
  tokensHurt,
  tokensWhole,
  vital,
  zones,
} from '../state.ts'
import type { AeonsEndCompiler } from './compile.ts'
import type { Attribute, Filter, From, Kind, Measure, Owner, Source, Zone } from './nodes.ts'

// ---- owners, as one bit a player

const OF_SUBJECT = 0
const OF_YOU = 1
const OF_EVERYONE = 2
const OF_ALLIES = 3
const OF_PLAYER_IN = 16
const OF_OWNER_OF = 64
const OF_BEST = 128

interface Best {
  readonly direction: -1 | 1
  readonly measure: Operand
}
const bests: Best[] = []

const everyone = (s: State): number => (1 << playerCount.get(s)) - 1

/** R208, R229: all players but you; alone you are your own ally. */
export function alliesOf(s: State, p: number): number {
  const others = everyone(s) & ~(1 << p)
  return others === 0 ? 1 << p : others
}

const bit = (p: number): number => (p === NONE ? 0 : 1 << p)

/** The player a card belongs to by the place it lies in; for turn order cards the player named. */
export function holderOf(s: State, c: number): number {
  const def = defOf(s, c)
  if (typeOf[def] === TURN_CARD) return def < WILD ? def - FIRST_TURN_CARD : NONE
  return playerOfZone(zones.of(s, c))
}

/** A turn order card that stands for one of several players: wild or split. */
export function isShared(s: State, c: number): boolean {
  const def = defOf(s, c)
  return typeOf[def] === TURN_CARD && def >= WILD && !isNemesisTurn(def)
}

/** Everybody a card can stand for, as bits: its holder, a pair, or all players. */
export function holdersOf(s: State, c: number): number {
  // The table knows whose card a destroyed one was.
  if (zones.of(s, c) === DESTROYED) return everyone(s)
  if (!isShared(s, c)) return bit(holderOf(s, c))
  const def = defOf(s, c)
  return def === WILD ? everyone(s) : 3 << ((def - SPLIT) * 2)
}

function owners(s: State, f: number, code: number): number {
  if (code === OF_SUBJECT) return bit(s[f + SUBJECT]!)
  if (code === OF_YOU) return bit(s[f + YOU]!)
  if (code === OF_EVERYONE) return everyone(s)
  if (code === OF_ALLIES) return alliesOf(s, s[f + YOU]!)
  if (code >= OF_BEST) return bestPlayers(s, f, bests[code - OF_BEST]!)
  if (code >= OF_OWNER_OF) {
    const set = code - OF_OWNER_OF
    return steps.size(s, f, set) === 0 ? 0 : bit(holderOf(s, steps.thing(s, f, set, 0)))
  }
  return bit(s[f + code - OF_PLAYER_IN]!)
}

/** The players with the most or least of something, as bits. */
function bestPlayers(s: State, f: number, best: Best): number {
  const before = s[f + SUBJECT]!
  let found = 0
  let value = 0
  for (let p = 0; p < playerCount.get(s); p++) {
    s[f + SUBJECT] = p
    const v = evaluator.amount(s, f, best.measure) * best.direction
    if (found === 0 || v > value) {
      found = 1 << p
      value = v
    } else if (v === value) found |= 1 << p
  }
  s[f + SUBJECT] = before
  return found
}

export function ownerCode(k: AeonsEndCompiler, owner: Owner | undefined): number {
  if (owner === undefined || owner === 'subject')
    return k.pool === null ? OF_SUBJECT : k.pool === 'players' ? OF_EVERYONE : OF_ALLIES
  if (owner === 'you') return OF_YOU
  if (owner === 'everyone') return OF_EVERYONE
  if (owner === 'allies') return OF_ALLIES
  if ('bound' in owner) return OF_PLAYER_IN + k.bound(owner.bound).local
  if ('ownerOf' in owner) return OF_OWNER_OF + k.bound(owner.ownerOf).local
  return (
    OF_BEST +
    bests.push({ direction: owner.with === 'most' ? 1 : -1, measure: measureRow(k, owner.measure) }) -
    1
  )
}

// ---- what players and things are measured by

const lifeOfSubject = evaluator.amountKind((s, f) => life.get(s, s[f + SUBJECT]!))
const chargesOfSubject = evaluator.amountKind((s, f) => charges.get(s, s[f + SUBJECT]!))
const costOfIt = evaluator.amountKind((s, f, it) => {
  const x = s[f + it]!
  return costOf[defOf(s, x)]!
})
const costOfPile = evaluator.amountKind((s, f, it) => costOf[defOf(s, zones.first(s, s[f + it]!))]!)
const vitalOfIt = evaluator.amountKind((s, f, it) => (s[f + it]! < CARDS ? vital.get(s, s[f + it]!) : 1))
const focusCostOfIt = evaluator.amountKind((s, f, it) => focusCost(s[f + it]!))

export function measureRow(k: AeonsEndCompiler, measure: Measure): Operand {
  if (measure === 'life') return evaluator.row(lifeOfSubject)
  if (measure === 'charges') return evaluator.row(chargesOfSubject)
  return evaluator.row(rows.count, sourceRow(k.alone(), measure.count))
}

export function attributeRow(attribute: Attribute, of: Source, it: number): Operand {
  if (attribute === 'focusCost') return evaluator.row(focusCostOfIt, it)
  if (attribute === 'life') return evaluator.row(vitalOfIt, it)
  return evaluator.row(thingsOf(of) === 'piles' ? costOfPile : costOfIt, it)
}

// ---- filters; a thing below 0 is a card known by its number only

const def = (s: State, x: number): number => (x < 0 ? -1 - x : defOf(s, x))

const ofType = evaluator.filterKind((s, _f, x, type) => x < CARDS && typeOf[def(s, x)] === type)
const pileOfType = evaluator.filterKind(
  (s, _f, x, type) => zones.count(s, x) > 0 && typeOf[defOf(s, zones.first(s, x))] === type,
)
const anyMinion = evaluator.filterKind(
  (s, _f, x) => x >= CARDS || typeOf[def(s, x)] === MINION || typeOf[def(s, x)] === ACOLYTE,
)
const isToken = evaluator.filterKind((_s, _f, x) => x >= CARDS)
const isPlayerCard = evaluator.filterKind((s, _f, x) => !isNemesisTurn(def(s, x)))
const isNemesisCard = evaluator.filterKind((s, _f, x) => isNemesisTurn(def(s, x)))
const isWild = evaluator.filterKind((s, _f, x) => def(s, x) === WILD)
const openedBreach = evaluator.filterKind((s, _f, x) => isOpened(s, x))
const closedBreach = evaluator.filterKind((s, _f, x) => isClosed(s, x))
const emptyPile = evaluator.filterKind((s, _f, x) => zones.count(s, x) === 0)
const emptyBreach = evaluator.filterKind((s, _f, x) => zones.count(s, preppedIn(x)) === 0)
const otherThanSelf = evaluator.filterKind((s, f, x) => x !== s[f + SELF])
const hasMark = evaluator.filterKind((s, _f, x, which) => marked(s, x, which))
const costBetween = evaluator.filterKind(
  (s, _f, x, min, max) => costOf[def(s, x)]! >= min && costOf[def(s, x)]! <= max,
)
const pileCostBetween = evaluator.filterKind((s, _f, x, min, max) => {
  const c = zones.first(s, x)
  return c !== NONE && costOf[defOf(s, c)]! >= min && costOf[defOf(s, c)]! <= max
})
const withName = evaluator.filterKind((s, _f, x, name) => def(s, x) === name || nameOf[def(s, x)] === name)
const costUpTo = evaluator.filterKind((s, f, x, n) => costOf[def(s, x)]! <= evaluator.amount(s, f, n))
const ofKind = evaluator.filterKind((s, _f, x, kind) => x < CARDS && kindOf[def(s, x)] === kind)
const lastOfPile = evaluator.filterKind((s, _f, x) => {
  const z = zones.of(s, x)
  return z >= pileZone(0) && z < pileZone(PILES) && zones.count(s, z) === 1
})
const connectedPile = evaluator.filterKind((s, _f, x) => isConnected(s, x - pileZone(0)))
/** In one of these breaches of the nemesis. */
const inNemesisBreach = evaluator.filterKind((s, _f, x, bits) => {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  const b = zones.of(s, x) - SIDE_ZONES - firstBreach
  return b >= 0 && b < breaches && (bits & (1 << b)) !== 0
})
const withNameOfSelf = evaluator.filterKind((s, f, x) => def(s, x) === defOf(s, s[f + SELF]!))
const numberedBreach = evaluator.filterKind(
  (s, _f, x, bits) => (bits & (1 << (x & 3))) !== 0 && breachState.get(s, x) !== 3,
)
const ofTier = evaluator.filterKind((s, _f, x, n) => tierOf[def(s, x)] === n)
const inCastFrom = evaluator.filterKind((s, f, x) => breachOfZone(zones.of(s, x)) === s[f + CAST_FROM])
const nextToCastFrom = evaluator.filterKind((s, f, x) => {
  const b = breachOfZone(zones.of(s, x))
  const from = s[f + CAST_FROM]!
  // B18: a spell over two breaches lies in both and counts once.
  const last = b + spansTwo[def(s, x)]!
  return b >> 2 === from >> 2 && (Math.abs(b - from) === 1 || Math.abs(last - from) === 1)
})
const inBreachOf = evaluator.filterKind((s, f, x, local) => x === s[f + local])
const namedFor = evaluator.filterKind((s, f, x, local, assigned) => {
  const p = s[f + local]!
  if (def(s, x) === FIRST_TURN_CARD + p) return true
  const at = assigned === 0 ? NONE : s[f + assigned]!
  if (at === NONE) return false
  for (let i = 0; i < s[at]!; i++) if (s[at + 1 + i * 2] === x) return s[at + 2 + i * 2] === p
  return false
})
const notAmong = evaluator.filterKind((s, f, x, set) => {
  for (let i = 0; i < steps.size(s, f, set); i++) if (steps.thing(s, f, set, i) === x) return false
  return true
})
const negation = evaluator.filterKind((s, f, x, inner) => !evaluator.passes(s, f, inner, x))
const both = evaluator.filterKind(
  (s, f, x, a, b) => evaluator.passes(s, f, a, x) && evaluator.passes(s, f, b, x),
)
const oneOf = evaluator.filterKind(
  (s, f, x, a, b) => evaluator.passes(s, f, a, x) || evaluator.passes(s, f, b, x),
)
const fromNemesisDeck = evaluator.filterKind((s, _f, x) => x < CARDS && tierOf[def(s, x)]! > 0)

const TYPE: Partial<Record<Kind, number>> = {
  gem: GEM,
  relic: RELIC,
  spell: SPELL,
  corruption: CORRUPTION,
  attack: ATTACK,
  power: POWER,
  acolyte: ACOLYTE,
}

const MOST_EXPENSIVE = 99

export function filterRow(k: AeonsEndCompiler, filter: Filter, things: Things): Operand {
  const row = evaluator.row.bind(evaluator)
  if ('is' in filter) {
    const type = TYPE[filter.is]
    if (type !== undefined) return row(things === 'piles' ? pileOfType : ofType, type)
    switch (filter.is) {
      case 'minion':
        return row(anyMinion)
      case 'husk':
        return row(isToken)
      case 'playerCard':
        return row(isPlayerCard)
      case 'nemesisCard':
        return row(isNemesisCard)
      case 'wild':
        return row(isWild)
      case 'opened':
        return row(openedBreach)
      case 'closed':
        return row(closedBreach)
      case 'empty':
        return row(things === 'piles' ? emptyPile : emptyBreach)
      case 'other':
        return row(otherThanSelf)
      case 'preppedThisTurn':
        return row(hasMark, PREPPED_THIS_TURN)
      case 'drawnThisTurn':
        return row(hasMark, DRAWN_THIS_TURN)
      case 'notYetChosen':
        return row(negation, row(hasMark, CHOSEN))
      case 'fromNemesisDeck':
        return row(fromNemesisDeck)
      case 'pod':
      case 'beacon':
        return row(ofKind, MINION_KINDS.indexOf(filter.is) + 1)
      case 'lastOfPile':
        return row(lastOfPile)
      case 'connected':
        return row(connectedPile)
      default:
        throw new Error(`no filter “${filter.is}”`)
    }
  }
  if ('costing' in filter) {
    const { min = 0, max = MOST_EXPENSIVE, exactly } = filter.costing
    return row(things === 'piles' ? pileCostBetween : costBetween, exactly ?? min, exactly ?? max)
  }
  if ('costingUpTo' in filter) return row(costUpTo, k.amount(filter.costingUpTo))
  if ('named' in filter) return row(withName, known(filter.named))
  if ('sameName' in filter) return row(withNameOfSelf)
  if ('numbered' in filter)
    return row(
      things === 'cards' ? inNemesisBreach : numberedBreach,
      filter.numbered.reduce((bits, n) => bits | (1 << (n - 1)), 0),
    )
  if ('tier' in filter) return row(ofTier, filter.tier)
  if ('in' in filter) {
    if (filter.in === 'castFrom') return row(inCastFrom)
    if (filter.in === 'adjacentToCastFrom') return row(nextToCastFrom)
    return row(inBreachOf, k.breachLocal(filter.in.breachOf))
  }
  if ('cardsOf' in filter)
    return row(
      namedFor,
      filter.cardsOf === 'subject' ? SUBJECT : k.bound(filter.cardsOf.bound).local,
      k.assigned,
    )
  if ('except' in filter) return row(notAmong, k.bound(filter.except).local)
  if ('not' in filter) return row(negation, filterRow(k, filter.not, things))
  return filter.anyOf.map((inner) => filterRow(k, inner, things)).reduce((a, b) => row(oneOf, a, b))
}

function known(id: string): number {
  const found = defNamed(id)
  if (found === NONE) throw new Error(`no card is called “${id}”`)
  return found
}

function filtersRow(k: AeonsEndCompiler, where: readonly Filter[] | undefined, things: Things): Operand {
  return (where ?? [])
    .map((f) => filterRow(k, f, things))
    .reduce<Operand>((a, b) => (a === 0 ? b : evaluator.row(both, a, b)), 0)
}

// ---- sets

export type Things = 'cards' | 'breaches' | 'piles' | 'players' | 'minions'

function consider(s: State, f: number, filter: Operand, x: number): void {
  if (evaluator.passes(s, f, filter, x)) add(x)
}

function considerZone(s: State, f: number, filter: Operand, zone: number): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) consider(s, f, filter, c)
}

/** A zone that every player has: hand 0, deck 1, discard pile 2, play area 3. */
const playersZone = evaluator.setKind((s, f, which, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0) considerZone(s, f, filter, p * PER_PLAYER + which)
})
const PER_PLAYER = 8
const preppedSpells = evaluator.setKind((s, f, _a, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0)
      for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++) considerZone(s, f, filter, preppedIn(b))
})
const playersBreaches = evaluator.setKind((s, f, _a, owner, filter) => {
  const whose = owners(s, f, owner)
  for (let p = 0; p < playerCount.get(s); p++)
    if ((whose & (1 << p)) !== 0)
      for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++)
        if (breachState.get(s, b) !== GONE) consider(s, f, filter, b)
})
const commonZone = evaluator.setKind((s, f, zone, _b, filter) => {
  considerZone(s, f, filter, zone)
})
const nemesisSpells = evaluator.setKind((s, f, _a, _b, filter) => {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  for (let i = 0; i < breaches; i++) considerZone(s, f, filter, SIDE_ZONES + firstBreach + i)
})
/** Top cards of the piles; to a player also the top of what the nemesis has devoured. PG1, PG5 */
const supplyCards = evaluator.setKind((s, f, forPlayers, _b, filter) => {
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
const supplyPiles = evaluator.setKind((s, f, emptyToo, _b, filter) => {
  for (let i = 0; i < PILES; i++)
    if (emptyToo === 1 || zones.count(s, pileZone(i)) > 0) consider(s, f, filter, pileZone(i))
})
const allMinions = evaluator.setKind((s, f, _a, _b, filter) => {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c)) {
    const type = typeOf[defOf(s, c)]!
    if (type === MINION || type === ACOLYTE) consider(s, f, filter, c)
  }
  // Each token counts; alike ones collapse when one is chosen.
  for (let i = tokensHurt.get(s); i > 0; i--) consider(s, f, filter, HURT_TOKEN)
  for (let i = tokensWhole.get(s); i > 0; i--) consider(s, f, filter, WHOLE_TOKEN)
})
const allPlayers = evaluator.setKind((s, f, which, _b, filter) => {
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
const notExhausted = evaluator.setKind((s) => {
  const from = mark()
  for (let p = 0; p < playerCount.get(s); p++) if (life.get(s, p) > 0) add(p)
  if (mark() === from) for (let p = 0; p < playerCount.get(s); p++) add(p)
})
const pileInLocal = evaluator.setKind((s, f, set, _b, filter) => {
  if (steps.size(s, f, set) > 0) considerZone(s, f, filter, steps.thing(s, f, set, 0))
})
const pileHere = evaluator.setKind((s, f, local, _b, filter) => {
  if (s[f + local] !== NONE) considerZone(s, f, filter, s[f + local]!)
})
/** The supply pile of this card's own name. */
const pileOfSelf = evaluator.setKind((s, f, _a, _b, filter) => {
  const name = defOf(s, s[f + SELF]!)
  const zone = pileHolding(s, name)
  if (zone !== NONE) considerZone(s, f, filter, zone)
})
const boundThings = evaluator.setKind((s, f, set, _b, filter) => {
  for (let i = 0; i < steps.size(s, f, set); i++) consider(s, f, filter, steps.thing(s, f, set, i))
})
const oneThing = evaluator.setKind((s, f, local, _b, filter) => {
  if (s[f + local] !== NONE) consider(s, f, filter, s[f + local]!)
})
const joined = evaluator.setKind((s, f, a, b) => {
  evaluator.gather(s, f, a)
  evaluator.gather(s, f, b)
})
const newestOf = evaluator.setKind((s, f, inner, n) => {
  const from = mark()
  evaluator.gather(s, f, inner)
  release(Math.min(mark(), from + n))
})
/** Ordered by cost of their top card, cheapest (1) or dearest (-1) first. */
const byCost = evaluator.setKind((s, f, inner, direction) => {
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

const PLAYER_ZONES: Partial<Record<string, number>> = { hand: 0, deck: 1, discardPile: 2, playArea: 3 }
const COMMON: Partial<Record<string, number>> = {
  turnDeck: TURN_DECK,
  turnDiscard: TURN_DISCARD,
  nemesisDeck: NEMESIS_DECK,
  nemesisDiscard: NEMESIS_DISCARD,
  inPlay: IN_PLAY,
  destroyed: DESTROYED,
}

export function thingsOf(source: Source): Things {
  if (source.op === 'union') return thingsOf(source.sources[0]!)
  if (source.op === 'bound') return 'cards'
  const z = source.zone
  return z === 'breaches' || z === 'piles' || z === 'players' || z === 'minions' ? z : 'cards'
}

const asksForEmpty = (where: readonly Filter[] | undefined): boolean =>
  (where ?? []).some((w) => 'is' in w && w.is === 'empty')

export function sourceRow(k: AeonsEndCompiler, source: Source): Operand {
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

function fromRow(k: AeonsEndCompiler, source: From, filter: Operand): Operand {
  const row = evaluator.row.bind(evaluator)
  const z: Zone = source.zone
  if (typeof z === 'object') {
    if ('side' in z) return row(commonZone, k.side(z.side), 0, filter)
    if ('tokens' in z) return row(allMinions, 0, 0, row(isToken))
    if (z.pile === 'sameName') return row(pileOfSelf, 0, 0, filter)
    return row(k.isOneThing(z.pile) ? pileHere : pileInLocal, k.bound(z.pile).local, 0, filter)
  }
  const own = PLAYER_ZONES[z]
  if (own !== undefined) return row(playersZone, own, ownerCode(k, source.of), filter)
  const common = COMMON[z]
  if (common !== undefined) return row(commonZone, common, 0, filter)
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
      throw new Error(`no zone “${z}”`)
  }
}

export const playersRow = (): Operand => evaluator.row(allPlayers, 0, 0, 0)
export const alliesRow = (): Operand => evaluator.row(allPlayers, 1, 0, 0)
export const notExhaustedRow = (): Operand => evaluator.row(notExhausted)
export const newestRow = (inner: Operand, n: number): Operand => evaluator.row(newestOf, inner, n)
/** Players other than the one in a local; alone, that one again. P01 */
const othersThan = evaluator.setKind((s, f, local) => {
  const mask = alliesOf(s, s[f + local]!)
  for (let p = 0; p < playerCount.get(s); p++) if ((mask & (1 << p)) !== 0) add(p)
})
export const othersRow = (local: number): Operand => evaluator.row(othersThan, local)
