import { tierOf } from '../../../../src/games/aeons-end/content.ts'
import { EVENTS } from '../../../../src/games/aeons-end/rules/events.ts'
import * as ours from '../../../../src/games/aeons-end/state.ts'
import { definitions } from '../../../../src/games/eternal/content.ts'
import { isHidden, isStealthy, knows } from '../../../../src/games/eternal/knowledge.ts'
import { GAME_EVENTS } from '../../../../src/games/eternal/rules/common/events.ts'
import { WHY } from '../../../../src/games/eternal/rules/zones/zones.ts'
import * as theirs from '../../../../src/games/eternal/state.ts'
import { zoneName } from '../../../../src/games/eternal/visibility.ts'
import { NONE, type State } from '../../../../src/kernel/state.ts'
import type { SeenOption } from '../../../../src/language/face.ts'

/* Two cards (or what is on them) that change places right after the deal, and until when that is a secret. */

export type Pair = readonly [number, number]
type RawEvent = readonly [kind: number, a: number, b: number, c: number, d: number]

export interface Swap {
  readonly name: string
  readonly kind: 'eternal' | 'aeons-end'
  /** Of a set-up by flags; with `setups` what is dealt in either truth instead. */
  readonly flags: Readonly<Record<string, string>>
  readonly setups?: readonly [unknown, unknown]
  readonly people: number
  /** The seat that knows it; null where nobody does, and everybody may be compared. */
  readonly hidden: 0 | 1 | null
  /** What is made ready in both truths. */
  readonly prepare?: (s: State, cards: Pair) => void
  readonly at: (s: State, other: State) => Pair | null
  /** Nothing where the two set-ups differ already. */
  readonly exchange: ((s: State, cards: Pair) => void) | null
  /** Does the game hold it for a secret still? */
  readonly gameSays: (s: State, cards: Pair) => boolean
  /**
   * By the rules of the table alone: which event shows one of these cards to somebody else, in words; null for all
   * others. What the game has noted as known is not looked at.
   */
  readonly shows: (cards: Pair, event: RawEvent) => string | null
  /** A question to somebody else that has one of them to choose from. */
  readonly asksFor: (ref: SeenOption) => boolean
  /** What of an option tells one of the two from the other. */
  readonly names: (s: State, cards: Pair) => readonly string[]
  /** What whoever has the secret does as soon as she can. */
  readonly wants?: string
}

export const listIn = (zones: typeof theirs.zones | typeof ours.zones, s: State, z: number): number[] => {
  const list: number[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) list.push(c)
  return list
}

// ---- Eternal: what one seat holds

const kindOf = (s: State, c: number): string => definitions[theirs.def.get(s, c)]!.kind
/** No powers: some come depleted unless a Sigil is held, and then what is held shows by the rules. */
const isCalm = (s: State, c: number): boolean => kindOf(s, c) !== 'power'

function changeFaces(s: State, [a, b]: Pair): void {
  const face = theirs.def.get(s, a)
  theirs.def.set(s, a, theirs.def.get(s, b))
  theirs.def.set(s, b, face)
}

/**
 * The first two cards of these lists with different faces, of one kind: Warcry strengthens the top unit of a deck, and
 * where that is another card it shows by the rules when the card is played.
 */
function differing(s: State, first: readonly number[], second: readonly number[]): Pair | null {
  for (const a of first)
    for (const b of second)
      if (theirs.def.get(s, a) !== theirs.def.get(s, b) && kindOf(s, a) === kindOf(s, b) && isCalm(s, a))
        return [a, b]
  return null
}

const held = (seat: number, faceDown = false): readonly number[] => [
  theirs.HAND + seat,
  theirs.DECK + seat,
  theirs.MARKET + seat,
  ...(faceDown ? [theirs.STACK_ZONE, theirs.PLAYMAT + seat] : []),
]

interface OfEternal {
  readonly name: string
  readonly hidden: 0 | 1
  readonly at: Swap['at']
  readonly exchange?: Swap['exchange']
  readonly flags?: Readonly<Record<string, string>>
  readonly setups?: readonly [unknown, unknown]
  readonly prepare?: (s: State, cards: Pair) => void
  readonly wants?: string
  /** It may be played face down. */
  readonly faceDown?: boolean
}

