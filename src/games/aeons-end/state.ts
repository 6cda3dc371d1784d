import { CardFields } from '../../kernel/card-fields.ts'
import { Machine } from '../../kernel/machine.ts'
import { Streams } from '../../kernel/random.ts'
import { NONE, Schema } from '../../kernel/state.ts'
import { Zones } from '../../kernel/zones.ts'
import register from './register.json' with { type: 'json' }

/**
 * The largest nemesis deck with its side cards, then four players' starters, nine piles of seven, which may all be gems
 * (R098, R102), and six turn order cards.
 */
export const CARDS = 152
/** Nemesis cards get the first numbers, so that only they need room for life and power tokens. */
export const NEMESIS_CARDS = 43
export const PLAYERS = 4
export const BREACHES = 4
export const PILES = 9
export const POOLS = 8
export const MOST_EVENTS = 64

export const schema = new Schema('aeons-end')
export const machine = new Machine(schema, 144, register.instructions)

// ---- zones

/** Eight zones a player, so that shifts tell player and place: hand, deck, discard, play area, four breaches. */
const PER_PLAYER = 8
export const handOf = (p: number): number => p * PER_PLAYER
export const deckOf = (p: number): number => p * PER_PLAYER + 1
export const discardOf = (p: number): number => p * PER_PLAYER + 2
export const playAreaOf = (p: number): number => p * PER_PLAYER + 3
/** Spells prepped in a breach; a breach is numbered player * 4 + position. */
export const preppedIn = (breach: number): number => (breach >> 2) * PER_PLAYER + 4 + (breach & 3)
export const PILE_ZONES = PLAYERS * PER_PLAYER
export const pileZone = (pile: number): number => PILE_ZONES + pile
export const NEMESIS_DECK = PILE_ZONES + PILES
export const NEMESIS_DISCARD = NEMESIS_DECK + 1
export const IN_PLAY = NEMESIS_DECK + 2
export const TURN_DECK = NEMESIS_DECK + 3
export const TURN_DISCARD = NEMESIS_DECK + 4
/** The drawn nemesis card, until it has resolved or entered play. */
export const DRAWN = NEMESIS_DECK + 5
export const DESTROYED = NEMESIS_DECK + 6
/** Two decks of its own and four breaches, for a nemesis that casts spells. */
export const SIDES = 6
export const SIDE_ZONES = NEMESIS_DECK + 7
const ZONES = SIDE_ZONES + SIDES

export const zones = new Zones(schema, CARDS, ZONES)

/** The player whose zone it is, or NONE. */
export const playerOfZone = (z: number): number => (z < PILE_ZONES ? z >> 3 : NONE)
export const isBreachZone = (z: number): boolean => z < PILE_ZONES && (z & 4) !== 0
export const breachOfZone = (z: number): number => ((z >> 3) << 2) + (z & 3)

/**
 * Does it matter where a card lies in this zone? In decks, discard piles and the piles of a mat it does; the turn
 * order discard pile is only ever shuffled.
 */
export const isOrdered = (z: number): boolean =>
  z < PILE_ZONES
    ? (z & 7) === 1 || (z & 7) === 2
    : z === NEMESIS_DECK || z === NEMESIS_DISCARD || z >= SIDE_ZONES

// ---- cards: what they are, and marks, each with the moments at which it goes

const cardFields = new CardFields<'turn ends' | 'leaves its breach' | 'enters play'>(schema, CARDS)
const defs = cardFields.field('card', [])
const marks = cardFields.marks('marks', [
  ['prepped this turn', ['turn ends', 'leaves its breach']],
  ['drawn this turn', ['turn ends']],
  ['entered this turn', ['turn ends']],
  ['used this turn', ['turn ends', 'leaves its breach']],
  ['chosen', ['turn ends', 'enters play']],
])
export const PREPPED_THIS_TURN = marks.mark('prepped this turn')
export const DRAWN_THIS_TURN = marks.mark('drawn this turn')
export const ENTERED_THIS_TURN = marks.mark('entered this turn')
export const USED_THIS_TURN = marks.mark('used this turn')
export const CHOSEN = marks.mark('chosen')

type S = ReturnType<Schema['create']>

export const defOf = (s: S, c: number): number => defs.get(s, c)
export function setDef(s: S, c: number, def: number): void {
  defs.set(s, c, def)
}
export const marked = (s: S, c: number, mark: number): boolean => marks.has(s, c, mark)
export function setMark(s: S, c: number, mark: number): void {
  marks.set(s, c, mark)
  dirty.set(s, dirty.get(s) | CARD_MARKS)
}

