import { Numbering } from '../../kernel/numbering.ts'
import { NONE } from '../../kernel/state.ts'
import { Library, MOST_DEFINITIONS } from '../../language/library.ts'
import type { Mage, MinionKind, Nemesis, NemesisCard, PlayerCard } from './language/nodes.ts'
import type { Content } from './pack.ts'
import { TURN_CARDS } from './place-names.ts'
import register from './register.json' with { type: 'json' }

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
/** The nemesis turn order card of Maelstrom: Risen's own. */
export const ASSAULT_TURN = NEMESIS_TURN + 1
export const isTurnCard = (def: number): boolean =>
  def >= FIRST_TURN_CARD && def < FIRST_TURN_CARD + TURN_CARDS.length

/** Everything that has been loaded into this process, by number. A card's number is what the state stores. */
export const cardLibrary = new Library<PlayerCard | NemesisCard>(cardNumbers)
const isOfNemesis = (card: PlayerCard | NemesisCard): card is NemesisCard => 'nemesis' in card
/** Player cards and nemesis cards by number. */
export const playerCardAt: PlayerCard[] = []
export const nemesisCardAt: NemesisCard[] = []
export const mageLibrary = new Library<Mage>(new Numbering('mage', register.mages))
export const mageAt = mageLibrary.definitions
export const matLibrary = new Library<Nemesis>(new Numbering('nemesis', register.nemeses))
/** Nemeses by number, those that are set aside too. */
export const nemesisAt = matLibrary.definitions

const libraries = [cardLibrary, mageLibrary, matLibrary]

/** The packs that come with the project; the basic cards of a set are dealt by its number. */
export const setNumbers = new Numbering('set', register.sets)

export const numberings = {
  cards: cardNumbers,
  mages: mageLibrary.numbering,
  nemeses: matLibrary.numbering,
  sets: setNumbers,
}

/** Both nemesis turn order cards and the one of an assault. */
export const isNemesisTurn = (def: number): boolean => def === NEMESIS_TURN || def === ASSAULT_TURN

export const GEM = 0
export const RELIC = 1
export const SPELL = 2
export const ATTACK = 3
export const POWER = 4
export const MINION = 5
export const STRIKE = 6
export const CORRUPTION = 7
export const ACOLYTE = 8
/** After the nine above and the assists, which no rule asks for. */
export const TURN_CARD = 10
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
  'assist',
] as const

/** The number of a type of card by its word. */
export function typeNumber(type: string): number {
  const number = TYPES.findIndex((each) => each === type)
  if (number === -1) throw new Error(`“${type}” is no type of card`)
  return number
}

/** What kind of card, what it costs, its tier, its life or power tokens: by number of the card. */
export const typeOf = new Int16Array(MOST_DEFINITIONS)
export const costOf = new Int16Array(MOST_DEFINITIONS)
export const tierOf = new Int16Array(MOST_DEFINITIONS)
export const vitalOf = new Int16Array(MOST_DEFINITIONS)
/** Shield tokens that a minion enters play with. */
export const shieldsOf = new Int8Array(MOST_DEFINITIONS)
/** The number of the name a card also counts as; its own number otherwise. */
export const nameOf = Int16Array.from({ length: MOST_DEFINITIONS }, (_, def) => def)
/** Minions of a kind of their own, by number in this list + 1. */
export const MINION_KINDS: readonly MinionKind[] = ['pod', 'beacon']
export const kindOf = new Int8Array(MOST_DEFINITIONS)

typeOf.fill(TURN_CARD, FIRST_TURN_CARD, FIRST_TURN_CARD + TURN_CARDS.length)
cardLibrary.each((card, def) => {
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
  shieldsOf[def] = card.shields ?? 0
  if (card.kind !== undefined) kindOf[def] = MINION_KINDS.indexOf(card.kind) + 1
})

/** How much had been loaded, so that the rest can be taken back. */
export const loadedSoFar = (): readonly number[] => libraries.map(({ loaded }) => loaded.length)
export function forgetSince(many: readonly number[]): void {
  libraries.forEach((library, i) => {
    library.keepFirst(many[i]!)
  })
}

/** Loads definitions. Mats come first: whatever reads a card knows the mat it belongs to. */
export function addContent(content: Content, place: string): void {
  matLibrary.add(content.nemeses, `nemeses of ${place}`)
  mageLibrary.add([...content.mages, ...content.mats], `mages of ${place}`)
  cardLibrary.add(content.playerCards, `player cards of ${place}`)
  cardLibrary.add(content.nemesisCards, `nemesis cards of ${place}`)
  for (const { id, countsAs } of content.playerCards)
    if (countsAs !== undefined) nameOf[defCalled(id)] = defCalled(countsAs)
}

