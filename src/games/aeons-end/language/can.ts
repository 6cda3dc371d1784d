import { NONE } from '../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import { listed, mark, type Operand, release } from '../../../language/compiler/evaluator.ts'
import { missing } from '../../../language/compiler/missing.ts'
import { FULL } from '../../../language/compiler/steps.ts'
import { SPELL, typeOf } from '../content.ts'
import { evaluator, rows, steps } from '../engine.ts'
import { ANYTHING_ELSE, available } from '../rules/aether.ts'
import { ANY_BREACH, CLOSED_BREACH, mayPrepAs, STARTER_ONLY } from '../rules/breaches.ts'
import { chargeSpaces } from '../rules/charges.ts'
import { counterMax, counterMin } from '../rules/counters.ts'
import { allPrevented } from '../rules/modifiers.ts'
import { BRIDGES, bridgeCount, bridgesBesideFirst } from '../rules/supply-grid.ts'
import {
  BREACHES,
  charges,
  counters,
  deckOf,
  defOf,
  discardOf,
  handOf,
  life,
  nemesisId,
  PREVENTED_COUNTS,
  plays,
  type State,
  zones,
} from '../state.ts'
import { playerToken } from './amounts.ts'
import { playerTokens } from './instructions/aether-life-and-tokens.ts'
import { emptyBreachOf } from './instructions/nemesis.ts'
import type { Effect, Pick, Source, Who } from './nodes.ts'
import { alliesRow, notExhaustedRow, othersRow, playersRow } from './sets/sources.ts'
import type { TextCompiler } from './text-compiler.ts'

const amount = evaluator.amount.bind(evaluator)
const share = (there: number, wanted: number): number => (there >= wanted ? FULL : Math.max(0, there))

const hasCharges = evaluator.amountKind((s, f, n) =>
  s[f + SUBJECT] === NONE ? 0 : share(charges.get(s, s[f + SUBJECT]!), amount(s, f, n)),
)
const hasRoomForCharges = evaluator.amountKind((s, f, n) => {
  const p = s[f + SUBJECT]!
  return p === NONE ? 0 : share(chargeSpaces(s, p) - charges.get(s, p), amount(s, f, n))
})
const hasAether = evaluator.amountKind((s, f, n) => share(available(s, ANYTHING_ELSE), amount(s, f, n)))
const hasTokens = evaluator.amountKind((s, f, i, n) =>
  nemesisId.get(s) === NONE ? 0 : share(counters.get(s, i) - counterMin(s, i), amount(s, f, n)),
)
const hasPlayerTokens = evaluator.amountKind((s, f, kind, n, local) =>
  s[f + local] === NONE ? 0 : share(playerTokens[kind]!.get(s, s[f + local]!), amount(s, f, n)),
)
const hasBridges = evaluator.amountKind((s, f, n) => share(bridgeCount(s), amount(s, f, n)))
const hasBridgesBesideFirst = evaluator.amountKind((s, f, n) => share(bridgesBesideFirst(s), amount(s, f, n)))
const hasRoomForBridges = evaluator.amountKind((s, f, n) => share(BRIDGES - bridgeCount(s), amount(s, f, n)))
const hasEmptyBreach = evaluator.amountKind((s) => (emptyBreachOf(s, 1) === NONE ? 0 : FULL))
const hasRoomForTokens = evaluator.amountKind((s, f, i, n) =>
  nemesisId.get(s) === NONE ? 0 : share(counterMax(s, i) - counters.get(s, i), amount(s, f, n)),
)
const canGainLife = evaluator.amountKind((s, f) =>
  s[f + SUBJECT] === NONE || life.get(s, s[f + SUBJECT]!) === 0 ? 0 : FULL,
)
const canSuffer = evaluator.amountKind((s) => (allPrevented(s) && !plays(s, PREVENTED_COUNTS) ? 0 : FULL))
const anything = evaluator.amountKind((s, f, set) => (evaluator.count(s, f, set) > 0 ? FULL : 0))
const deckHas = evaluator.amountKind((s, f, n) => {
  const p = s[f + SUBJECT]!
  return p === NONE ? 0 : share(zones.count(s, deckOf(p)) + zones.count(s, discardOf(p)), amount(s, f, n))
})
const boundThere = evaluator.amountKind((s, f, local) => (s[f + local] === NONE ? 0 : FULL))
const boundCount = evaluator.amountKind((s, f, set) => (steps.size(s, f, set) > 0 ? FULL : 0))
const canPrep = evaluator.amountKind((s, f, from, how) => {
  const p = s[f + SUBJECT]!
  return p !== NONE && somePrep(s, p, from === 0 ? handOf(p) : discardOf(p), how) ? FULL : 0
})
/** The best that any player of a set could do. */
const bestOf = evaluator.amountKind((s, f, set, can) => {
  const before = s[f + SUBJECT]!
  const from = mark()
  evaluator.gather(s, f, set)
  const end = mark()
  let best = 0
  for (let i = from; i < end; i++) {
    s[f + SUBJECT] = listed(i)
    best = Math.max(best, amount(s, f, can))
  }
  s[f + SUBJECT] = before
  release(from)
  return best
})

