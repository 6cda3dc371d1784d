import { CardFields } from '../../kernel/card-fields.ts'
import { Machine } from '../../kernel/machine.ts'
import { LARGEST_FIRST } from '../../kernel/options.ts'
import { Streams } from '../../kernel/random.ts'
import { type Cell, type Field, NONE, type RecordField, Schema, type State } from '../../kernel/state.ts'
import { type Card, type Zone, Zones } from '../../kernel/zones.ts'
import { MOST_DEFINITIONS } from '../../language/library.ts'
import register from './register.json' with { type: 'json' }

/** The block of one game of Eternal: every integer has its name here. */
export const schema = new Schema('eternal')

/** Decks of up to 150 cards each, markets and everything that is created: no instance ever vanishes. */
export const CARDS = 384
/**
 * Objects of effects are the cards and, numbered behind the last of them, the two players.
 * @alias
 */
export const PLAYER = CARDS
/** Beyond the players: a definition that is no instance yet, in filters over the cards of the format. */
export const DEFINITION = 512
if (PLAYER + 2 > DEFINITION) throw new Error('cards and players have no room before the definitions')
if (DEFINITION + MOST_DEFINITIONS > LARGEST_FIRST)
  throw new Error('a definition has no room among the references of an option')

/** Random games over the whole pool, with every window inside a window, need about a third of it. */
const STACK = 440
export const machine = new Machine(schema, STACK, register.instructions)

// ---- zones

export const DECK = 0
export const HAND = 2
/** Units, attachments, relics and sites that a player controls, in the order they entered. */
export const PLAYMAT = 4
export const POWER = 6
export const VOID = 8
export const MARKET = 10
/** Cards that are being played: in no other zone until their text is done (E045). */
export const STACK_ZONE = 12
/** Units that have disappeared, with what is on them, until the next turn begins. */
export const AWAY = 14
const ZONES = 16

export const zones = new Zones(schema, CARDS, ZONES)
export const isDeck = (z: Zone): boolean => z >> 1 === DECK >> 1
export const isHand = (z: Zone): boolean => z >> 1 === HAND >> 1
export const isPlaymat = (z: Zone): boolean => z >> 1 === PLAYMAT >> 1
export const isVoid = (z: Zone): boolean => z >> 1 === VOID >> 1
export const isMarket = (z: Zone): boolean => z >> 1 === MARKET >> 1

// ---- chance, one stream a purpose

export const streams = new Streams(schema, ['start', 'deck 0', 'deck 1', 'redraw', 'pick', 'create', 'place'])
export const START_STREAM = 0
export const DECK_STREAM = 1
export const REDRAW_STREAM = 3
export const PICK_STREAM = 4
export const CREATE_STREAM = 5
export const PLACE_STREAM = 6

// ---- the game

export const current: Cell = schema.cell('current', { min: 0, max: 1 })
export const starter: Cell = schema.cell('starter', { min: NONE, max: 1, initial: NONE })
export const turn: Cell = schema.cell('turn', { min: 0 })
export const winner: Cell = schema.cell('winner', { min: NONE, max: 1, initial: NONE })
export const ending: Cell = schema.cell('ending', { min: 0 })
/** Where the game stands: see PHASES. */
export const phase: Cell = schema.cell('phase', { min: 0 })
export const PHASES = [
  'set-up',
  'start',
  'first main',
  'declare',
  'defense',
  'pre-fight',
  'fight',
  'final main',
  'interrupt',
  'end',
  'discard',
  'cleanup',
] as const
export const START_PHASE = 1
export const FIRST_MAIN = 2
export const DECLARE = 3
export const DEFENSE = 4
export const PRE_FIGHT = 5
export const FIGHT = 6
export const FINAL_MAIN = 7
export const INTERRUPT = 8
export const END_PHASE = 9
export const DISCARD = 10
export const CLEANUP = 11

/** How many instances exist. */
export const instances: Cell = schema.cell('instances', { min: 0, max: CARDS })
/** Cards played for free this turn (E218). */
export const freePlays: Cell = schema.cell('freePlays', { min: 0 })
/** The site that is attacked, or NONE for the player. */
export const attackedSite: Cell = schema.cell('attackedSite', { min: NONE, initial: NONE })
/** The spell that the running window is about, or NONE. */
export const answering: Cell = schema.cell('answering', { min: NONE, initial: NONE })
/**
 * By kind of zone, four places each, and then anywhere: events that some card of this game subscribes to there, one bit
 * each; never shrinks.
 */
