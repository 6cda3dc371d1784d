/**
 * What this machine can do at best: a small cooperative deck builder (two players, nine supply piles,
 * 24 nemesis cards, breaches, minions, a city) written straight into one array of integers, with no
 * cards as data, no texts, no undo, no events and no hidden information. Nobody would want to maintain a
 * game like this; it is here so that the real games can be measured as a fraction of it.
 */

const GEM = 0
const RELIC = 1
const SPELL = 2
const CRYSTAL = 0
const SPARK = 1
/** The relic that draws; the other one charges. */
const DRAWING = 5
const FIRST_PILE = 2
const PILES = 9

// Crystal, spark, three gems, two relics, four spells: what they are, cost, and give.
const TYPES = Int16Array.of(GEM, SPELL, GEM, GEM, GEM, RELIC, RELIC, SPELL, SPELL, SPELL, SPELL)
const COSTS = Int16Array.of(0, 0, 3, 4, 5, 2, 4, 3, 4, 6, 8)
const WORTH = Int16Array.of(1, 1, 2, 3, 4, 1, 1, 2, 3, 5, 7)
const PILE_SIZES = Int16Array.of(7, 7, 7, 5, 5, 5, 5, 5, 5)

const PLAYERS = 2
const BREACHES = 4
const OPENED = 4
const STAGES = 5
const FOCUS_COSTS = Int16Array.of(0, 2, 3, 4)
const OPEN_COSTS = Int16Array.of(0, 0, 0, 0, 0, 5, 4, 3, 2, 0, 9, 7, 5, 3, 0, 13, 10, 7, 4, 0)

const CHARGES = 5
const HAND_SIZE = 5
const MOST_MINIONS = 8
const TURN_CARDS = 6
const NEMESIS_TURN = -1
const NEMESIS_DECK = 24
/** Three kinds of nemesis card, of strength 2 to 4. */
const NEMESIS_CARDS = Int16Array.from({ length: NEMESIS_DECK }, (_, i) => ((i % 3) << 3) | (2 + (i >> 3)))
const HURTS_PLAYER = 0
const HURTS_CITY = 1

// The block: common part, then one stretch per player.
const CHANCE = 0
const WHO = 2
const PHASE = 3
const AETHER = 4
const NEMESIS = 5
const CITY = 6
const TURN = 7
const ORDER = 8
const MINION_COUNT = 14
const NEXT_CARD = 15
const OVER = 16
const SUPPLY = 20
const MINIONS = 30
const DECK_OF_NEMESIS = 40
const FIRST_PLAYER = 80
const PLAYER = 272
const LIFE = 0
const CHARGED = 1
const IN_HAND = 2
const IN_DECK = 3
const IN_DISCARD = 4
const IN_PLAY = 5
const BREACH = 6
const PREPPED = 10
const HAND = 16
const DECK = 80
const DISCARD = 144
const PLAYED = 208

const CASTING = 0
const MAIN = 1

// A move is a verb, then a place and a target.
const CAST = 1 << 12
const TO_MAIN = 2 << 12
const PLAY = 3 << 12
const PREP = 4 << 12
const GAIN = 5 << 12
const CHARGE = 6 << 12
const ABILITY = 7 << 12
const FOCUS = 8 << 12
const OPEN = 9 << 12
const END = 10 << 12
const VERB = 15 << 12

type Block = Int16Array<ArrayBuffer>

const block: Block = new Int16Array(FIRST_PLAYER + PLAYERS * PLAYER)
const moves = new Int32Array(512)
const policy = new Int32Array(1)

function step(x: number): number {
  let y = x ^ (x << 13)
  y ^= y >>> 17
  return y ^ (y << 5)
}

function roll(s: Block, sides: number): number {
  const x = step((s[CHANCE + 1]! << 16) | (s[CHANCE]! & 0xffff))
  s[CHANCE] = x
  s[CHANCE + 1] = x >> 16
  return ((x >>> 16) * sides) >>> 16
}

function choose(options: number): number {
  const x = step(policy[0]!)
  policy[0] = x
  return ((x >>> 16) * options) >>> 16
}

function shuffle(s: Block, at: number, n: number): void {
  for (let i = n - 1; i > 0; i--) {
    const j = roll(s, i + 1)
    const held = s[at + i]!
    s[at + i] = s[at + j]!
    s[at + j] = held
  }
}

function deal(s: Block, seed: number): void {
  s.fill(0)
  s[CHANCE] = seed === 0 ? 1 : seed
  s[CHANCE + 1] = seed >> 16
  s[NEMESIS] = 70
  s[CITY] = 30
  s.set(PILE_SIZES, SUPPLY)
  s.set(NEMESIS_CARDS, DECK_OF_NEMESIS)
  shuffle(s, DECK_OF_NEMESIS, NEMESIS_DECK)
  s[ORDER] = NEMESIS_TURN
  s[ORDER + 1] = NEMESIS_TURN
  for (let i = 2; i < TURN_CARDS; i++) s[ORDER + i] = i & 1
  shuffle(s, ORDER, TURN_CARDS)
  for (let p = 0; p < PLAYERS; p++) {
    const b = FIRST_PLAYER + p * PLAYER
    s[b + LIFE] = 10
    s[b + BREACH] = OPENED
    for (let k = 0; k < BREACHES; k++) s[b + PREPPED + k] = -1
    for (let i = 0; i < 10; i++) s[b + DECK + i] = i < 6 ? CRYSTAL : SPARK
    s[b + IN_DECK] = 10
    shuffle(s, b + DECK, 10)
    draw(s, b, HAND_SIZE)
  }
  nextTurn(s)
}

