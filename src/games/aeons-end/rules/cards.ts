import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { spend } from '../../../kernel/work.ts'
import { CORRUPTION, isNemesisTurn, mats, nameOf, tierOf, typeOf } from '../content.ts'
import {
  breachOfZone,
  DESTROYED,
  DRAWN_THIS_TURN,
  deckOf,
  defOf,
  discardOf,
  handOf,
  IN_PLAY,
  isBreachZone,
  isWithheld,
  leavesBreach,
  machine,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  NEMESIS_SHUFFLE,
  NO_DOUBLE_NEMESIS,
  NO_FLAWS,
  nemesisId,
  PILE_ZONES,
  PLAYER_SHUFFLE,
  PLAYERS,
  playerOfZone,
  RAVENS_EYE,
  SETUP_SHUFFLE,
  SIDE_SHUFFLE,
  SIDE_ZONES,
  SIDES,
  type State,
  setDef,
  setMark,
  spanned,
  streams,
  TURN_DECK,
  TURN_DISCARD,
  TURN_ORDER,
  treasures,
  unveil,
  variants,
  veil,
  zones,
} from '../state.ts'
import { BECAME, DECK_TURNED_OVER, MOVED, REVEALED, SHUFFLED } from './events.ts'
import { insteadOfDiscarding, redirectDestroyed } from './modifiers.ts'
import { fireDiscarded } from './triggers.ts'

const FACEDOWN = new Int8Array(SIDE_ZONES)
for (let p = 0; p < PLAYERS; p++) FACEDOWN[deckOf(p)] = 1
FACEDOWN[NEMESIS_DECK] = 1
FACEDOWN[TURN_DECK] = 1

/** Do the cards of this zone lie with their backs up? H06 */
export function facedown(s: State, z: number): boolean {
  return z < SIDE_ZONES ? FACEDOWN[z] === 1 : mats[nemesisId.get(s)]?.sideHidden[z - SIDE_ZONES] === true
}

/** Every change of place goes through here. What leaves a facedown zone for an open one is news. */
function move(s: State, c: number, to: number, top: boolean): void {
  const from = zones.of(s, c)
  if (from !== NONE && isBreachZone(from)) leaveBreach(s, c, from)
  if (from !== NONE && facedown(s, from) && !facedown(s, to)) {
    machine.reveal(s)
    unveil(s, c)
  }
  if (top) zones.moveToTop(s, c, to)
  else zones.moveToBottom(s, c, to)
  emit(s, MOVED, c, from, to, top ? 1 : 0)
}

function leaveBreach(s: State, c: number, from: number): void {
  leavesBreach(s, c)
  // A spell over two breaches frees both.
  if (zones.count(s, from) === 1) {
    const b = breachOfZone(from)
    if ((b & 3) < 3) spanned.set(s, b + 1, 0)
  }
}

export function toTop(s: State, c: number, zone: number): void {
  move(s, c, zone, true)
}

export function toBottom(s: State, c: number, zone: number): void {
  move(s, c, zone, false)
}

/** The pile a card goes to when it is discarded: its holder's, the nemesis', the turn order's. R266 */
function discardPileFor(s: State, c: number): number {
  const z = zones.of(s, c)
  const p = playerOfZone(z)
  if (p !== NONE) return discardOf(p)
  if (z === TURN_DECK || z === TURN_DISCARD) return TURN_DISCARD
  // Cards of a deck of the mat's own have a pile of their own next to it.
  const aside = mats[nemesisId.get(s)]?.discardSide ?? NONE
  return aside !== NONE && tierOf[defOf(s, c)] === 0 ? SIDE_ZONES + aside : NEMESIS_DISCARD
}

export function discard(s: State, c: number): void {
  const from = zones.of(s, c)
  const elsewhere = insteadOfDiscarding(s, c)
  if (elsewhere !== NONE) {
    move(s, c, elsewhere, false)
    return
  }
  move(s, c, discardPileFor(s, c), true)
  if (from === IN_PLAY) fireDiscarded(s, c)
}

