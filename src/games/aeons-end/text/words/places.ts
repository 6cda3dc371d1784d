/* Places by the names that views, events and options give them. */

export type OwnZone = 'hand' | 'deck' | 'discard pile' | 'play area'
export type CommonZone =
  | 'nemesis deck'
  | 'nemesis discard pile'
  | 'nemesis play'
  | 'turn order deck'
  | 'turn order discard pile'
  | 'drawn nemesis card'
  | 'destroyed'

export type Place =
  | { readonly kind: 'own'; readonly player: number; readonly zone: OwnZone }
  | { readonly kind: 'breach'; readonly player: number; readonly breach: number }
  | { readonly kind: 'supply' }
  | { readonly kind: 'common'; readonly zone: CommonZone }
  | { readonly kind: 'side'; readonly name: string }

const common: Readonly<Record<CommonZone, true>> = {
  'nemesis deck': true,
  'nemesis discard pile': true,
  'nemesis play': true,
  'turn order deck': true,
  'turn order discard pile': true,
  'drawn nemesis card': true,
  destroyed: true,
}
const isCommon = (name: string): name is CommonZone => name in common

/** A place by the name that views, events and options give it. */
export function placeNamed(name: string): Place {
  const own = /^player (\d) (hand|deck|discard pile|play area|breach (\d))$/.exec(name)
  if (own !== null) {
    const player = Number(own[1]) - 1
    return own[3] === undefined
      ? { kind: 'own', player, zone: own[2] as OwnZone }
      : { kind: 'breach', player, breach: Number(own[3]) }
  }
  if (name.startsWith('pile ')) return { kind: 'supply' }
  return isCommon(name) ? { kind: 'common', zone: name } : { kind: 'side', name }
}

/** Equal neighbours together, with how many they are: the order stays as it is. */
export function runs(ids: readonly string[]): { readonly id: string; readonly n: number }[] {
  const out: { id: string; n: number }[] = []
  for (const id of ids) {
    const last = out.at(-1)
    if (last?.id === id) last.n += 1
    else out.push({ id, n: 1 })
  }
  return out
}

/** Equal ones together wherever they lie, in the order of their first. */
export function groups(ids: readonly string[]): { readonly id: string; readonly n: number }[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}