/** An empty deck is the discard pile turned over; nothing is shuffled. */
function draw(s: Block, b: number, cards: number): void {
  for (let left = cards; left > 0; left--) {
    if (s[b + IN_DECK] === 0) {
      const n = s[b + IN_DISCARD]!
      if (n === 0) return
      for (let i = 0; i < n; i++) s[b + DECK + i] = s[b + DISCARD + n - 1 - i]!
      s[b + IN_DECK] = n
      s[b + IN_DISCARD] = 0
    }
    const top = s[b + IN_DECK]! - 1
    s[b + IN_DECK] = top
    const n = s[b + IN_HAND]!
    s[b + HAND + n] = s[b + DECK + top]!
    s[b + IN_HAND] = n + 1
  }
}

function hurtPlayer(s: Block, p: number, n: number): void {
  const at = FIRST_PLAYER + p * PLAYER + LIFE
  const life = s[at]!
  if (life === 0) s[CITY] = s[CITY]! - 2 * n
  else s[at] = life > n ? life - n : 0
}

function isOver(s: Block): boolean {
  if (s[NEMESIS]! <= 0) s[OVER] = 1
  else if (s[CITY]! <= 0) s[OVER] = 2
  else {
    let alive = 0
    for (let p = 0; p < PLAYERS; p++) alive += s[FIRST_PLAYER + p * PLAYER + LIFE]!
    if (alive > 0) return false
    s[OVER] = 2
  }
  return true
}

/** Nemesis turns until a player's turn comes up or the game is over. */
function nextTurn(s: Block): void {
  for (;;) {
    if (s[TURN] === TURN_CARDS) {
      shuffle(s, ORDER, TURN_CARDS)
      s[TURN] = 0
    }
    const at = s[TURN]!
    s[TURN] = at + 1
    const who = s[ORDER + at]!
    if (who !== NEMESIS_TURN) {
      s[WHO] = who
      s[PHASE] = CASTING
      s[AETHER] = 0
      return
    }
    nemesisTurn(s)
    if (isOver(s)) return
  }
}

function nemesisTurn(s: Block): void {
  const minions = s[MINION_COUNT]!
  s[CITY] = s[CITY]! - minions
  const next = s[NEXT_CARD]!
  if (next === NEMESIS_DECK) {
    s[CITY] = s[CITY]! - 5
    return
  }
  s[NEXT_CARD] = next + 1
  const card = s[DECK_OF_NEMESIS + next]!
  const strength = card & 7
  const kind = card >> 3
  if (kind === HURTS_PLAYER) hurtPlayer(s, roll(s, PLAYERS), strength)
  else if (kind === HURTS_CITY) s[CITY] = s[CITY]! - strength
  else if (minions < MOST_MINIONS) {
    s[MINIONS + minions] = strength
    s[MINION_COUNT] = minions + 1
  }
}

function listMoves(s: Block): number {
  const b = FIRST_PLAYER + s[WHO]! * PLAYER
  return s[PHASE] === CASTING ? listCasts(s, b) : listMain(s, b)
}

function listCasts(s: Block, b: number): number {
  const minions = s[MINION_COUNT]!
  let n = 0
  let mayStop = true
  for (let k = 0; k < BREACHES; k++) {
    if (s[b + PREPPED + k]! < 0) continue
    if (s[b + BREACH + k] !== OPENED) mayStop = false
    for (let target = 0; target <= minions; target++) moves[n++] = CAST | (k << 4) | target
  }
  if (mayStop) moves[n++] = TO_MAIN
  return n
}

function listMain(s: Block, b: number): number {
  const aether = s[AETHER]!
  const hand = s[b + IN_HAND]!
  let n = 0
  for (let i = 0; i < hand; i++) {
    if (TYPES[s[b + HAND + i]!] !== SPELL) moves[n++] = PLAY | (i << 4)
    else
      for (let k = 0; k < BREACHES; k++)
        if (s[b + PREPPED + k]! < 0 && s[b + BREACH + k]! > 0) moves[n++] = PREP | (i << 4) | k
  }
  for (let pile = 0; pile < PILES; pile++)
    if (s[SUPPLY + pile]! > 0 && COSTS[pile + FIRST_PILE]! <= aether) moves[n++] = GAIN | pile
  if (s[b + CHARGED]! < CHARGES) {
    if (aether >= 2) moves[n++] = CHARGE
  } else {
    const minions = s[MINION_COUNT]!
    for (let target = 0; target <= minions; target++) moves[n++] = ABILITY | target
  }
  for (let k = 1; k < BREACHES; k++) {
    const stage = s[b + BREACH + k]!
    if (stage === OPENED) continue
    if (aether >= FOCUS_COSTS[k]!) moves[n++] = FOCUS | k
    if (aether >= OPEN_COSTS[k * STAGES + stage]!) moves[n++] = OPEN | k
  }
  moves[n++] = END
  return n
}