/** G03: these players, or nobody when none of them can do any of it: then that sentence is skipped. */
const someoneAble = evaluator.setKind((s, f, set, best) => {
  if (amount(s, f, best) > 0) evaluator.gather(s, f, set)
})
export const ableRow = (players: Operand, can: Operand): Operand =>
  evaluator.row(someoneAble, players, evaluator.row(bestOf, players, can))

function somePrep(s: State, p: number, zone: number, how: number): boolean {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) {
    const def = defOf(s, c)
    if (typeOf[def] !== SPELL) continue
    for (let k = 0; k < BREACHES; k++) if (mayPrepAs(s, def, p * BREACHES + k, how)) return true
  }
  return false
}

export function canPick(k: TextCompiler, pick: Pick): Operand {
  switch (pick.op) {
    case 'one':
      return evaluator.row(rows.enough, k.set(pick.of), 1)
    case 'exactly':
      return evaluator.row(rows.enough, k.set(pick.of), k.amount(pick.n))
    case 'most':
    case 'least':
    case 'newest':
      return evaluator.row(rows.enough, k.set(pick.of), pick.n)
    case 'rank':
      return evaluator.row(rows.enough, k.set(pick.of), pick.rank)
    case 'upTo':
      return FULL
    case 'all':
      return evaluator.row(anything, k.set(pick.of))
    case 'top':
      return canTop(k, pick.of, k.amount(pick.n))
    case 'bottom':
      return evaluator.row(rows.enough, k.set(pick.of), 1)
    case 'that':
      return evaluator.row(k.isOneThing(pick.name) ? boundThere : boundCount, k.bound(pick.name).local)
    case 'self':
      return FULL
    default:
      return missing(pick)
  }
}

function canTop(k: TextCompiler, of: Source, n: Operand): Operand {
  if (of.op === 'from' && of.zone === 'deck') return evaluator.row(deckHas, n)
  if (of.op === 'from' && of.zone === 'turnDeck') return FULL
  // CM1: something else happens for each card that this deck cannot give.
  if (of.op === 'from' && typeof of.zone === 'object' && 'side' in of.zone)
    if (k.mat.whenEmpty?.[of.zone.side] !== undefined) return FULL
  const pile =
    of.op === 'from' && typeof of.zone === 'object' && 'side' in of.zone
      ? reshuffledFrom(k, of.zone.side)
      : null
  if (pile === null || of.op !== 'from') return evaluator.row(rows.enough, k.set(of), n)
  return evaluator.row(rows.enough, k.set({ op: 'union', sources: [of, { ...of, zone: { side: pile } }] }), n)
}

/** The pile that an empty deck of the mat is made again of. */
function reshuffledFrom(k: TextCompiler, deck: string): string | null {
  return k.mat.reshuffled.find(([name]) => name === deck)?.[1] ?? null
}

function canBlock(k: TextCompiler, who: Who, effects: readonly Effect[]): Operand {
  const inside = (): Operand => k.canAll(effects)
  if (who === 'gravehold' || who === 'nemesis' || who === 'thisMinion') return FULL
  if (typeof who === 'object') {
    if ('minion' in who) return typeof who.minion === 'string' ? FULL : canPick(k, who.minion)
    if ('all' in who) return FULL
    if ('together' in who) return k.inPool(who.together, inside)
    const can = k.asPlayer(inside)
    if (can === FULL) return FULL
    if ('anotherThan' in who) return evaluator.row(bestOf, othersRow(k.bound(who.anotherThan).local), can)
    if ('with' in who) {
      return evaluator.row(
        bestOf,
        who.measure === 'life' && who.with === 'least' ? notExhaustedRow() : playersRow(),
        can,
      )
    }
    return evaluator.row(bestOf, playersRow(), can)
  }
  const can = k.asPlayer(inside)
  if (can === FULL) return FULL
  if (who === 'you' || who === 'activePlayer' || who === 'dealer') return can
  return evaluator.row(bestOf, who === 'anyAlly' ? alliesRow() : playersRow(), can)
}

/** The names a tree speaks of. */
function namesIn(tree: unknown, found: string[] = []): string[] {
  if (Array.isArray(tree)) for (const child of tree) namesIn(child, found)
  else if (typeof tree === 'object' && tree !== null)
    for (const [key, value] of Object.entries(tree)) {
      const named =
        key === 'bound' ||
        key === 'ownerOf' ||
        key === 'except' ||
        key === 'breachOf' ||
        key === 'anotherThan' ||
        key === 'hit' ||
        key === 'at' ||
        key === 'sameTypeAs'
      const ofNode = key === 'name' && 'op' in tree && NAMING.has(String(tree.op))
      if (typeof value === 'string' && (named || ofNode)) found.push(value)
      else namesIn(value, found)
    }
  return found
}
const NAMING = new Set(['that', 'bound', 'costOf', 'is', 'lost'])

/**
 * How far a node of this game can be done, without doing it. What speaks of a step before it is taken as possible,
 * because that step is assumed done.
 */
