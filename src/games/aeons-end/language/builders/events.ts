import type { Event, Kind } from '../nodes.ts'

export const startOfCasting: Event = { op: 'startOfCasting' }
export const endOfCasting: Event = { op: 'endOfCasting' }
export const focusedOrOpened: Event = { op: 'focusedOrOpened' }
export const dealtDamage = (what: 'self' | 'nemesis', by?: 'player'): Event => ({
  op: 'dealtDamage',
  what,
  ...(by === undefined ? {} : { by }),
})
export const discarded = (what: 'self' | { kind: Kind }): Event => ({ op: 'discarded', what })
export const startOfTurn: Event = { op: 'startOfTurn' }
export const endOfMainPhase: Event = { op: 'endOfMainPhase' }
export const endOfNemesisTurn: Event = { op: 'endOfNemesisTurn' }
export const endOfTurn: Event = { op: 'endOfTurn' }
export const startOfNemesisTurn: Event = { op: 'startOfNemesisTurn' }
export const turnCardDrawn: Event = { op: 'turnCardDrawn' }
export const gainedFromPile: Event = { op: 'gainedFromPile' }
export const outOfPower: Event = { op: 'outOfPower' }
