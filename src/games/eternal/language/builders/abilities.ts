import type {
  Ability,
  Activated,
  Condition,
  Cost,
  Effect,
  Event,
  Influence,
  Ongoing,
  Place,
  Standing,
  Things,
  Triggered,
} from '../nodes.ts'
import { self } from './things.ts'

// What a card can do.

export const onPlay = (...steps: readonly Effect[]): Ability => ({ op: 'onPlay', do: steps })

export const onPlayFor = (paid: readonly Cost[], ...steps: readonly Effect[]): Ability => ({
  op: 'onPlay',
  costs: paid,
  do: steps,
})

/** "When ..., ...". */
export const on = (event: Event, ...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: event,
  do: steps,
})

/** The same ability with a guard, a limit or another place where it works. */
export const only = (
  ability: Triggered,
  how: { readonly if?: Condition; readonly limit?: 'once per turn'; readonly from?: readonly Place[] },
): Triggered => ({ ...ability, ...how })

/** What this ability plays does not trigger it again (ER97). */
export const exceptByItself = (ability: Triggered): Triggered =>
  ability.on.op === 'played' ? { ...ability, on: { ...ability.on, exceptByThis: true } } : ability

export const activated = (paid: readonly Cost[], ...steps: readonly Effect[]): Activated => ({
  op: 'activated',
  costs: paid,
  do: steps,
})
export const oncePerTurn = (ability: Activated): Activated => ({ ...ability, limit: 'once per turn' })

export const have = (of: Things, ...mods: readonly Standing[]): Ongoing => ({
  op: 'ongoing',
  of,
  have: mods,
})

export const haveWhile = (condition: Condition, of: Things, ...mods: readonly Standing[]): Ongoing => ({
  op: 'ongoing',
  of,
  have: mods,
  while: condition,
})

/** "{F}{F}: +2 Strength and Quickdraw." */
export const threshold = (influence: Influence, ...mods: readonly Standing[]): Ability => ({
  op: 'threshold',
  influence,
  has: have(self, ...mods),
})

export const thresholdFor = (influence: Influence, has: Triggered | Activated | Ongoing): Ability => ({
  op: 'threshold',
  influence,
  has,
})
export const ultimate = (has: Triggered | Activated): Ability => ({ op: 'ultimate', has })
