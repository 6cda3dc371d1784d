import { NONE, type State } from '../../kernel/state.ts'
import type { Card, Zone } from '../../kernel/zones.ts'
import { PRINTED_SKILLS, STEALTH } from './content.ts'
import {
  CARDS,
  controllerOf,
  DECK,
  def,
  isAround,
  isDeck,
  isHand,
  isMarket,
  isPlaymat,
  STACK_ZONE,
  schema,
  zones,
} from './state.ts'

/*
 * What each seat has seen of cards that lie hidden from it now: a unit that was returned to the hand of its
 * player, a card that was put on the bottom of a deck. One bit a card and seat; the rules note it where cards
 * move, so that a saved game, an undone one and every copy remember the same.
 */

const SEATS = 2
const WORDS = CARDS / 16
const WORD = 4
const BIT = 15
/** The seat knows that this card lies here: in this hand, or at this very place of a deck. */
const known = schema.region('known', SEATS * WORDS)
/** The card was put at a random place of the deck, and the seat has not lost track of it since. */
const strayed = schema.region('strayed', SEATS * WORDS)
/** Does a deck have such cards? One a deck and seat. */
const strays = schema.field('strays', SEATS * 2, { min: 0, max: 1 })
/** Has this player exchanged cards with the market, so that the other no longer knows what lies there? */
export const traded = schema.field('traded', SEATS, { min: 0, max: 1 })

/** Does this seat see which card lies there? Nobody sees a deck; hands and markets only their owner. */
export function seesZone(seat: number, z: Zone): boolean {
  if (z === NONE || isDeck(z)) return false
  if (isHand(z) || isMarket(z)) return (z & 1) === seat
  return true
}

const at = (region: number, seat: number, c: Card): number => region + seat * WORDS + (c >> WORD)
const bit = (c: Card): number => 1 << (c & BIT)

export const knows = (s: State, seat: number, c: Card): boolean => (s[at(known, seat, c)]! & bit(c)) !== 0
export const isStray = (s: State, seat: number, c: Card): boolean => (s[at(strayed, seat, c)]! & bit(c)) !== 0

/** May a deck hold such cards for this seat? */
export const hasStrays = (s: State, seat: number, deck: Zone): boolean =>
  strays.get(s, deck * SEATS + seat) === 1

/** The seat has seen this card where it lies. */
export function know(s: State, seat: number, c: Card): void {
  s[at(known, seat, c)] = s[at(known, seat, c)]! | bit(c)
}

/** Is this a card that is played face down? */
export const isStealthy = (s: State, c: Card): boolean =>
  isAround(s, STEALTH) && (PRINTED_SKILLS[def.get(s, c)]! & STEALTH) !== 0

/** Does this card lie face down for this seat, while it is played or in play (Stealth)? */
export function isHidden(s: State, seat: number, c: Card): boolean {
  if (!isStealthy(s, c) || controllerOf(s, c) === seat || knows(s, seat, c)) return false
  const z = zones.of(s, c)
  return z === STACK_ZONE || isPlaymat(z)
}

function lose(s: State, region: number, seat: number, c: Card): void {
  s[at(region, seat, c)] = s[at(region, seat, c)]! & ~bit(c)
}

/** A card has moved to a place that is hidden from somebody. What a seat saw leave, or knew before, it knows there. */
export function noteMove(s: State, c: Card, from: Zone, to: Zone): void {
  if (from !== NONE && isDeck(from)) leaveDeck(s, c, from)
  if (to === STACK_ZONE && isStealthy(s, c)) playFaceDown(s, c, from)
  if (!isDeck(to) && !isHand(to) && !isMarket(to)) return
  for (let seat = 0; seat < SEATS; seat++) {
    // What lay face down is as unknown in its next place.
    if (from !== NONE && isPlaymat(from) && isStealthy(s, c)) continue
    if (from === NONE) lose(s, known, seat, c)
    else if (seesZone(seat, from)) know(s, seat, c)
  }
  if (from !== NONE && isMarket(from)) traded.set(s, from & 1, 1)
}

/** Whoever did not see the card before does not know which one was played. */
function playFaceDown(s: State, c: Card, from: Zone): void {
  for (let seat = 0; seat < SEATS; seat++)
    if (from !== NONE && !seesZone(seat, from)) lose(s, known, seat, c)
    else know(s, seat, c)
}

function leaveDeck(s: State, c: Card, deck: Zone): void {
  for (let seat = 0; seat < SEATS; seat++) {
    lose(s, strayed, seat, c)
    // Whoever does not see what was drawn can no longer tell where the others lie.
    if (strays.get(s, deck * SEATS + seat) === 1 && !seesZone(seat, zones.of(s, c))) forgetDeck(s, deck, seat)
  }
}

/** The card went to a random place: nobody knows it, and everything known of the others still holds. */
export function noteStray(s: State, c: Card, deck: Zone): void {
  for (let seat = 0; seat < SEATS; seat++) {
    lose(s, known, seat, c)
    s[at(strayed, seat, c)] = s[at(strayed, seat, c)]! | bit(c)
    strays.set(s, deck * SEATS + seat, 1)
  }
}

export function noteShuffle(s: State, p: number): void {
  for (let seat = 0; seat < SEATS; seat++) forgetDeck(s, DECK + p, seat)
}

function forgetDeck(s: State, deck: Zone, seat: number): void {
  strays.set(s, deck * SEATS + seat, 0)
  for (let c = zones.first(s, deck); c !== NONE; c = zones.after(s, c)) {
    lose(s, known, seat, c)
    lose(s, strayed, seat, c)
  }
}
