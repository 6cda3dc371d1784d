import { Numbering } from '../../kernel/numbering.ts'
import { NONE } from '../../kernel/state.ts'
import { Library, MOST_DEFINITIONS } from '../../language/library.ts'
import * as base from './cards/base/index.ts'
import * as warEternal from './cards/war-eternal/index.ts'
import type { Mage, MinionKind, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'
import { mages as baseMages } from './mages/base.ts'
import { mages as warEternalMages } from './mages/war-eternal.ts'
import { allNemeses, allNemesisCards } from './nemeses/index.ts'
import { proofNemeses, proofNemesisCards, proofPlayerCards } from './nemeses/proofs.ts'
import register from './register.json' with { type: 'json' }
import { standInCards, standInNemeses, standInPlayerCards } from './scenario/stand-ins.ts'

/** Everything there is to play with. A card's number in the register is what the state stores. */
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

/** Cards of every kind share one row of numbers; those of the turn order stand in it one after the other. */
const cardNumbers = new Numbering('card', register.cards)
for (const id of TURN_CARDS) cardNumbers.give(id)
export const FIRST_TURN_CARD = cardNumbers.of('player-1')
TURN_CARDS.forEach((id, i) => {
  if (cardNumbers.of(id) !== FIRST_TURN_CARD + i)
    throw new Error(`the register must name the turn order cards in their order, “${id}” too`)
})
export const WILD = FIRST_TURN_CARD + 4
export const SPLIT = FIRST_TURN_CARD + 5
export const NEMESIS_TURN = FIRST_TURN_CARD + 7
export const isTurnCard = (def: number): boolean =>
  def >= FIRST_TURN_CARD && def < FIRST_TURN_CARD + TURN_CARDS.length

const cards = new Library<PlayerCard | NemesisCard>(cardNumbers)
const isOfNemesis = (card: PlayerCard | NemesisCard): card is NemesisCard => 'nemesis' in card
/** Player cards and nemesis cards by number. */
export const playerCardAt: PlayerCard[] = []
export const nemesisCardAt: NemesisCard[] = []
export const mageLibrary = new Library<Mage>(new Numbering('mage', register.mages))
export const mageAt = mageLibrary.definitions
export const matLibrary = new Library<Nemesis>(new Numbering('nemesis', register.nemeses))
/** Nemeses by number, those that are set aside too. */
export const nemesisAt = matLibrary.definitions

export const numberings = {
  cards: cardNumbers,
  mages: mageLibrary.numbering,
  nemeses: matLibrary.numbering,
}

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
export const typeOf = new Int16Array(MOST_DEFINITIONS)
export const costOf = new Int16Array(MOST_DEFINITIONS)
export const tierOf = new Int16Array(MOST_DEFINITIONS)
export const vitalOf = new Int16Array(MOST_DEFINITIONS)
/** The number of the name a card also counts as; its own number otherwise. */
export const nameOf = Int16Array.from({ length: MOST_DEFINITIONS }, (_, def) => def)
/** Minions of a kind of their own, by number in this list + 1. */
export const MINION_KINDS: readonly MinionKind[] = ['pod', 'beacon']
export const kindOf = new Int8Array(MOST_DEFINITIONS)

typeOf.fill(TURN_CARD, FIRST_TURN_CARD, FIRST_TURN_CARD + TURN_CARDS.length)
cards.each((card, def) => {
  if (isTurnCard(def)) throw new Error(`“${card.id}” is a turn order card, and no other card`)
  typeOf[def] = TYPES.indexOf(card.type)
  costOf[def] = card.cost ?? 0
  if (!isOfNemesis(card)) {
    playerCardAt[def] = card
    return
  }
  nemesisCardAt[def] = card
  tierOf[def] = card.tier
  vitalOf[def] = card.life ?? card.power ?? 0
  if (card.kind !== undefined) kindOf[def] = MINION_KINDS.indexOf(card.kind) + 1
})

cards.add([...playerCards, ...asidePlayerCards], 'player cards')
cards.add([...nemesisCards, ...asideNemesisCards], 'nemesis cards')
mageLibrary.add(mages, 'mages')
matLibrary.add([...nemeses, ...asideNemeses], 'nemeses')
for (const card of [...playerCards, ...asidePlayerCards])
  if (card.countsAs !== undefined) nameOf[defCalled(card.id)] = defCalled(card.countsAs)

/** The number of a card, or NONE if there is no such id. */
export function defNamed(id: string): number {
  const def = cardNumbers.find(id)
  if (def === undefined) return NONE
  return isTurnCard(def) || cards.definitions[def] !== undefined ? def : NONE
}
/** The number of a card that a definition speaks of: it must exist. */
export function defCalled(id: string): number {
  const found = defNamed(id)
  if (found === NONE) throw new Error(`no card is called “${id}”`)
  return found
}
export const idOf = (def: number): string => cardNumbers.ids[def]!
/** NONE for a mage or nemesis that is not there. */
export const mageNamed = (id: string): number => mageLibrary.numbering.find(id) ?? NONE
export const nemesisNamed = (id: string): number => matLibrary.numbering.find(id) ?? NONE
const listed = new Set(nemeses)
/** The nemesis of a table, unless it is one that is set aside. */
export function knownNemesis(number: number): Nemesis | undefined {
  const nemesis = nemesisAt[number]
  return nemesis !== undefined && listed.has(nemesis) ? nemesis : undefined
}

// ---- what the compiler found in each card; NONE where a card has no such part

const none = (): Int16Array => new Int16Array(MOST_DEFINITIONS).fill(NONE)
export const playText = none()
export const castText = none()
export const gainText = none()
/** Does the text of gaining only offer another place for the card? */
export const gainPlaces = new Int8Array(MOST_DEFINITIONS)
export const effectText = none()
export const powerText = none()
export const persistentText = none()
export const immediateText = none()
export const bloodMagicText = none()
/** The price of TO DISCARD: the text that pays it, and the operand that tells whether it can be paid. */
export const priceText = none()
export const priceCan = new Int32Array(MOST_DEFINITIONS)
/** A prepped spell's own main phase action. */
export const actionText = none()
export const actionCan = new Int32Array(MOST_DEFINITIONS)
export const actionOnce = new Int8Array(MOST_DEFINITIONS)
/** May be prepped to a closed breach without focus; lies in two breaches. */
export const prepsClosed = new Int8Array(MOST_DEFINITIONS)
export const spansTwo = new Int8Array(MOST_DEFINITIONS)
/** R158: two such spells may share a breach. */
export const hasLink = new Int8Array(MOST_DEFINITIONS)
/** Remembered in the history of the turn because some text asks. */
export const remembered = new Int8Array(MOST_DEFINITIONS)

/** A trigger of a card or mat: the text, and its condition. */
export interface Trigger {
  readonly event: number
  readonly text: number
  readonly condition: number
  /** For "a minion of this kind was discarded": the type, or NONE for the card itself. */
  readonly kind: number
}
export const triggersOf: (readonly Trigger[])[] = Array.from({ length: MOST_DEFINITIONS }, () => [])
/** One bit an event: does the card listen at all? */
export const listens = new Int32Array(MOST_DEFINITIONS)

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

export const abilityText = new Int16Array(MOST_DEFINITIONS).fill(NONE)
/** Which drawn nemesis cards open the window of the ability. */
export const abilityDrawn = new Int32Array(MOST_DEFINITIONS)
