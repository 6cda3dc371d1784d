import type { Question } from './types.ts'

/** The numbers under which the rulebook speaks of a question that no card asks. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  keep: ['ER9'],
  declare: ['E112'],
  aim: ['E117', 'E118'],
  berserk: ['ER12'],
  defend: ['E119', 'E120'],
  block: ['E121', 'E122'],
  'block which': ['E121', 'E122'],
  'pre-fight': ['E127', 'E128'],
  split: ['ER50'],
  interrupt: ['E144', 'E145'],
  discard: ['E150'],
  'direct attack': ['E184', 'ER37'],
  bearer: ['E037', 'E039'],
  'make room': ['E214', 'E216'],
}

export const rules = ({ kind }: Pick<Question, 'kind'>): readonly string[] => RULES[kind] ?? []
export const ruled: readonly string[] = Object.values(RULES).flat()
