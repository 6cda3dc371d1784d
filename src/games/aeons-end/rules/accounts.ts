/**
 * Why an amount is what it is, for the lines of an account. The comment says what a, b and c of a line are.
 * An account adds up to the size of the change, whichever way it goes.
 */
export const WHY = [
  /** position in the code, part of the amount, card that speaks */
  'text',
  /** breach */
  'breach',
  /** rule that changes damage or costs */
  'rule',
  /** card that is gained */
  'cost',
  /** breach that is focused */
  'focus',
  /** breach that is opened, quarter turns that are missing */
  'quarters',
  'charge',
  /** player whose ability uses all charges */
  'ability',
  /** player who was exhausted and loses all charges */
  'exhausted',
  /** what one blow was more than this player could bear */
  'excess',
  /** doubled, because this player is exhausted */
  'twice',
  /** there is no more to lose, or no room for more */
  'limit',
  /** one token each nemesis turn */
  'power',
  /** a focus that is the first of the turn */
  'first focus',
  /** the first card of a refined pile */
  'refined',
] as const

export type Why = (typeof WHY)[number]
const index = (why: Why): number => WHY.indexOf(why)

export const TEXT = index('text')
export const BREACH = index('breach')
export const RULE = index('rule')
export const COST = index('cost')
export const FOCUS = index('focus')
export const QUARTERS = index('quarters')
export const CHARGE = index('charge')
export const ABILITY = index('ability')
export const EXHAUSTED = index('exhausted')
export const EXCESS = index('excess')
export const TWICE = index('twice')
export const LIMIT = index('limit')
export const POWER = index('power')
export const FIRST_FOCUS = index('first focus')
export const REFINED = index('refined')
