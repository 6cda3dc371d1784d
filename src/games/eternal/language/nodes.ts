/**
 * The card language of Eternal as closed unions of plain, JSON-able nodes. Five readers read them:
 * compiler, English and French renderers, linter and bots. Stable: the renderers build on it.
 *
 * An instruction is one step with a check after it (EG2); `together` joins several effects into one.
 * Which choices are made before a reaction window, and whether there is one, is derived, never written.
 */
import type {
  And,
  Compare,
  Count,
  Each,
  Either,
  Every,
  ForEach,
  Given,
  Half,
  Less,
  May,
  Not,
  Nothing,
  Or,
  Repeat,
  RepeatWhile,
  Seq,
  Some,
  Sum,
  When,
} from '../../../language/nodes.ts'

// ---- words of the game

export type Faction = 'fire' | 'time' | 'justice' | 'primal' | 'shadow'
export const FACTIONS: readonly Faction[] = ['fire', 'time', 'justice', 'primal', 'shadow']
/** One letter a symbol: "FFJ" is two Fire and one Justice. */
export type Influence = string

export type Kind =
  | 'power'
  | 'unit'
  | 'spell'
  | 'fast spell'
  | 'weapon'
  | 'relic'
  | 'relic weapon'
  | 'curse'
  | 'cursed relic'
  | 'site'

/** Words that cover several kinds (EG1). */
export type Collective = 'any spell' | 'any weapon' | 'any relic' | 'attachment'

/** The first sixteen are the ones a card can have for a turn only. */
export const SKILLS = [
  'flying',
  'overwhelm',
  'lifesteal',
  'aegis',
  'charge',
  'endurance',
  'quickdraw',
  'deadly',
  'killer',
  'double damage',
  'reckless',
  'unblockable',
  'invulnerable',
  'berserk',
  'ambush',
  'voidbound',
  'echo',
  'destiny',
  'depleted',
  'warp',
  'revenge',
  'pledge',
  'inscribe',
  'valor',
  'decay',
  'taunt',
  'unleash',
  'regen',
  'versatile',
  'stealth',
  'swift',
  'warcry',
] as const
export type Skill = (typeof SKILLS)[number]

/** The battle skills of EG5; Warcry counts once whatever its number. */
export const BATTLE_SKILLS: readonly Skill[] = [
  'aegis',
  'charge',
  'deadly',
  'double damage',
  'endurance',
  'flying',
  'killer',
  'lifesteal',
  'overwhelm',
  'quickdraw',
  'reckless',
  'unblockable',
  'warcry',
]

/** A skill line of a card or a grant; the number belongs to Warcry and other counted skills. */
export interface HasSkill {
  readonly op: 'skill'
  readonly skill: Skill
  readonly n?: number
}

export type Place = 'playmat' | 'hand' | 'deck' | 'void' | 'market' | 'power'
export type Side = 'you' | 'enemy' | 'both'

// ---- things: sets of cards and players

/** Cards in one or more places, of one side or both. */
export interface Cards {
  readonly op: 'cards'
  readonly in: readonly Place[]
  readonly of: Side
  readonly that?: Filter
}

/** The card that speaks. */
export interface Self {
  readonly op: 'self'
}

/** A name bound by an event (`that card`, `that player`) or by `as`. */
export interface The {
  readonly op: 'the'
  readonly name: string
}

export interface Players {
  readonly op: 'players'
  readonly who: 'you' | 'enemy' | 'each' | 'cursed' | 'defending'
}

export interface OwnerOf {
  readonly op: 'ownerOf'
  readonly of: Things
}

export interface ControllerOf {
  readonly op: 'controllerOf'
  readonly of: Things
}

/** The unit that this weapon or curse is on. */
export interface Bearer {
  readonly op: 'bearer'
  readonly word: 'wielder' | 'cursed unit'
}

/** Weapons or curses on a unit. */
export interface AttachedTo {
  readonly op: 'attachedTo'
  readonly of: Things
  readonly that?: Filter
}

/** The enemy spell that this window is about (ER18), or the curse. */
export interface WindowSpell {
  readonly op: 'windowSpell'
  readonly orCurse?: true
}

