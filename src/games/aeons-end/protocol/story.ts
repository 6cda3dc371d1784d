import type { Delta, Part, Story } from '../../../language/story.ts'
import { lifeOfSeat } from '../place-names.ts'
import type { Event } from './events.ts'

const EFFECT: Part = { is: 'effect' }
const STEP: Part = { is: 'step' }

const inHands = (zone: string): boolean => zone.endsWith(' hand')

/** What somebody does with a card, or what becomes of it. */
function moved({ from, to, card, cause }: Event & { readonly kind: 'moved' }): Part {
  if (cause !== undefined) return EFFECT
  const what = `${from} ${to} ${card}`
  if (inHands(from)) return { is: 'act', alike: what }
  if (from.startsWith('pile')) return { is: 'act', alike: what }
  if (inHands(to) || (to.startsWith('player') && to.endsWith(' discard pile'))) return STEP
  if (from === 'turn order deck') return STEP
  // What comes of a card that was just drawn belongs to the drawing of it.
  if (from === 'drawn nemesis card') return EFFECT
  if (to === 'drawn nemesis card' || to === 'nemesis play') return { is: 'act', shows: card }
  return to.startsWith('nemesis') ? { is: 'act' } : EFFECT
}

/** How the log of Aeon's End is written. */
export const story: Story<Event> = {
  part(event) {
    switch (event.kind) {
      case 'turnBegan':
        return { is: 'turn' }
      case 'phaseBegan':
      case 'shuffled':
      case 'deckTurnedOver':
      case 'aetherSpent':
        return STEP
      case 'moved':
        return moved(event)
      case 'spellCast':
        return { is: 'act', shows: event.card }
      case 'abilityUsed':
        return { is: 'act' }
      case 'breachFocused':
      case 'breachOpened':
        return event.cause === undefined ? { is: 'act', alike: `${event.kind} ${event.breach}` } : EFFECT
      case 'chargesChanged':
        return event.cause === undefined && event.by > 0
          ? { is: 'act', alike: `charge ${event.player}` }
          : EFFECT
      case 'minionChanged':
        // A power counts down by itself.
        return event.cause === undefined ? { is: 'act' } : EFFECT
      default:
        return EFFECT
    }
  },
  ends: (event) => event.kind === 'phaseBegan' && event.phase === 'draw',
  whose: (event) => (event.kind === 'turnBegan' && event.who !== 'nemesis' ? event.who : null),
  cause: ({ cause }) => cause ?? null,
  delta(event): Delta | null {
    switch (event.kind) {
      case 'aetherGained':
        return { of: 'aether', by: event.n, passing: true }
      case 'chargesChanged':
        return { of: 'charge', by: event.by }
      case 'lifeChanged':
        return { of: lifeOfSeat(event.player), by: event.by }
      case 'graveholdChanged':
        return { of: 'gravehold', by: event.by }
      case 'nemesisChanged':
        return { of: 'nemesis', by: event.by }
      default:
        return null
    }
  },
}
