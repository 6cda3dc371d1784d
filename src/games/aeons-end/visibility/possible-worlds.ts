import { forgetOptionsOf } from '../../../kernel/options.ts'
import { derivedSeed, fairNumbers, type Seed } from '../../../kernel/random.ts'
import { NONE } from '../../../kernel/state.ts'
import { MOST_DEFINITIONS } from '../../../language/library.ts'
import { collectionNumbered } from '../collection.ts'
import { costOf, defCalled, nemesisCardAt, tierOf, typeOf } from '../content.ts'
import { facedown } from '../rules/cards.ts'
import {
  BALANCED_BASICS,
  basicSets,
  CARDS,
  collection,
  deckOf,
  defOf,
  isUnseen,
  isVeiled,
  KNOWN_BASICS,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  playerCount,
  SIDE_ZONES,
  SIDES,
  type State,
  setDef,
  streams,
  TURN_DECK,
  variants,
  zones,
} from '../state.ts'
import { openTurnOrder } from '../visibility.ts'

/*
 * Worlds that agree with everything the table has seen. Two things can be unknown of a card that lies
 * facedown: its face (a nemesis card that nobody has seen) and its place (it was shuffled since). Faces are
 * dealt again among the cards of the same tier, places among the cards of the same zone; everything else,
 * such as a card put back on top after it was looked at, stays. What comes out depends on what is known
 * alone: cards are gathered by place and sorted by what they are, never by their number.
 */

type Roll = (sides: number) => number

/** Deals again what nobody has seen, and the chance of what is to come. Hands are open, so all seats know the same. */
export function determinise(s: State, _seat: number, seed: Seed): void {
  forgetOptionsOf(s)
  const roll = fairNumbers(derivedSeed(seed, 1))
  gatherUnseen(s)
  if (unseenCards > 0) {
    // What a spell of the nemesis costs is known by the place it lies in.
    for (let cost = 0; cost <= DEAREST; cost++) dealFaces(s, 0, roll, cost)
    for (let tier = 1; tier <= TIERS; tier++) dealFaces(s, tier, roll)
  }
  if (!openTurnOrder(s)) dealPlaces(s, TURN_DECK, roll)
  dealPlaces(s, NEMESIS_DECK, roll)
  for (let p = 0; p < playerCount.get(s); p++) dealPlaces(s, deckOf(p), roll)
  for (let z = SIDE_ZONES; z < SIDE_ZONES + SIDES; z++)
    if (zones.count(s, z) > 1 && facedown(s, z)) dealPlaces(s, z, roll)
  streams.seed(s, derivedSeed(seed, 2))
}

// ---- faces

const TIERS = 3
const DEAREST = 5
const UNSEEN = new Int16Array(NEMESIS_CARDS)
let unseenCards = 0

/** Every nemesis card whose face nobody knows, from the nemesis deck, the decks of the mat and those of the players. */
function gatherUnseen(s: State): void {
  unseenCards = 0
  gatherFrom(s, NEMESIS_DECK)
  for (let z = SIDE_ZONES; z < SIDE_ZONES + SIDES; z++) gatherFrom(s, z)
  for (let p = 0; p < playerCount.get(s); p++) gatherFrom(s, deckOf(p))
}

function gatherFrom(s: State, zone: number): void {
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
    if (isUnseen(s, c)) UNSEEN[unseenCards++] = c
}

const isBasic = (def: number): boolean => nemesisCardAt[def]?.nemesis === 'basic'
/** By collection and tier: the basic cards, each with the bit of its pack. */
const basicsOf: Basic[][][] = []
interface Basic {
  readonly def: number
  readonly set: number
  /** Nobody expects it unless its set was chosen. */
  readonly ofCampaign: boolean
}
const basicsOfTier = (s: State, tier: number): readonly Basic[] => {
  const number = collection.get(s)
  basicsOf[number] ??= Array.from({ length: TIERS + 1 }, (_, t) =>
    collectionNumbered(number).packs.flatMap(({ nemesisCards, campaign }, i) =>
      nemesisCards.flatMap((card) =>
        card.nemesis === 'basic' && card.tier === t && card.insteadOf === undefined
          ? [{ def: defCalled(card.id), set: 1 << i, ofCampaign: campaign === true }]
          : [],
      ),
    ),
  )
  return basicsOf[number][tier]!
}

