/** An estimate and the interval that holds the truth in 95 of 100 cases. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054

/** A share with its Wilson interval: right for few games, and for shares near 0 and 1. */
export function share(won: number, games: number): Estimate {
  if (games === 0) return { value: Number.NaN, low: 0, high: 1 }
  const p = won / games
  const scale = 1 + (Z * Z) / games
  const middle = (p + (Z * Z) / (2 * games)) / scale
  const half = (Z * Math.sqrt((p * (1 - p) + (Z * Z) / (4 * games)) / games)) / scale
  // Without rounding errors, nobody and everybody are exact.
  return {
    value: p,
    low: won === 0 ? 0 : Math.max(0, middle - half),
    high: won === games ? 1 : Math.min(1, middle + half),
  }
}

/** The difference of two independent shares, from their Wilson intervals (Newcombe, method 10). */
export function shareDifference(a: Estimate, b: Estimate): Estimate {
  return combined(a, b, 0)
}

/**
 * The difference of two shares of the same games: won in both series, only in the first, only in the second,
 * in neither (Newcombe's paired method 10, with his correction of the correlation).
 */
export function pairedDifference([both, first, second, neither]: readonly [
  number,
  number,
  number,
  number,
]): Estimate {
  const n = both + first + second + neither
  if (n === 0) return { value: Number.NaN, low: -1, high: 1 }
  const product = (both + first) * (second + neither) * (both + second) * (first + neither)
  const cross = both * neither - first * second
  const corrected = cross > 0 ? Math.max(0, cross - n / 2) : cross
  const correlation = product === 0 ? 0 : corrected / Math.sqrt(product)
  return combined(share(both + first, n), share(both + second, n), correlation)
}

function combined(a: Estimate, b: Estimate, correlation: number): Estimate {
  const value = a.value - b.value
  const reach = (x: number, y: number): number =>
    Math.sqrt(Math.max(0, x * x - 2 * correlation * x * y + y * y))
  return {
    value,
    low: Math.max(-1, value - reach(a.value - a.low, b.high - b.value)),
    high: Math.min(1, value + reach(a.high - a.value, b.value - b.low)),
  }
}

/** A mean from the sum of the values and of their squares. */
export function mean(n: number, sum: number, squares: number): Estimate & { readonly deviation: number } {
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN, deviation: Number.NaN }
  const value = sum / n
  const deviation = n < 2 ? 0 : Math.sqrt(Math.max(0, (squares - n * value * value) / (n - 1)))
  const half = (Z * deviation) / Math.sqrt(n)
  return { value, low: value - half, high: value + half, deviation }
}
