/** Aether as the view lists it: the pools by what they may be spent on. The last two are listed only when there is any. */
export const USES = [
  'gem',
  'relic',
  'spell',
  'card',
  'noRelicOrSpell',
  'any',
  'breach',
  'expensiveCard',
] as const
export type Use = Exclude<(typeof USES)[number], 'any'>

export interface Spendable {
  readonly free: number
  readonly tied: readonly { readonly n: number; readonly use: Use }[]
}

export const spendable = (pools: readonly number[]): Spendable => ({
  free: pools[USES.indexOf('any')] ?? 0,
  tied: USES.flatMap((use, i) => {
    const n = pools[i] ?? 0
    return use !== 'any' && n > 0 ? [{ n, use }] : []
  }),
})
