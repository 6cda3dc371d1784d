import type { Delta, Part, Story } from '../../../language/story.ts'
import type { Event } from './events.ts'

const EFFECT: Part = { is: 'effect' }
const STEP: Part = { is: 'step' }
const ACT: Part = { is: 'act' }
/** Moves that no other event logs. */
const LOGGED_MOVES: readonly Extract<Event, { kind: 'moved' }>['why'][] = [
  'moved',
  'discarded',
  'returned',
  'created',
]

/** How the log of Eternal is written. */
export const story: Story<Event> = {
  part(event) {
    switch (event.kind) {
      case 'turn':
        return { is: 'turn' }
      case 'phase':
        return event.phase === 'fight' ? ACT : STEP
      case 'played':
        return { is: 'act', alike: `${event.player} ${event.card}`, shows: event.card }
      case 'attacks':
      case 'blocks':
      case 'direct attack':
      case 'triggered':
      case 'hand redrawn':
      case 'won':
        return ACT
      case 'moved':
        return LOGGED_MOVES.includes(event.why) ? EFFECT : STEP
      case 'shuffled':
      case 'passed':
      case 'window':
      case 'power':
      case 'exhausted':
      case 'readied':
      case 'hand kept':
        return STEP
      default:
        return EFFECT
    }
  },
  whose: (event) => (event.kind === 'turn' ? event.player : null),
  cause: ({ cause }) => cause ?? null,
  delta(event): Delta | null {
    switch (event.kind) {
      case 'damaged': {
        const { object, amount, lost = amount } = event
        return object !== null && 'player' in object && lost !== 0
          ? { of: `player ${object.player}`, by: -lost }
          : null
      }
      case 'health':
        return { of: `player ${event.player}`, by: event.change }
      default:
        return null
    }
  },
}
