import type { Spark } from '../../table-parts.ts'
import type { Moment } from '../types.ts'
import { keyOf } from '../view.ts'

const at = (key: string): string => `[data-place="${CSS.escape(key)}"]`

/** Damage leaves its source and lands on what it hits. */
export function sparksOf(moment: Moment): readonly Spark[] {
  const fresh = moment.fresh === 0 ? [] : moment.log.slice(-moment.fresh)
  return fresh.flatMap(({ event }): Spark[] => {
    if (event.kind !== 'damaged') return []
    const { source, object, amount } = event
    if (object === null) return []
    const to = at(keyOf(object))
    // The health of a player says by how much itself.
    const numbered = !('player' in object)
    return [
      {
        from: source === null ? to : at(keyOf(source)),
        to,
        kind: 'harm',
        ...(numbered ? { by: -amount } : {}),
      },
    ]
  })
}
