import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import { listed, mark, type Operand, release } from '../../../language/compiler/evaluator.ts'
import { missing } from '../../../language/compiler/missing.ts'
import { ASSAULT_TURN, costOf, defCalled } from '../content.ts'
import { evaluator, rows, steps } from '../engine.ts'
import { timesThisTurn } from '../rules/gaining.ts'
import { matRules, rules } from '../rules/modifiers.ts'
import { nemesisTier } from '../rules/nemesis-turn.ts'
import { bridgeCount } from '../rules/supply-grid.ts'
import {
  active,
  CARDS,
  charges,
  counters,
  defOf,
  difficulty,
  gravehold,
  IN_PLAY,
  life,
  playerCount,
  playerOfZone,
  type State,
  shieldsOn,
  TURN_DISCARD,
  vital,
  zones,
} from '../state.ts'
import { PLAYER_TOKENS, playerTokens } from './instructions/aether-life-and-tokens.ts'
import type { Amount, Condition } from './nodes.ts'
import { filterRow } from './sets/filters.ts'
import { sourceRow, thingsOf } from './sets/sources.ts'
import type { TextCompiler } from './text-compiler.ts'

/** A number that is more than anybody can have. */
const EVERYTHING = 999
const EXPERT = 2

const counter = evaluator.amountKind((s, _f, i) => counters.get(s, i))
const tokensOfPlayer = evaluator.amountKind((s, f, local, kind) =>
  s[f + local] === NONE ? 0 : playerTokens[kind]!.get(s, s[f + local]!),
)
const chargesOfPlayer = evaluator.amountKind((s, f, local) =>
  s[f + local] === NONE ? 0 : charges.get(s, s[f + local]!),
)

/** Tokens of this kind of the player in a local. */
export const tokensRow = (local: number, kind: number): Operand => evaluator.row(tokensOfPlayer, local, kind)

/** The kind of a token that players keep. */
export function playerToken(name: string): number {
  const kind = PLAYER_TOKENS[name]
  if (kind === undefined) throw new Error(`players keep no tokens called “${name}”`)
  return kind
}
const lifeOfPlayer = evaluator.amountKind((s, f, local) => life.get(s, s[f + local]!))
const lifeOfMinion = evaluator.amountKind((s, f, local) =>
  s[f + local] === NONE ? 0 : vital.get(s, s[f + local]!),
)
const lifeOfBound = evaluator.amountKind((s, f, set) =>
  steps.size(s, f, set) === 0 ? 0 : vital.get(s, steps.thing(s, f, set, 0)),
)
const costOfBound = evaluator.amountKind((s, f, set) =>
  steps.size(s, f, set) === 0 ? 0 : costOf[defOf(s, steps.thing(s, f, set, 0))]!,
)
const graveholdsLife = evaluator.amountKind((s) => gravehold.get(s))
const shieldsOfSelf = evaluator.amountKind((s, f) => (s[f + SELF] === NONE ? 0 : shieldsOn(s, s[f + SELF]!)))
const vitalInPlay = evaluator.amountKind((s, _f, def) => {
  for (let c = zones.first(s, IN_PLAY); c !== NONE; c = zones.after(s, c))
    if (defOf(s, c) === def) return vital.get(s, c)
  return 0
})
const bridgesThere = evaluator.amountKind((s) => bridgeCount(s))
const isAssault = evaluator.amountKind((s) => {
  const c = zones.first(s, TURN_DISCARD)
  return Number(active.get(s) === NONE && c !== NONE && defOf(s, c) === ASSAULT_TURN)
})
const tierReached = evaluator.amountKind((s) => nemesisTier(s))
const timesOfThisName = evaluator.amountKind((s, f, gained) =>
  timesThisTurn(s, defOf(s, s[f + SELF]!), gained === 1),
)
const increased = evaluator.amountKind((s) => Number(difficulty.get(s) >= EXPERT))
const destroyedKeepNoOrder = evaluator.amountKind((s) =>
  Number(matRules(s).every((i) => rules[i]!.op !== 'wouldBeDestroyed')),
)
/** Does it make no difference which of several cards is destroyed first? */
export const destroyedWithoutOrder = (): Operand => evaluator.row(destroyedKeepNoOrder)
/** Do no two different cards of this set go to the same discard pile? */
const discardsKeepNoOrder = evaluator.amountKind((s, f, set) => {
  const from = mark()
  evaluator.gather(s, f, set)
  const end = mark()
  release(from)
  for (let i = from; i < end; i++)
    for (let j = from; j < i; j++) if (!indifferent(s, listed(i), listed(j))) return 0
  return 1
})
function indifferent(s: State, a: number, b: number): boolean {
  if (a >= CARDS || b >= CARDS || defOf(s, a) === defOf(s, b)) return true
  const p = playerOfZone(zones.of(s, a))
  return p !== NONE && p !== playerOfZone(zones.of(s, b))
}
/** Does it make no difference which of several cards is discarded first? */
export const discardedWithoutOrder = (set: Operand): Operand => evaluator.row(discardsKeepNoOrder, set)
const players = evaluator.amountKind((s) => playerCount.get(s))
const isYourTurn = evaluator.amountKind((s, f) => Number(s[f + YOU] === active.get(s)))
const isExhausted = evaluator.amountKind((s, f, local) => Number(life.get(s, s[f + local]!) === 0))
const firstPasses = evaluator.amountKind((s, f, set, filter) =>
  Number(steps.size(s, f, set) > 0 && evaluator.passes(s, f, filter, steps.thing(s, f, set, 0))),
)
const thingPasses = evaluator.amountKind((s, f, local, filter) =>
  Number(s[f + local] !== NONE && evaluator.passes(s, f, filter, s[f + local]!)),
)
const killedOne = evaluator.amountKind((s, f, local, filter) =>
  Number(s[f + local] !== NONE && evaluator.passes(s, f, filter, s[f + local]!)),
)
/** Every member passes. */
const allPass = evaluator.amountKind((s, f, all, passing) =>
  Number(evaluator.count(s, f, all) === evaluator.count(s, f, passing)),
)

