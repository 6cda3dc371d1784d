import type { Action, Clause, Condition, Effect, Event, On, Rule, Standing } from '../nodes.ts'

export const play = (...steps: Effect[]): Clause => ({ op: 'play', steps })
export const cast = (...steps: Effect[]): Clause => ({ op: 'cast', steps })
export const onGain = (...steps: Effect[]): Clause => ({ op: 'onGain', steps })
export const onGainIf = (condition: Condition, ...steps: Effect[]): Clause => ({
  op: 'onGain',
  condition,
  steps,
})
export const onPrep = (...steps: Effect[]): Clause => ({ op: 'onPrep', steps })
export const prepRule = (rule_: { closedUnfocused?: true; span?: 2; link?: true }): Clause => ({
  op: 'prepRule',
  ...rule_,
})
export const whilePrepped = (part: Action | On | Standing): Clause => ({ op: 'whilePrepped', part })
export const oncePerTurn = (...steps: Effect[]): Action => ({ op: 'action', oncePerTurn: true, steps })
export const paying = (price: Effect, ...steps: Effect[]): Action => ({ op: 'action', price: [price], steps })
/** As a rule: an action of the main phase, of a mat or for the rest of the turn. */
export const action = (price: Effect, ...steps: Effect[]): Rule => ({
  op: 'action',
  price: price.op === 'seq' ? price.steps : [price],
  steps,
})
export const on = (event: Event, ...steps: Effect[]): On => ({ op: 'on', event, steps })
export const onIf = (event: Event, condition: Condition, ...steps: Effect[]): On => ({
  op: 'on',
  event,
  condition,
  steps,
})
export const rule = (r: Rule): Standing => ({ op: 'rule', rule: r })
export const toDiscard = (...price: Effect[]): Clause => ({ op: 'toDiscard', price })
export const onPower = (...steps: Effect[]): Clause => ({ op: 'onPower', steps })
export const persistent = (...steps: Effect[]): Clause => ({ op: 'persistent', steps })
export const immediately = (...steps: Effect[]): Clause => ({ op: 'immediately', steps })
export const bloodMagic = (...steps: Effect[]): Clause => ({ op: 'part', name: 'bloodMagic', steps })
