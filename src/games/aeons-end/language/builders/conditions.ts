import type { Amount, Condition, Filter, Source } from '../nodes.ts'

export const equals = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'exactly',
  right,
})
export const atLeast = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'atLeast',
  right,
})
export const atMost = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'atMost',
  right,
})
export const some = (of: Source): Condition => ({ op: 'some', of })
export const none = (of: Source): Condition => ({ op: 'none', of })
export const every = (of: Source, filter: Filter): Condition => ({ op: 'all', of, are: filter })
export const isEmpty = (of: Source): Condition => ({ op: 'isEmpty', of })
export const isA = (name: string, filter: Filter): Condition => ({ op: 'is', name, filter })
export const yourTurn: Condition = { op: 'yourTurn' }
export const exhausted = (who: 'you' | 'subject'): Condition => ({ op: 'exhausted', who })
export const killed = (hit: string, filter: Filter): Condition => ({ op: 'killed', hit, filter })
export const and = (...conditions: Condition[]): Condition => ({ op: 'and', all: conditions })
export const unless = (of: Condition): Condition => ({ op: 'not', of })
export const assaultTurn: Condition = { op: 'assaultTurn' }
/** Was there a token to lose? */
export const wasLost = (name: string, token: string): Condition => ({ op: 'lost', name, token })
