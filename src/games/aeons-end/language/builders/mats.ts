import { plain } from '../../../../language/nodes.ts'
import type { Amount, Declaration, Effect, Nemesis } from '../nodes.ts'

/** The mat of a nemesis. */

export const counter = (name: string, limits: { start: Amount; min: Amount; max?: Amount }): Declaration => ({
  op: 'counter',
  name,
  ...limits,
})
export const sideDeck = (
  name: string,
  more: {
    whenEmpty?: Effect[]
    hidden?: true
    discardTo?: string
    starts?: 'empty'
    reshuffle?: true
    order?: string[]
  } = {},
): Declaration => ({ op: 'sideDeck', name, ...more })
export const scriptedDeck = (...cards: string[]): Declaration => ({ op: 'scriptedDeck', cards })
export const sideZone = (name: string, more: { gainTop?: true } = {}): Declaration => ({
  op: 'sideZone',
  name,
  ...more,
})
export const nemesisBreaches = (n: number): Declaration => ({ op: 'nemesisBreaches', n })
export const tokenMinion = (
  name: string,
  numbers: { life: number; start: number; max: number; overflow: Effect },
): Declaration => ({ op: 'tokenMinion', name, ...numbers, overflow: [numbers.overflow] })
export const onUnleash = (...steps: Effect[]): Declaration => ({ op: 'onUnleash', steps })
export const define = (name: string, ...steps: Effect[]): Declaration => ({ op: 'define', name, steps })
export const atSetup = (...steps: Effect[]): Declaration => ({ op: 'atSetup', steps })
export const nemesis = (id: string, parts: Omit<Nemesis, 'id' | 'mat'>, ...mat: Declaration[]): Nemesis =>
  plain({ id, ...parts, mat })
