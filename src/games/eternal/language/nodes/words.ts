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

/** The battle skills of the first sets, of which chance gives one (EG5, EG15). */
export const FIRST_BATTLE_SKILLS: readonly Skill[] = [
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
export const BATTLE_SKILLS: readonly Skill[] = [
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