/** The unit that this card keeps stunned (Imbue). */
export interface Held {
  readonly op: 'held'
}

/** The first n cards that fit of those you draw each turn, wherever they are by then (ER120). */
export interface FirstDrawn {
  readonly op: 'firstDrawn'
  readonly n: number
  readonly that: Filter
}

/** The top n cards of a place. */
export interface Top {
  readonly op: 'top'
  readonly n: Amount
  readonly of: Cards
}

/** The n cards nearest to the top that fit, whatever lies between them. */
export interface Topmost {
  readonly op: 'topmost'
  readonly n: Amount
  readonly of: Cards
}

export interface Union {
  readonly op: 'union'
  readonly of: readonly Things[]
}

/** Those of a set that are not in another ("the rest"). */
export interface Except {
  readonly op: 'except'
  readonly of: Things
  readonly but: Things
}

/** Those of a set that fit. */
export interface Among {
  readonly op: 'among'
  readonly of: Things
  readonly that: Filter
}

export type Things =
  | Cards
  | Self
  | The
  | Players
  | OwnerOf
  | ControllerOf
  | Bearer
  | AttachedTo
  | WindowSpell
  | FirstDrawn
  | Held
  | Top
  | Topmost
  | Union
  | Except
  | Among

/** What is chosen out of a set, by whom. A choice on the playmat is made before the window (A5). */
export interface Pick {
  readonly op: 'pick'
  readonly how: 'one' | 'several' | 'upTo' | 'any number' | 'random'
  /** How many, for `several`, `upTo` and `random`. */
  readonly n?: Amount
  readonly of: Things
  /** The enemy decides instead of you. */
  readonly by?: 'enemy'
  /** The name under which later steps know what was chosen. */
  readonly as?: string
}

/** A set means all of it. */
export type Objects = Things | Pick

// ---- filters

export type Filter =
  | { readonly op: 'kind'; readonly kind: Kind | Collective }
  | { readonly op: 'type'; readonly type: string }
  | { readonly op: 'faction'; readonly faction: Faction }
  | { readonly op: 'singleFaction' }
  | { readonly op: 'multiFaction' }
  | { readonly op: 'cost'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'strength'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'health'; readonly is: 'exactly' | 'atLeast' | 'atMost'; readonly n: Amount }
  | { readonly op: 'has'; readonly skill: Skill }
  | { readonly op: 'sharesBattleSkill'; readonly with: Things }
  | { readonly op: 'exhausted' }
  | { readonly op: 'stunned' }
  | { readonly op: 'attacking' }
  | { readonly op: 'blocking' }
  /** Has hit the enemy player this turn. */
  | { readonly op: 'hasHit' }
  | { readonly op: 'sharesType'; readonly with: Things }
  | { readonly op: 'undamaged' }
  | { readonly op: 'wielding' }
  | { readonly op: 'cursed' }
  | { readonly op: 'sigil'; readonly faction?: Faction }
  | { readonly op: 'named'; readonly id: string }
  | { readonly op: 'sameName'; readonly as: Things }
  | { readonly op: 'in'; readonly set: Things }
  | { readonly op: 'other' }
  | { readonly op: 'yours' }
  | { readonly op: 'enemys' }
  | { readonly op: 'and'; readonly all: readonly Filter[] }
  | { readonly op: 'or'; readonly any: readonly Filter[] }
  | { readonly op: 'not'; readonly of: Filter }

// ---- amounts

export type History =
  | 'cards played'
  | 'spells played'
  | 'power played'
  | 'cards drawn'
  | 'cards discarded'
  | 'units died'
  | 'units sacrificed'
  | 'attacks'
  | 'hits on the enemy player'
  | 'damage taken'
  | 'influence gained'
  | 'attacks this game'
  | 'cards drawn or discarded'
  | 'Sigils played this game'

