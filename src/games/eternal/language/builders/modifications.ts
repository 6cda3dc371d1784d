import {
  type Amount,
  type Cannot,
  type Change,
  FIRST_BATTLE_SKILLS,
  type Filter,
  type Gift,
  type HasSkill,
  type NewCard,
  type Plain,
  type RuleSwitch,
  type Things,
  type Values,
} from '../nodes.ts'

// What a card can get, and new cards.

/** +1/+1 */
export const plusStats = (strength: Amount, health: Amount): Change => ({ op: 'stats', strength, health })

/** "+Strength/+Health equal to …": as much of both. */
export const plusBoth = (n: Amount): Change => plusStats(n, n)
export const plusStrength = (strength: Amount): Change => ({ op: 'stats', strength })
export const plusHealth = (health: Amount): Change => ({ op: 'stats', health })
export const costs = (by: Amount): Change => ({ op: 'cost', by })

export const cannot = <W extends Cannot>(what: W) => ({ op: 'cannot', what }) as const
export const battleSkillsOf = (of: Things): Gift => ({ op: 'battleSkillsOf', of })

export const choiceOf = (...skills: readonly HasSkill[]): Gift => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'choice',
})

export const randomOf = (...skills: readonly HasSkill[]): Gift => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'chance',
})

/** One of the battle skills that the card lacks, Reckless aside (EG15). */
export const randomBattleSkill: Gift = {
  op: 'oneSkillOf',
  skills: FIRST_BATTLE_SKILLS.filter((s) => s !== 'reckless'),
  by: 'chance',
  lacking: true,
}
export const plusMaxPower = (by: Amount): Plain => ({ op: 'maxPower', by })

export const stays = {
  stunned: { op: 'stunned' },
  controlled: { op: 'controlled' },
} as const

export const rule = <R extends RuleSwitch>(word: R) => ({ op: 'rule', rule: word }) as const

export const card = (id: string, values?: Values): NewCard =>
  values === undefined ? { op: 'card', id } : { op: 'card', id, with: values }
export const copyOf = (of: Things): NewCard => ({ op: 'copyOf', of })
export const randomCard = (filter: Filter): NewCard => ({ op: 'randomCard', that: filter })
