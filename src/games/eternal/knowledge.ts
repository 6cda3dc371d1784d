import { type Marks, NONE, type State } from '../../kernel/state.ts'
import type { Card, Zone } from '../../kernel/zones.ts'
import { PRINTED_SKILLS, STEALTH } from './content.ts'
import {
  atRandomPlace,
  controllerOf,
  DECK,
  def,
  isAround,
  isDeck,
  isHand,
  isMarket,
  isPlaymat,
  known,
  randomPlaces,
  SEATS,
  STACK_ZONE,
  traded,
  zones,
} from './state.ts'

/*
 * What each seat has seen of cards that lie hidden from it now: a unit that was returned to the hand of its
 * player, a card that was put on the bottom of a deck. One bit a card and seat; the rules note it where cards
 * move, so that a saved game, an undone one and every copy remember the same.
 */

/** Does this seat see which card lies there? Nobody sees a deck; hands and markets only their owner. */
export function seesZone(seat: number, z: Zone): boolean {
  if (z === NONE || isDeck(z)) return false
  if (isHand(z) || isMarket(z)) return (z & 1) === seat
  return true
}

/** A spectator has no marks, and remembers nothing. */
export const knows = (s: State, seat: number, c: Card): boolean => seat < SEATS && known.has(s, c, seat)
export const isAtRandomPlace = (s: State, seat: number, c: Card): boolean => atRandomPlace.has(s, c, seat)

/** May a deck hold such cards for this seat? */
export const hasRandomPlaces = (s: State, seat: number, deck: Zone): boolean =>
  randomPlaces.get(s, deck * SEATS + seat) === 1

/** The seat has seen this card where it lies. */
export function know(s: State, seat: number, c: Card): void {
  known.set(s, c, seat)
}

/** Is this a card that is played face down? */
export const isStealthy = (s: State, c: Card): boolean =>
  isAround(s, STEALTH) && (PRINTED_SKILLS[def.get(s, c)]! & STEALTH) !== 0

/** Does this card lie face down for this seat, while it is played or in play (Stealth)? */
export function isHidden(s: State, seat: number, c: Card): boolean {
  if (!isStealthy(s, c)) return false
  const controller = controllerOf(s, c)
  // A spectator saw it turned up when the enemy did.
  if (controller === seat || knows(s, seat < SEATS ? seat : 1 - controller, c)) return false
  const z = zones.of(s, c)
  return z === STACK_ZONE || isPlaymat(z)
}

function lose(s: State, what: Marks, seat: number, c: Card): void {
  what.clear(s, c, seat)
}

/** A card has moved to a place that is hidden from somebody. What a seat saw leave, or knew before, it knows there. */
export function noteMove(s: State, c: Card, from: Zone, to: Zone): void {
  if (from !== NONE && isDeck(from)) leaveDeck(s, c, from)
  if (to === STACK_ZONE && isStealthy(s, c)) playFaceDown(s, c, from)
  if (!isDeck(to) && !isHand(to) && !isMarket(to)) return
  // What lay face down is as unknown in its next place.
  if (from !== NONE && isPlaymat(from) && isStealthy(s, c)) return
  for (let seat = 0; seat < SEATS; seat++)
    if (from === NONE) lose(s, known, seat, c)
    else if (seesZone(seat, from)) know(s, seat, c)
  if (from !== NONE && isMarket(from)) traded.set(s, from & 1, 1)
}

/** A seat that did not see the card before does not know which one was played. */
function playFaceDown(s: State, c: Card, from: Zone): void {
  for (let seat = 0; seat < SEATS; seat++)
    if (from !== NONE && !seesZone(seat, from)) lose(s, known, seat, c)
    else know(s, seat, c)
}

function leaveDeck(s: State, c: Card, deck: Zone): void {
  for (let seat = 0; seat < SEATS; seat++) {
    if (!hasRandomPlaces(s, seat, deck)) continue
    lose(s, atRandomPlace, seat, c)
    // A seat that does not see what was drawn can no longer tell where the others lie.
    if (!seesZone(seat, zones.of(s, c))) forgetDeck(s, deck, seat)
  }
}

/** The card went to a random place: nobody knows it, and everything known of the others still holds. */
export function noteRandomPlace(s: State, c: Card, deck: Zone): void {
  for (let seat = 0; seat < SEATS; seat++) {
    lose(s, known, seat, c)
    atRandomPlace.set(s, c, seat)
    randomPlaces.set(s, deck * SEATS + seat, 1)
  }
}

export function noteShuffle(s: State, p: number): void {
  for (let seat = 0; seat < SEATS; seat++) forgetDeck(s, DECK + p, seat)
}

function forgetDeck(s: State, deck: Zone, seat: number): void {
  for (let c = zones.first(s, deck); c !== NONE; c = zones.after(s, c)) lose(s, known, seat, c)
  if (!hasRandomPlaces(s, seat, deck)) return
  for (let c = zones.first(s, deck); c !== NONE; c = zones.after(s, c)) lose(s, atRandomPlace, seat, c)
  randomPlaces.set(s, deck * SEATS + seat, 0)
}