// ---- which physical card it is

/** Every mage brings so many cards: five in hand, then five in the deck. */
export const STARTERS = 10
/** The starters come first among the cards of players; each is the print of an owner, counted from 1. */
const prints = schema.field('print', PLAYERS * STARTERS, { min: 0, max: PLAYERS * STARTERS })

/**
 * A physical card that outlives a battle: whose it is, by seat, and which of the ten cards that its mage was given,
 * counted from the first of the hand on. It keeps this identity whatever it becomes and wherever it goes, in every
 * battle: so a campaign can mark, banish and return one Crystal and not another.
 */
export interface Print {
  readonly owner: number
  readonly print: number
}

/** The identity of a card; null for one that belongs to nobody for good. */
export function printOf(s: S, c: number): Print | null {
  const i = c - NEMESIS_CARDS
  const n = i < 0 || i >= prints.count ? 0 : prints.get(s, i)
  return n === 0 ? null : { owner: Math.floor((n - 1) / STARTERS), print: (n - 1) % STARTERS }
}
export function setPrint(s: S, c: number, { owner, print }: Print): void {
  prints.set(s, c - NEMESIS_CARDS, owner * STARTERS + print + 1)
}
/** The cards that have an identity, in the order in which they were put on the table. */
export function printedCards(s: S): (Print & { readonly card: number })[] {
  const found: (Print & { readonly card: number })[] = []
  for (let c = NEMESIS_CARDS; c < NEMESIS_CARDS + prints.count; c++) {
    const print = printOf(s, c)
    if (print !== null) found.push({ ...print, card: c })
  }
  return found
}

// ---- what everybody knows of a card that lies facedown

/** Cards that were shuffled since anybody saw where they lie. */
const veiled = cardFields.marks('veiled', [['veiled', []]])
/** Nemesis cards whose face nobody has seen. */
const unseen = cardFields.marks('unseen', [['unseen', []]], NEMESIS_CARDS)

export const isVeiled = (s: S, c: number): boolean => veiled.has(s, c, 0)
export const isUnseen = (s: S, c: number): boolean => c < NEMESIS_CARDS && unseen.has(s, c, 0)
/** Its place is no longer known. */
export const veil = (s: S, c: number): void => veiled.set(s, c, 0)
/** Nobody has seen this nemesis card yet. */
export const hideFace = (s: S, c: number): void => unseen.set(s, c, 0)
/** Everybody sees what it is and where it lies. */
export function unveil(s: S, c: number): void {
  veiled.clear(s, c, 0)
  if (c < NEMESIS_CARDS) unseen.clear(s, c, 0)
}

/** Tokens on a nemesis card: life of a minion or power of a power, and above ten bits its shields. */
const onCard = schema.field('vital', NEMESIS_CARDS, { min: 0 })
const VITAL_BITS = 10
const VITAL = (1 << VITAL_BITS) - 1
export const MOST_SHIELDS = 31

/** Life of a minion, power tokens of a power: more than there is room for does not come. */
export const vital = {
  get: (s: S, c: number): number => onCard.get(s, c) & VITAL,
  set: (s: S, c: number, n: number): void =>
    onCard.set(s, c, (onCard.get(s, c) & ~VITAL) | Math.min(n, VITAL)),
  add: (s: S, c: number, change: number): void => onCard.add(s, c, change),
}
/** Shield tokens of a minion. */
export const shieldsOn = (s: S, c: number): number => onCard.get(s, c) >> VITAL_BITS
export const setShields = (s: S, c: number, n: number): void =>
  onCard.set(s, c, (onCard.get(s, c) & VITAL) | (Math.min(n, MOST_SHIELDS) << VITAL_BITS))

/** Minions with a silence token. */
const silenced = cardFields.marks('silenced', [['silenced', ['enters play']]], NEMESIS_CARDS)
export const isSilenced = (s: S, c: number): boolean => silenced.has(s, c, 0)
export const setSilenced = (s: S, c: number): void => silenced.set(s, c, 0)
export const clearSilenced = (s: S, c: number): void => silenced.clear(s, c, 0)

/** Takes off what goes when a card leaves a breach, when a nemesis card enters play, and off all cards when a turn ends. */
export const leavesBreach = cardFields.at('leaves its breach')
export const entersPlay = cardFields.at('enters play')
export const forgetMarks = cardFields.everywhere('turn ends')

