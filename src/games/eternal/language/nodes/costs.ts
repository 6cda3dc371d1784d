import type { Objects } from './expressions.ts'

export type Cost =
  | { readonly op: 'pay'; readonly n: number }
  | { readonly op: 'exhaust'; readonly what: Objects }
  | { readonly op: 'sacrifice'; readonly what: Objects }
  | { readonly op: 'discard'; readonly what: Objects }
  | { readonly op: 'spendAll' }
  /** This unit gets +1 Strength and -1 Health for good. */
  | { readonly op: 'twist' }
  | { readonly op: 'loseMaxPower'; readonly n: number }
  /** Paid as far as there is power; the rest is debt. */
  | { readonly op: 'debt'; readonly n: number }
