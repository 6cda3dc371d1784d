import { lifeOfSeat } from '../../../../games/aeons-end/place-names.ts'
import type { Event } from '../../../../games/aeons-end/protocol/events.ts'
import type { Spark } from '../../table-parts.ts'
import type { Moment } from '../types.ts'

const NEMESIS = '[data-target="nemesis"]'

/** Where the harm of this moment comes from: the breach of a cast spell, a nemesis card, or the nemesis. */
function sourceOf(event: Event): string | null {
  if (event.kind === 'spellCast') return `[data-breach="${event.player}/${event.breach}"]`
  if (event.kind === 'unleashed') return NEMESIS
  return null
}

function targetOf(event: Event): string | null {
  switch (event.kind) {
    case 'nemesisChanged':
      return NEMESIS
    case 'graveholdChanged':
      return '[data-target="gravehold"]'
    case 'lifeChanged':
      return `[data-target="${lifeOfSeat(event.player)}"]`
    case 'minionChanged':
      return `[data-place^="nemesis play/${event.card}/"]`
    case 'husksChanged':
      return '[data-target="husk"]'
    default:
      return null
  }
}

/** What was dealt, suffered and healed just now, each from its source to its target. */
export function sparks({ log, fresh }: Moment): readonly Spark[] {
  let source: string | null = null
  return log.slice(log.length - fresh).flatMap(({ event }): Spark[] => {
    source = sourceOf(event) ?? source
    const to = targetOf(event)
    const by = 'by' in event ? event.by : 0
    if (to === null || by === 0) return []
    const ours = event.kind === 'lifeChanged' || event.kind === 'graveholdChanged'
    const from = by > 0 ? (ours ? '.face' : NEMESIS) : ours ? NEMESIS : (source ?? '.spread')
    const kind = by < 0 ? 'harm' : 'good'
    // Dials turn and say by how much; mages and minions have none.
    const numbered = event.kind === 'lifeChanged' || event.kind === 'minionChanged'
    return from === to ? [] : [{ from, to, kind, ...(numbered ? { by } : {}) }]
  })
}