export type EternalAmount =
  | { readonly op: 'stat'; readonly stat: 'strength' | 'health' | 'cost'; readonly of: Things }
  | { readonly op: 'influence'; readonly faction: Faction }
  | { readonly op: 'influenceTypes' }
  | { readonly op: 'totalInfluence' }
  | { readonly op: 'maxPower'; readonly of?: Things }
  | { readonly op: 'power' }
  | { readonly op: 'playerHealth'; readonly of: Things }
  | { readonly op: 'armor'; readonly of: Things }
  /** What `spendAll` spent. */
  | { readonly op: 'spent' }
  /** The number that an event bound: damage dealt, size of a group. */
  | { readonly op: 'thatMany' }
  | {
      readonly op: 'history'
      readonly what: History
      readonly of: 'you' | 'enemy' | 'each' | 'cursed'
    }
  | { readonly op: 'battleSkills'; readonly of: Things }
  /** The number on this card instance, counted from its printed value (Static Bolt). */
  | { readonly op: 'number'; readonly printed: number }
  | { readonly op: 'negative'; readonly of: Amount }
  /** Your turns so far, this one included. */
  | { readonly op: 'turns' }
  | { readonly op: 'highest'; readonly stat: 'strength' | 'health' | 'cost'; readonly of: Things }

export type Amount =
  | number
  | Count<Things>
  | Each<Things>
  | Sum<Amount>
  | Less<Amount>
  | Half<Amount>
  | Every<Amount>
  | Given<Amount, Condition>
  | EternalAmount

// ---- conditions

export type EternalCondition =
  | { readonly op: 'influenceAtLeast'; readonly influence: Influence }
  | { readonly op: 'matches'; readonly thing: Things; readonly that: Filter }
  | { readonly op: 'playerHas'; readonly skill: Skill; readonly who: Things }
  | { readonly op: 'yourTurn' }
  | { readonly op: 'firstTurn' }
  | { readonly op: 'night' }

export type Condition =
  | Compare<Amount>
  | Some<Things>
  | Nothing<Things>
  | And<Condition>
  | Or<Condition>
  | Not<Condition>
  | EternalCondition

// ---- modifications

export type Cannot =
  | 'have flying'
  | 'play spells'
  | 'leave the void'
  | 'entomb'
  | 'attack'
  | 'block'
  | 'be blocked'
  | 'be silenced'
  | 'have aegis'
  | 'revenge'

/** Switches of the rules, one card each in the first sets. */
export type RuleSwitch =
  | 'warcry reaches every unit and weapon'
  | 'double damage to players'
  | 'avatar attacks twice'
  | 'deadly to players'

export type Modification =
  | { readonly op: 'stats'; readonly strength?: Amount; readonly health?: Amount }
  | HasSkill
  | { readonly op: 'battleSkillsOf'; readonly of: Things }
  | {
      readonly op: 'oneSkillOf'
      readonly skills: readonly Skill[]
      readonly by: 'choice' | 'chance'
      /** Only skills that the card lacks. */
      readonly lacking?: true
    }
  | { readonly op: 'cost'; readonly by: Amount }
  | { readonly op: 'free' }
  | { readonly op: 'maxPower'; readonly by: Amount }
  | { readonly op: 'stunned' }
  | { readonly op: 'controlled' }
  | { readonly op: 'cannot'; readonly what: Cannot }
  | { readonly op: 'rule'; readonly rule: RuleSwitch }

/** `while yours`: as long as this card is on the playmat under you (Ice Sprite). */
export type Duration = 'for good' | 'this turn' | 'while yours'

// ---- new cards

export interface Values {
  readonly strength?: Amount
  readonly health?: Amount
  readonly skills?: readonly HasSkill[]
  readonly skillsOf?: Things
}

export type NewCard =
  | { readonly op: 'card'; readonly id: string; readonly with?: Values }
  | { readonly op: 'copyOf'; readonly of: Things }
  /** A random card of the format that fits. */
  | { readonly op: 'randomCard'; readonly that: Filter }

// ---- costs

export type Cost =
  | { readonly op: 'pay'; readonly n: number }
  | { readonly op: 'exhaust'; readonly what: Objects }
  | { readonly op: 'sacrifice'; readonly what: Objects }
  | { readonly op: 'discard'; readonly what: Objects }
  | { readonly op: 'spendAll' }
  /** This unit gets +1 Strength and -1 Health for good. */
  | { readonly op: 'twist' }
  | { readonly op: 'loseMaxPower'; readonly n: number }
  /** Paid as far as there is power; the rest is debt. */
  | { readonly op: 'debt'; readonly n: number }

