import type { Destination, From, Owner } from '../nodes.ts'

export const topOf = (of: From): Destination => ({ topOf: of })
export const bottomOf = (of: From): Destination => ({ bottomOf: of })
export const topOrBottomOf = (of: From): Destination => ({ topOrBottomOf: of })
export const handOf = (owner: Owner): Destination => ({ handOf: owner })
export const leftmostEmptyBreach: Destination = { emptyBreach: 'leftmost' }
export const rightmostEmptyBreach: Destination = { emptyBreach: 'rightmost' }
export const yourHand: Destination = { handOf: 'subject' }