export function destroy(s: State, c: number): void {
  if (zones.of(s, c) === DESTROYED) return
  if (typeOf[defOf(s, c)] === CORRUPTION && redirectDestroyed(s, c)) return
  move(s, c, DESTROYED, true)
}

/** The card itself is another one from now on, wherever it goes. */
export function become(s: State, c: number, def: number): void {
  if (isWithheld(s, NO_FLAWS) && nameOf[def] !== def) return
  emit(s, BECAME, c, defOf(s, c), def)
  setDef(s, c, def)
}

/** Turns the discard pile over as the new deck: the oldest card comes on top. R165, R166, R167 */
function turnOver(s: State, p: number): boolean {
  if (zones.count(s, discardOf(p)) === 0) return false
  zones.flipUnder(s, discardOf(p), deckOf(p))
  emit(s, DECK_TURNED_OVER, p)
  return true
}

/** Makes sure that a deck has a card on top, if the rules can provide one. */
export function provide(s: State, deck: number): boolean {
  if (zones.count(s, deck) > 0) return true
  const p = playerOfZone(deck)
  if (p !== NONE && deck === deckOf(p)) return turnOver(s, p)
  if (deck === TURN_DECK) {
    // R082: all turn order cards, the one of the current turn included.
    if (zones.count(s, TURN_DISCARD) === 0) return false
    const last = defOf(s, zones.first(s, TURN_DISCARD))
    zones.flipUnder(s, TURN_DISCARD, TURN_DECK)
    shuffle(s, TURN_DECK)
    // House variant T13: the round may not begin as the last one ended, with the nemesis.
    if (isNemesisTurn(last) && (variants.get(s) & NO_DOUBLE_NEMESIS) !== 0)
      while (isNemesisTurn(defOf(s, zones.first(s, TURN_DECK)))) shuffle(s, TURN_DECK)
    return true
  }
  if (deck === SIDE_ZONES && mats[nemesisId.get(s)]!.reshuffle) {
    const pile = SIDE_ZONES + mats[nemesisId.get(s)]!.discardSide
    if (zones.count(s, pile) === 0) return false
    zones.flipUnder(s, pile, deck)
    shuffle(s, deck)
    return true
  }
  return false
}

export function draw(s: State, p: number, n: number): void {
  for (let i = 0; i < n; i++) {
    spend(1)
    if (!provide(s, deckOf(p))) return
    const c = zones.first(s, deckOf(p))
    // Only corruptions ask whether they were drawn this turn.
    if (typeOf[defOf(s, c)] === CORRUPTION) setMark(s, c, DRAWN_THIS_TURN)
    move(s, c, handOf(p), false)
  }
}

export function reveal(s: State, c: number): void {
  machine.reveal(s)
  unveil(s, c)
  emit(s, REVEALED, c)
}

const streamOf = (deck: number): number =>
  deck === TURN_DECK
    ? TURN_ORDER
    : deck === NEMESIS_DECK
      ? NEMESIS_SHUFFLE
      : deck >= SIDE_ZONES && deck < SIDE_ZONES + SIDES
        ? SIDE_SHUFFLE
        : deck < PILE_ZONES
          ? PLAYER_SHUFFLE
          : SETUP_SHUFFLE

export function shuffle(s: State, deck: number): void {
  streams.shuffle(s, streamOf(deck), zones, deck)
  if (facedown(s, deck)) for (let c = zones.first(s, deck); c !== NONE; c = zones.after(s, c)) veil(s, c)
  emit(s, SHUFFLED, deck)
  if (deck === TURN_DECK && (treasures.get(s) & RAVENS_EYE) !== 0) lookAhead(s)
}

/** LP9: a shuffled turn order deck gives its top card at once, so the party looks at the one below. */
function lookAhead(s: State): void {
  const second = zones.count(s, TURN_DECK) < 2 ? NONE : zones.after(s, zones.first(s, TURN_DECK))
  if (second !== NONE) reveal(s, second)
}