export function amountRow(k: TextCompiler, node: Exclude<Amount, number>): Operand {
  const row = evaluator.row.bind(evaluator)
  switch (node.op) {
    case 'tokens':
      if (node.of === 'you') return tokensRow(YOU, playerToken(node.name))
      return row(counter, k.counter(node.name))
    case 'lifeOf':
      if (node.who === 'you') return row(lifeOfPlayer, YOU)
      if (node.who === 'self') return row(lifeOfMinion, SELF)
      if (node.who === 'gravehold') return row(graveholdsLife)
      if ('card' in node.who) return row(vitalInPlay, defCalled(node.who.card))
      if (k.bound(node.who.bound).kind === 'player') return row(lifeOfPlayer, k.bound(node.who.bound).local)
      return row(k.isOneThing(node.who.bound) ? lifeOfMinion : lifeOfBound, k.bound(node.who.bound).local)
    case 'powerOf':
      return row(vitalInPlay, defCalled(node.card))
    case 'shields':
      return row(shieldsOfSelf)
    case 'bridges':
      return row(bridgesThere)
    case 'costOf':
      return row(costOfBound, k.bound(node.name).local)
    case 'chargesOf':
      return row(chargesOfPlayer, YOU)
    case 'nemesisTier':
      return row(tierReached)
    case 'timesThisTurn':
      return row(timesOfThisName, node.what === 'gained' ? 1 : 0)
    case 'byDifficulty':
      return row(rows.given, row(increased), k.amount(node.increased), k.amount(node.normal))
    case 'byPlayers':
      return node.rows
        .slice(0, -1)
        .reduceRight<Operand>(
          (rest, { upTo, n }) => row(rows.given, row(rows.compare, -1, row(players), upTo), n, rest),
          node.rows.at(-1)!.n,
        )
    case 'everything':
      return EVERYTHING
    case 'ifPaid': {
      const paid = k.paid(node)
      return row(rows.given, row(rows.local, paid), k.amount(node.n), 0)
    }
    case 'lostTokens':
      return row(rows.local, k.bound(node.name).local)
    case 'parameter':
      return row(rows.local, k.parameterLocal(node.index))
    case 'count':
    case 'each':
    case 'sum':
    case 'less':
    case 'half':
    case 'every':
    case 'given':
      throw new Error(`“${node.op}” is written by the compiler that both games share`)
    default:
      return missing(node)
  }
}

export function conditionRow(k: TextCompiler, node: Condition): Operand {
  const row = evaluator.row.bind(evaluator)
  switch (node.op) {
    case 'all': {
      const all = node.of
      if (all.op === 'union') throw new Error('every of a union')
      // PG7: piles are looked at while they have a card, so all are empty when none is found.
      if (all.op === 'from' && all.zone === 'piles' && 'is' in node.are && node.are.is === 'empty')
        return row(rows.not, row(rows.some, sourceRow(k, all)))
      const passing = { ...all, where: [...(all.where ?? []), node.are] }
      return row(allPass, sourceRow(k, all), sourceRow(k, passing))
    }
    case 'isEmpty':
      return row(rows.not, row(rows.some, sourceRow(k, node.of)))
    case 'is':
      return row(
        k.isOneThing(node.name) ? thingPasses : firstPasses,
        k.bound(node.name).local,
        filterRow(
          k,
          node.filter,
          node.name === 'pile' ? 'piles' : thingsOf({ op: 'bound', name: node.name }),
        ),
      )
    case 'yourTurn':
      return row(isYourTurn)
    case 'exhausted':
      return row(isExhausted, node.who === 'you' ? YOU : SUBJECT)
    case 'killed':
      return row(killedOne, k.bound(node.hit).local, filterRow(k, node.filter, 'cards'))
    case 'increasedDifficulty':
      return row(increased)
    case 'assaultTurn':
      return row(isAssault)
    case 'lost':
      return row(rows.local, k.bound(node.name).local)
    case 'compare':
    case 'some':
    case 'none':
    case 'and':
    case 'or':
    case 'not':
      throw new Error(`“${node.op}” is written by the compiler that both games share`)
    default:
      return missing(node)
  }
}
