import { median } from './clock.ts'

/** The slowest and the fastest round. */
export interface Spread {
  readonly lowest: number
  readonly highest: number
}

/** A figure of several rounds: the one in the middle, and how far the others lie from it. */
export interface Figure extends Spread {
  readonly value: number
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places))

export function figureOf(rounds: readonly number[], places: number): Figure {
  return {
    value: rounded(median(rounds), places),
    lowest: rounded(Math.min(...rounds), places),
    highest: rounded(Math.max(...rounds), places),
  }
}