// ---- players

export const life = schema.field('life', PLAYERS, { min: 0, max: 99 })
export const charges = schema.field('charges', PLAYERS, { min: 0, max: 9 })
export const mageOf = schema.field('mage', PLAYERS, { min: NONE, initial: NONE })
/** The number of the name that a player gave to a grown mage, or 0. */
export const called = schema.field('called', PLAYERS, { min: 0 })
/** A counter of the mage's own (Trophies). */
export const trophies = schema.field('trophies', PLAYERS, { min: 0 })
/** Pulse tokens, kept from turn to turn. */
export const pulse = schema.field('pulse', PLAYERS, { min: 0, max: 5 })
/** Excess damage + 1 of a player whose exhaustion waits for the running Unleash to finish. */
export const waiting = schema.field('waiting', PLAYERS, { min: 0 })

export const GONE = 0
export const CLOSED = 1
export const OPENED = 2
export const SIGIL = 3
export const breachState = schema.field('breach', PLAYERS * BREACHES, { min: GONE, max: SIGIL })
/**
 * Quarter turns made (0 to 3), whether it was focused this turn, and what is printed on the tile where it is not what
 * the place usually has: no bonus, or a focus that is lent to an ally once per turn.
 */
export const breachStage = schema.field('stage', PLAYERS * BREACHES, { min: 0, max: 63 })
export const PLAIN = 4
export const FOCUSED = 8
export const LENDS = 16
export const LENT = 32
/** The breach at its left whose spell reaches into this one. */
export const spanned = schema.field('spanned', PLAYERS * BREACHES, { min: 0, max: 1 })

export const playerCount = schema.cell('players', { min: 1, max: PLAYERS, initial: 1 })
export const maxLife = schema.cell('maxLife', { min: 0 })

// ---- nemesis, Gravehold, the turn

export const nemesisId = schema.cell('nemesis', { min: NONE, initial: NONE })
export const nemesisLife = schema.cell('nemesisLife', { min: 0 })
export const nemesisMax = schema.cell('nemesisMax', { min: 0 })
export const difficulty = schema.cell('difficulty', { min: 0, max: 3 })
export const COUNTERS = 2
export const counters = schema.field('counter', COUNTERS, { min: 0 })
export const gravehold = schema.cell('gravehold', { min: 0 })
export const maxGravehold = schema.cell('maxGravehold', { min: 0 })
/** Bridges between neighbours in a supply grid of three by three, one bit each. */
export const links = schema.cell('links', { min: 0 })
/** Minions without a card: whole ones and damaged ones. */
export const tokensWhole = schema.cell('tokensWhole', { min: 0 })
export const tokensHurt = schema.cell('tokensHurt', { min: 0 })
/** A minion whose life was set by its own text, and that life. */
export const setLifeCard = schema.cell('setLifeCard', { min: NONE, initial: NONE })
export const setLifeCap = schema.cell('setLifeCap', { min: 0 })

/** Whose turn it is; NONE on a nemesis turn. */
export const active = schema.cell('active', { min: NONE, max: PLAYERS - 1, initial: NONE })
export const PHASE_NONE = 0
export const PHASE_CASTING = 1
export const PHASE_MAIN = 2
export const PHASE_DRAW = 3
export const PHASE_NEMESIS_MAIN = 4
export const PHASE_NEMESIS_DRAW = 5
export const phase = schema.cell('phase', { min: 0, max: 5 })
export const turn = schema.cell('turn', { min: 0 })
export const unleashing = schema.cell('unleashing', { min: 0, max: 1 })
/**
 * Who holds the split tokens of the four-player variant: player + 1, or 0. With three players and the switch
 * of T09 the first one tells who took the turn of the wild card.
 */
export const splitToken = schema.field('splitToken', 2, { min: 0, max: PLAYERS })

