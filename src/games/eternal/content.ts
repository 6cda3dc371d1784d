import { Numbering } from '../../kernel/numbering.ts'
import { Library, MOST_DEFINITIONS } from '../../language/library.ts'
import { todaysId } from './era.ts'
import {
  BATTLE_SKILLS,
  type CardDefinition,
  type Collective,
  FACTIONS,
  type Influence,
  type Kind,
  type PrintedSkill,
  type Skill,
} from './language/nodes.ts'
import register from './register.json' with { type: 'json' }
import { bitOf, isLater, isSkill, maskOf, type SkillMask, skillNumbers } from './skills.ts'

/** What the cards are: the printed numbers of every definition as tables, by its number. Empty until packs are loaded. */
export const library = new Library<CardDefinition>(new Numbering('card', register.cards))
export const { definitions } = library

export const KINDS: readonly Kind[] = [
  'power',
  'unit',
  'spell',
  'fast spell',
  'weapon',
  'relic',
  'relic weapon',
  'curse',
  'cursed relic',
  'site',
]
export const POWER_KIND = 0
export const UNIT = 1
export const SPELL = 2
export const FAST = 3
export const WEAPON = 4
export const RELIC = 5
export const RELIC_WEAPON = 6
export const CURSE = 7
export const CURSED_RELIC = 8
export const SITE = 9

/** The kinds that a word covers, one bit each (EG1). */
export function kindMask(word: Kind | Collective): number {
  switch (word) {
    case 'any spell':
      return (1 << SPELL) | (1 << FAST)
    case 'any weapon':
      return (1 << WEAPON) | (1 << RELIC_WEAPON)
    case 'any relic':
      return (1 << RELIC) | (1 << RELIC_WEAPON) | (1 << CURSED_RELIC)
    case 'attachment':
      return (1 << WEAPON) | (1 << RELIC) | (1 << RELIC_WEAPON) | (1 << CURSE) | (1 << CURSED_RELIC)
    default:
      return 1 << KINDS.indexOf(word)
  }
}

/** A skill of the first word as one bit, by its number; Warcry is the sign bit. */
function skillBit(skill: PrintedSkill): number {
  const n = skillNumbers.of(skill)
  if (isLater(n)) throw new Error(`“${skill}” is one of the later skills`)
  return bitOf(n)
}
export const FLYING = skillBit('flying')
export const OVERWHELM = skillBit('overwhelm')
export const LIFESTEAL = skillBit('lifesteal')
export const AEGIS = skillBit('aegis')
export const CHARGE = skillBit('charge')
export const ENDURANCE = skillBit('endurance')
export const QUICKDRAW = skillBit('quickdraw')
export const DEADLY = skillBit('deadly')
export const KILLER = skillBit('killer')
export const DOUBLE_DAMAGE = skillBit('double damage')
export const RECKLESS = skillBit('reckless')
export const UNBLOCKABLE = skillBit('unblockable')
export const INVULNERABLE = skillBit('invulnerable')
export const BERSERK = skillBit('berserk')
export const AMBUSH = skillBit('ambush')
export const VOIDBOUND = skillBit('voidbound')
export const ECHO = skillBit('echo')
export const DESTINY = skillBit('destiny')
export const DEPLETED = skillBit('depleted')
export const WARP = skillBit('warp')
export const REVENGE = skillBit('revenge')
export const PLEDGE = skillBit('pledge')
export const INSCRIBE = skillBit('inscribe')
export const VALOR = skillBit('valor')
export const DECAY = skillBit('decay')
export const TAUNT = skillBit('taunt')
export const UNLEASH = skillBit('unleash')
export const REGEN = skillBit('regen')
export const VERSATILE = skillBit('versatile')
export const STEALTH = skillBit('stealth')
export const SWIFT = skillBit('swift')
export const WARCRY_BIT = skillBit('warcry')
/** The first half of the skills: the state holds each half in a number of its own. */
export const LOW = 0xffff
export const { first: BATTLE, later: LATER_BATTLE } = maskOf(BATTLE_SKILLS)

export const INFLUENCE_LETTERS = 'FTJPS'
export function influenceCounts(text: Influence): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const letter of text) counts[INFLUENCE_LETTERS.indexOf(letter)]! += 1
  return counts
}