export const subscriptions: Field = schema.field('subscriptions', 24)
/** What ongoing abilities on the playmats reach on other cards, one bit a kind; 0 spares every look at them. */
export const reach: Cell = schema.cell('reach', { min: 0 })
/** Cards on the playmats whose health may change by anything at all, so that every check must look. */
export const restless: Cell = schema.cell('restless', { min: 0 })
/** 1 when something has changed since the last check that could kill or transmute. */
export const unchecked: Cell = schema.cell('unchecked', { min: 0, max: 1 })
/** Skills that some card of this game has had, gives or names, one bit each; never shrinks. */
const skillsAround: Field = schema.field('skills.around', 4)
/** May any card of this game have one of these skills? Spares most looks at skills. */
export const isAround = (s: State, mask: number): boolean =>
  (skillsAround.get(s, 0) & mask & 0xffff) !== 0 || (skillsAround.get(s, 1) & (mask >>> 16)) !== 0
export function bringSkills(s: State, mask: number): void {
  skillsAround.set(s, 0, skillsAround.get(s, 0) | ((mask << 16) >> 16))
  skillsAround.set(s, 1, skillsAround.get(s, 1) | (mask >> 16))
}
/** The same for later skills: from now on cards have numbers for them. */
export function bringLater(s: State, mask: number): void {
  if (mask === 0) return
  skillsAround.set(s, 2, skillsAround.get(s, 2) | ((mask << 16) >> 16))
  skillsAround.set(s, 3, skillsAround.get(s, 3) | (mask >> 16))
  schema.useRare(s)
}
/** Has some card of this game to do with a later skill? */
export const hasLater = (s: State): boolean => (skillsAround.get(s, 2) | skillsAround.get(s, 3)) !== 0
/** Kinds of card (1 << KIND) of this game, and what else its cards bring; never shrinks. */
const broughtAround: Cell = schema.cell('around', { min: 0 })
/** Some card has an activated ability. */
export const ACTIVATIONS = 1 << 12
/** Some card steals the unit it is on. */
export const STEALING = 1 << 13
/** May any card of this game be of this kind, or do this? Spares most looks for it. */
export const isBrought = (s: State, what: number): boolean => (broughtAround.get(s) & what) !== 0
export const bring = (s: State, what: number): void => broughtAround.set(s, broughtAround.get(s) | what)
/** What ongoing abilities of this game's cards forbid, as bits of CANNOT; never shrinks. */
export const forbids: Cell = schema.cell('forbids', { min: 0 })
/** The least power at which some card of this game transmutes; 0 when none does. */
export const transmutes: Cell = schema.cell('transmutes', { min: 0 })
/** The power up to which every card in a player's hand and deck has transmuted, until another one comes there. */
export const transmuted: Field = schema.field('transmuted', 2, { min: 0 })
/** 1 in a game with the cards as they were in 2019. */
export const of2019: Cell = schema.cell('of2019', { min: 0, max: 1 })
/** 1 when some card of this game can be played by Bargain, Bond or Shift. */
export const otherWays: Cell = schema.cell('otherWays', { min: 0, max: 1 })
/** Turns that Night still lasts after this one, and whether it is Night now. */
export const nightTurns: Cell = schema.cell('night.turns', { min: 0 })
export const night: Cell = schema.cell('night', { min: 0, max: 3 })
export const IS_NIGHT = 1
/** Night has already been called this turn. */
export const NIGHT_FELL = 2
/** Which cards there are in this game: the number that its packs have in this process. */
export const collection: Cell = schema.cell('collection', { min: 0 })
/** Is a second redraw allowed? */
export const secondRedraw: Cell = schema.cell('secondRedraw', { min: 0, max: 1 })

// ---- players

const perPlayer = (name: string, min = 0): Field => schema.field(name, 2, { min })
export const health = schema.field('health', 2)
export const armor = perPlayer('armor')
export const power = schema.field('power', 2)
export const maxPower = schema.field('maxPower', 2)
/** Part of the power that is gone when this turn ends (ER129). */
export const turnPower = perPlayer('power.turn')
/** Five a player. */
export const influence = schema.field('influence', 10, { min: 0 })
/** The first sixteen skills of a player, and the next ones two places further on: four times sixteen. */
export const playerSkills = schema.field('playerSkills', 8)
export const playerTurnSkills = schema.field('playerTurnSkills', 8)
export const powerPlays = perPlayer('powerPlays')
export const avatarAttacks = perPlayer('avatarAttacks')
/** 1: this seat passes every window until the end of the turn. */
export const standing = perPlayer('standing')
/** Keep, one redraw, two redraws. */
export const redraws = perPlayer('redraws')
export const turnsTaken = perPlayer('turnsTaken')
/** Own turns in a row whose time ran out, plus 8 while the running one has. */
export const lateTurns = perPlayer('lateTurns')

