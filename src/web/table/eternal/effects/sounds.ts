import type { Event } from '../../../../games/eternal/protocol/events.ts'
import type { SoundName } from '../../../sound/recipes.ts'

/** What the events of Eternal sound like. */
export const soundsOf = (events: readonly Event[], eyes: number): readonly (SoundName | null)[] =>
  events.map((event) => soundOf(event, eyes))

function soundOf(event: Event, eyes: number): SoundName | null {
  switch (event.kind) {
    case 'drawn':
    case 'played':
      return 'card'
    case 'power':
      return 'gem'
    case 'turn':
      return 'turn'
    case 'damaged':
      return 'harm'
    case 'health':
      return event.change > 0 ? 'heal' : null
    case 'attacks':
    case 'direct attack':
      return 'attack'
    case 'blocks':
      return 'focus'
    case 'killed':
    case 'sacrificed':
      return 'destroyed'
    case 'aegis':
    case 'negated':
      return 'open'
    case 'triggered':
      return 'prep'
    case 'won':
      return event.player === eyes ? 'won' : 'lost'
    default:
      return null
  }
}