export const KIND = library.bytes('kind', (card) => KINDS.indexOf(card.kind))
export const COST = library.bytes('cost', (card) => card.cost)
export const STRENGTH = library.bytes('strength', (card) => card.strength)
export const HEALTH = library.bytes('health', (card) => card.health)
const printedMask = (card: CardDefinition): SkillMask => maskOf(card.skills.map(({ skill }) => skill))
export const PRINTED_SKILLS = library.numbers('skills', (card) => printedMask(card).first)
export const PRINTED_LATER = library.numbers('later skills', (card) => printedMask(card).later)
export const PRINTED_WARCRY = library.bytes('Warcry', (card) =>
  card.skills.reduce((n, { skill, n: more }) => (skill === 'warcry' ? n + (more ?? 1) : n), 0),
)
/**
 * The same in one number, six bits a faction: what a card needs can be compared with what a player has
 * by one subtraction.
 */
const LANE = 6
const MOST = 31
export const packInfluence = (counts: (faction: number) => number): number => {
  let packed = 0
  for (let i = 0; i < 5; i++) packed |= Math.min(MOST, counts(i)) << (LANE * i)
  return packed
}
const GUARDS = packInfluence(() => MOST) + packInfluence(() => 1)
export const PACKED_NEED = library.numbers('influence', (card) => {
  const counts = influenceCounts(card.influence)
  return packInfluence((i) => counts[i]!)
})
/** Is every faction of `need` there? Both are packed. */
export const hasInfluence = (have: number, need: number): boolean =>
  (((have | GUARDS) - need) & GUARDS) === GUARDS
/** Five a card. */
export const GRANTED = library.wide('granted influence', FACTIONS.length, (card) =>
  influenceCounts(card.grants),
)
export const FACTION = library.bytes('faction', (_, d) => {
  let mask = 0
  for (let i = 0; i < FACTIONS.length; i++) if (((PACKED_NEED[d]! >> (LANE * i)) & MOST) !== 0) mask |= 1 << i
  return mask
})

function nameSkills(value: unknown, named: Set<Skill>): void {
  if (typeof value === 'string') {
    if (isSkill(value)) named.add(value)
  } else if (Array.isArray(value)) for (const each of value) nameSkills(each, named)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (isSkill(key)) named.add(key)
      nameSkills(each, named)
    }
}
/** Filled when a definition first comes into a game: most of those that are loaded never do. */
const namedSkills: (SkillMask | null)[] = library.list(() => null)
/** Every skill that a definition has, gives or names. */
export function skillsNamedBy(d: number): SkillMask {
  let mask = namedSkills[d]
  if (mask === undefined || mask === null) {
    const named = new Set<Skill>()
    nameSkills(definitions[d], named)
    mask = maskOf(named)
    namedSkills[d] = mask
  }
  return mask
}

const SIGIL_IDS = ['1-1', '1-63', '1-126', '1-187', '1-249']
/** The Sigil of a faction. */
export const sigilOf = (faction: number): number => defIndex(SIGIL_IDS[faction]!)
/** 0 for no Sigil, else its faction plus 1. */
export const SIGIL = library.bytes('Sigil', (card) => SIGIL_IDS.indexOf(card.id) + 1)

export const typeNumbers = new Numbering('unit type', register.types)
export const typeIndex = (name: string): number => typeNumbers.give(name)
const typesOf: readonly (readonly number[])[] = library.list((card) => card.types.map(typeIndex))
/** Do two definitions share a unit type? */
export const sharesType = (a: number, b: number): boolean =>
  typesOf[a]!.some((type) => typesOf[b]!.includes(type))
export const hasType = (d: number, type: number): boolean => typesOf[d]!.includes(type)

/** The number of a card that has been loaded, or undefined. */
export function definitionOf(id: string): number | undefined {
  const d = library.numbering.find(id)
  return d === undefined || definitions[d] === undefined ? undefined : d
}

/** The number of a card; one that names a card that is not there is refused at load. */
export function defIndex(id: string): number {
  const d = definitionOf(id)
  if (d === undefined) throw new Error(`no card has the id ${id}`)
  return d
}

/** The card of today that a definition is or was: two definitions of one card have the same name. */
export const CARD_OF_TODAY = library.numbers('card of today', (card) => defIndex(todaysId(card.id)))
/** What a definition is in a game with the rules of 2019. */
export const IN_2019 = Int32Array.from({ length: MOST_DEFINITIONS }, (_, d) => d)
library.each((_, d) => {
  const today = CARD_OF_TODAY[d]!
  if (today !== d) IN_2019[today] = d
})

export const isSpell = (d: number): boolean => KIND[d] === SPELL || KIND[d] === FAST
