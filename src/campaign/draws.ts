import { fairNumbers, seedFrom } from '../kernel/random.ts'

/** Every draw of a campaign has a purpose and numbers of its own: one more draw changes no other. */
export function shuffled<T>(seed: string, purpose: string, list: readonly T[]): readonly T[] {
  const roll = fairNumbers(seedFrom(`campaign ${seed} ${purpose}`))
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = roll(i + 1)
    const held = mixed[i]!
    mixed[i] = mixed[j]!
    mixed[j] = held
  }
  return mixed
}
