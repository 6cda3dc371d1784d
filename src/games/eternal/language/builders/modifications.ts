import {
  type Amount,
  BATTLE_SKILLS,
  type Filter,
  type HasSkill,
  type Modification,
  type NewCard,
  type Things,
  type Values,
} from '../nodes.ts'

// What a card can get, and new cards.

/** +1/+1 */
export const plus = (strength: Amount, health: Amount): Modification => ({ op: 'stats', strength, health })

/** "+Strength/+Health equal to …": as much of both. */
export const plusBoth = (n: Amount): Modification => plus(n, n)
export const plusStrength = (strength: Amount): Modification => ({ op: 'stats', strength })
export const plusHealth = (health: Amount): Modification => ({ op: 'stats', health })
export const costs = (by: Amount): Modification => ({ op: 'cost', by })

export const cannot = (what: Extract<Modification, { op: 'cannot' }>['what']): Modification => ({
  op: 'cannot',
  what,
})
export const battleSkillsOf = (of: Things): Modification => ({ op: 'battleSkillsOf', of })

export const choiceOf = (...skills: readonly HasSkill[]): Modification => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'choice',
})

export const randomOf = (...skills: readonly HasSkill[]): Modification => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'chance',
})

/** One of the battle skills that the card lacks, Reckless aside (EG15). */
export const randomBattleSkill: Modification = {
  op: 'oneSkillOf',
  skills: BATTLE_SKILLS.filter((s) => s !== 'reckless'),
  by: 'chance',
  lacking: true,
}
export const plusMaxPower = (by: Amount): Modification => ({ op: 'maxPower', by })

export const stays = {
  stunned: { op: 'stunned' } as Modification,
  controlled: { op: 'controlled' } as Modification,
}

export const rule = (word: Extract<Modification, { op: 'rule' }>['rule']): Modification => ({
  op: 'rule',
  rule: word,
})

export const card = (id: string, values?: Values): NewCard =>
  values === undefined ? { op: 'card', id } : { op: 'card', id, with: values }
export const copyOf = (of: Things): NewCard => ({ op: 'copyOf', of })
export const randomCard = (filter: Filter): NewCard => ({ op: 'randomCard', that: filter })
