import { fairNumbers, seedFrom, shuffledBy } from '../kernel/random.ts'

/** Every draw of a campaign has a purpose and numbers of its own: one more draw changes no other. */
export const shuffled = <T>(seed: string, purpose: string, list: readonly T[]): readonly T[] =>
  shuffledBy(fairNumbers(seedFrom(`campaign ${seed} ${purpose}`)), list)
