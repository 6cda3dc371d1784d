import type {
  Amount,
  BreachFilter,
  CardFilter,
  Filter,
  From,
  Kind,
  MinionFilter,
  Owner,
  PileFilter,
  Source,
  Union,
  Zone,
} from '../nodes.ts'

/*
 * Sets: zones narrowed by filters. The words of a set depend on what its things are, so that nobody asks whether a
 * card is opened. No word has the name of an entry of the node, which would hide it.
 */

type Order = 'age' | 'cheapestFirst' | 'dearestFirst'
interface Costs {
  min?: number
  max?: number
}

/** What the words are made of. */
class Words {
  protected narrowed(filter: Filter): this {
    const from = { ...(this as unknown as From) }
    return Object.assign(Object.create(Object.getPrototypeOf(this)), from, {
      where: [...(from.where ?? []), filter],
    })
  }
  protected changed(more: Partial<From>): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this)), this, more)
  }
  /** In which order a for-each takes them. */
  by(order: Order): this {
    return this.changed({ order })
  }
}

class CardWords extends Words {
  which(filter: CardFilter): this {
    return this.narrowed(filter)
  }
  /** Whose: `prepped.ownedBy(everyone)`. */
  ownedBy(owner: Owner): this {
    return this.changed({ of: owner })
  }
  get gems(): this {
    return this.narrowed({ is: 'gem' })
  }
  get relics(): this {
    return this.narrowed({ is: 'relic' })
  }
  get spells(): this {
    return this.narrowed({ is: 'spell' })
  }
  get corruptions(): this {
    return this.narrowed({ is: 'corruption' })
  }
  get attacks(): this {
    return this.narrowed({ is: 'attack' })
  }
  get minions(): this {
    return this.narrowed({ is: 'minion' })
  }
  get playerCards(): this {
    return this.narrowed({ is: 'playerCard' })
  }
  get nemesisCards(): this {
    return this.narrowed({ is: 'nemesisCard' })
  }
  costing(cost: number | Costs): this {
    return this.narrowed(costing(cost))
  }
  costingUpTo(n: Amount): this {
    return this.narrowed({ costingUpTo: n })
  }
  named(id: string): this {
    return this.narrowed(named(id))
  }
  notNamed(id: string): this {
    return this.narrowed(not(named(id)))
  }
  /** Of the type of a bound card. */
  sameTypeAs(name: string): this {
    return this.narrowed({ sameTypeAs: name })
  }
  canBecome(id: string): this {
    return this.narrowed({ canBecome: id })
  }
  get sameName(): this {
    return this.narrowed({ sameName: true })
  }
  /** Not the card the text stands on. */
  get other(): this {
    return this.narrowed({ is: 'other' })
  }
  except(name: string): this {
    return this.narrowed({ except: name })
  }
  /** In one of these breaches of the nemesis. */
  inNemesisBreach(...numbers: number[]): this {
    return this.narrowed(inNemesisBreach(...numbers))
  }
}

class BreachWords extends Words {
  which(filter: BreachFilter): this {
    return this.narrowed(filter)
  }
  ownedBy(owner: Owner): this {
    return this.changed({ of: owner })
  }
  get opened(): this {
    return this.narrowed({ is: 'opened' })
  }
  get closed(): this {
    return this.narrowed({ is: 'closed' })
  }
  get empty(): this {
    return this.narrowed({ is: 'empty' })
  }
  numbered(...numbers: number[]): this {
    return this.narrowed({ numbered: numbers })
  }
}

class PileWords extends Words {
  which(filter: PileFilter): this {
    return this.narrowed(filter)
  }
  get gems(): this {
    return this.narrowed({ is: 'gem' })
  }
  get relics(): this {
    return this.narrowed({ is: 'relic' })
  }
  get spells(): this {
    return this.narrowed({ is: 'spell' })
  }
  get empty(): this {
    return this.narrowed({ is: 'empty' })
  }
  costing(cost: number | Costs): this {
    return this.narrowed(costing(cost))
  }
}

class MinionWords extends Words {
  which(filter: MinionFilter): this {
    return this.narrowed(filter)
  }
  get other(): this {
    return this.narrowed({ is: 'other' })
  }
  named(id: string): this {
    return this.narrowed(named(id))
  }
  except(name: string): this {
    return this.narrowed({ except: name })
  }
}

