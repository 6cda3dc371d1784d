import type { Question } from './types.ts'

/** The numbers under which the rulebook speaks of a question that no card asks. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'casting phase': ['R113', 'R114'],
  'main phase': ['R133'],
  'after a turn order card': ['M02'],
  'whose turn': ['R077'],
  'put down played cards': ['R161'],
  'exhausted: destroy a breach': ['R195'],
  'after a nemesis card is drawn': ['N02'],
  'share out charges': ['T05'],
  'deal damage': ['R118', 'R132'],
  'deal the bonus': ['B03'],
  'divide damage': ['X17'],
  'prep a spell': ['R151'],
}

export const rules = ({ kind }: Pick<Question, 'kind'>): readonly string[] => RULES[kind] ?? []
export const ruled: readonly string[] = Object.values(RULES).flat()