/** What this table plays differently, one bit each. */
export const variants = schema.cell('variants', { min: 0 })
export const NO_DOUBLE_NEMESIS = 1
export const OPEN_TURN_ORDER = 2
export const EXCESS_FIRST = 4
export const BREACH_BONUS_AT_DAMAGE = 8
export const PREVENTED_COUNTS = 16
export const MINION_LIFE_UNCAPPED = 32
export const MAGUS_ANY_HIT = 64
export const IMMEDIATELY_FIRST = 128
export const WILD_FIXED_TO_TAKER = 256
/** Basic nemesis cards were dealt by their share of each type. */
export const BALANCED_BASICS = 2048
/** Everybody knows which basic cards were dealt: those of a campaign. */
export const KNOWN_BASICS = 4096
export const plays = (s: S, variant: number): boolean => (variants.get(s) & variant) !== 0
/** Rules that a campaign has not unlocked yet, one bit each; none in an ordinary game. */
export const withheld = schema.cell('withheld', { min: 0 })
export const NO_CHARGES = 1
export const NO_ABILITIES = 2
export const NO_SILENCE = 4
export const NO_PULSE = 8
export const NO_NEMESIS_TOKENS = 16
export const NO_FLAWS = 32
export const NO_SHIELDS = 64
export const NO_DEGRADING = 128
/** What being exhausted does not do yet. */
export const NO_EXHAUST_UNLEASH = 256
export const ONE_EXHAUST_UNLEASH = 512
export const KEEPS_CHARGES = 1024
export const KEEPS_BREACHES = 2048
export const isWithheld = (s: S, rule: number): boolean => (withheld.get(s) & rule) !== 0

/** Treasures that work during a battle: a ward and a compass for each player, and one eye for all. */
export const treasures = schema.cell('treasures', { min: 0 })
export const wardOf = (p: number): number => 1 << p
export const WARDS = 15
export const compassOf = (p: number): number => 16 << p
export const RAVENS_EYE = 256

/** By player: refined piles of which this player has not gained a card yet, one bit each. */
export const refinedLeft = schema.field('refinedLeft', PLAYERS, { min: 0, max: 511 })

/** What happened this turn that has to be tidied up when it ends, one bit each. */
export const dirty = schema.cell('dirty', { min: 0, max: 15 })
export const CARD_MARKS = 1
/** Rules that held, names remembered, breaches focused. */
export const TURN_TRACES = 4
/** The player of this turn has paid for a focus. */
export const PAID_FOCUS = 8
/** Which packs there are in this game: the number that they have together in this process. */
export const collection = schema.cell('collection', { min: 0 })
/** A game is made of so many packs at most. */
export const MOST_PACKS = 16
/** Whose basic nemesis cards were dealt from, by place of the pack in the game; none where nobody knows. */
export const basicSets = schema.cell('basicSets')
/** Events that some card or mat of this game listens to. */
export const listening = schema.flags(
  'listening',
  1,
  Array.from({ length: MOST_EVENTS }, (_, event) => `event ${event}`),
)
/** Does anything of this game listen to one of these events, a mask of the first sixteen? */
export const listensToAny = (s: S, mask: number): boolean => (s[listening.at]! & mask) !== 0
/** What some card of this game can do, so that a table without such cards need not look for it. */
export const features = schema.cell('features', { min: 0 })
export const PREPPED_ACTIONS = 1
export const PREP_RULES = 2
export const FOCUS_RULES = 4
/** Players whose ability has a charge on every space, one bit each. */
export const charged = schema.cell('charged', { min: 0, max: 15 })

/** Aether of the active player, one pool a permitted use. */
export const aether = schema.field('aether', POOLS, { min: 0 })
/** How much of it has a permitted use, over all pools. */
export const restricted = schema.cell('restrictedAether', { min: 0 })

/** Names played or gained this turn, of the few cards that ask: def * 2 + (gained ? 1 : 0). */
/** One card more than there is room for, and the engine stops: forgetting one would change what others do. */
export const HISTORY = 32
export const history = schema.field('history', HISTORY, { min: NONE, initial: NONE })
/** Rules that hold this turn: rule number * 4 + player. */
export const TURN_RULES = 16
export const turnRuleCount = schema.cell('turnRuleCount', { min: 0, max: TURN_RULES })
export const turnRules = schema.field('turnRules', TURN_RULES, { min: NONE, initial: NONE })
/** Rules that hold while a text runs, aimed at a card: rule number, card. */
export const underRule = schema.cell('underRule', { min: NONE, initial: NONE })
export const underCard = schema.cell('underCard', { min: NONE, initial: NONE })

export const streams = new Streams(schema, [
  'turn order',
  'nemesis deck',
  'side deck',
  'player deck',
  'set-up',
])
export const TURN_ORDER = 0
export const NEMESIS_SHUFFLE = 1
export const SIDE_SHUFFLE = 2
export const PLAYER_SHUFFLE = 3
export const SETUP_SHUFFLE = 4

export type State = S
