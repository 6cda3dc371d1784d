import { mass, type Noun, noun } from '../../../../language/text/english/nouns.ts'
import type { Collective, Faction, HasSkill, Kind, Label, PrintedSkill, Skill } from '../../language/nodes.ts'
import { broughtName, isPackSkill } from '../../skills.ts'

export const kinds: Readonly<Record<Kind | Collective | 'card', Noun>> = {
  card: noun('card'),
  power: noun('power card'),
  unit: noun('unit'),
  spell: noun('spell'),
  'fast spell': noun('fast spell'),
  weapon: noun('weapon'),
  relic: noun('relic'),
  'relic weapon': noun('relic weapon'),
  curse: noun('curse'),
  'cursed relic': noun('cursed relic'),
  site: noun('site'),
  'any spell': noun('spell'),
  'any weapon': noun('weapon'),
  'any relic': noun('relic'),
  attachment: noun('attachment'),
}

export const damage = mass('damage')

/** How a skill is had: have Flying, are Deadly, deal Double Damage. */
type SkillVerb = 'have' | 'be' | 'deal'
interface SkillWord {
  readonly name: string
  readonly verb: SkillVerb
  /** In a sentence, where it differs from the name. */
  readonly said?: string
}
const have = (name: string): SkillWord => ({ name, verb: 'have' })
const be = (name: string, said = name): SkillWord => ({ name, verb: 'be', said })

const printed: Readonly<Record<PrintedSkill, SkillWord>> = {
  flying: have('Flying'),
  overwhelm: have('Overwhelm'),
  lifesteal: have('Lifesteal'),
  aegis: have('Aegis'),
  charge: have('Charge'),
  endurance: have('Endurance'),
  quickdraw: have('Quickdraw'),
  deadly: be('Deadly'),
  killer: have('Killer'),
  'double damage': { name: 'Double Damage', verb: 'deal' },
  reckless: be('Reckless'),
  unblockable: be('Unblockable'),
  invulnerable: be('Invulnerable', 'invulnerable to damage'),
  berserk: have('Berserk'),
  ambush: have('Ambush'),
  voidbound: be('Voidbound'),
  echo: have('Echo'),
  destiny: have('Destiny'),
  depleted: be('Depleted'),
  warp: have('Warp'),
  revenge: have('Revenge'),
  pledge: have('Pledge'),
  inscribe: have('Inscribe'),
  valor: have('Valor'),
  decay: have('Decay'),
  taunt: have('Taunt'),
  unleash: have('Unleash'),
  regen: have('Regen'),
  versatile: be('Versatile'),
  stealth: have('Stealth'),
  swift: be('Swift'),
  warcry: have('Warcry'),
}

export const skillWord = (skill: Skill): SkillWord =>
  isPackSkill(skill) ? have(broughtName(skill, 'en')) : printed[skill]

/** "Warcry 5"; a single Warcry needs no number. */
export const skillName = ({ skill, n }: HasSkill): string =>
  n === undefined || n === 1 ? skillWord(skill).name : `${skillWord(skill).name} ${n}`

export const factions: Readonly<Record<Faction, string>> = {
  fire: '{F}',
  time: '{T}',
  justice: '{J}',
  primal: '{P}',
  shadow: '{S}',
}

export const factionNames: Readonly<Record<Faction, string>> = {
  fire: 'Fire',
  time: 'Time',
  justice: 'Justice',
  primal: 'Primal',
  shadow: 'Shadow',
}

export const labels: Readonly<Record<Label, string>> = {
  Summon: 'Summon',
  Entomb: 'Entomb',
  Infiltrate: 'Infiltrate',
  Empower: 'Empower',
  Fate: 'Fate',
  Inspire: 'Inspire',
  Tribute: 'Tribute',
  Spark: 'Spark',
  Onslaught: 'Onslaught',
  Renown: 'Renown',
  Surge: 'Surge',
  Lifeforce: 'Lifeforce',
  Bolster: 'Bolster',
  Ally: 'Ally',
}

/** Types whose plural is not regular. */
const plurals: Readonly<Record<string, string>> = {
  yeti: 'Yeti',
  oni: 'Oni',
  grenadin: 'Grenadin',
  elf: 'Elves',
  hero: 'Heroes',
  wolf: 'Wolves',
  snowman: 'Snowmen',
  sporefolk: 'Sporefolk',
  unseen: 'Unseen',
  radiant: 'Radiants',
}

const titled = (word: string): string =>
  word.replace(/(^|[ -])(\p{L})/gu, (_, gap, letter) => gap + letter.toUpperCase())

/** A unit type as a noun: "Oni", "two Valkyries". */
export const typeNoun = (type: string): Noun => {
  const one = titled(type)
  const many = plurals[type]
  return many === undefined ? noun(one) : { one, many }
}
