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
export type PrintedSkill = (typeof SKILLS)[number]
/** A skill that a pack brings along: its id begins with that of the pack. */
export type PackSkill = `${string}@${number}/${string}`
export const PACK_SKILL = /^[a-z][a-z0-9-]*@\d+\/./
export type Skill = PrintedSkill | PackSkill

/** The battle skills of the first sets, of which chance gives one (EG5, EG15). */
export const FIRST_BATTLE_SKILLS: readonly PrintedSkill[] = [
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

/** All battle skills: texts that count or copy them mean these. Warcry counts once whatever its number. */
export const BATTLE_SKILLS: readonly PrintedSkill[] = [
  ...FIRST_BATTLE_SKILLS,
  'berserk',
  'decay',
  'regen',
  'revenge',
  'taunt',
  'valor',
]

/** A skill line of a card or a grant; the number belongs to Warcry and other counted skills. */
export interface HasSkill {
  readonly op: 'skill'
  readonly skill: Skill
  readonly n?: number
}

export type Place = 'playmat' | 'hand' | 'deck' | 'void' | 'market' | 'power'
export type Side = 'you' | 'enemy' | 'both'
