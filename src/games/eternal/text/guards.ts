import { damageTaken, unitDied, youAttacked } from '../language/builders/keywords.ts'
import type { Condition, Label } from '../language/nodes.ts'

const GUARDS: readonly (readonly [Label, Condition])[] = [
  ['Tribute', unitDied],
  ['Spark', damageTaken],
  ['Onslaught', youAttacked],
]

/** The keyword that stands for a condition, if there is one. */
export function guardLabel(condition: Condition): Label | undefined {
  const text = JSON.stringify(condition)
  return GUARDS.find(([, each]) => JSON.stringify(each) === text)?.[0]
}
