import type { Cost, Objects } from '../nodes.ts'

// What is paid.

export const pay = (n: number): Cost => ({ op: 'pay', n })
export const exhausting = (what: Objects): Cost => ({ op: 'exhaust', what })
export const sacrificing = (what: Objects): Cost => ({ op: 'sacrifice', what })
export const discarding = (what: Objects): Cost => ({ op: 'discard', what })
export const twisting: Cost = { op: 'twist' }
export const spendAll: Cost = { op: 'spendAll' }
