/** What notices a mutant, in the order in which it is asked: scenarios, what is logged while they are played, and tests. */
export const JUDGES = ['scenario', 'log', 'test'] as const
export type Judge = (typeof JUDGES)[number]
