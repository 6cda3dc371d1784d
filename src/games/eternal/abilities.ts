import { Numbering } from '../../kernel/numbering.ts'
import type { Text } from '../../language/compiler/assembler.ts'
import type { Operand } from '../../language/compiler/evaluator.ts'
import { MOST_DEFINITIONS } from '../../language/library.ts'
import { library } from './content.ts'
import { growing } from './growing.ts'
import register from './register.json' with { type: 'json' }

/** Compiled abilities, by definition. Filled once at load by the compiler, read by the rules. */

export const EVENTS = [
  'summon',
  'entomb',
  'infiltrate',
  'played',
  'played on this',
  'drawn',
  'card drawn',
  'attacks',
  'attack declared',
  'warcried',
  'blocks',
  'dies',
  'goes to void',
  'discarded',
  'sacrificed',
  'hits',
  'damaged',
  'health gained',
  'influence gained',
  'start of turn',
  'end of turn',
  'unit attacks',
  'bearer dies',
  'player hit',
  'student',
  'ally',
  'mastery',
] as const
export type EventName = (typeof EVENTS)[number]
export const eventNumbers = new Numbering('event', register.events)
for (const name of EVENTS) eventNumbers.give(name)
export const eventNumber = (name: EventName): number => eventNumbers.of(name)

export interface Trigger {
  readonly index: number
  readonly event: number
  readonly text: Text
  /** Guard, looked at when it triggers and again when carried out; 0 for none. */
  readonly guard: Operand
  /** What the event's card must be; 0 for anything. */
  readonly filter: Operand
  /** 0 yours, 1 the enemy's, 2 any. */
  readonly side: number
  readonly other: boolean
  readonly ordinal: number
  readonly exceptByThis: boolean
  /** Its bit among the abilities of the card that are used once a turn, and among those that are used once; 0 for any number. */
  readonly onceATurn: number
  readonly once: number
  readonly exactlyOne: boolean
  /** Damage that the unit must have dealt (Mastery). */
  readonly least: number
  /** Not for the turn's own draw. */
  readonly additional: boolean
  /** Also for armor that is gained. */
  readonly orArmor: boolean
  /** Only an attack on the player. */
  readonly onPlayer: boolean
  readonly orIsBlocked: boolean
  /** Zone kinds (zone >> 1) where it works, one bit each. */
  readonly places: number
}

export interface Activation {
  readonly text: Text
  /** Must hold to start it: costs can be paid, objects are there. */
  readonly can: Operand
  readonly needs: readonly Operand[]
  readonly pay: number
  readonly exhaustsSelf: boolean
  readonly onceATurn: number
  readonly once: number
  readonly guard: Operand
}

export interface OngoingPart {
  /** `set` reaches cards by side, place and filter; `player` the controller. */
  readonly reach: 'self' | 'bearer' | 'set' | 'player'
  readonly side: number
  readonly places: number
  readonly filter: Operand
  readonly guard: Operand
  readonly strength: Operand
  readonly health: Operand
  readonly cost: Operand
  readonly skills: number
  readonly laterSkills: number
  readonly warcry: number
  readonly maxPower: Operand
  /** Of a player: the other one. */
  readonly onEnemy: boolean
  readonly stunned: boolean
  readonly controlled: boolean
  readonly cannot: number
  readonly rules: number
  /** Its skills depend on numbers: read in the second pass (A9). */
  readonly numeric: boolean
}

export interface PlayRules {
  readonly depletedUnless: Operand
  readonly transmuteInto: number
}

/** Which ongoing parts a definition has, one bit a kind: read before the lists are. */
export const ONGOING = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const ON_SELF = 1
export const ON_BEARER = 2
export const OUTWARD = 4
export const ON_PLAYER = 8

/** What the outward parts of a definition change, and whether it stuns, one bit a kind. */
export const REACHES = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const REACH_STATS = 1
export const REACH_SKILLS = 2
export const REACH_COST = 4
export const REACH_CANNOT = 8
/** Health that may also be taken: everything else only adds to what a unit has of its own. */
export const REACH_WEAKENS = 16
/** The maximum power of a player: no card is changed by it. */
export const REACH_POWER = 32
/** Keeps the unit it is on stunned: no number or skill of a card is changed by it. */
export const REACH_STUNS = 64
/** Changes nothing that is read of a card itself. */
export const REACH_ELSEWHERE = REACH_POWER | REACH_STUNS
/** What its ongoing parts forbid others and players, as bits of CANNOT. */
export const FORBIDS = library.compiled(new Int32Array(MOST_DEFINITIONS))
/** 1: its own ongoing parts may take health from it. */
export const WEAKENS_SELF = library.compiled(new Uint8Array(MOST_DEFINITIONS))
/** 1: its bearer is controlled by whoever controls it. */
export const STEALS_BEARER = library.compiled(new Uint8Array(MOST_DEFINITIONS))
/** 1: the health that its ongoing parts give may change without any change of the cards themselves. */
export const RESTLESS = library.compiled(new Uint8Array(MOST_DEFINITIONS))

