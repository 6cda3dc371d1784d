import type { Amount, Condition, DamageTarget, Destination, Effect, Filter, From, Rule } from '../nodes.ts'

export const damageTo = (
  target: DamageTarget,
  change: { reduceBy: Amount } | { reduceTo: number } | { prevent: number } | 'preventAll',
  more: { min?: number; when?: Condition; then?: Effect[] } = {},
): Rule => ({ op: 'damageTo', target, change, ...more })
export const untargetable: Rule = { op: 'untargetable', what: 'nemesis' }
export const mayDivide = (among: From, price: Effect): Rule => ({ op: 'mayDivide', among, price: [price] })
export const costLess = (n: number): Rule => ({ op: 'costLess', n })
export const firstFocusLess = (n: number): Rule => ({ op: 'firstFocusLess', n })
export const gainTo = (to: Destination): Rule => ({ op: 'gainTo', to })
export const mayGainTo = (to: Destination): Rule => ({ op: 'gainTo', to, optional: true })
export const roomFor = (total: number): Rule => ({ op: 'room', breaches: 'opened', total })
export const extraRoomFor = (extra: number, only: Filter): Rule => ({
  op: 'room',
  breaches: 'ofSelf',
  extra,
  only,
})
export const extraDraws = (n: number): Rule => ({ op: 'extraDraws', n })
export const maxLife = (of: string, n: number): Rule => ({ op: 'maxLife', of, n })
export const wouldBeDestroyed = (what: Filter, ...to: Effect[]): Rule => ({
  op: 'wouldBeDestroyed',
  what,
  to,
})
export const wouldBeDiscarded = (to: Destination): Rule => ({ op: 'wouldBeDiscarded', to })
export const insteadOfExhaustUnleash = (...steps: Effect[]): Rule => ({
  op: 'replaceStep',
  step: 'exhaust.unleash',
  steps,
})
/** When the nemesis would draw and its deck is empty. */
export const insteadOfEmptyDraw = (...steps: Effect[]): Rule => ({
  op: 'replaceStep',
  step: 'draw.emptyDeck',
  steps,
})
export const anyShields: Rule = { op: 'anyShields' }
export const copiesAtMost = (card: string, n: number): Rule => ({ op: 'copiesAtMost', card, n })
export const check = (condition: Condition, ...steps: Effect[]): Rule => ({ op: 'check', condition, steps })

export const redirect = (spell_: string, to: 'playersOrGravehold' | 'caster'): Rule => ({
  op: 'redirect',
  spell: spell_,
  to,
})
export const cannotGain = (what: Filter): Rule => ({ op: 'cannotGain', what })
export const ownLife = (limits: { min: number; uncapped?: true }): Rule => ({ op: 'ownLife', ...limits })
