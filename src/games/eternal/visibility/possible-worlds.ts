import { forgetOptionsOf, optionAt, optionFirst, optionKind } from '../../../kernel/options.ts'
import { derivedSeed, quickNumbers, type Seed } from '../../../kernel/random.ts'
import { NONE, type RecordField, type State } from '../../../kernel/state.ts'
import type { Card, Zone } from '../../../kernel/zones.ts'
import { PICK } from '../../../language/compiler/steps.ts'
import { MOST_DEFINITIONS } from '../../../language/library.ts'
import { WARP } from '../content.ts'
import { plainCard, SELF, THAT } from '../engine.ts'
import { hasRandomPlaces, isAtRandomPlace, knows, seesZone } from '../knowledge.ts'
import { eachQueued, hideSources } from '../rules/triggers/queue-rows.ts'
import { skills } from '../rules/values/skills.ts'
import * as state from '../state.ts'
import {
  CARDS,
  DECK,
  def,
  HAND,
  isHand,
  MARKET,
  machine,
  redraws,
  starter,
  streams,
  traded,
  turn,
  zones,
} from '../state.ts'
import { warped } from '../visibility.ts'
import { mixFaces } from './face-down.ts'

/*
 * Worlds that agree with everything a seat has seen. Deck lists are open; what a seat does not know is where
 * the cards of the other's hand and deck lie, and in which order its own deck does. Cards that it knows stay,
 * cards that were put somewhere at random go somewhere at random again, and all others are dealt again. What
 * comes out depends on what is known alone: cards are sorted by what they are, never by their number.
 */

type Roll = (sides: number) => number

/** Re-deals everything that this seat cannot know: the other's hand and deck, its own deck, and chance to come. */
export function determinise(s: State, seat: number, seed: Seed): void {
  forgetOptionsOf(s)
  const roll = quickNumbers(derivedSeed(seed, 1))
  hideSources(s, (c) => isUnannounced(s, seat, c))
  pin(s)
  pinOffered(s, seat)
  // A card with Warp on top of the own deck is known, and so is that there is none.
  const known = warped(s, seat) !== null
  if (known) pinCard(zones.first(s, DECK + seat))
  const enemy = 1 - seat
  mixFaces(s, seat, roll, (c) => pinned[c] === 1)
  begin()
  takeDeck(s, seat, DECK + seat)
  deal(s, roll)
  offerTheSame(s, DECK + seat)
  if (!known && warped(s, seat) !== null) hideWarp(s, DECK + seat)
  begin()
  takeHand(s, seat, HAND + enemy)
  if (traded.get(s, enemy) === 1) takeHand(s, seat, MARKET + enemy)
  takeDeck(s, seat, DECK + enemy)
  deal(s, roll)
  forgetRedraw(s, seat, roll)
  streams.seed(s, derivedSeed(seed, 2))
}

/** An ability that waits on such a card tells this seat nothing: the card lies in a hand or a deck that it does not see. */
const isUnannounced = (s: State, seat: number, c: Card): boolean =>
  c >= 0 && c < CARDS && !seesZone(seat, zones.of(s, c)) && zones.of(s, c) !== NONE && !knows(s, seat, c)

/** Brings the first card that cannot be played from a deck to its top. */
function hideWarp(s: State, deck: Zone): void {
  for (let c = zones.first(s, deck); c !== NONE; c = zones.after(s, c))
    if ((skills(s, c) & WARP) === 0) {
      zones.moveToTop(s, c, deck)
      return
    }
}

/** Before the first turn the second to answer does not know whether the first will draw a new hand. */
function forgetRedraw(s: State, seat: number, roll: Roll): void {
  if (turn.get(s) === 0 && starter.get(s) !== seat && redraws.get(s, 1 - seat) <= 1)
    redraws.set(s, 1 - seat, roll(2))
}

// ---- cards that the running texts are about stay where they are

const pinned = new Uint8Array(CARDS)

function pin(s: State): void {
  pinned.fill(0)
  eachQueued(s, pinCard)
  for (let f = machine.running(s); f !== NONE; f = machine.below(s, f)) {
    pinCard(s[f + SELF]!)
    pinCard(s[f + THAT]!)
  }
}

function pinCard(c: number): void {
  if (c >= 0 && c < CARDS) pinned[c] = 1
}

/**
 * What is offered to this seat it sees: the whole hand that a card is to be picked from, and in the other's deck the
 * cards that are offered with all others of their name. Its own deck it knows but for the order, which is not shown.
 */
function pinOffered(s: State, seat: number): void {
  shownHand = NONE
  offered.length = 0
  if (!machine.waiting(s) || machine.seat(s) !== seat) return
  const n = machine.options(s)
  for (let i = 0; i < n; i++) {
    const c = optionFirst(optionAt(i))
    if (optionKind(optionAt(i)) !== PICK || c >= CARDS) continue
    const z = zones.of(s, c)
    if (z === DECK + seat) offered.push(c)
    if (z === NONE || z === DECK + seat || seesZone(seat, z)) continue
    if (isHand(z)) shownHand = z
    for (let other = zones.first(s, z); other !== NONE; other = zones.after(s, other))
      if (isHand(z) || def.get(s, other) === def.get(s, c)) pinCard(other)
  }
}

/** Cards of the own deck that are offered: of equal ones the first in the deck. */
const offered: number[] = []

/**
 * The same cards are offered in every world, wherever they lie: of equal ones, the card that stands for them comes
 * first again.
 */
function offerTheSame(s: State, deck: Zone): void {
  for (const c of offered) {
    if (!plainCard(s, c)) continue
    let first = zones.first(s, deck)
    while (first !== c && !(def.get(s, first) === def.get(s, c) && plainCard(s, first)))
      first = zones.after(s, first)
    if (first === c) continue
    const [to, from] = [zones.indexOf(s, first), zones.indexOf(s, c)]
    zones.moveToIndex(s, c, deck, to)
    zones.moveToIndex(s, first, deck, from)
  }
}