/** The power at which a card in hand or deck becomes another; 0 for most cards. */
export const TRANSMUTE_AT = library.compiled(new Int32Array(MOST_DEFINITIONS))

/** 1: looks at the first cards drawn in a turn. */
export const LOGS_DRAWS = library.compiled(new Uint8Array(MOST_DEFINITIONS))

const listsByDefinition = <T>(): (readonly T[])[] => library.compiledList<readonly T[]>([])
/** One more for a definition. */
export function addTo<T>(lists: (readonly T[])[], d: number, entry: T): void {
  lists[d] = [...lists[d]!, entry]
}

/** How many abilities of a definition are used once a turn, and how many once. */
export const ONCE_A_TURN = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const ONCE = library.compiled(new Uint8Array(MOST_DEFINITIONS))

export const triggers: Trigger[] = growing.list()
export const triggersOf = listsByDefinition<Trigger>()
/** Events that a card subscribes to, one bit each: by kind of zone (zone >> 1), deck, hand, playmat, power and void. */
const ZONE_KINDS = 5
/** There is room for so many events. */
export const MOST_EVENTS = 64
const noSubscriptions = () =>
  Array.from({ length: ZONE_KINDS }, () => library.compiled(new Int32Array(MOST_DEFINITIONS)))
/** The first 32 events, and the others. */
export const SUBSCRIBES = [noSubscriptions(), noSubscriptions()] as const
/** The same, wherever it lies. */
export const SUBSCRIBES_ANYWHERE = [
  library.compiled(new Int32Array(MOST_DEFINITIONS)),
  library.compiled(new Int32Array(MOST_DEFINITIONS)),
] as const
for (const id of eventNumbers.ids)
  if (eventNumbers.of(id) >= MOST_EVENTS)
    throw new Error(`there is room for ${MOST_EVENTS} events, “${id}” is one more`)
export const activationsOf = listsByDefinition<Activation>()
/** 1: has an activated ability. */
export const ACTIVATES = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const ongoingSelf = listsByDefinition<OngoingPart>()
export const ongoingBearer = listsByDefinition<OngoingPart>()
export const ongoingOutward = listsByDefinition<OngoingPart>()
export const ongoingPlayer = listsByDefinition<OngoingPart>()
export const playText: Int32Array = library.compiled(new Int32Array(MOST_DEFINITIONS).fill(-1))
/** Optional payments while the card is played, as a text of its own; -1 for none. */
export const extraText: Int32Array = library.compiled(new Int32Array(MOST_DEFINITIONS).fill(-1))
/** Which of the following a definition has, one bit each: read before them. */
export const PLAY_TERMS = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const MAY_BE_FREE = 1
export const NEEDS_OBJECTS = 2
/** Play rules as plain numbers, for the legality of every card at every decision. */
export const FREE_IF = library.compiled(new Int32Array(MOST_DEFINITIONS))
export const ONLY_ON = library.compiled(new Int32Array(MOST_DEFINITIONS))
/** Sets of which each must have a member for the card to be playable; then costs. */
export const playNeeds = listsByDefinition<Operand>()
/** Must hold for the card to be played out of the market; 0 for never. */
export const BARGAIN = library.compiled(new Int32Array(MOST_DEFINITIONS))
/** While it holds the spell can be neither negated nor stopped by Aegis; 0 for never. */
export const UNSTOPPABLE = library.compiled(new Int32Array(MOST_DEFINITIONS))
/** 1: another unit of its type may be exhausted for it. */
export const BOND = library.compiled(new Uint8Array(MOST_DEFINITIONS))
/** What it costs to be played shifted; -1 for never. */
export const SHIFT = library.compiled(new Int8Array(MOST_DEFINITIONS).fill(-1))
/** 1: the damage that it deals is counted. */
export const COUNTS_DAMAGE = library.compiled(new Uint8Array(MOST_DEFINITIONS))
export const playRules = library.compiledList<PlayRules>({ depletedUnless: 0, transmuteInto: 0 })

export const CANNOT = [
  'have flying',
  'play spells',
  'leave the void',
  'entomb',
  'attack',
  'block',
  'be blocked',
  'be silenced',
  'have aegis',
  'revenge',
] as const
export const RULES = [
  'warcry reaches every unit and weapon',
  'double damage to players',
  'avatar attacks twice',
  'deadly to players',
] as const
export const CANNOT_FLY = 1
export const CANNOT_SPELLS = 2
export const CANNOT_LEAVE_VOID = 4
export const CANNOT_ENTOMB = 8
export const CANNOT_ATTACK = 16
export const CANNOT_BLOCK = 32
export const CANNOT_BE_BLOCKED = 64
export const CANNOT_BE_SILENCED = 128
export const CANNOT_AEGIS = 256
export const CANNOT_REVENGE = 512
export const WARCRY_TO_ALL = 1
export const DOUBLE_TO_PLAYERS = 2
export const AVATAR_TWICE = 4
export const DEADLY_TO_PLAYERS = 8
