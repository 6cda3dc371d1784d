import { Numbering } from '../../kernel/numbering.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import { type PackSkill, SKILLS, type Skill } from './language/nodes.ts'
import register from './register.json' with { type: 'json' }

/** A skill that a pack brings along, with its name in both languages. Rules know it only by what texts say of it. */
export interface NewSkill {
  readonly id: PackSkill
  readonly name: Readonly<Record<Lang, string>>
}

/**
 * Skills are bits of two words. The first holds those that the rules themselves look at, and is all that a usual game
 * ever reads; the second, the later skills, is looked at only where some card of the game has to do with one.
 */
const WORD = 32
export const MOST_SKILLS = 2 * WORD

export const skillNumbers = new Numbering('skill', register.skills)
for (const skill of SKILLS) skillNumbers.give(skill)
for (const [n, id] of skillNumbers.ids.entries()) if (n >= MOST_SKILLS) throw noRoomFor(id)

function noRoomFor(id: string): Refusal {
  return new Refusal(
    {
      en: `there is room for ${MOST_SKILLS} skills, “${id}” is one more`,
      fr: `il y a de la place pour ${MOST_SKILLS} compétences, «\u202f${id}\u202f» est de trop`,
    },
    'skills',
  )
}

/** The skills that a word of each kind holds. */
export interface SkillMask {
  readonly first: number
  readonly later: number
}

export const isLater = (n: number): boolean => n >= WORD
/** The bit of a skill in its word, by its number. */
export const bitOf = (n: number): number => (1 << (n & (WORD - 1))) | 0

export function maskOf(skills: Iterable<Skill>): SkillMask {
  let first = 0
  let later = 0
  for (const skill of skills) {
    const n = skillNumbers.of(skill)
    if (isLater(n)) later |= bitOf(n)
    else first |= bitOf(n)
  }
  return { first, later }
}

/** The mask of a word that was emitted in two halves. */
export function maskOfHalves(low: number, high: number, isLaterWord: boolean): SkillMask {
  const word = (low & 0xffff) | (high << 16)
  return isLaterWord ? { first: 0, later: word } : { first: word, later: 0 }
}

/** The skills of a mask, in the order of their numbers. */
export function skillsOfMask({ first, later }: SkillMask): Skill[] {
  const found: Skill[] = []
  addSkillsOf(first, 0, found)
  addSkillsOf(later, WORD, found)
  return found
}

/** The skills of one word, whose first bit has this number. */
function addSkillsOf(word: number, from: number, to: Skill[]): void {
  const { ids } = skillNumbers
  for (let left = word; left !== 0; left &= left - 1)
    to.push(ids[from + (WORD - 1) - Math.clz32(left & -left)] as Skill)
}

const brought = new Map<PackSkill, NewSkill['name']>()

/** Gives the skills of a pack their numbers; gives the way back, for a pack that cannot be used. */
export function addSkills(skills: readonly NewSkill[]): () => void {
  const before = skillNumbers.size
  const back = (): void => {
    for (const id of skillNumbers.ids.slice(before)) brought.delete(id as PackSkill)
    skillNumbers.backTo(before)
  }
  for (const { id, name } of skills) {
    if (skillNumbers.find(id) === undefined && skillNumbers.size === MOST_SKILLS) {
      back()
      throw noRoomFor(id)
    }
    skillNumbers.give(id)
    brought.set(id, name)
  }
  return back
}

export const isSkill = (word: string): word is Skill => skillNumbers.find(word) !== undefined
export const isPackSkill = (skill: Skill): skill is PackSkill => skill.includes('/')

/** What a skill that a pack brought along is called. */
export function broughtName(skill: PackSkill, lang: Lang): string {
  const name = brought.get(skill)
  if (name === undefined) throw new Error(`no skill is called “${skill}”`)
  return name[lang]
}
