import { SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import type { Operand } from '../../../language/compiler/evaluator.ts'
import { missing } from '../../../language/compiler/missing.ts'
import { BY_SUBJECT, BY_TABLE, BY_YOU, type Chooser } from '../../../language/compiler/steps.ts'
import { assembler, type ThingSelection } from '../engine.ts'
import { NEMESIS_DECK, TURN_DECK } from '../state.ts'
import { destroyedWithoutOrder, discardedWithoutOrder } from './amounts.ts'
import {
  KEEP_LAST,
  LOCAL_TO_SET,
  SELF_TO_SET,
  TAKE_BOTTOM,
  TAKE_TOP,
  TAKE_TOP_OF_BOUND,
  TAKE_TOP_OF_DECK,
} from './instructions/picked.ts'
import type { From, Pick, Picker, Source, Zone } from './nodes.ts'
import { attributeRow } from './sets/measures.ts'
import { thingsOf, topsRow } from './sets/sources.ts'
import type { TextCompiler } from './text-compiler.ts'

/** G02: what a player gains or has revealed is that player's to pick from. */
const isTheirs = (source: Source): boolean =>
  source.op === 'bound' || (source.op === 'from' && source.zone === 'supply')

const OWN_ZONES = new Set<Zone>(['hand', 'deck', 'discardPile', 'prepped', 'breaches', 'playArea'])

/** Who picks the things of a source. */
function pickChooser(k: TextCompiler, of: Source): Chooser {
  if (k.pool !== null) return BY_TABLE
  const source = of.op === 'union' ? of.sources[0]! : of
  const own =
    source.op === 'from' && (source.of === undefined || source.of === 'subject') && OWN_ZONES.has(source.zone)
  if (own) return BY_SUBJECT
  if (k.playerText) return BY_YOU
  return k.insideBlock && k.subject === 'player' && isTheirs(source) ? BY_SUBJECT : BY_TABLE
}

/** One thing of a set, asked of whoever picks from it, unless `more` says otherwise. */
export function selectionOf(
  k: TextCompiler,
  from: Operand,
  of: Source,
  why: unknown,
  more: Partial<ThingSelection>,
): ThingSelection {
  const into = more.into ?? assembler.local()
  const it = assembler.local()
  return {
    from,
    many: 1,
    upTo: false,
    optional: false,
    by: pickChooser(k, of),
    extreme: 0,
    measure: 0,
    weigh: 0,
    note: { why },
    things: thingsOf(of),
    it,
    ...more,
    into,
  }
}

/** Where it makes no difference which of the things that all go is named first. */
function withoutOrder(k: TextCompiler, of: Source, why: Picker): { readonly atOnce?: Operand } {
  switch (why.op) {
    case 'destroy':
      return { atOnce: destroyedWithoutOrder() }
    case 'discard':
      return { atOnce: discardedWithoutOrder(k.set(of)) }
    case 'toHand':
    case 'shuffleInto':
      return { atOnce: ALWAYS }
    case 'may':
    case 'repeat':
    case 'block':
    case 'perform':
    case 'ifPaid':
    case 'mayDivide':
    case 'healFull':
    case 'silence':
    case 'addPower':
    case 'removePower':
    case 'become':
    case 'place':
    case 'reveal':
    case 'choose':
    case 'gain':
    case 'prep':
    case 'castSpell':
    case 'playCard':
    case 'focus':
    case 'open':
    case 'destroyBreach':
    case 'resolve':
    case 'enterPlay':
      return {}
    default:
      return missing(why)
  }
}

const ALWAYS: Operand = 1

/** Pushes what a pick names; returns the local with the address of the things. */
export function pickThings(k: TextCompiler, pick: Pick, why: Picker, optional: boolean): number {
  switch (pick.op) {
    case 'one':
      return k.choose(k.set(pick.of), pick.of, why, { optional })
    case 'exactly':
      return k.choose(k.set(pick.of), pick.of, why, {
        many: k.fixed(pick.n),
        optional,
        ...withoutOrder(k, pick.of, why),
      })
    case 'upTo':
      return k.choose(k.set(pick.of), pick.of, why, { many: k.fixed(pick.n), upTo: true })
    case 'most':
    case 'least': {
      const it = assembler.local()
      return k.choose(k.set(pick.of), pick.of, why, {
        many: pick.n,
        extreme: pick.op === 'most' ? 1 : -1,
        measure: attributeRow(pick.attribute, pick.of, it),
        it,
        optional,
        ...(pick.n > 1 ? withoutOrder(k, pick.of, why) : {}),
      })
    }
    case 'all':
      return k.gatherInto(k.set(pick.of))
    case 'newest':
      return k.newest(pick.of, pick.n)
    case 'top':
      return top(k, pick, why, optional)
    case 'bottom':
      return bottom(k, pick.of)
    case 'rank': {
      const it = assembler.local()
      const chosen = k.choose(k.set(pick.of), pick.of, why, {
        many: pick.rank,
        extreme: 1,
        measure: attributeRow(pick.attribute, pick.of, it),
        it,
      })
      // Only a pile that is really second is named; with one pile there is none. PG2
      assembler.emit(KEEP_LAST, chosen, pick.rank)
      return chosen
    }
    case 'that': {
      if (!k.isOneThing(pick.name)) return k.bound(pick.name).local
      const into = assembler.local()
      assembler.emit(LOCAL_TO_SET, k.bound(pick.name).local, into)
      return into
    }
    case 'self': {
      const into = assembler.local()
      assembler.emit(SELF_TO_SET, into)
      return into
    }
    default:
      return missing(pick)
  }
}

/** The player in a local whose deck or discard pile is meant. */
function ownerLocal(k: TextCompiler, of: From): number {
  const owner = of.of
  if (owner === undefined || owner === 'subject') return SUBJECT
  if (owner === 'you') return YOU
  if (typeof owner === 'object' && 'bound' in owner) return k.bound(owner.bound).local
  throw new Error('the top of several decks at once')
}

function top(k: TextCompiler, pick: Extract<Pick, { op: 'top' }>, why: unknown, optional: boolean): number {
  const of = pick.of
  if (of.op !== 'from') throw new Error('only a zone has a top')
  const n: Operand = k.fixed(pick.n)
  const into = assembler.local()
  const z = of.zone
  if (z === 'turnDeck') assembler.emit(TAKE_TOP, TURN_DECK, n, into)
  else if (z === 'nemesisDeck') assembler.emit(TAKE_TOP, NEMESIS_DECK, n, into)
  else if (typeof z === 'object' && 'side' in z) assembler.emit(TAKE_TOP, k.side(z.side), n, into)
  else if (typeof z === 'object' && 'pile' in z) {
    // PG5: its own supply pile, never what was devoured.
    if (z.pile === 'sameName') {
      if (typeof pick.n !== 'number') throw new Error('how many cards of its pile is not known')
      return k.newest(of, pick.n)
    }
    assembler.emit(TAKE_TOP_OF_BOUND, pileSet(k, z.pile), n, into)
  } else if (z === 'deck') assembler.emit(TAKE_TOP_OF_DECK, ownerLocal(k, of), n, into)
  else if (z === 'discardPile') return k.choose(topsRow(k, of), of, why, { optional })
  else throw new Error(`“${String(z)}” has no top`)
  return into
}

function bottom(k: TextCompiler, of: Source): number {
  if (of.op !== 'from' || typeof of.zone !== 'object' || !('side' in of.zone))
    throw new Error('only a deck of the mat has a bottom to take from')
  const into = assembler.local()
  assembler.emit(TAKE_BOTTOM, k.side(of.zone.side), into)
  return into
}

function pileSet(k: TextCompiler, name: string): number {
  if (!k.isOneThing(name)) return k.bound(name).local
  const set = assembler.local()
  assembler.emit(LOCAL_TO_SET, k.bound(name).local, set)
  return set
}
