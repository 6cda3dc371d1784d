import type { Event } from '../../../../games/aeons-end/protocol/events.ts'
import type { SoundName } from '../../../sound/recipes.ts'

/** What the events of Aeon's End sound like. */
export const soundsOf = (events: readonly Event[]): readonly (SoundName | null)[] => events.map(soundOf)

function soundOf(event: Event): SoundName | null {
  switch (event.kind) {
    case 'moved':
      return event.to.startsWith('nemesis play') ? 'attack' : 'card'
    case 'turnBegan':
      return event.who === 'nemesis' ? 'nemesis' : 'turn'
    case 'aetherGained':
      return 'gem'
    case 'chargesChanged':
      return event.by > 0 ? 'charge' : null
    case 'lifeChanged':
    case 'nemesisChanged':
    case 'minionChanged':
      return event.by < 0 ? 'harm' : 'heal'
    case 'graveholdChanged':
      return event.by < 0 ? 'city' : 'heal'
    case 'breachFocused':
      return 'focus'
    case 'breachOpened':
      return 'open'
    case 'breachDestroyed':
      return 'destroyed'
    case 'spellCast':
    case 'abilityUsed':
      return 'cast'
    case 'unleashed':
      return 'nemesis'
    case 'exhausted':
      return 'exhausted'
    case 'gameEnded':
      return event.outcome.startsWith('won') ? 'won' : 'lost'
    default:
      return null
  }
}