// ---- effects

export type To = 'hand' | 'deck top' | 'deck bottom' | 'deck random' | 'void' | 'market'

export type EternalEffect =
  /** Several effects at the same time: one instruction. */
  | { readonly op: 'together'; readonly parts: readonly Effect[] }
  | { readonly op: 'deal'; readonly n: Amount; readonly to: Objects; readonly by?: Things }
  | { readonly op: 'kill'; readonly what: Objects }
  | { readonly op: 'sacrifice'; readonly what: Objects; readonly as?: string }
  | { readonly op: 'stun'; readonly what: Objects }
  | { readonly op: 'exhaust'; readonly what: Objects }
  | { readonly op: 'ready'; readonly what: Objects }
  | { readonly op: 'silence'; readonly what: Objects }
  | {
      readonly op: 'get'
      readonly what: Objects
      readonly mods: readonly Modification[]
      readonly lasts?: Duration
      /** Printed without a verb after a trigger ("Infiltrate: +2/+2."). */
      readonly bare?: true
    }
  | { readonly op: 'double'; readonly what: Objects; readonly stat: 'strength' | 'health' | 'both' | 'cost' }
  | {
      readonly op: 'become'
      readonly what: Objects
      readonly stat: 'strength' | 'health'
      readonly n: Amount
    }
  | { readonly op: 'changeNumber'; readonly what: Objects; readonly by: Amount }
  | { readonly op: 'draw'; readonly n: Amount; readonly who?: Things; readonly as?: string }
  /** Draws those cards, wherever they lie; enemy cards become yours (ER85, EG8). */
  | { readonly op: 'drawFrom'; readonly what: Objects; readonly as?: string }
  | { readonly op: 'discard'; readonly what: Objects; readonly as?: string }
  | { readonly op: 'put'; readonly what: Objects; readonly to: To; readonly as?: string }
  | {
      readonly op: 'play'
      readonly what: Objects
      readonly exhausted?: true
      readonly depleted?: true
      readonly on?: Things
    }
  | {
      readonly op: 'playNew'
      readonly card: NewCard
      readonly n?: Amount
      readonly on?: Things
      readonly as?: string
    }
  | { readonly op: 'drawNew'; readonly card: NewCard; readonly n?: Amount; readonly as?: string }
  | {
      readonly op: 'putNew'
      readonly card: NewCard
      readonly n?: Amount
      readonly to: To
      readonly of?: Side
    }
  | { readonly op: 'transform'; readonly what: Objects; readonly into: NewCard }
  | { readonly op: 'steal'; readonly what: Objects; readonly lasts?: Duration }
  /** Out of the game with everything on it until the next turn begins. */
  | { readonly op: 'disappear'; readonly what: Objects }
  | { readonly op: 'negate'; readonly what: Objects }
  | { readonly op: 'gainHealth'; readonly n: Amount; readonly who?: Things }
  | { readonly op: 'gainArmor'; readonly n: Amount; readonly who?: Things }
  | { readonly op: 'gainInfluence'; readonly influence: Influence }
  /** An influence of your choice. */
  | { readonly op: 'gainInfluenceChosen' }
  | { readonly op: 'gainMaxPower'; readonly n: Amount }
  | { readonly op: 'gainPower'; readonly n: Amount }
  | { readonly op: 'getPlayer'; readonly who: Things; readonly skill: Skill; readonly lasts?: Duration }
  /** A player's health becomes n. */
  | { readonly op: 'healthBecomes'; readonly who: Things; readonly n: Amount }
  | { readonly op: 'markDepleted'; readonly what: Objects }
  | { readonly op: 'delay'; readonly until: Delay; readonly of?: Things; readonly do: readonly Effect[] }
  | { readonly op: 'choose'; readonly what: Pick }
  /** Gives a set a name, so that later steps can speak of it and of the rest of it. */
  | { readonly op: 'call'; readonly of: Things; readonly as: string }
  /** Modal text: one of several, chosen before the window with its own objects. */
  | { readonly op: 'chooseOne'; readonly ways: readonly (readonly Effect[])[]; readonly by?: 'enemy' }
  | { readonly op: 'randomOne'; readonly ways: readonly (readonly Effect[])[] }
  /** "Pay or sacrifice to ...": without `may` it must be done if it can. */
  | {
      readonly op: 'doTo'
      readonly costs: readonly Cost[]
      readonly may?: true
      readonly do: readonly Effect[]
    }
  /** A counter on this copy; `do` when it reaches n (Feln Cauldron). */
  | { readonly op: 'countTo'; readonly n: number; readonly do: readonly Effect[] }
  /** May swap a card of your hand with one of your market that fits (ER113). */
  | { readonly op: 'swapWithMarket'; readonly that: Filter; readonly from?: Filter }
  /** Look at the top card; put it on the bottom or leave it. */
  | { readonly op: 'scout' }
  /** A power card of your hand becomes a Treasure Trove, another card a Sigil of one of its factions. */
  | { readonly op: 'plunder' }
  | { readonly op: 'nightfall' }
  | { readonly op: 'nightEnds' }
  | { readonly op: 'takeDebt'; readonly n: Amount; readonly who: Things }
  /** Draw one of three new cards of these factions. */
  | { readonly op: 'invoke'; readonly influence: Influence }
  /** A word of the game that stands for a whole text. */
  | { readonly op: 'action'; readonly word: ActionWord; readonly n?: number; readonly do: readonly Effect[] }

