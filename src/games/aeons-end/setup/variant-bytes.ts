import type { Variants } from '../protocol/setup.ts'
import { switchBits, switches } from './document.ts'

const SOLO_LIVES = [10, 12, 15] as const

/** The variants of a table as three bytes of a code. */
export const variantBytes = (variants: Variants): readonly [number, number, number] => [
  Number(variants.splitCards) |
    (Number(variants.soloTurnCards === 4) << 1) |
    (SOLO_LIVES.indexOf(variants.soloLife) << 2),
  switchBits(variants) & 0xff,
  switchBits(variants) >> 8,
]

/** A document of the variants; a life that nobody may start with is left for the reader of set-ups to refuse. */
export const readVariantBytes = (bits: number, low: number, high: number): object => ({
  splitCards: (bits & 1) !== 0,
  soloTurnCards: (bits & 2) !== 0 ? 4 : 3,
  soloLife: SOLO_LIVES[(bits >> 2) & 3] ?? 0,
  ...switches((_, bit) => ((low | (high << 8)) & bit) !== 0),
})