const setAside = new Set<string>()
/** These definitions stand for others in scenarios and proofs: they are listed nowhere. */
export function putAside({ playerCards, nemesisCards, mages, nemeses }: Content): void {
  for (const { id } of [...playerCards, ...nemesisCards, ...mages, ...nemeses]) setAside.add(id)
}
/** Is this one of them? */
export const isSetAside = (id: string): boolean => setAside.has(id)
const inGames = <D extends { readonly id: string }>(definition: D | undefined): D | undefined =>
  definition === undefined || setAside.has(definition.id) ? undefined : definition

/** The number of a card, or NONE if there is no such id. */
export function defNamed(id: string): number {
  const def = cardNumbers.find(id)
  if (def === undefined) return NONE
  return isTurnCard(def) || cardLibrary.definitions[def] !== undefined ? def : NONE
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
/** The nemesis of a table, unless it is one that is set aside. */
export const knownNemesis = (number: number): Nemesis | undefined => inGames(nemesisAt[number])
/** Definitions by their ids, as far as they are loaded and not set aside. */
export const playerCardCalled = (id: string): PlayerCard | undefined => inGames(playerCardAt[defNamed(id)])
export const nemesisCardCalled = (id: string): NemesisCard | undefined => inGames(nemesisCardAt[defNamed(id)])
export const cardCalled = (id: string): PlayerCard | NemesisCard | undefined =>
  playerCardCalled(id) ?? nemesisCardCalled(id)
export const nemesisCalled = (id: string): Nemesis | undefined => inGames(nemesisAt[nemesisNamed(id)])
/** The mage who has this ability. */
export function mageWithAbility(id: string): Mage | undefined {
  const owner = abilityOwners.get(id)
  return owner === undefined ? undefined : mageAt[mageNamed(owner.id)]
}
const abilityOwners = new Map<string, Mage>()
mageLibrary.each((mage) => {
  abilityOwners.set(mage.ability.id, mage)
})

// ---- what the compiler found in each card; NONE where a card has no such part

const none = (): Int16Array => cardLibrary.compiled(new Int16Array(MOST_DEFINITIONS).fill(NONE))
export const playText = none()
export const castText = none()
export const gainText = none()
/** What happens when the spell is prepped. */
export const prepText = none()
/** Does the text of gaining only offer another place for the card? */
export const gainPlaces = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))
export const effectText = none()
export const powerText = none()
export const persistentText = none()
export const immediateText = none()
export const bloodMagicText = none()
/** The price of TO DISCARD: the text that pays it, and the operand that tells whether it can be paid. */
export const priceText = none()
export const priceCan = cardLibrary.compiled(new Int32Array(MOST_DEFINITIONS))
/** A prepped spell's own main phase action. */
export const actionText = none()
export const actionCan = cardLibrary.compiled(new Int32Array(MOST_DEFINITIONS))
export const actionOnce = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))
/** May be prepped to a closed breach without focus; lies in two breaches. */
export const prepsClosed = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))
export const spansTwo = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))
/** R158: two such spells may share a breach. */
export const hasLink = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))
/** Remembered in the history of the turn because some text asks. */
export const remembered = cardLibrary.compiled(new Int8Array(MOST_DEFINITIONS))

/** A trigger of a card or mat: the text, and its condition. */
export interface Trigger {
  readonly event: number
  readonly text: number
  readonly condition: number
  /** For "a minion of this kind was discarded": the type, or NONE for the card itself. */
  readonly kind: number
}
export const triggersOf = cardLibrary.compiled<(readonly Trigger[])[]>(
  Array.from({ length: MOST_DEFINITIONS }, () => []),
)
const listensLow = cardLibrary.compiled(new Int32Array(MOST_DEFINITIONS))
const listensHigh = cardLibrary.compiled(new Int32Array(MOST_DEFINITIONS))
/** The events that each card waits for, one bit each: the first 32 in one table, the others in the next. */
const waitingFor = (event: number): Int32Array => (event < 32 ? listensLow : listensHigh)
/** Does the card wait for this event? */
export const listensTo = (def: number, event: number): boolean =>
  (waitingFor(event)[def]! & (1 << (event & 31))) !== 0
export function listenTo(def: number, event: number): void {
  const table = waitingFor(event)
  table[def] = table[def]! | (1 << (event & 31))
}

export interface MatTables {
  readonly unleash: number
  readonly setup: readonly number[]
  readonly triggers: readonly Trigger[]
  /** Whether it waits for each event. */
  readonly listens: readonly boolean[]
  readonly rules: readonly number[]
  readonly procedures: ReadonlyMap<string, number>
  readonly counters: readonly string[]
  readonly counterStart: readonly number[]
  readonly counterMin: readonly number[]
  readonly counterMax: readonly number[]
  readonly sides: readonly string[]
  /** The side that discarded cards without a tier go to, and whether its deck is made again out of it. */
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

/** What an opened breach does after a cast: the texts by kind. */
export const LENDING = 0
export const openedTexts = new Int16Array(1).fill(NONE)

export const abilityText = new Int16Array(MOST_DEFINITIONS).fill(NONE)
/** Which drawn nemesis cards open the window of the ability. */
export const abilityDrawn = new Int32Array(MOST_DEFINITIONS)