export function canRow(k: TextCompiler, node: Effect): Operand {
  if (namesIn(node).some((name) => !k.knows(name))) return FULL
  const row = evaluator.row.bind(evaluator)
  switch (node.op) {
    case 'block':
      return canBlock(k, node.who, node.steps)
    case 'spendAether':
      return row(hasAether, k.amount(node.n))
    case 'loseCharge':
      return typeof node.n === 'object' && node.n.op === 'everything'
        ? FULL
        : row(hasCharges, k.amount(node.n))
    case 'gainCharge':
      return k.mode === 'choice' ? row(hasRoomForCharges, k.amount(node.n)) : FULL
    case 'gainLife':
      return k.mode === 'choice' && k.subject === 'player' ? row(canGainLife) : FULL
    case 'loseToken':
      return node.of === undefined
        ? row(hasTokens, k.counter(node.name), k.amount(node.n))
        : row(hasPlayerTokens, playerToken(node.name), k.amount(node.n), node.of === 'you' ? YOU : SUBJECT)
    case 'gainToken':
      // G14, MC2: on nemesis text a gain that does not fit is not fully done.
      return node.of === undefined && !k.playerText
        ? row(hasRoomForTokens, k.counter(node.name), k.amount(node.n))
        : FULL
    case 'suffer':
      return k.mode === 'price' ? row(canSuffer) : FULL
    case 'discard':
    case 'destroy':
    case 'toHand':
    case 'reveal':
    case 'choose':
    case 'gain':
    case 'castSpell':
    case 'playCard':
    case 'focus':
    case 'open':
    case 'silence':
    case 'destroyBreach':
    case 'resolve':
    case 'enterPlay':
      return canPick(k, node.pick)
    case 'shuffleInto':
      return node.always === true ? FULL : canPick(k, node.pick)
    case 'become':
    case 'addPower':
    case 'removePower':
      return canPick(k, node.pick)
    case 'firstPossible':
      return node.ways.length === 0 ? 0 : bestWay(k, node.ways)
    case 'placeBridges':
      return row(hasRoomForBridges, k.amount(node.n))
    case 'discardBridges':
      return row(node.where === undefined ? hasBridges : hasBridgesBesideFirst, k.amount(node.n))
    case 'place':
      if ('emptyBreach' in node.to) return row(rows.measureBoth, canPick(k, node.pick), row(hasEmptyBreach))
      // H08: a discard pile that is empty is soon placed somewhere; it keeps nobody from the rest.
      return node.pick.op === 'all' ? FULL : canPick(k, node.pick)
    case 'prep':
      return node.to === 'anyPlayersOpenedBreach' ? FULL : row(canPrep, prepsFrom(node.pick), prepsTo(node))
    case 'perform':
      return node.pile === undefined ? FULL : canPick(k, node.pile)
    case 'byDifficulty':
      return row(
        rows.given,
        k.condition({ op: 'increasedDifficulty' }),
        k.canAll(node.increased),
        k.canAll(node.normal),
      )
    case 'under':
      return k.canAll(node.steps)
    // Damage always can (X11), and so can whatever needs nothing that might not be there.
    case 'gainAether':
    case 'loseLife':
    case 'deal':
    case 'dealAgain':
    case 'setLife':
    case 'healFull':
    case 'loseAny':
    case 'gainShields':
    case 'degrade':
    case 'arrangeGrid':
    case 'drawNemesisCard':
    case 'draw':
    case 'shuffle':
    case 'gainBreach':
    case 'unleash':
    case 'spawn':
    case 'thisTurn':
    case 'lookup':
    case 'onlyAt':
    case 'winGame':
    case 'loseGame':
      return FULL
    case 'seq':
    case 'may':
    case 'either':
    case 'when':
    case 'repeat':
    case 'repeatWhile':
    case 'forEach':
      throw new Error(`“${node.op}” is measured by the compiler that both games share`)
    default:
      return missing(node)
  }
}

/** The first way that can be done in full decides; the last one otherwise. */
function bestWay(k: TextCompiler, ways: readonly (readonly Effect[])[]): Operand {
  const [first, ...rest] = ways
  const can = k.canAll(first!)
  if (rest.length === 0 || can === FULL) return can
  return evaluator.row(rows.given, evaluator.row(rows.worthwhile, can), FULL, bestWay(k, rest))
}

/** Where a prep by an effect may go, and what of. */
export function prepsTo({ pick, to }: Extract<Effect, { op: 'prep' }>): number {
  const where = to === 'anyEmptyBreach' ? ANY_BREACH : to === 'closedBreach' ? CLOSED_BREACH : 0
  const of = 'of' in pick && pick.of.op === 'from' ? (pick.of.where ?? []) : []
  for (const filter of of)
    if ('costing' in filter && filter.costing.exactly === 0) return where | STARTER_ONLY
    else if (!('is' in filter && filter.is === 'spell'))
      throw new Error('a prep takes any spell, or any that costs nothing')
  return where
}

/** Spells are prepped from the hand (0) or from the discard pile (1). */
export function prepsFrom(pick: Pick): number {
  const of = 'of' in pick ? pick.of : undefined
  return of !== undefined && of.op === 'from' && of.zone === 'discardPile' ? 1 : 0
}
