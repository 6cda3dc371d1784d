import type { Relation } from '../../../../language/nodes.ts'
import type { Amount, Faction, Filter, HasSkill, Things } from '../nodes.ts'

// Which cards are meant.

export const kind = (word: Extract<Filter, { op: 'kind' }>['kind']): Filter => ({ op: 'kind', kind: word })
export const type = (word: string): Filter => ({ op: 'type', type: word })
export const faction = (f: Faction): Filter => ({ op: 'faction', faction: f })
export const singleFaction: Filter = { op: 'singleFaction' }
export const costing = (is: Relation, n: Amount): Filter => ({ op: 'cost', is, n })
export const withStrength = (is: Relation, n: Amount): Filter => ({ op: 'strength', is, n })
export const withHealth = (is: Relation, n: Amount): Filter => ({ op: 'health', is, n })
export const having = (has: HasSkill): Filter => ({ op: 'has', skill: has.skill })
export const sharingBattleSkill = (other: Things): Filter => ({ op: 'sharesBattleSkill', with: other })
export const exhausted: Filter = { op: 'exhausted' }
export const stunned: Filter = { op: 'stunned' }
export const attacking: Filter = { op: 'attacking' }
export const undamaged: Filter = { op: 'undamaged' }
export const cursed: Filter = { op: 'cursed' }
export const hasHit: Filter = { op: 'hasHit' }
export const multiFaction: Filter = { op: 'multiFaction' }
export const wielding: Filter = { op: 'wielding' }

export const sigil = (f?: Faction): Filter =>
  f === undefined ? { op: 'sigil' } : { op: 'sigil', faction: f }
export const named = (id: string): Filter => ({ op: 'named', id })
export const sameNameAs = (x: Things): Filter => ({ op: 'sameName', as: x })
export const other: Filter = { op: 'other' }
export const both = (...all: readonly Filter[]): Filter => ({ op: 'and', all })
export const anyOf = (...any: readonly Filter[]): Filter => ({ op: 'or', any })
export const not = (of: Filter): Filter => ({ op: 'not', of })
export const nonPower = not(kind('power'))