function damage(s: Block, target: number, n: number): void {
  if (target === 0) {
    s[NEMESIS] = s[NEMESIS]! - n
    return
  }
  const at = MINIONS + target - 1
  const left = s[at]! - n
  if (left > 0) {
    s[at] = left
    return
  }
  const last = s[MINION_COUNT]! - 1
  s[MINION_COUNT] = last
  for (let i = at; i < MINIONS + last; i++) s[i] = s[i + 1]!
}

function discard(s: Block, b: number, card: number): void {
  const n = s[b + IN_DISCARD]!
  s[b + DISCARD + n] = card
  s[b + IN_DISCARD] = n + 1
}

function takeFromHand(s: Block, b: number, i: number): number {
  const card = s[b + HAND + i]!
  const n = s[b + IN_HAND]! - 1
  s[b + IN_HAND] = n
  for (let j = i; j < n; j++) s[b + HAND + j] = s[b + HAND + j + 1]!
  return card
}

function playCard(s: Block, b: number, card: number): void {
  const n = s[b + IN_PLAY]!
  s[b + PLAYED + n] = card
  s[b + IN_PLAY] = n + 1
  if (TYPES[card] === GEM) s[AETHER] = s[AETHER]! + WORTH[card]!
  else if (card === DRAWING) draw(s, b, WORTH[card]!)
  else if (s[b + CHARGED]! < CHARGES) s[b + CHARGED] = s[b + CHARGED]! + 1
}

function endTurn(s: Block, b: number): void {
  const n = s[b + IN_PLAY]!
  for (let i = 0; i < n; i++) discard(s, b, s[b + PLAYED + i]!)
  s[b + IN_PLAY] = 0
  draw(s, b, HAND_SIZE - s[b + IN_HAND]!)
  nextTurn(s)
}

function make(s: Block, move: number): void {
  const b = FIRST_PLAYER + s[WHO]! * PLAYER
  const place = (move >> 4) & 255
  const target = move & 15
  switch (move & VERB) {
    case CAST: {
      const card = s[b + PREPPED + place]!
      s[b + PREPPED + place] = -1
      discard(s, b, card)
      damage(s, target, WORTH[card]! + (place >= 2 && s[b + BREACH + place] === OPENED ? 1 : 0))
      isOver(s)
      return
    }
    case TO_MAIN:
      s[PHASE] = MAIN
      return
    case PLAY:
      playCard(s, b, takeFromHand(s, b, place))
      return
    case PREP:
      s[b + PREPPED + target] = takeFromHand(s, b, place)
      return
    case GAIN:
      s[AETHER] = s[AETHER]! - COSTS[target + FIRST_PILE]!
      s[SUPPLY + target] = s[SUPPLY + target]! - 1
      discard(s, b, target + FIRST_PILE)
      return
    case CHARGE:
      s[AETHER] = s[AETHER]! - 2
      s[b + CHARGED] = s[b + CHARGED]! + 1
      return
    case ABILITY:
      s[b + CHARGED] = 0
      damage(s, target, 3)
      isOver(s)
      return
    case FOCUS:
      s[AETHER] = s[AETHER]! - FOCUS_COSTS[target]!
      s[b + BREACH + target] = s[b + BREACH + target]! + 1
      return
    case OPEN:
      s[AETHER] = s[AETHER]! - OPEN_COSTS[target * STAGES + s[b + BREACH + target]!]!
      s[b + BREACH + target] = OPENED
      return
    default:
      endTurn(s, b)
  }
}

export interface CeilingRun {
  readonly decisions: number
  /** Every move and every final state, so that the loop cannot be fast by not playing. */
  readonly checksum: number
}

/** Plays so many games of the small game at random; the same call gives the same games. */
export function playCeiling(games: number): CeilingRun {
  const s = block
  policy[0] = 12_345
  let decisions = 0
  let checksum = 0
  for (let seed = 1; seed <= games; seed++) {
    deal(s, seed)
    while (s[OVER] === 0) {
      const move = moves[choose(listMoves(s))]!
      make(s, move)
      checksum = (Math.imul(checksum, 31) + move) | 0
      decisions += 1
    }
    checksum = (Math.imul(checksum, 31) + s[NEMESIS]! * 64 + s[CITY]!) | 0
  }
  return { decisions, checksum }
}

/** Of the first 2,000 games: known beforehand, because this game never changes. */
export const CEILING_PROOF: CeilingRun & { readonly games: number } = {
  games: 2_000,
  decisions: 286_606,
  checksum: -1_080_591_499,
}
