import { NONE } from '../../kernel/state.ts'
import * as base from './cards/base/index.ts'
import * as warEternal from './cards/war-eternal/index.ts'
import type { Mage, MinionKind, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'
import { mages as baseMages } from './mages/base.ts'
import { mages as warEternalMages } from './mages/war-eternal.ts'
import { allNemeses, allNemesisCards } from './nemeses/index.ts'
import { proofNemeses, proofNemesisCards, proofPlayerCards } from './nemeses/proofs.ts'
import { standInCards, standInNemeses, standInPlayerCards } from './scenario/stand-ins.ts'

/** Everything there is to play with. A card's number in these lists is what the state stores. */
export const playerCards: readonly PlayerCard[] = [...base.cards, ...warEternal.cards]
export const nemesisCards: readonly NemesisCard[] = allNemesisCards
export const mages: readonly Mage[] = [...baseMages, ...warEternalMages]
export const nemeses: readonly Nemesis[] = allNemeses

/** Compiled, but dealt in no game and listed nowhere: stand-ins of scenarios, proofs of the language. */
export const asidePlayerCards: readonly PlayerCard[] = [...standInPlayerCards, ...proofPlayerCards]
export const asideNemesisCards: readonly NemesisCard[] = [...standInCards, ...proofNemesisCards]
export const asideNemeses: readonly Nemesis[] = [...standInNemeses, ...proofNemeses]

/** Turn order cards: players 1 to 4, the wild card, two split cards, the nemesis and its assault. */
export const TURN_CARDS = [
  'player-1',
  'player-2',
  'player-3',
  'player-4',
  'wild',
  'split-1-2',
  'split-3-4',
  'nemesis',
  'assault',
] as const
export const FIRST_NEMESIS_CARD = playerCards.length
export const FIRST_TURN_CARD = FIRST_NEMESIS_CARD + nemesisCards.length
export const WILD = FIRST_TURN_CARD + 4
export const SPLIT = FIRST_TURN_CARD + 5
export const NEMESIS_TURN = FIRST_TURN_CARD + 7
const FIRST_ASIDE = FIRST_TURN_CARD + TURN_CARDS.length
/** Nemesis cards that are set aside come last. */
export const FIRST_STAND_IN = FIRST_ASIDE + asidePlayerCards.length
export const DEFS = FIRST_STAND_IN + asideNemesisCards.length

/** Both nemesis turn order cards and the one of an assault. */
export const isNemesisTurn = (def: number): boolean => def === NEMESIS_TURN || def === NEMESIS_TURN + 1

export const GEM = 0
export const RELIC = 1
export const SPELL = 2
export const ATTACK = 3
export const POWER = 4
export const MINION = 5
export const STRIKE = 6
export const CORRUPTION = 7
export const ACOLYTE = 8
export const TURN_CARD = 9
const TYPES = [
  'gem',
  'relic',
  'spell',
  'attack',
  'power',
  'minion',
  'strike',
  'corruption',
  'acolyte',
] as const

/** What kind of card, what it costs, its tier, its life or power tokens: by number of the card. */
export const typeOf = new Int16Array(DEFS)
export const costOf = new Int16Array(DEFS)
export const tierOf = new Int16Array(DEFS)
export const vitalOf = new Int16Array(DEFS)
/** The number of the name a card also counts as; its own number otherwise. */
export const nameOf = Int16Array.from({ length: DEFS }, (_, def) => def)
/** Minions of a kind of their own, by number in this list + 1. */
export const MINION_KINDS: readonly MinionKind[] = ['pod', 'beacon']
export const kindOf = new Int8Array(DEFS)

const describePlayerCard = (card: PlayerCard, def: number): void => {
  typeOf[def] = TYPES.indexOf(card.type)
  costOf[def] = card.cost
}
playerCards.forEach(describePlayerCard)
const describe = (card: NemesisCard, def: number): void => {
  typeOf[def] = TYPES.indexOf(card.type)
  tierOf[def] = card.tier
  vitalOf[def] = card.life ?? card.power ?? 0
  costOf[def] = card.cost ?? 0
  if (card.kind !== undefined) kindOf[def] = MINION_KINDS.indexOf(card.kind) + 1
}
nemesisCards.forEach((card, i) => {
  describe(card, FIRST_NEMESIS_CARD + i)
})
typeOf.fill(TURN_CARD, FIRST_TURN_CARD, FIRST_ASIDE)
asidePlayerCards.forEach((card, i) => {
  describePlayerCard(card, FIRST_ASIDE + i)
})
asideNemesisCards.forEach((card, i) => {
  describe(card, FIRST_STAND_IN + i)
})

const byId = new Map<string, number>()
playerCards.forEach((card, def) => {
  byId.set(card.id, def)
})
nemesisCards.forEach((card, i) => {
  byId.set(card.id, FIRST_NEMESIS_CARD + i)
})
TURN_CARDS.forEach((id, i) => {
  byId.set(id, FIRST_TURN_CARD + i)
})
asidePlayerCards.forEach((card, i) => {
  byId.set(card.id, FIRST_ASIDE + i)
})
asideNemesisCards.forEach((card, i) => {
  byId.set(card.id, FIRST_STAND_IN + i)
})
for (const card of [...playerCards, ...asidePlayerCards])
  if (card.countsAs !== undefined) nameOf[byId.get(card.id)!] = byId.get(card.countsAs)!

/** The number of a card, or NONE if there is no such id. */
export const defNamed = (id: string): number => byId.get(id) ?? NONE
/** The number of a card that a definition speaks of: it must exist. */
export function defCalled(id: string): number {
  const found = defNamed(id)
  if (found === NONE) throw new Error(`no card is called “${id}”`)
  return found
}
export const idOf = (def: number): string =>
  playerCards[def]?.id ??
  nemesisCards[def - FIRST_NEMESIS_CARD]?.id ??
  TURN_CARDS[def - FIRST_TURN_CARD] ??
  asidePlayerCards[def - FIRST_ASIDE]?.id ??
  asideNemesisCards[def - FIRST_STAND_IN]!.id
export const mageNamed = (id: string): number => mages.findIndex((m) => m.id === id)
export const nemesisNamed = (id: string): number => nemeses.findIndex((n) => n.id === id)

// ---- what the compiler found in each card; NONE where a card has no such part

const none = (): Int16Array => new Int16Array(DEFS).fill(NONE)
export const playText = none()
export const castText = none()
export const gainText = none()
/** Does the text of gaining only offer another place for the card? */
export const gainPlaces = new Int8Array(DEFS)
export const effectText = none()
export const powerText = none()
export const persistentText = none()
export const immediateText = none()
export const bloodMagicText = none()
/** The price of TO DISCARD: the text that pays it, and the operand that tells whether it can be paid. */
export const priceText = none()
export const priceCan = new Int32Array(DEFS)
/** A prepped spell's own main phase action. */
export const actionText = none()
export const actionCan = new Int32Array(DEFS)
export const actionOnce = new Int8Array(DEFS)
/** May be prepped to a closed breach without focus; lies in two breaches. */
export const prepsClosed = new Int8Array(DEFS)
export const spansTwo = new Int8Array(DEFS)
/** R158: two such spells may share a breach. */
export const hasLink = new Int8Array(DEFS)
/** Remembered in the history of the turn because some text asks. */
export const remembered = new Int8Array(DEFS)

/** A trigger of a card or mat: the text, and its condition. */
export interface Trigger {
  readonly event: number
  readonly text: number
  readonly condition: number
  /** For "a minion of this kind was discarded": the type, or NONE for the card itself. */
  readonly kind: number
}
export const triggersOf: (readonly Trigger[])[] = Array.from({ length: DEFS }, () => [])
/** One bit an event: does the card listen at all? */
export const listens = new Int32Array(DEFS)

export interface MatTables {
  readonly unleash: number
  readonly setup: readonly number[]
  readonly triggers: readonly Trigger[]
  readonly listens: number
  readonly rules: readonly number[]
  readonly procedures: ReadonlyMap<string, number>
  readonly counters: readonly string[]
  readonly counterStart: readonly number[]
  readonly counterMin: readonly number[]
  readonly counterMax: readonly number[]
  readonly sides: readonly string[]
  /** The side that discarded cards without a tier go to, and whether its deck is made anew out of it. */
  readonly discardSide: number
  readonly reshuffle: boolean
  /** The side of the leftmost breach of the nemesis, and how many breaches there are. */
  readonly firstBreach: number
  readonly breaches: number
  /** Rules that offer an action, and the one that forbids gains. */
  readonly actions: readonly number[]
  readonly forbidden: number
  /** Which of them lie facedown. */
  readonly sideHidden: readonly boolean[]
}
/** By number of the nemesis; the stand-ins of scenarios come after the real ones. */
export const mats: MatTables[] = []

export const abilityText = new Int16Array(mages.length).fill(NONE)
/** Which drawn nemesis cards open the window of the ability. */
export const abilityDrawn = new Int32Array(mages.length)
