/** What a name in a text can stand for. */
export const CARD = 'card'
export const PLAYER = 'player'
export const HIT = 'hit'
export const PILE = 'pile'
export const BREACH = 'breach'
export const TOKENS = 'tokens'
export const BRIDGE = 'bridge'