export type Cards = From & CardWords
export type Breaches = From & BreachWords
export type Piles = From & PileWords
export type Minions = From & MinionWords

const cardsIn = (zone: Zone): Cards => Object.assign(new CardWords(), { op: 'from', zone } as const)

export const hand = cardsIn('hand')
export const deck = cardsIn('deck')
export const discardPile = cardsIn('discardPile')
export const prepped = cardsIn('prepped')
export const playArea = cardsIn('playArea')
export const breaches: Breaches = Object.assign(new BreachWords(), { op: 'from', zone: 'breaches' } as const)
export const supply = cardsIn('supply')
export const piles: Piles = Object.assign(new PileWords(), { op: 'from', zone: 'piles' } as const)
export const turnDeck = cardsIn('turnDeck')
export const turnDiscard = cardsIn('turnDiscard')
export const nemesisDeck = cardsIn('nemesisDeck')
export const nemesisDiscard = cardsIn('nemesisDiscard')
export const inPlay = cardsIn('inPlay')
export const minions: Minions = Object.assign(new MinionWords(), { op: 'from', zone: 'minions' } as const)
export const players: From = { op: 'from', zone: 'players' }
/** Spells in the breaches of the nemesis, from left to right. */
export const nemesisPrepped = cardsIn('nemesisPrepped')
export const destroyed = cardsIn('destroyed')
export const acolytes = minions.which({ is: 'acolyte' })
export const husks = minions.which({ is: 'husk' })
export const pods = minions.which({ is: 'pod' })
export const beacons = minions.which({ is: 'beacon' })
/** Minions that may be silenced. */
export const minionsNotSilenced = minions.which({ not: { is: 'silenced' } })
export const side = (name: string): Cards => cardsIn({ side: name })
/** A supply pile bound to a name, or the pile of this card's own name. */
export const pile = (name: string): Cards => cardsIn({ pile: name })

export const everyone: Owner = 'everyone'
export const allies: Owner = 'allies'
export const you: Owner = 'you'
/** Whoever has the most of these. */
export const whoeverHasMost = (of: Source): Owner => ({ with: 'most', measure: { count: of } })

export const union = (...sources: From[]): Union => ({ op: 'union', sources })
/** Things bound to a name. */
export const those = (name: string, ...where: Filter[]): Source => ({
  op: 'bound',
  name,
  ...(where.length > 0 ? { where } : {}),
})

export const is = <K extends Kind>(kind: K): { readonly is: K } => ({ is: kind })
export const not = <F extends Filter>(filter: F): { readonly not: F } => ({ not: filter })
export const anyOf = <F extends Filter[]>(...filters: F): { readonly anyOf: readonly F[number][] } => ({
  anyOf: filters,
})
export const aGem = is('gem')
export const aRelic = is('relic')
export const aSpell = is('spell')
export const aCorruption = is('corruption')
/** A card that costs so much, or within these bounds. */
export const costing = (cost: number | Costs): { readonly costing: Costs & { exactly?: number } } => ({
  costing: typeof cost === 'number' ? { exactly: cost } : cost,
})
/** A card of this name. */
export const named = (id: string): { readonly named: string } => ({ named: id })
/** A spell in one of these breaches of the nemesis. */
export const inNemesisBreach = (...numbers: number[]): { readonly numbered: readonly number[] } => ({
  numbered: numbers,
})
export const tier = (n: number): { readonly tier: number } => ({ tier: n })
/** In a breach next to the one the spell was cast from. */
export const nextToCastFrom = { in: 'adjacentToCastFrom' } as const
/** In the breach the spell was cast from. */
export const inCastFrom = { in: 'castFrom' } as const
/** The breach that this spell was cast from. */
export const castFrom = { in: 'castFrom' } as const
/** The breach that a bound spell lay in. */
export const breachOf = (spell: string): { readonly in: { readonly breachOf: string } } => ({
  in: { breachOf: spell },
})
/** Turn order cards of the player at hand, or of a bound one. */
export const cardsOfPlayer = (
  who: 'subject' | { readonly bound: string },
): { readonly cardsOf: 'subject' | { readonly bound: string } } => ({ cardsOf: who })