export type ActionWord = 'Recruit' | 'Hunt'

export type Delay = 'end of turn' | 'it dies'

export type Effect =
  | Seq<Effect>
  | May<Effect>
  | Either<Effect>
  | When<Effect, Condition>
  | Repeat<Effect, Amount>
  | RepeatWhile<Effect, Condition>
  | ForEach<Effect, Things>
  | EternalEffect

// ---- events

export type Event =
  | { readonly op: 'summon' }
  | { readonly op: 'entomb' }
  | { readonly op: 'infiltrate' }
  | {
      readonly op: 'played'
      readonly that?: Filter
      readonly by: Side
      /** "your first ... each turn", "your second ... in a turn". */
      readonly ordinal?: number
      readonly other?: true
      /** The copy that this ability plays does not trigger it again (ER97). */
      readonly exceptByThis?: true
      /** Played directly on this unit (ER34). */
      readonly onThis?: true
    }
  | { readonly op: 'drawn' }
  | {
      readonly op: 'cardDrawn'
      readonly that?: Filter
      readonly by: Side
      /** Not the turn's own draw. */
      readonly additional?: true
    }
  | { readonly op: 'attacks'; readonly that?: Filter }
  | {
      readonly op: 'attackDeclared'
      readonly by: Side
      readonly that?: Filter
      readonly exactlyOne?: true
      /** The enemy player is attacked, not a site. */
      readonly onPlayer?: true
    }
  | { readonly op: 'warcried' }
  | { readonly op: 'blocks'; readonly orIsBlocked?: true }
  | { readonly op: 'dies'; readonly that?: Filter; readonly of: Side; readonly other?: true }
  | { readonly op: 'goesToVoid'; readonly that?: Filter; readonly other?: true }
  | { readonly op: 'discarded' }
  | { readonly op: 'sacrificed'; readonly that?: Filter; readonly of: Side }
  | { readonly op: 'hits'; readonly that?: Filter }
  | { readonly op: 'damaged' }
  | { readonly op: 'healthGained'; readonly orArmor?: true }
  /** The unit that this weapon or curse is on dies. */
  | { readonly op: 'bearerDies' }
  /** One or more units hit the player at the same time. */
  | { readonly op: 'playerHit'; readonly of: 'you' | 'cursed' }
  /** Was exhausted for a Mentor. */
  | { readonly op: 'student' }
  /** There is another unit of yours that fits. */
  | { readonly op: 'ally'; readonly that: Filter }
  | { readonly op: 'influenceGained' }
  | { readonly op: 'startOfTurn'; readonly of: Side | 'cursed' }
  | { readonly op: 'endOfTurn'; readonly of: Side | 'cursed' }