const ofEternal = ({
  hidden,
  faceDown = false,
  flags = {},
  exchange = changeFaces,
  ...more
}: OfEternal): Swap => {
  const zones = held(hidden, faceDown)
  const other = 1 - hidden
  return {
    ...more,
    kind: 'eternal',
    people: 2,
    hidden,
    flags,
    exchange,
    gameSays: (s, cards) =>
      cards.every((c) => {
        const z = theirs.zones.of(s, c)
        if (z === theirs.STACK_ZONE || theirs.isPlaymat(z)) return isStealthy(s, c) && isHidden(s, other, c)
        return zones.includes(z) && !knows(s, other, c)
      }),
    shows: (cards, [kind, a, b, c, d]) => {
      if (!cards.includes(a)) return null
      const name = GAME_EVENTS[kind]!
      if (name === 'revealed') return 'turned up'
      if (name === 'transformed' && !held(hidden).includes(b)) return null
      if (name === 'moved' && !zones.includes(c)) return `${WHY[d]}: ${zoneName(b)} to ${zoneName(c)}`
      return name === 'drawn' && b !== hidden ? 'drawn by the other' : null
    },
    asksFor: (ref) => {
      const text = JSON.stringify(ref)
      return ['hand', 'deck', 'market'].some((zone) => text.includes(`"zone":"${zone}","of":${hidden}`))
    },
    names: (s, cards) => cards.map((c) => `"${definitions[theirs.def.get(s, c)]!.id}"`),
  }
}

const zoneOf = (s: State, zone: number): number[] => listIn(theirs.zones, s, zone)

/** A card of a seat's hand and one of its deck: the other seat and whoever watches know neither. */
export const handAndDeckOf = (hidden: 0 | 1): Swap =>
  ofEternal({
    name: 'hand and deck',
    hidden,
    at: (s) => differing(s, zoneOf(s, theirs.HAND + hidden), zoneOf(s, theirs.DECK + hidden).slice(1)),
  })

/** Two cards of a deck change their places in it. */
export const deckOrderOf = (hidden: 0 | 1): Swap =>
  ofEternal({
    name: 'deck order',
    hidden,
    at: (s) => {
      const deck = zoneOf(s, theirs.DECK + hidden)
      return differing(s, deck.slice(4, 9), deck.slice(20))
    },
  })

/** A card of the hand and one of the market. */
export const marketOf = (hidden: 0 | 1): Swap =>
  ofEternal({
    name: 'market',
    hidden,
    flags: { deck1: 'Feln Mid', deck2: 'Feln Mid', rules: '2019' },
    at: (s) => differing(s, zoneOf(s, theirs.HAND + hidden), zoneOf(s, theirs.MARKET + hidden)),
  })

/** The one unit of the pool that is played face down (Stealth); four of them, and one is stronger. */
const FACE_DOWN = '11-42'
const STEALTHY = {
  name: 'Quiet',
  main: [
    [4, FACE_DOWN],
    [4, '1-201'],
    [4, '1-354'],
    [4, '1-358'],
    [4, '1-195'],
    [4, '1-502'],
    [4, '1-363'],
    [4, '1-356'],
    [4, '1-96'],
    [4, '1-197'],
    [18, '1-187'],
    [17, '1-63'],
  ],
}

function changeStrengths(s: State, [a, b]: Pair): void {
  for (const field of [theirs.strengthPlus, theirs.healthPlus]) {
    const plus = field.get(s, a)
    field.set(s, a, field.get(s, b))
    field.set(s, b, plus)
  }
}

/** Which of two units with Stealth is the strong one. */
export const faceDownOf = (hidden: 0 | 1): Swap =>
  ofEternal({
    name: 'face down',
    hidden,
    faceDown: true,
    setups: [{ decks: [STEALTHY, STEALTHY] }, { decks: [STEALTHY, STEALTHY] }],
    at: (s) => {
      const all = [theirs.HAND + hidden, theirs.DECK + hidden]
        .flatMap((z) => zoneOf(s, z))
        .filter((c) => definitions[theirs.def.get(s, c)]!.id === FACE_DOWN)
      return all.length < 2 ? null : [all[0]!, all.at(-1)!]
    },
    prepare: (s, [a]) => {
      theirs.strengthPlus.set(s, a, 2)
      theirs.healthPlus.set(s, a, 3)
    },
    exchange: changeStrengths,
    wants: FACE_DOWN,
  })

const brought = (last: string): unknown => ({
  ...STEALTHY,
  main: [...STEALTHY.main.slice(1), [3, '1-217'], [1, last]],
})

