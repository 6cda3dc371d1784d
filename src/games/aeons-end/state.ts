import { Machine } from '../../kernel/machine.ts'
import { Streams } from '../../kernel/random.ts'
import { NONE, Schema } from '../../kernel/state.ts'
import { Zones } from '../../kernel/zones.ts'
import register from './register.json' with { type: 'json' }

/** Four players' starters, nine piles, the largest nemesis deck with its side cards, six turn order cards. */
export const CARDS = 140
/** Nemesis cards get the first numbers, so that only they need room for life and power tokens. */
export const NEMESIS_CARDS = 42
export const PLAYERS = 4
export const BREACHES = 4
export const PILES = 9
export const POOLS = 6

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

// ---- cards: what they are, and marks that last a turn or a stay

const defs = schema.field('card', CARDS, { min: 0 })
const marks = schema.flags('marks', CARDS, [
  'prepped this turn',
  'drawn this turn',
  'entered this turn',
  'used this turn',
  'chosen',
])
export const PREPPED_THIS_TURN = marks.flag('prepped this turn')
export const DRAWN_THIS_TURN = marks.flag('drawn this turn')
export const ENTERED_THIS_TURN = marks.flag('entered this turn')
export const USED_THIS_TURN = marks.flag('used this turn')
export const CHOSEN = marks.flag('chosen')

type S = ReturnType<Schema['create']>

export const defOf = (s: S, c: number): number => s[defs.at + c]!
export function setDef(s: S, c: number, def: number): void {
  defs.set(s, c, def)
}
export const marked = (s: S, c: number, mark: number): boolean => marks.has(s, c, mark)
export function setMark(s: S, c: number, mark: number): void {
  marks.set(s, c, mark)
  dirty.set(s, dirty.get(s) | (c < NEMESIS_CARDS ? NEMESIS_MARKS : PLAYER_MARKS))
}
export const clearMark = (s: S, c: number, mark: number): void => marks.clear(s, c, mark)
/** Takes every mark off the cards of the nemesis, or off those of the players. */
export function clearMarks(s: S, which: number): void {
  if (which === NEMESIS_MARKS) marks.clearAll(s, 0, NEMESIS_CARDS)
  else marks.clearAll(s, NEMESIS_CARDS, CARDS)
}

// ---- what everybody knows of a card that lies facedown

const WORD = 4
const BIT = 15
/** Cards that were shuffled since anybody saw where they lie, one bit each. */
const veiled = schema.region('veiled', Math.ceil(CARDS / 16))
/** Nemesis cards whose face nobody has seen, one bit each. */
const unseen = schema.region('unseen', Math.ceil(NEMESIS_CARDS / 16))

const bitAt = (s: S, at: number, c: number): boolean => (s[at + (c >> WORD)]! & (1 << (c & BIT))) !== 0
function setBit(s: S, at: number, c: number): void {
  s[at + (c >> WORD)] = s[at + (c >> WORD)]! | (1 << (c & BIT))
}
function clearBit(s: S, at: number, c: number): void {
  s[at + (c >> WORD)] = s[at + (c >> WORD)]! & ~(1 << (c & BIT))
}
export const isVeiled = (s: S, c: number): boolean => bitAt(s, veiled, c)
export const isUnseen = (s: S, c: number): boolean => c < NEMESIS_CARDS && bitAt(s, unseen, c)
/** Its place is no longer known. */
export const veil = (s: S, c: number): void => setBit(s, veiled, c)
/** Nobody has seen this nemesis card yet. */
export const hideFace = (s: S, c: number): void => setBit(s, unseen, c)
/** Everybody sees what it is and where it lies. */
export function unveil(s: S, c: number): void {
  clearBit(s, veiled, c)
  if (c < NEMESIS_CARDS) clearBit(s, unseen, c)
}

/** Life of a minion, power tokens of a power. */
export const vital = schema.field('vital', NEMESIS_CARDS, { min: 0 })

// ---- players

export const life = schema.field('life', PLAYERS, { min: 0, max: 99 })
export const charges = schema.field('charges', PLAYERS, { min: 0, max: 9 })
export const mageOf = schema.field('mage', PLAYERS, { min: NONE, initial: NONE })
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
/** Quarter turns made (0 to 3), and 8 more once it was focused this turn. */
export const breachStage = schema.field('stage', PLAYERS * BREACHES, { min: 0, max: 11 })
export const FOCUSED = 8
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
/** Which basic nemesis cards were dealt from, and whether by their share of each type. */
export const BASE_BASICS = 512
export const WAR_ETERNAL_BASICS = 1024
export const BALANCED_BASICS = 2048
export const plays = (s: S, variant: number): boolean => (variants.get(s) & variant) !== 0
/** What happened this turn that has to be tidied up when it ends, one bit each. */
export const dirty = schema.cell('dirty', { min: 0, max: 7 })
export const NEMESIS_MARKS = 1
export const PLAYER_MARKS = 2
/** Rules that held, names remembered, breaches focused. */
export const TURN_TRACES = 4
/** Events that some card or mat of this game listens to, one bit each. */
export const listening = schema.cell('listening', { min: 0 })
/** What some card of this game can do, so that a table without such cards need not look for it. */
export const features = schema.cell('features', { min: 0 })
export const PREPPED_ACTIONS = 1
export const PREP_RULES = 2
/** Players whose ability has a charge on every space, one bit each. */
export const charged = schema.cell('charged', { min: 0, max: 15 })

/** Aether of the active player, one pool a permitted use. */
export const aether = schema.field('aether', POOLS, { min: 0 })
/** How much of it has a permitted use, over all pools. */
export const restricted = schema.cell('restrictedAether', { min: 0 })

/** Names played or gained this turn, of the few cards that ask: def * 2 + (gained ? 1 : 0). */
export const HISTORY = 10
export const history = schema.field('history', HISTORY, { min: NONE, initial: NONE })
/** Rules that hold this turn: rule number * 4 + player. */
export const TURN_RULES = 8
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
