import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import {
  ACOLYTE,
  ATTACK,
  CORRUPTION,
  costOf,
  defCalled,
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
  spansTwo,
  tierOf,
  typeOf,
  WILD,
} from '../../content.ts'
import { evaluator, steps } from '../../engine.ts'
import { isClosed, isOpened } from '../../rules/breaches.ts'
import { CAST_FROM } from '../../rules/casting.ts'
import { hasRoomForCopy } from '../../rules/modifiers.ts'
import { isConnected } from '../../rules/supply-grid.ts'
import {
  breachOfZone,
  breachState,
  CARDS,
  CHOSEN,
  DRAWN_THIS_TURN,
  defOf,
  isSilenced,
  marked,
  nemesisId,
  PILES,
  PREPPED_THIS_TURN,
  pileZone,
  preppedIn,
  SIDE_ZONES,
  type State,
  zones,
} from '../../state.ts'
import type { Filter, Kind } from '../nodes.ts'
import type { TextCompiler } from '../text-compiler.ts'
import type { Things } from './sources.ts'

/** A thing below 0 is a card known by its number only. */
const def = (s: State, x: number): number => (x < 0 ? -1 - x : defOf(s, x))

const ofType = evaluator.filterKind((s, _f, x, type) => x < CARDS && typeOf[def(s, x)] === type)
const pileOfType = evaluator.filterKind(
  (s, _f, x, type) => zones.count(s, x) > 0 && typeOf[defOf(s, zones.first(s, x))] === type,
)
const anyMinion = evaluator.filterKind(
  (s, _f, x) => x >= CARDS || typeOf[def(s, x)] === MINION || typeOf[def(s, x)] === ACOLYTE,
)
export const isToken = evaluator.filterKind((_s, _f, x) => x >= CARDS)
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
const ofTypeOfBound = evaluator.filterKind(
  (s, f, x, set) =>
    steps.size(s, f, set) > 0 && typeOf[def(s, x)] === typeOf[defOf(s, steps.thing(s, f, set, 0))],
)
const mayBecome = evaluator.filterKind((s, _f, x, name) => def(s, x) !== name && hasRoomForCopy(s, x, name))
const withNameOfSelf = evaluator.filterKind((s, f, x) => def(s, x) === defOf(s, s[f + SELF]!))
const numberedBreach = evaluator.filterKind(
  (s, _f, x, bits) => (bits & (1 << (x & 3))) !== 0 && breachState.get(s, x) !== 3,
)
const ofTier = evaluator.filterKind((s, _f, x, n) => tierOf[def(s, x)] === n)
const inCastFrom = evaluator.filterKind((s, f, x) => breachOfZone(zones.of(s, x)) === s[f + CAST_FROM])
const isCastFrom = evaluator.filterKind((s, f, x) => x === s[f + CAST_FROM])
/** A minion without a card has nothing that could be silenced. */
const silencedMinion = evaluator.filterKind((s, _f, x) => x >= CARDS || isSilenced(s, x))
const nextToCastFrom = evaluator.filterKind((s, f, x) => {
  const b = breachOfZone(zones.of(s, x))
  const from = s[f + CAST_FROM]!
  // B18: a spell over two breaches lies in both and counts once.
  const last = b + spansTwo[def(s, x)]!
  return b >> 2 === from >> 2 && (Math.abs(b - from) === 1 || Math.abs(last - from) === 1)
})
const inBreachOf = evaluator.filterKind((s, f, x, local) => {
  const packed = s[f + local]!
  return packed !== NONE && (x === packed >> 1 || ((packed & 1) === 1 && x === (packed >> 1) + 1))
})
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

const TYPE = {
  gem: GEM,
  relic: RELIC,
  spell: SPELL,
  corruption: CORRUPTION,
  attack: ATTACK,
  power: POWER,
  acolyte: ACOLYTE,
}

const MOST_EXPENSIVE = 99

const ONLY_BREACHES: ReadonlySet<Kind> = new Set<Kind>(['opened', 'closed'])
const ONLY_PILES: ReadonlySet<Kind> = new Set<Kind>(['connected'])
const OF_PILES: ReadonlySet<Kind> = new Set<Kind>(['gem', 'relic', 'spell', 'empty', 'connected'])

/** Things are numbers: a filter that reads a breach as a card would find something, and it would mean nothing. */
function canBeAskedOf(filter: Filter, things: Things): boolean {
  // What they combine is asked by itself.
  if ('not' in filter || 'anyOf' in filter || 'except' in filter) return true
  switch (things) {
    case 'breaches':
      if ('is' in filter) return ONLY_BREACHES.has(filter.is) || filter.is === 'empty'
      return 'numbered' in filter || ('in' in filter && filter.in !== 'adjacentToCastFrom')
    case 'piles':
      return 'is' in filter ? OF_PILES.has(filter.is) : 'costing' in filter
    case 'players':
      return false
    case 'cards':
    case 'minions':
      if ('is' in filter)
        return !ONLY_BREACHES.has(filter.is) && !ONLY_PILES.has(filter.is) && filter.is !== 'empty'
      return !('in' in filter && typeof filter.in === 'object')
    default:
      return missing(things)
  }
}

export function filterRow(k: TextCompiler, filter: Filter, things: Things): Operand {
  const row = evaluator.row.bind(evaluator)
  if (!canBeAskedOf(filter, things)) throw new Error(`${JSON.stringify(filter)} cannot be asked of ${things}`)
  if ('is' in filter) {
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
      case 'silenced':
        return row(silencedMinion)
      case 'lastOfPile':
        return row(lastOfPile)
      case 'connected':
        return row(connectedPile)
      case 'gem':
      case 'relic':
      case 'spell':
      case 'corruption':
      case 'attack':
      case 'power':
      case 'acolyte':
        return row(things === 'piles' ? pileOfType : ofType, TYPE[filter.is])
      default:
        return missing(filter.is)
    }
  }
  if ('costing' in filter) {
    const { min = 0, max = MOST_EXPENSIVE, exactly } = filter.costing
    return row(things === 'piles' ? pileCostBetween : costBetween, exactly ?? min, exactly ?? max)
  }
  if ('costingUpTo' in filter) return row(costUpTo, k.amount(filter.costingUpTo))
  if ('named' in filter) return row(withName, defCalled(filter.named))
  if ('sameName' in filter) return row(withNameOfSelf)
  if ('sameTypeAs' in filter) return row(ofTypeOfBound, k.bound(filter.sameTypeAs).local)
  if ('canBecome' in filter) return row(mayBecome, defCalled(filter.canBecome))
  if ('numbered' in filter)
    return row(
      things === 'cards' ? inNemesisBreach : numberedBreach,
      filter.numbered.reduce((bits, n) => bits | (1 << (n - 1)), 0),
    )
  if ('tier' in filter) return row(ofTier, filter.tier)
  if ('in' in filter) {
    if (filter.in === 'castFrom') return row(things === 'breaches' ? isCastFrom : inCastFrom)
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

export function filtersRow(k: TextCompiler, where: readonly Filter[] | undefined, things: Things): Operand {
  return (where ?? [])
    .map((f) => filterRow(k, f, things))
    .reduce<Operand>((a, b) => (a === 0 ? b : evaluator.row(both, a, b)), 0)
}
