import type { Event, Filter, Side } from '../nodes.ts'

// What abilities wait for.

type Details<T extends Event['op']> = Omit<Extract<Event, { op: T }>, 'op' | 'by' | 'of' | 'that'>

export const youPlay = (filter?: Filter, more: Details<'played'> = {}): Event =>
  filter === undefined
    ? { op: 'played', by: 'you', ...more }
    : { op: 'played', by: 'you', that: filter, ...more }

export const anyonePlays = (filter: Filter, more: Details<'played'> = {}): Event => ({
  op: 'played',
  by: 'both',
  that: filter,
  ...more,
})

export const dies = (of: Side, filter?: Filter, more: Details<'dies'> = {}): Event =>
  filter === undefined ? { op: 'dies', of, ...more } : { op: 'dies', of, that: filter, ...more }
export const attacks: Event = { op: 'attacks' }

/** `that`: who attacks; all attackers unless said. */
export const attackDeclared = (
  by: Side,
  more: { readonly that?: Filter; readonly exactlyOne?: true; readonly onPlayer?: true } = {},
): Event => ({ op: 'attackDeclared', by, ...more })
export const blocks: Event = { op: 'blocks' }
export const blocksOrIsBlocked: Event = { op: 'blocks', orIsBlocked: true }

export const youDraw = (filter?: Filter): Event =>
  filter === undefined ? { op: 'cardDrawn', by: 'you' } : { op: 'cardDrawn', by: 'you', that: filter }

export const goesToVoid = (filter: Filter, more: { readonly other?: true } = {}): Event => ({
  op: 'goesToVoid',
  that: filter,
  ...more,
})
export const youWarcry: Event = { op: 'warcried' }
export const isDiscarded: Event = { op: 'discarded' }
export const bearerDies: Event = { op: 'bearerDies' }
export const isDamaged: Event = { op: 'damaged' }
export const isStudent: Event = { op: 'student' }
export const cursedPlayerHit: Event = { op: 'playerHit', of: 'cursed' }
export const youGainHealth: Event = { op: 'healthGained' }
export const youSacrifice = (filter: Filter): Event => ({ op: 'sacrificed', that: filter, of: 'you' })
export const unitAttacks = (filter: Filter): Event => ({ op: 'attacks', that: filter })
export const enemyPlays = (filter: Filter): Event => ({ op: 'played', by: 'enemy', that: filter })
export const enemyDrawsMore: Event = { op: 'cardDrawn', by: 'enemy', additional: true }
export const hits: Event = { op: 'hits' }
export const startOfTurn = (of: Side | 'cursed'): Event => ({ op: 'startOfTurn', of })
export const endOfTurn = (of: Side | 'cursed'): Event => ({ op: 'endOfTurn', of })
