import type { Amount, Filter, From, Kind, Owner, Source, Union, Zone } from '../nodes.ts'

/** Sets: zones narrowed by filters. */

class SetWords {
  declare readonly op: 'from'
  declare readonly zone: Zone
  declare readonly of_?: Owner

  private with(filter: Filter): Things {
    // Read own entries only: the words of the prototype are called `where` and `of` too.
    const from = { ...(this as unknown as From) }
    return things({ ...from, where: [...(from.where ?? []), filter] })
  }
  where(filter: Filter): Things {
    return this.with(filter)
  }
  /** Whose: `prepped.of(everyone)`. */
  of(owner: Owner): Things {
    return things({ ...(this as unknown as From), of: owner } as From)
  }
  by(order: 'age' | 'cheapestFirst' | 'dearestFirst'): Things {
    return things({ ...(this as unknown as From), order } as From)
  }
  get gems(): Things {
    return this.with({ is: 'gem' })
  }
  get relics(): Things {
    return this.with({ is: 'relic' })
  }
  get spells(): Things {
    return this.with({ is: 'spell' })
  }
  get corruptions(): Things {
    return this.with({ is: 'corruption' })
  }
  get attacks(): Things {
    return this.with({ is: 'attack' })
  }
  get minions(): Things {
    return this.with({ is: 'minion' })
  }
  get playerCards(): Things {
    return this.with({ is: 'playerCard' })
  }
  get nemesisCards(): Things {
    return this.with({ is: 'nemesisCard' })
  }
  get opened(): Things {
    return this.with({ is: 'opened' })
  }
  get closed(): Things {
    return this.with({ is: 'closed' })
  }
  get empty(): Things {
    return this.with({ is: 'empty' })
  }
  costing(cost: number | { min?: number; max?: number }): Things {
    return this.with({ costing: typeof cost === 'number' ? { exactly: cost } : cost })
  }
  named(id: string): Things {
    return this.with({ named: id })
  }
  notNamed(id: string): Things {
    return this.with({ not: { named: id } })
  }
  get sameName(): Things {
    return this.with({ sameName: true })
  }
  get other(): Things {
    return this.with({ is: 'other' })
  }
  numbered(...numbers: number[]): Things {
    return this.with({ numbered: numbers })
  }
  costingUpTo(n: Amount): Things {
    return this.with({ costingUpTo: n })
  }
  except(name: string): Things {
    return this.with({ except: name })
  }
}

export type Things = From & Omit<SetWords, 'op' | 'zone' | 'of_'>

function things(from: From): Things {
  return Object.assign(Object.create(SetWords.prototype), from) as Things
}

const zone = (z: Zone): Things => things({ op: 'from', zone: z })

export const hand = zone('hand')
export const deck = zone('deck')
export const discardPile = zone('discardPile')
export const prepped = zone('prepped')
export const playArea = zone('playArea')
export const breaches = zone('breaches')
export const supply = zone('supply')
export const piles = zone('piles')
export const turnDeck = zone('turnDeck')
export const turnDiscard = zone('turnDiscard')
export const nemesisDeck = zone('nemesisDeck')
export const nemesisDiscard = zone('nemesisDiscard')
export const inPlay = zone('inPlay')
export const minions = zone('minions')
export const players = zone('players')
/** Spells in the breaches of the nemesis, from left to right. */
export const nemesisPrepped = zone('nemesisPrepped')
export const destroyed = zone('destroyed')
export const acolytes = zone('minions').where({ is: 'acolyte' })
export const husks = zone('minions').where({ is: 'husk' })
export const pods = zone('minions').where({ is: 'pod' })
export const beacons = zone('minions').where({ is: 'beacon' })
export const side = (name: string): Things => zone({ side: name })
/** A supply pile bound to a name, or the pile of this card's own name. */
export const pile = (name: string): Things => zone({ pile: name })

export const everyone: Owner = 'everyone'
export const allies: Owner = 'allies'
export const you: Owner = 'you'

export const union = (...sources: From[]): Union => ({ op: 'union', sources })
/** Things bound to a name. */
export const those = (name: string, ...where: Filter[]): Source => ({
  op: 'bound',
  name,
  ...(where.length > 0 ? { where } : {}),
})

export const is = (kind: Kind): Filter => ({ is: kind })
export const not = (filter: Filter): Filter => ({ not: filter })
export const anyOf = (...filters: Filter[]): Filter => ({ anyOf: filters })
export const aGem: Filter = { is: 'gem' }
export const aRelic: Filter = { is: 'relic' }
export const aSpell: Filter = { is: 'spell' }
export const aCorruption: Filter = { is: 'corruption' }
export const tier = (n: number): Filter => ({ tier: n })
