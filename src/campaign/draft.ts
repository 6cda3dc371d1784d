import type { Operation, Script } from './script.ts'
import type { CampaignState, Mage } from './state.ts'

/** A state in the making: its entries are replaced, never changed. */
export type Draft = { -readonly [K in keyof CampaignState]: CampaignState[K] }

/** Puts operations before everything that waits. */
export function pushed(draft: Draft, operations: readonly Operation[]): void {
  draft.queue = [...operations, ...draft.queue]
}

export function changedMage(draft: Draft, seat: number, change: Partial<Mage>): void {
  draft.mages = draft.mages.map((mage, i) => (i === seat ? { ...mage, ...change } : mage))
}

/** The list with the first of these cards taken out, or another in its place. */
export function replacedOnce(
  list: readonly string[],
  card: string,
  by: readonly string[],
): readonly string[] {
  const at = list.indexOf(card)
  return at < 0 ? list : [...list.slice(0, at), ...by, ...list.slice(at + 1)]
}

/** So many more Crystals of a mage are flawed, as far as the campaign goes. */
export const flawedBy = (script: Script, mage: Mage, more: number): Mage => ({
  ...mage,
  flawed: Math.min(mage.flawed + more, script.flawedAtMost),
})
