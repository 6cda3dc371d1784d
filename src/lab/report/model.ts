import type { Lang } from '../../language/face.ts'
import type { Estimate } from '../statistics.ts'

/** Of so many games, so many; and the share with its interval. */
export interface Share {
  readonly count: number
  readonly of: number
  readonly share: Estimate
}

interface Row {
  readonly id: string
  readonly label: string
}

export interface ShareRow extends Row, Share {}

/** Games in which something happened, against those in which it did not. */
export interface EffectRow extends Row {
  readonly happened: Share
  readonly otherwise: Share
  readonly difference: Estimate
}

export interface MeanRow extends Row {
  readonly mean: Estimate
  readonly deviation: number
  readonly least: number
  readonly most: number
}

export interface DifferenceRow extends Row {
  readonly first: Estimate
  readonly second: Estimate
  readonly difference: Estimate
}

interface Part {
  readonly id: string
  readonly title: string
  readonly note: string
}

export type Section =
  /** Shares of the games; `bars` are neighbours and add up, `shares` stand for themselves. */
  | (Part & { readonly kind: 'shares' | 'bars'; readonly rows: readonly ShareRow[] })
  | (Part & { readonly kind: 'effects'; readonly rows: readonly EffectRow[] })
  | (Part & { readonly kind: 'means'; readonly rows: readonly MeanRow[] })
  /** Two series game by game: shares, or means. */
  | (Part & {
      readonly kind: 'share differences' | 'mean differences'
      readonly rows: readonly DifferenceRow[]
    })

/** One series, or the comparison of two. */
export interface Chapter {
  readonly id: string
  readonly title: string
  readonly sections: readonly Section[]
}

/** Everything that a report says, in one language; the forms only write it down. */
export interface Report {
  readonly lang: Lang
  readonly game: string
  readonly title: string
  /** Names and values above the chapters: seed, games, set-up, bots. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly chapters: readonly Chapter[]
}
