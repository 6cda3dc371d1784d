import type { Amount, Condition, Effect, Source } from '../language/nodes.ts'

/*
 * How much, sorted into the few shapes that have a sentence of their own. What depends on the
 * difficulty or on the number of players is settled before.
 */

export interface TokenCount {
  readonly token: string
  readonly of?: 'you' | 'self'
}

export type Counted = Source | TokenCount

export type Quantity =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'each'; readonly n: number; readonly of: Counted }
  | { readonly kind: 'every'; readonly k: number; readonly of: Counted }
  | { readonly kind: 'equal'; readonly to: Amount }
  | { readonly kind: 'reduced'; readonly base: Quantity; readonly by: Quantity }
  | { readonly kind: 'all' }
  | { readonly kind: 'thatMany' }

export type Addition =
  | { readonly kind: 'always'; readonly n: Amount }
  | { readonly kind: 'given'; readonly condition: Condition; readonly n: Amount }
  | {
      readonly kind: 'paid'
      readonly price: readonly Effect[]
      readonly n: Amount
      readonly then: readonly Effect[]
    }

export interface Setting {
  readonly difficulty: 'normal' | 'increased'
  /** Which row of `byPlayers` is read. */
  readonly playersRow: number
}

export function settled(amount: Amount, setting: Setting): Amount {
  if (typeof amount === 'number') return amount
  if (amount.op === 'byDifficulty')
    return settled(setting.difficulty === 'normal' ? amount.normal : amount.increased, setting)
  if (amount.op === 'byPlayers') return amount.rows[setting.playersRow]?.n ?? amount.rows.at(-1)!.n
  return amount
}

/** "4 (1-3 players), 1 (4-4 players)": every row at once, where there is no box for each. */
export const byPlayers = (
  rows: readonly { readonly upTo: number; readonly n: number }[],
  t: { readonly mat: { players(from: number, to: number): string } },
): string =>
  rows
    .map(({ upTo, n }, i) => `${n} (${t.mat.players(i === 0 ? 1 : rows[i - 1]!.upTo + 1, upTo)})`)
    .join(', ')

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A sum of one and the same counter is that counter several times. */
function multiple(amount: Amount): { n: number; of: Counted } | undefined {
  if (typeof amount === 'number') return undefined
  if (amount.op === 'each') return { n: amount.n, of: amount.of }
  if (amount.op !== 'sum' || !amount.plus.every((each) => same(each, amount.base))) return undefined
  const { base } = amount
  if (typeof base === 'number') return undefined
  const n = amount.plus.length + 1
  if (base.op === 'tokens') return { n, of: tokenCount(base) }
  return base.op === 'count' ? { n, of: base.of } : undefined
}

const tokenCount = (node: { readonly name: string; readonly of?: 'you' | 'self' }): TokenCount => ({
  token: node.name,
  ...(node.of === undefined ? {} : { of: node.of }),
})

export function quantityOf(raw: Amount, setting: Setting): Quantity {
  const amount = settled(raw, setting)
  if (typeof amount === 'number') return { kind: 'number', n: amount }
  const many = multiple(amount)
  if (many !== undefined) return { kind: 'each', ...many }
  switch (amount.op) {
    case 'everything':
      return { kind: 'all' }
    case 'parameter':
      return { kind: 'thatMany' }
    case 'every': {
      const each = perThing(amount.of, setting)
      return each.kind === 'each' && each.n === 1
        ? { kind: 'every', k: amount.k, of: each.of }
        : { kind: 'equal', to: amount }
    }
    case 'less':
      return {
        kind: 'reduced',
        base: quantityOf(amount.base, setting),
        by: perThing(amount.by, setting),
      }
    default:
      return { kind: 'equal', to: amount }
  }
}

/** The same, but a counter is said as "1 for each". */
export function perThing(raw: Amount, setting: Setting): Quantity {
  const amount = settled(raw, setting)
  if (typeof amount === 'object' && amount.op === 'tokens')
    return { kind: 'each', n: 1, of: tokenCount(amount) }
  if (typeof amount === 'object' && amount.op === 'count') return { kind: 'each', n: 1, of: amount.of }
  return quantityOf(amount, setting)
}

/** A base, and what is printed as sentences of their own. */
export function splitSum(raw: Amount, setting: Setting): { base?: Amount; additions: Addition[] } {
  const amount = settled(raw, setting)
  if (typeof amount === 'object' && amount.op === 'ifPaid') return { additions: [added(amount)] }
  if (typeof amount === 'object' && amount.op === 'given' && amount.otherwise === 0)
    return { additions: [added(amount)] }
  if (typeof amount === 'number' || amount.op !== 'sum' || multiple(amount) !== undefined)
    return { base: amount, additions: [] }
  return {
    base: amount.base,
    additions: amount.plus.filter((each) => settled(each, setting) !== 0).map(added),
  }
}

function added(n: Amount): Addition {
  if (typeof n === 'object' && n.op === 'given' && n.otherwise === 0)
    return { kind: 'given', condition: n.condition, n: n.then }
  if (typeof n === 'object' && n.op === 'ifPaid')
    return { kind: 'paid', price: n.price, n: n.n, then: n.then ?? [] }
  return { kind: 'always', n }
}
