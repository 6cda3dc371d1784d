import type { Amount, Attribute, Pick, Source } from '../nodes.ts'

export const one = (of: Source): Pick => ({ op: 'one', of })
export const exactly = (n: Amount, of: Source): Pick => ({ op: 'exactly', n, of })
export const upTo = (n: Amount, of: Source): Pick => ({ op: 'upTo', n, of })
export const all = (of: Source): Pick => ({ op: 'all', of })
export const top = (n: Amount, of: Source): Pick => ({ op: 'top', n, of })
export const bottom = (of: Source): Pick => ({ op: 'bottom', of })
export const most = (attribute: Attribute, of: Source, n = 1): Pick => ({ op: 'most', attribute, of, n })
export const least = (attribute: Attribute, of: Source, n = 1): Pick => ({ op: 'least', attribute, of, n })
export const rank = (r: number, attribute: Attribute, of: Source): Pick => ({
  op: 'rank',
  rank: r,
  attribute,
  of,
})
export const newest = (n: number, of: Source): Pick => ({ op: 'newest', n, of })
/** What a name was given to. */
export const the = (name: string): Pick => ({ op: 'that', name })
export const self: Pick = { op: 'self' }
