import type { Amount, Condition, Filter } from '../language/nodes.ts'

/* What an amount or a comparison is like, before any language. */

/** A number that can be printed as one. */
export const printed = (amount: Amount): number | undefined =>
  typeof amount === 'number'
    ? amount
    : amount.op === 'number'
      ? amount.printed
      : amount.op === 'negative' && typeof amount.of === 'number'
        ? -amount.of
        : undefined

/** What an event counted, or what was spent: "that much". */
export const isThatMuch = (amount: Amount): boolean =>
  typeof amount === 'object' && (amount.op === 'thatMany' || amount.op === 'spent')

/** The parts of a sum: what is done anyway, and what comes on top. */
export const parts = (n: Amount): readonly Amount[] =>
  typeof n === 'object' && n.op === 'sum' ? [n.base, ...n.plus] : [n]

/** "1 more" than the card that is spoken of. */
export function costMore(n: Amount): number | undefined {
  if (typeof n !== 'object' || n.op !== 'sum' || n.plus.length !== 1) return undefined
  const [plus] = n.plus
  return typeof n.base === 'object' &&
    n.base.op === 'stat' &&
    n.base.stat === 'cost' &&
    typeof plus === 'number'
    ? plus
    : undefined
}

export type Bound = Extract<Filter, { op: 'cost' | 'strength' | 'health' }>

const opposite = { exactly: 'exactly', atLeast: 'atMost', atMost: 'atLeast' } as const

/** Where a bound lies, and what has to be added to its number: "not 5 or more" is "4 or less". */
export const bound = ({ is }: Bound, no: boolean): { readonly is: Bound['is']; readonly shift: number } =>
  no ? { is: opposite[is], shift: is === 'atLeast' ? -1 : is === 'atMost' ? 1 : 0 } : { is, shift: 0 }

export type Comparison = Extract<Condition, { op: 'compare' }>

/** The opposite, where it is a comparison as well. */
export function flipped({ left, is, right }: Comparison): Comparison | undefined {
  const n = printed(right)
  if (n === undefined || is === 'exactly') return undefined
  return is === 'atLeast'
    ? { op: 'compare', left, is: 'atMost', right: n - 1 }
    : { op: 'compare', left, is: 'atLeast', right: n + 1 }
}

/** Not 1 or less maximum power is 2 or more. */
export function contrary(node: Condition): Condition {
  if (node.op !== 'compare' || typeof node.left !== 'object' || node.left.op !== 'maxPower')
    return { op: 'not', of: node }
  const n = printed(node.right)
  return n === undefined ? { op: 'not', of: node } : { ...node, is: 'atLeast', right: n + 1 }
}