/** Decks that people have brought along: one card of them is another one. */
export const broughtDeckOf = (hidden: 0 | 1): Swap => {
  const setup = (last: string): unknown => {
    const decks = [brought('1-217'), brought('1-217')]
    decks[hidden] = brought(last)
    return { decks }
  }
  return ofEternal({
    name: 'brought deck',
    hidden,
    // Neither does anything when it is drawn: that would show.
    setups: [setup('1-362'), setup('1-365')],
    exchange: null,
    at: (s, other) => {
      const differ: number[] = []
      for (let c = 0; c < theirs.CARDS; c++)
        if (theirs.def.get(s, c) !== theirs.def.get(other, c)) differ.push(c)
      if (differ.length !== 1) return null
      const [c] = differ
      return [c!, c!]
    },
  })
}

// ---- Aeon's End: what nobody knows

interface OfAeonsEnd {
  readonly name: string
  readonly mages: string
  readonly at: Swap['at']
  readonly exchange: Swap['exchange']
  readonly prepare?: (s: State, cards: Pair) => void
  readonly deck: (s: State, c: number) => boolean
}

const ofAeonsEnd = ({ mages, deck, ...more }: OfAeonsEnd): Swap => ({
  ...more,
  kind: 'aeons-end',
  flags: { mages },
  people: mages.split(',').length,
  hidden: null,
  gameSays: (s, cards) => cards.every((c) => deck(s, c)),
  shows: (cards, [kind, a, b, c]) => {
    if (!cards.includes(a)) return null
    const name = EVENTS[kind]!
    if (name === 'revealed') return 'revealed'
    return name === 'moved' && b !== c ? 'drawn' : null
  },
  asksFor: () => false,
  names: () => [],
})

/** Two cards of a pile change places. */
function changePlaces(s: State, [a, b]: Pair): void {
  const z = ours.zones.of(s, a)
  const [i, j] = [ours.zones.indexOf(s, a), ours.zones.indexOf(s, b)]
  ours.zones.moveToIndex(s, a, z, j)
  ours.zones.moveToIndex(s, b, z, i)
}

const pile = (s: State, z: number): number[] => listIn(ours.zones, s, z)

const unlike = (
  s: State,
  cards: readonly number[],
  alike: (a: number, b: number) => boolean,
): Pair | null => {
  for (const a of cards)
    for (const b of cards) if (ours.defOf(s, a) !== ours.defOf(s, b) && alike(a, b)) return [a, b]
  return null
}

export const MAGES = ['brama', 'brama,mist', 'brama,mist,xaxos', 'brama,mist,xaxos,adelheim'] as const

/** Two cards of one tier near the bottom of the nemesis deck. */
export const nemesisDeck = (mages: string): Swap =>
  ofAeonsEnd({
    name: 'nemesis deck',
    mages,
    at: (s) =>
      unlike(
        s,
        pile(s, ours.NEMESIS_DECK).reverse(),
        (a, b) => tierOf[ours.defOf(s, a)] === tierOf[ours.defOf(s, b)],
      ),
    exchange: (s, [a, b]) => {
      const face = ours.defOf(s, a)
      ours.setDef(s, a, ours.defOf(s, b))
      ours.setDef(s, b, face)
    },
    deck: (s, c) => ours.zones.of(s, c) === ours.NEMESIS_DECK && ours.isUnseen(s, c),
  })

/** Two of the last cards of the turn order deck. */
export const turnDeck = (mages: string): Swap =>
  ofAeonsEnd({
    name: 'turn order deck',
    mages,
    at: (s) => unlike(s, pile(s, ours.TURN_DECK).reverse(), () => true),
    exchange: changePlaces,
    deck: (s, c) => ours.zones.of(s, c) === ours.TURN_DECK,
  })

/** Two cards of the deck of a mage, which was shuffled since anybody saw it. */
export const ownDeck = (mages: string): Swap =>
  ofAeonsEnd({
    name: 'own deck',
    mages,
    at: (s) => unlike(s, pile(s, ours.deckOf(0)).reverse(), () => true),
    prepare: (s) => {
      for (const c of pile(s, ours.deckOf(0))) ours.veil(s, c)
    },
    exchange: changePlaces,
    deck: (s, c) => ours.zones.of(s, c) === ours.deckOf(0) && ours.isVeiled(s, c),
  })