/** Power that is still owed: it is taken out of what comes at the start of each turn. */
export const debt = perPlayer('debt')

export const HISTORY_KINDS = 13
export const historyField = schema.field('history', 2 * HISTORY_KINDS)
/**
 * What was played this turn, in order, as card + player * CARDS; and, where somebody looks at it, what was
 * drawn, with DRAWN_ENTRY added.
 */
export const LOG_LIMIT = 128
export const loggedCount: Cell = schema.cell('log.count', { min: 0 })
export const logged = schema.field('log', LOG_LIMIT)
export const DRAWN_ENTRY = 2 * CARDS
/** 1 when some card of this game looks at the first cards drawn in a turn. */
export const logsDraws: Cell = schema.cell('log.draws', { min: 0, max: 1 })

// ---- trigger queue

/**
 * Abilities that wait (how they lie there: `rules/triggers/queue-rows.ts`). There is room for every unit of two full
 * playmats to be triggered by the death of every other, and for twelve Marshals with a deck's worth of weapons that are
 * triggered by each of fifty powers; random games over the whole pool need about a fifth of it. What does not fit stops
 * the game by name.
 */
export const QUEUE_ROW = 2
export const QUEUE_LIMIT = 640
export const queueHead: Cell = schema.cell('queue.head', { min: 0 })
export const queueEnd: Cell = schema.cell('queue.end', { min: 0 })
export const queue = schema.field('queue', QUEUE_LIMIT * QUEUE_ROW)

/**
 * Delayed parts: [text, source, it, you, when, another, third]. A unit stands for at most one that lasts (it holds
 * another one, is shifted, or takes a dragon with it), and two playmats hold twenty-four; the rest is for what ends
 * with the turn. What does not fit stops the game by name.
 */
export const DELAY_ENTRY = 7
export const DELAYS = 32
export const delayed = schema.field('delayed', DELAYS * DELAY_ENTRY)
export const delayedCount: Cell = schema.cell('delayed.count', { min: 0 })

/** Frames for reading ongoing abilities; all zero between two reads. */
export const READER = 11
const READERS = 10
export const readers = schema.region('readers', READER * READERS)
export const READER_LIMIT = READERS

// ---- what each seat has seen of cards that lie hidden from it now: see `knowledge.ts`

export const SEATS = 2
/** The seat knows that this card lies here: in this hand, or at this very place of a deck. */
export const known = schema.marks('known', CARDS, ['seat 0', 'seat 1'])
/** The card was put at a random place of the deck, and the seat has not lost track of it since. */
export const atRandomPlace = schema.marks('at a random place', CARDS, ['seat 0', 'seat 1'])
/** Does a deck have such cards? One a deck and seat. */
export const randomPlaces = schema.field('random places', SEATS * 2, { min: 0, max: 1 })
/** Has this player exchanged cards with the market, so that the other no longer knows what lies there? */
export const traded = schema.field('traded', SEATS, { min: 0, max: 1 })

// ---- cards, the last of the block: copies leave out those that are not in the game

/** When something of a card goes back to what it is on a fresh one. */
type Moment =
  | 'turn begins'
  /** In the Cleanup Step. */
  | 'turn ends'
  | 'leaves the playmat'
  /** Comes to the playmat, or goes on from where it lay after it had left. */
  | 'moves on'
  | 'becomes another'
  /** Text and skills go (EG9), wherever the card is. */
  | 'silenced'
  /** The same on the playmat: off it, what holds for a turn holds what the card last was there. */
  | 'silenced in play'
  /** It could not be made, and was never there. */
  | 'unmade'
/** So many numbers has a card. */
const WIDTH = 19
const cardFields = new CardFields<Moment>(schema, CARDS, WIDTH)
/** The first so many cards are in the game. */
export const useCards = (s: State, n: number): void => cardFields.use(s, n)
const FOR_GOOD = ['becomes another', 'unmade'] as const
/** Skills that a card has gained for good. */
const UNTIL_SILENCED = [...FOR_GOOD, 'silenced'] as const
const THIS_TURN = ['turn ends', 'moves on', 'becomes another'] as const

/** What is seldom true of a card: any number of marks has room here. */
export const more = cardFields.marks('more', [
  /** A stun of its own runs, beside whatever keeps the unit stunned. */
  ['dazed', ['leaves the playmat', 'unmade']],
  /** A relic weapon whose own Summon is not done yet (ER42). */
  ['new weapon', ['leaves the playmat', 'unmade']],
])
export const DAZED = more.mark('dazed')
export const NEW_WEAPON = more.mark('new weapon')

