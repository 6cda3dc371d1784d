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
