/** Aether as the view lists it: the pools by what they may be spent on, free aether last. */
const USES = ['gem', 'relic', 'spell', 'card', 'noRelicOrSpell'] as const
export type Use = (typeof USES)[number]

export interface Purse {
  readonly free: number
  readonly tied: readonly { readonly n: number; readonly use: Use }[]
}

export const purse = (pools: readonly number[]): Purse => ({
  free: pools.at(-1) ?? 0,
  tied: USES.flatMap((use, i) => {
    const n = pools[i] ?? 0
    return n > 0 ? [{ n, use }] : []
  }),
})
