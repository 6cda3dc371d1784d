import type { Amount, Condition, Effect, Rule } from '../nodes.ts'

export const seq = (...steps: Effect[]): Effect => ({ op: 'seq', steps })
export const either = (...ways: (Effect | Effect[])[]): Effect => ({
  op: 'either',
  ways: ways.map((way) => (Array.isArray(way) ? way : way.op === 'seq' ? way.steps : [way])),
})
/** "A. If you cannot, B." */
export const firstPossible = (...ways: Effect[]): Effect => ({
  op: 'firstPossible',
  ways: ways.map((way) => (way.op === 'seq' ? way.steps : [way])),
})
/** "A. If c, B instead." */
export const insteadIf = (condition: Condition, normal: Effect, other: Effect): Effect => ({
  op: 'when',
  condition,
  steps: [other],
  otherwise: [normal],
  instead: true,
})
export const repeatUpTo = (times: Amount, ...steps: Effect[]): Effect => ({
  op: 'repeat',
  times,
  steps,
  upTo: true,
})
export const repeatWhile = (condition: Condition, ...steps: Effect[]): Effect => ({
  op: 'repeatWhile',
  condition,
  steps,
})
export const repeatUntil = (condition: Condition, ...steps: Effect[]): Effect => ({
  op: 'repeatWhile',
  condition,
  steps,
  until: true,
})
export const lookup = (by: Amount, ...rows: { upTo: number; steps: Effect[] }[]): Effect => ({
  op: 'lookup',
  by,
  rows,
})
export const row = (upTo_: number, ...steps: Effect[]): { upTo: number; steps: Effect[] } => ({
  upTo: upTo_,
  steps,
})
export const under = (rule_: Rule, ...steps: Effect[]): Effect => ({ op: 'under', rule: rule_, steps })
export const byDifficulty = (normal: Effect, increased: Effect): Effect => ({
  op: 'byDifficulty',
  normal: [normal],
  increased: [increased],
})
export const beginnerOnly = (...steps: Effect[]): Effect => ({ op: 'onlyAt', difficulty: 'beginner', steps })