const FACES = new Int16Array(NEMESIS_CARDS)
const BASICS = new Int16Array(MOST_DEFINITIONS)
const SEEN = new Uint8Array(MOST_DEFINITIONS)

/** The nemesis' own cards of the tier that are still hidden, and basic ones that could be, at random places. */
function dealFaces(s: State, tier: number, roll: Roll, cost = 0): void {
  let faces = 0
  let basics = 0
  const fixed = (variants.get(s) & KNOWN_BASICS) !== 0
  for (let i = 0; i < unseenCards; i++) {
    const def = defOf(s, UNSEEN[i]!)
    if (tierOf[def] !== tier || costOf[def] !== cost) continue
    if (isBasic(def) && !fixed) BASICS[basics++] = def
    else FACES[faces++] = def
  }
  FACES.subarray(0, faces).sort()
  if (basics > 0) faces = drawBasics(s, tier, faces, basics, roll)
  for (let i = 0; i < unseenCards; i++) {
    const c = UNSEEN[i]!
    if (tierOf[defOf(s, c)] !== tier || costOf[defOf(s, c)] !== cost) continue
    const k = roll(faces)
    setDef(s, c, FACES[k]!)
    FACES[k] = FACES[--faces]!
  }
}

const NO_TYPE = -1

/** As many basic cards as lie hidden, out of all that were not seen; of each type its share, where it was dealt so. */
function drawBasics(s: State, tier: number, first: number, many: number, roll: Roll): number {
  SEEN.fill(0)
  for (let c = 0; c < NEMESIS_CARDS; c++)
    if (zones.of(s, c) !== NONE && !isUnseen(s, c)) SEEN[defOf(s, c)] = 1
  if ((variants.get(s) & BALANCED_BASICS) === 0) return draw(s, tier, NO_TYPE, many, first, roll)
  const types = BASICS.slice(0, many).map((def) => typeOf[def]!)
  types.sort()
  let faces = first
  for (let i = 0; i < many; ) {
    let same = 1
    while (i + same < many && types[i + same] === types[i]) same++
    faces = draw(s, tier, types[i]!, same, faces, roll)
    i += same
  }
  return faces
}

function draw(s: State, tier: number, type: number, many: number, first: number, roll: Roll): number {
  const sets = basicSets.get(s)
  let left = 0
  for (const { def, set, ofCampaign } of basicsOfTier(s, tier))
    if (
      SEEN[def] === 0 &&
      (sets === 0 ? !ofCampaign : (sets & set) !== 0) &&
      (type === NO_TYPE || typeOf[def] === type)
    )
      BASICS[left++] = def
  let faces = first
  for (let n = 0; n < many && left > 0; n++) {
    const k = roll(left)
    FACES[faces++] = BASICS[k]!
    BASICS[k] = BASICS[--left]!
  }
  return faces
}

// ---- places

const HELD = new Int16Array(CARDS)
const LOOSE = new Int16Array(CARDS)

/** Puts the cards of a zone whose place nobody knows at any of those places. */
function dealPlaces(s: State, zone: number, roll: Roll): void {
  let n = 0
  let loose = 0
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) {
    HELD[n++] = c
    if (isVeiled(s, c)) LOOSE[loose++] = c
  }
  if (loose < 2) return
  sortByFace(s, loose)
  for (let i = loose - 1; i > 0; i--) {
    const k = roll(i + 1)
    const held = LOOSE[i]!
    LOOSE[i] = LOOSE[k]!
    LOOSE[k] = held
  }
  let next = 0
  for (let i = 0; i < n; i++) zones.moveToBottom(s, isVeiled(s, HELD[i]!) ? LOOSE[next++]! : HELD[i]!, zone)
}

function sortByFace(s: State, n: number): void {
  for (let i = 1; i < n; i++) {
    const c = LOOSE[i]!
    const def = defOf(s, c)
    let k = i
    for (; k > 0 && defOf(s, LOOSE[k - 1]!) > def; k--) LOOSE[k] = LOOSE[k - 1]!
    LOOSE[k] = c
  }
}
