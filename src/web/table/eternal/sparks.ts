import type { Moment } from '../../source/source.ts'
import type { Spark } from '../face.ts'
import { keyOf, refIn } from './view.ts'

const at = (key: string): string => `[data-place="${CSS.escape(key)}"]`

/** Damage leaves its source and lands on what it hits. */
export function sparksOf(moment: Moment): readonly Spark[] {
  const fresh = moment.fresh === 0 ? [] : moment.log.slice(-moment.fresh)
  return fresh.flatMap(({ event }): Spark[] => {
    if (event.kind !== 'damaged') return []
    const source = refIn(event.source)
    const object = refIn(event.object)
    if (source === null || object === null) return []
    return [{ from: at(keyOf(source)), to: at(keyOf(object)), kind: 'harm' }]
  })
}