export const def = cardFields.field('def', ['unmade'])

// Marks: what ends when a card leaves the playmat.

export const EXHAUSTED = 1
/** Stunned by whatever: see DAZED. */
export const STUNNED = 2
/** Came to the playmat this turn. */
export const FRESH = 4
export const ATTACKING = 8
export const BLOCKED = 16
export const BLOCKING = 32
export const SPENT_KILLER = 64
export const SPENT_AEGIS = 128
export const SPENT_INFILTRATE = 512
export const SPENT_BERSERK = 1024
/** Will attack a second time. */
export const BERSERKING = 2048
/** An Aegis has answered the text that is being carried out. */
export const STOPPED = 8192
/** Dies at the next check. */
export const DOOMED = 16384
/** Has dealt damage to the enemy player this turn. */
export const HIT_THIS_TURN = -32768
const STAY = ['leaves the playmat', 'moves on'] as const
const ONCE = [...STAY, 'becomes another'] as const
export const marks = cardFields.bits('marks', [
  [EXHAUSTED, STAY],
  [STUNNED, STAY],
  [FRESH, [...STAY, 'turn begins']],
  [ATTACKING, STAY],
  [BLOCKED, STAY],
  [BLOCKING, STAY],
  [SPENT_KILLER, ONCE],
  [SPENT_AEGIS, ONCE],
  [SPENT_INFILTRATE, ONCE],
  [SPENT_BERSERK, ONCE],
  [BERSERKING, STAY],
  [STOPPED, STAY],
  [DOOMED, ONCE],
  [HIT_THIS_TURN, [...ONCE, 'turn begins']],
])
/** Abilities of the card that were used this turn, and those that can be used only once, one bit each. */
export const usedNow = cardFields.field('used', [...ONCE, 'turn begins'])
export const spent = cardFields.field('spent', ONCE)
/** A card has room for so many abilities that are used once a turn, and for so many that are used once. */
export const MOST_ONCE = 16

// Traits: what a card keeps in every zone, unless it says otherwise.

export const OWNED_BY_1 = 1
export const SILENCED = 2
/** Came from the enemy: needs no influence (EG8). */
export const FOREIGN = 4
/** Will be depleted when played. */
export const WILL_DEPLETE = 8
/** Something is attached to it. */
export const HOLDS = 16
/** Is being negated. */
export const NEGATED = 32
/** A unit that goes back to its owner at the end of the turn. */
export const BORROWED = 64
/** Holds its last values of the playmat (EG3). */
export const REMEMBERS = 128
/** Made by an effect. */
export const CREATED = 256
/** Its Regen has been used. */
export const REGENERATED = 512
/** Stolen by a curse: goes back when the curse ends (ER94). */
export const CURSED_AWAY = 1024
/** May not attack or block this turn, or for good. */
export const NO_ATTACK_NOW = 2048
export const NO_BLOCK_NOW = 4096
export const NO_ATTACK = 8192
export const NO_BLOCK = 16384
/** Its attacks are deadly to players. */
export const DEADLY_TO_PLAYERS = -32768
export const traits = cardFields.bits('traits', [
  [OWNED_BY_1, ['unmade']],
  [SILENCED, FOR_GOOD],
  [FOREIGN, ['unmade']],
  [WILL_DEPLETE, FOR_GOOD],
  [HOLDS, ['leaves the playmat', 'unmade']],
  [NEGATED, ['unmade']],
  [BORROWED, ['leaves the playmat', 'unmade']],
  [REMEMBERS, ['moves on', ...FOR_GOOD]],
  [CREATED, ['unmade']],
  [REGENERATED, ['leaves the playmat', ...FOR_GOOD]],
  [CURSED_AWAY, ['unmade']],
  [NO_ATTACK_NOW, ['turn ends', 'leaves the playmat', ...FOR_GOOD]],
  [NO_BLOCK_NOW, ['turn ends', 'leaves the playmat', ...FOR_GOOD]],
  [NO_ATTACK, FOR_GOOD],
  [NO_BLOCK, FOR_GOOD],
  [DEADLY_TO_PLAYERS, UNTIL_SILENCED],
])
export const FORBIDDEN = NO_ATTACK_NOW | NO_BLOCK_NOW | NO_ATTACK | NO_BLOCK

