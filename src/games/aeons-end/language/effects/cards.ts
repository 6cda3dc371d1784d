import { SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import { BY_TABLE, BY_YOU } from '../../../../language/compiler/steps.ts'
import { assembler, rows, steps } from '../../engine.ts'
import { NEMESIS_DECK, TURN_DECK } from '../../state.ts'
import {
  PLACE_BOTTOM,
  PLACE_TOP,
  PLACE_WITH,
  SHUFFLE,
  SHUFFLE_DECK_OF,
  SHUFFLE_INTO,
  SHUFFLE_INTO_DECK,
  TOP_OR_BOTTOM,
} from '../instructions/cards.ts'
import { PLACE_IN_BREACH } from '../instructions/nemesis.ts'
import { FIRST_TO_LOCAL, HOLDER_TO_LOCAL, KEEP_DISCARDED } from '../instructions/picked.ts'
import type { Destination, Effect, From, Pick } from '../nodes.ts'
import { alliesRow, playersRow } from '../sets/sources.ts'
import type { TextCompiler } from '../text-compiler.ts'
import { PLAYERS } from './subjects.ts'

const emit = assembler.emit.bind(assembler)

const DECK = 0
const DISCARD_PILE = 1
const HAND = 2
const AT_THE_BOTTOM = 4

/** A destination with a player: which of their zones, and the local that holds the player. */
export function withPlayer(
  k: TextCompiler,
  to: Destination,
  why: unknown,
): { where: number; local: number } | null {
  if ('handOf' in to) return { where: HAND, local: ownerLocal(k, to.handOf, why) }
  if ('emptyBreach' in to) return null
  const of = 'topOf' in to ? to.topOf : 'bottomOf' in to ? to.bottomOf : to.topOrBottomOf
  if (of.zone !== 'deck' && of.zone !== 'discardPile') return null
  const bottom = 'bottomOf' in to ? AT_THE_BOTTOM : 0
  return { where: (of.zone === 'deck' ? DECK : DISCARD_PILE) | bottom, local: ownerLocal(k, of.of, why) }
}

function ownerLocal(k: TextCompiler, owner: From['of'], why: unknown): number {
  if (owner === undefined || owner === 'subject') return SUBJECT
  if (owner === 'you') return YOU
  const local = assembler.local()
  if (owner === 'everyone' || owner === 'allies') {
    const set = k.choose(owner === 'allies' ? alliesRow() : playersRow(), PLAYERS, why, {
      by: k.playerText ? BY_YOU : BY_TABLE,
    })
    emit(FIRST_TO_LOCAL, set, local)
    return local
  }
  if ('bound' in owner) return k.bound(owner.bound).local
  if ('ownerOf' in owner) {
    emit(HOLDER_TO_LOCAL, k.bound(owner.ownerOf).local, local)
    return local
  }
  throw new Error('a destination needs one player')
}

function commonZone(k: TextCompiler, of: From): number {
  if (of.zone === 'turnDeck') return TURN_DECK
  if (of.zone === 'nemesisDeck') return NEMESIS_DECK
  if (typeof of.zone === 'object' && 'side' in of.zone) return k.side(of.zone.side)
  throw new Error('cards cannot be put there')
}

export function place(k: TextCompiler, node: Extract<Effect, { op: 'place' }>): void {
  let set = k.pick(node.pick, node)
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  // B08: what another effect took away meanwhile is not fetched back.
  if (node.pick.op === 'that' && k.isCast(node.pick.name)) emit(KEEP_DISCARDED, set)
  if (node.order === 'chosen') set = chosenOrder(k, node.pick, set, node)
  const own = withPlayer(k, node.to, node)
  if (own !== null) {
    emit(PLACE_WITH, set, own.local, own.where)
    return
  }
  if ('topOrBottomOf' in node.to) {
    emit(TOP_OR_BOTTOM, set, commonZone(k, node.to.topOrBottomOf))
    return
  }
  if ('emptyBreach' in node.to) emit(PLACE_IN_BREACH, set, node.to.emptyBreach === 'leftmost' ? 1 : -1)
  else if ('bottomOf' in node.to) emit(PLACE_BOTTOM, set, commonZone(k, node.to.bottomOf))
  else if ('topOf' in node.to) emit(PLACE_TOP, set, commonZone(k, node.to.topOf))
}

/** H07: the cards are named from the top down. */
function chosenOrder(k: TextCompiler, pick: Pick, set: number, why: unknown): number {
  const name = pick.op === 'that' ? pick.name : 'the cards to order'
  if (pick.op !== 'that') k.bind(name, 'cards', why, set)
  const source = { op: 'bound', name } as const
  return k.choose(k.set(source), source, why, {
    many: steps.evaluator.row(rows.size, set),
    by: k.playerText ? BY_YOU : BY_TABLE,
    reordered: true,
  })
}

export function shuffleInto(k: TextCompiler, node: Extract<Effect, { op: 'shuffleInto' }>): void {
  const set = k.pick(node.pick, node)
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  const always = node.always === true ? 1 : 0
  if (node.deck.zone === 'deck') emit(SHUFFLE_INTO_DECK, set, ownerLocal(k, node.deck.of, node), always)
  else emit(SHUFFLE_INTO, set, commonZone(k, node.deck), always)
}

export function shuffle(k: TextCompiler, of: From): void {
  if (of.zone === 'deck') emit(SHUFFLE_DECK_OF, ownerLocal(k, of.of, of))
  else emit(SHUFFLE, commonZone(k, of))
}
