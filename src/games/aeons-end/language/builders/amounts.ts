import type { Amount, Effect } from '../nodes.ts'

export const less = (base: Amount, by: Amount): Amount => ({ op: 'less', base, by })
export const half = (of: Amount, round: 'up' | 'down'): Amount => ({ op: 'half', of, round })
export const ifPaid = (price: Effect, n: Amount, ...then: Effect[]): Amount => ({
  op: 'ifPaid',
  price: [price],
  n,
  ...(then.length === 0 ? {} : { then }),
})
export const lostTokens = (name: string): Amount => ({ op: 'lostTokens', name })
export const tokens = (name: string, of?: 'you' | 'self'): Amount => ({
  op: 'tokens',
  name,
  ...(of === undefined ? {} : { of }),
})
/** n for each token. */
export const eachToken = (n: number, name: string, of?: 'you' | 'self'): Amount =>
  n === 1
    ? tokens(name, of)
    : { op: 'sum', base: tokens(name, of), plus: Array.from({ length: n - 1 }, () => tokens(name, of)) }
export const lifeOf = (who: 'self' | 'you' | 'gravehold' | { bound: string } | { card: string }): Amount => ({
  op: 'lifeOf',
  who,
})
/** Shield tokens on this minion. */
export const shields: Amount = { op: 'shields' }
/** Power tokens on the power of this name in play. */
export const powerOf = (card: string): Amount => ({ op: 'powerOf', card })
export const bridges: Amount = { op: 'bridges' }
export const costOf = (name: string): Amount => ({ op: 'costOf', name })
export const yourCharges: Amount = { op: 'chargesOf', who: 'you' }
export const nemesisTier: Amount = { op: 'nemesisTier' }
export const timesThisTurn = (what: 'played' | 'gained'): Amount => ({ op: 'timesThisTurn', what })
export const everything: Amount = { op: 'everything' }
export const byPlayers = (...rows: { upTo: number; n: number }[]): Amount => ({ op: 'byPlayers', rows })
export const parameter = (index: number): Amount => ({ op: 'parameter', index })
export const amountByDifficulty = (by: { normal: Amount; increased: Amount }): Amount => ({
  op: 'byDifficulty',
  ...by,
})