/** The hand that this seat is just looking at: the options name its cards by their places. */
let shownHand: Zone = NONE

const stays = (s: State, seat: number, c: Card): boolean => pinned[c] === 1 || knows(s, seat, c)

// ---- dealing

const ANY = -1
/** The places to fill: a card that stays there, or ANY; and the zone of each. */
const PLACES = new Int16Array(CARDS)
const ZONE_AT = new Int8Array(CARDS)
let places = 0
/** The cards to fill them with. */
const LOOSE = new Int16Array(CARDS)
let loose = 0
/** Cards that go to a random place of the deck that was taken up last. */
const AT_RANDOM = new Int16Array(CARDS)
let atRandom = 0

function begin(): void {
  places = 0
  loose = 0
  atRandom = 0
}

function place(card: number, zone: Zone): void {
  PLACES[places] = card
  ZONE_AT[places++] = zone
}

const KEPT = new Int16Array(CARDS)

/** A hand has no order for the other seat: what is known of it comes first. */
function takeHand(s: State, seat: number, zone: Zone): void {
  let kept = 0
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (stays(s, seat, c)) KEPT[kept++] = c
    else LOOSE[loose++] = c
  if (zone !== shownHand) sort(s, KEPT, kept)
  for (let i = 0; i < kept; i++) place(KEPT[i]!, zone)
  for (let i = zones.count(s, zone) - kept; i > 0; i--) place(ANY, zone)
}

/** Cards that are to be put at a random place wait on top. */
function takeDeck(s: State, seat: number, zone: Zone): void {
  if (hasRandomPlaces(s, seat, zone))
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
      if (!stays(s, seat, c) && isAtRandomPlace(s, seat, c)) {
        AT_RANDOM[atRandom++] = c
        place(c, zone)
      }
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (stays(s, seat, c)) place(c, zone)
    else if (!isAtRandomPlace(s, seat, c)) {
      LOOSE[loose++] = c
      place(ANY, zone)
    }
}

function deal(s: State, roll: Roll): void {
  sort(s, LOOSE, loose)
  for (let i = 0; i < places; i++) {
    if (PLACES[i] !== ANY) continue
    const k = roll(loose)
    PLACES[i] = LOOSE[k]!
    LOOSE[k] = LOOSE[--loose]!
  }
  for (let from = 0; from < places; ) {
    const zone = ZONE_AT[from]!
    let to = from + 1
    while (to < places && ZONE_AT[to] === zone) to++
    zones.fill(s, zone, PLACES, from, to - from)
    from = to
  }
  if (atRandom === 0) return
  sort(s, AT_RANDOM, atRandom)
  const deck = zones.of(s, AT_RANDOM[0]!)
  const others = zones.count(s, deck) - atRandom
  // Those that wait their turn lie above all others meanwhile.
  for (let i = 0; i < atRandom; i++)
    zones.moveToIndex(s, AT_RANDOM[i]!, deck, atRandom - i - 1 + roll(others + i + 1))
}

// ---- order by what cards are

const NUMBERS: readonly RecordField[] = [
  state.traits,
  ...state.LASTING,
  state.number,
  state.turnStrength,
  state.turnHealth,
  state.turnSkills,
  state.turnSkillsHigh,
]

function comesAfter(s: State, one: Card, other: Card): boolean {
  for (let i = 0; i < NUMBERS.length; i++) {
    const field = NUMBERS[i]!
    const difference = field.get(s, one) - field.get(s, other)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** How many cards of each definition there are, then where the next of them goes; all zero between two sorts. */
const PLACE_OF = new Int16Array(MOST_DEFINITIONS)
const KINDS_MET = new Int16Array(CARDS)
const SORTED = new Int16Array(CARDS)

/** By definition first: only copies of one card have to be looked at more closely. */
function sort(s: State, cards: Int16Array, n: number): void {
  let met = 0
  for (let i = 0; i < n; i++) {
    const d = def.get(s, cards[i]!)
    if (PLACE_OF[d] === 0) KINDS_MET[met++] = d
    PLACE_OF[d] = PLACE_OF[d]! + 1
  }
  KINDS_MET.subarray(0, met).sort()
  let next = 0
  for (let k = 0; k < met; k++) {
    const d = KINDS_MET[k]!
    const many = PLACE_OF[d]!
    PLACE_OF[d] = next
    next += many
  }
  for (let i = 0; i < n; i++) {
    const d = def.get(s, cards[i]!)
    SORTED[PLACE_OF[d]!] = cards[i]!
    PLACE_OF[d] = PLACE_OF[d]! + 1
  }
  for (let k = 0; k < met; k++) PLACE_OF[KINDS_MET[k]!] = 0
  const changed = findChanged(s, SORTED, n)
  for (let i = 0; i < n; i++) {
    const c = SORTED[i]!
    const d = def.get(s, c)
    let k = i
    if (changed)
      for (; k > 0 && def.get(s, cards[k - 1]!) === d && comesAfter(s, cards[k - 1]!, c); k--)
        cards[k] = cards[k - 1]!
    cards[k] = c
  }
}

/** Is any of these cards not as it was printed? */
function findChanged(s: State, cards: Int16Array, n: number): boolean {
  let all = 0
  for (let i = 0; i < n; i++) all |= state.traits.get(s, cards[i]!) & ~state.OWNED_BY_1
  for (let k = 1; k < NUMBERS.length; k++) {
    const field = NUMBERS[k]!
    for (let i = 0; i < n; i++) all |= field.get(s, cards[i]!)
  }
  return all !== 0
}
