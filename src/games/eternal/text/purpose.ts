import type { CardDefinition, Effect, Pick } from '../language/nodes.ts'

/* What a pick is made for: the effect of the card that it stands in. */

const isNode = (value: unknown): value is { readonly op: string } =>
  typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'string'

/** The effects that use the pick, from the innermost list that it stands in. */
function within(value: unknown, pick: Pick): readonly Effect[] | undefined {
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) {
      const inner = within(each, pick)
      if (inner === undefined) continue
      if (inner.length > 0) return inner
      // What is only chosen is used by what follows.
      return isNode(each) && each.op === 'choose' ? (value.slice(i) as Effect[]) : [each as Effect]
    }
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  for (const each of Object.values(value)) {
    if (each === pick) return []
    const inner = within(each, pick)
    if (inner !== undefined) return inner
  }
  return undefined
}

export const purposeOf = (card: CardDefinition, pick: Pick): readonly Effect[] => within(card, pick) ?? []

/** An effect of the other side, as it is said to the player who must choose for it. */
export function asYours(effect: Effect, pick: Pick): Effect {
  const { by: _, ...rest } = pick
  const of = pick.of.op === 'cards' && pick.of.of === 'enemy' ? { ...pick.of, of: 'you' as const } : pick.of
  const entries = Object.entries(effect)
    .filter(([key]) => key !== 'who')
    .map(([key, value]) => [key, value === pick ? { ...rest, of } : value])
  return Object.fromEntries(entries) as Effect
}