export const strengthPlus = cardFields.field('strength', FOR_GOOD)
export const healthPlus = cardFields.field('health.card', FOR_GOOD)
/** Gained for good: the first sixteen skills, then the others. */
export const skillsPlus = cardFields.field('skills', UNTIL_SILENCED)
export const skillsHigh = cardFields.field('skills.high', UNTIL_SILENCED)
/** This turn; off the playmat these hold the card's last values there (EG3). */
export const turnStrength = cardFields.field('turn.strength', THIS_TURN)
export const turnHealth = cardFields.field('turn.health', THIS_TURN)
export const turnSkills = cardFields.field('turn.skills', [...THIS_TURN, 'silenced in play'])
export const turnSkillsHigh = cardFields.field('turn.skills.high', [...THIS_TURN, 'silenced in play'])
/** Warcry gained for good, and this turn. */
export const warcryPlus = cardFields.field('warcry', UNTIL_SILENCED)
/** Skills of a turn that are not kept as what the card last was. */
const SKILL_THIS_TURN = ['leaves the playmat', ...THIS_TURN, 'silenced', 'unmade'] as const
export const turnWarcry = cardFields.field('turn.warcry', SKILL_THIS_TURN)
/** Damage on a unit; durability lost by a site. */
export const damage = cardFields.field('damage', [...STAY, 'becomes another'])
/** The unit a weapon or curse is on, the player a relic is on, the attacker a blocker blocks. */
export const attached = cardFields.field('attached', ['leaves the playmat'], NONE)
/** What a card costs more, or less, for good. */
export const costPlus = cardFields.field('cost', FOR_GOOD)
/** The number in the card's own text; spells used of a site's agenda. */
export const number = cardFields.field('number', FOR_GOOD)

/** Later skills, sixteen and sixteen. */
export const laterPlus = cardFields.rare('later', UNTIL_SILENCED)
export const laterHigh = cardFields.rare('later.high', UNTIL_SILENCED)
export const turnLater = cardFields.rare('turn.later', SKILL_THIS_TURN)
export const turnLaterHigh = cardFields.rare('turn.later.high', SKILL_THIS_TURN)

/** What a card has gained or lost for good, beside its traits: a copy has it too. */
export const LASTING: readonly RecordField[] = [
  strengthPlus,
  healthPlus,
  skillsPlus,
  skillsHigh,
  warcryPlus,
  costPlus,
  laterPlus,
  laterHigh,
]

export const turnBegins = cardFields.at('turn begins')
export const turnEnds = cardFields.at('turn ends')
export const leavesPlaymat = cardFields.at('leaves the playmat')
export const movesOn = cardFields.at('moves on')
export const becomesAnother = cardFields.at('becomes another')
export const losesSkills = cardFields.at('silenced')
export const losesSkillsInPlay = cardFields.at('silenced in play')
export const wasNeverMade = cardFields.at('unmade')

export const ownerOf = (s: State, c: Card): number => traits.get(s, c) & OWNED_BY_1
/** On the playmat the controller, elsewhere the player whose zone it is. */
export function controllerOf(s: State, c: Card): number {
  const z = zones.of(s, c)
  return z === STACK_ZONE || z === NONE ? ownerOf(s, c) : z & 1
}
export const onPlaymat = (s: State, c: Card): boolean => isPlaymat(zones.of(s, c))
export const has = (s: State, c: Card, mark: number): boolean => (marks.get(s, c) & mark) !== 0
export const setMark = (s: State, c: Card, mark: number): void => marks.set(s, c, marks.get(s, c) | mark)
export const clearMark = (s: State, c: Card, mark: number): void => marks.set(s, c, marks.get(s, c) & ~mark)
export const hasTrait = (s: State, c: Card, trait: number): boolean => (traits.get(s, c) & trait) !== 0
export const setTrait = (s: State, c: Card, trait: number): void => traits.set(s, c, traits.get(s, c) | trait)
export const clearTrait = (s: State, c: Card, trait: number): void =>
  traits.set(s, c, traits.get(s, c) & ~trait)
/** Was this ability of the card used this turn, or is it spent? It has one bit. */
export const isUsed = (s: State, c: Card, ability: number): boolean => (usedNow.get(s, c) & ability) !== 0
export const isSpent = (s: State, c: Card, ability: number): boolean => (spent.get(s, c) & ability) !== 0
export const setUsed = (s: State, c: Card, ability: number): void =>
  usedNow.set(s, c, usedNow.get(s, c) | ability)
export const setSpent = (s: State, c: Card, ability: number): void =>
  spent.set(s, c, spent.get(s, c) | ability)
/** Marks a card to die at the next check. */
export function doom(s: State, c: Card): void {
  setMark(s, c, DOOMED)
  unchecked.set(s, 1)
}
export const isPlayer = (x: number): boolean => x >= PLAYER && x < PLAYER + 2