// ---- abilities

export type Label =
  | 'Summon'
  | 'Entomb'
  | 'Infiltrate'
  | 'Empower'
  | 'Fate'
  | 'Inspire'
  | 'Tribute'
  | 'Spark'
  | 'Onslaught'
  | 'Renown'
  | 'Surge'
  | 'Lifeforce'
  | 'Bolster'
  | 'Ally'

export interface OnPlay {
  readonly op: 'onPlay'
  readonly costs?: readonly Cost[]
  readonly do: readonly Effect[]
}

export interface Triggered {
  readonly op: 'triggered'
  readonly on: Event
  readonly if?: Condition
  /** `once`: as long as the card stays on the playmat. */
  readonly limit?: 'once per turn' | 'once'
  /** Where it works if not on the playmat. */
  readonly from?: readonly Place[]
  readonly label?: Label
  readonly do: readonly Effect[]
}

export interface Activated {
  readonly op: 'activated'
  readonly costs: readonly Cost[]
  readonly limit?: 'once per turn'
  readonly do: readonly Effect[]
}

export interface Ongoing {
  readonly op: 'ongoing'
  readonly of: Things
  readonly have: readonly Modification[]
  readonly while?: Condition
}

/** The inner ability exists only while the influence is there. */
export interface Threshold {
  readonly op: 'threshold'
  readonly influence: Influence
  readonly has: Triggered | Activated | Ongoing
}

/** Once per stay on the playmat (ER116). */
export interface Ultimate {
  readonly op: 'ultimate'
  readonly has: Triggered | Activated
}

/** A skill that is said in one word and is a whole ability of its own. */
export interface Keyword {
  readonly op: 'keyword'
  readonly keyword: 'Exalted' | 'Nomad' | 'Corrupted' | 'Imbue'
  readonly n?: number
  readonly has: readonly Ability[]
}

/** Once this unit has dealt so much damage and lives. */
export interface Mastery {
  readonly op: 'mastery'
  readonly n: number
  readonly do: readonly Effect[]
}

/** An optional payment while the card is played, with what it brings (Amplify, Spellcraft ...). */
export interface Extra {
  readonly op: 'extra'
  readonly keyword: 'Amplify' | 'Spellcraft' | 'Decimate' | 'Contract' | 'Mentor'
  readonly costs: readonly Cost[]
  /** Any number of times, or once. */
  readonly repeat?: true
  readonly do: readonly Effect[]
}

export type PlayRule =
  | { readonly op: 'depletedUnless'; readonly condition: Condition }
  | { readonly op: 'freeIf'; readonly condition: Condition }
  | { readonly op: 'onlyOn'; readonly that: Filter }
  | { readonly op: 'transmute'; readonly maxPower: number; readonly into: string }
  /** May be played out of the market while the condition holds. */
  | { readonly op: 'bargain'; readonly condition: Condition }
  /** Can't be negated or stopped by Aegis while the condition holds. */
  | { readonly op: 'unstoppable'; readonly condition: Condition }
  /** May exhaust another unit of its type to cost less by that unit's strength. */
  | { readonly op: 'bond' }
  /** May be played for n, out of reach for three turns. */
  | { readonly op: 'shift'; readonly n: number }

export type Ability =
  | OnPlay
  | Triggered
  | Activated
  | Ongoing
  | Threshold
  | Ultimate
  | Extra
  | Keyword
  | Mastery
  | PlayRule

// ---- cards

export interface CardDefinition {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly cost: number
  readonly influence: Influence
  /** Strength and health; armor on relic weapons, durability on sites. */
  readonly strength: number
  readonly health: number
  readonly types: readonly string[]
  readonly skills: readonly HasSkill[]
  /** What a power card gives; printed on Sigils as nothing else. */
  readonly grants: Influence
  readonly abilities: readonly Ability[]
  /** Cannot be put into a deck. */
  readonly created: boolean
  readonly agenda: readonly string[]
  /** Comes when the agenda of this site is done. */
  readonly hero?: string
}
