import type { Spark } from '../table-parts.ts'
import type { Moment } from './types.ts'
import { keyOf } from './view.ts'

const at = (key: string): string => `[data-place="${CSS.escape(key)}"]`

/** Damage leaves its source and lands on what it hits. */
export function sparksOf(moment: Moment): readonly Spark[] {
  const fresh = moment.fresh === 0 ? [] : moment.log.slice(-moment.fresh)
  return fresh.flatMap(({ event }): Spark[] => {
    if (event.kind !== 'damaged') return []
    const { source, object } = event
    if (source === null || object === null) return []
    return [{ from: at(keyOf(source)), to: at(keyOf(object)), kind: 'harm' }]
  })
}
