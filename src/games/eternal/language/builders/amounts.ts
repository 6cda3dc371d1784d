import type { Relation } from '../../../../language/nodes.ts'
import type { Amount, Condition, Faction, Filter, HasSkill, History, Influence, Things } from '../nodes.ts'
import { you } from './things.ts'

// Numbers and conditions.

export const every = (k: number, of: Amount): Amount => ({ op: 'every', k, of })

export const negative = (of: Amount): Amount => ({ op: 'negative', of })
export const strengthOf = (of: Things): Amount => ({ op: 'stat', stat: 'strength', of })
export const healthOf = (of: Things): Amount => ({ op: 'stat', stat: 'health', of })
export const costOf = (of: Things): Amount => ({ op: 'stat', stat: 'cost', of })
export const influenceIn = (f: Faction): Amount => ({ op: 'influence', faction: f })
export const turnsTaken: Amount = { op: 'turns' }
export const totalInfluence: Amount = { op: 'totalInfluence' }
export const influenceTypes: Amount = { op: 'influenceTypes' }
export const maxPower: Amount = { op: 'maxPower' }
export const spent: Amount = { op: 'spent' }
export const thatMany: Amount = { op: 'thatMany' }

export const history = (what: History, of: 'you' | 'enemy' | 'each' | 'cursed' = 'you'): Amount => ({
  op: 'history',
  what,
  of,
})
export const battleSkillsOn = (of: Things): Amount => ({ op: 'battleSkills', of })
export const numberOnCard = (printed: number): Amount => ({ op: 'number', printed })
export const playerHealth = (of: Things): Amount => ({ op: 'playerHealth', of })
export const armorOf = (of: Things): Amount => ({ op: 'armor', of })

export const compare = (left: Amount, is: Relation, right: Amount): Condition => ({
  op: 'compare',
  left,
  is,
  right,
})

/** "More than 25 Health." */
export const moreThan = (left: Amount, n: number): Condition => ({
  op: 'not',
  of: compare(left, 'atMost', n),
})
export const yourFirstTurn: Condition = { op: 'firstTurn' }
export const exists = (of: Things): Condition => ({ op: 'some', of })
export const isNight: Condition = { op: 'night' }
export const yourTurn: Condition = { op: 'yourTurn' }
export const isNot = (of: Condition): Condition => ({ op: 'not', of })
export const eitherOf = (...any: readonly Condition[]): Condition => ({ op: 'or', any })
export const allOf = (...all: readonly Condition[]): Condition => ({ op: 'and', all })
export const hasInfluence = (influence: Influence): Condition => ({ op: 'influenceAtLeast', influence })
export const none = (of: Things): Condition => ({ op: 'none', of })
export const matches = (thing: Things, filter: Filter): Condition => ({ op: 'matches', thing, that: filter })

export const playerHas = (has: HasSkill, who: Things = you): Condition => ({
  op: 'playerHas',
  skill: has.skill,
  who,
})
