import { plain } from '../../../language/nodes.ts'
import type {
  Action,
  Amount,
  Attribute,
  Clause,
  Condition,
  DamageTarget,
  Declaration,
  Destination,
  Effect,
  Event,
  Filter,
  From,
  Gainable,
  Kind,
  Mage,
  Measure,
  MinionKind,
  NativeName,
  Nemesis,
  NemesisCard,
  On,
  Owner,
  Pick,
  PlayerCard,
  Rule,
  SetName,
  Source,
  Standing,
  Union,
  Who,
  Window,
  Zone,
} from './nodes.ts'

/*
 * Small typed builders, so that a definition reads like its card. What they make is plain data with a
 * few chained words on its prototype; the card shells strip those, so that a definition is JSON.
 */

// ---- sets: zones narrowed by filters

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

// ---- picks

export const one = (of: Source): Pick => ({ op: 'one', of })
export const exactly = (n: Amount, of: Source): Pick => ({ op: 'exactly', n, of })
export const upTo = (n: Amount, of: Source): Pick => ({ op: 'upTo', n, of })
export const all = (of: Source): Pick => ({ op: 'all', of })
export const top = (n: Amount, of: Source): Pick => ({ op: 'top', n, of })
export const most = (attribute: Attribute, of: Source, n = 1): Pick => ({ op: 'most', attribute, of, n })
export const least = (attribute: Attribute, of: Source, n = 1): Pick => ({ op: 'least', attribute, of, n })
export const rank = (r: number, attribute: Attribute, of: Source): Pick => ({
  op: 'rank',
  rank: r,
  attribute,
  of,
})
export const newest = (n: number, of: Source): Pick => ({ op: 'newest', n, of })
/** What a name was given to. */
export const that = (name: string): Pick => ({ op: 'that', name })
export const self: Pick = { op: 'self' }

// ---- amounts

export const count = (of: Source): Amount => ({ op: 'count', of })
export const each = (n: number, of: Source): Amount => ({ op: 'each', n, of })
export const plus = (base: Amount, ...more: Amount[]): Amount => ({ op: 'sum', base, plus: more })
export const less = (base: Amount, by: Amount): Amount => ({ op: 'less', base, by })
export const half = (of: Amount, round: 'up' | 'down'): Amount => ({ op: 'half', of, round })
export const given = (condition: Condition, n: Amount): Amount => ({
  op: 'given',
  condition,
  then: n,
  otherwise: 0,
})
export const ifPaid = (price: Effect, n: Amount): Amount => ({ op: 'ifPaid', price: [price], n })
export const tokens = (name: string, of?: 'you' | 'self'): Amount => ({
  op: 'tokens',
  name,
  ...(of === undefined ? {} : { of }),
})
/** n for each token. */
export const eachToken = (n: number, name: string, of?: 'you' | 'self'): Amount =>
  n === 1
    ? tokens(name, of)
    : { op: 'sum', base: tokens(name, of), plus: Array.from({ length: n - 1 }, () => tokens(name, of)) }
export const lifeOf = (who: 'self' | 'you' | { bound: string }): Amount => ({ op: 'lifeOf', who })
export const costOf = (name: string): Amount => ({ op: 'costOf', name })
export const yourCharges: Amount = { op: 'chargesOf', who: 'you' }
export const nemesisTier: Amount = { op: 'nemesisTier' }
export const timesThisTurn = (what: 'played' | 'gained'): Amount => ({ op: 'timesThisTurn', what })
export const everything: Amount = { op: 'everything' }
export const byPlayers = (...rows: { upTo: number; n: number }[]): Amount => ({ op: 'byPlayers', rows })
export const parameter = (index: number): Amount => ({ op: 'parameter', index })
export const amountByDifficulty = (normal: Amount, increased: Amount): Amount => ({
  op: 'byDifficulty',
  normal,
  increased,
})

// ---- conditions

export const equals = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'exactly',
  right,
})
export const atLeast = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'atLeast',
  right,
})
export const atMost = (left: Amount, right: Amount): Condition => ({
  op: 'compare',
  left,
  is: 'atMost',
  right,
})
export const some = (of: Source): Condition => ({ op: 'some', of })
export const none = (of: Source): Condition => ({ op: 'none', of })
export const every = (of: Source, filter: Filter): Condition => ({ op: 'all', of, are: filter })
export const isEmpty = (of: Source): Condition => ({ op: 'isEmpty', of })
export const isA = (name: string, filter: Filter): Condition => ({ op: 'is', name, filter })
export const yourTurn: Condition = { op: 'yourTurn' }
export const exhausted = (who: 'you' | 'subject'): Condition => ({ op: 'exhausted', who })
export const killed = (hit: string, filter: Filter): Condition => ({ op: 'killed', hit, filter })
export const and = (...conditions: Condition[]): Condition => ({ op: 'and', all: conditions })
export const unless = (of: Condition): Condition => ({ op: 'not', of })

// ---- effects, with the chained words `.as`, `.ifDone`, `.otherwise`

class EffectWords {
  /** Gives what was picked, moved, revealed, gained, hit or chosen a name. */
  as(name: string): Chained {
    return chained({ ...(this as unknown as Effect), as: name } as Effect)
  }
  ifDone(...steps: Effect[]): Chained {
    return chained({ ...(this as unknown as Effect), ifDone: steps } as Effect)
  }
  otherwise(...steps: Effect[]): Chained {
    return chained({ ...(this as unknown as Effect), otherwise: steps } as Effect)
  }
}

export type Chained = Effect & EffectWords

function chained(effect: Effect): Chained {
  return Object.assign(Object.create(EffectWords.prototype), effect) as Chained
}

const block = (who: Who, steps: readonly Effect[]): Chained => chained({ op: 'block', who, steps })

export const anyPlayer = (...steps: Effect[]): Chained => block('anyPlayer', steps)
export const anyAlly = (...steps: Effect[]): Chained => block('anyAlly', steps)
export const eachPlayer = (...steps: Effect[]): Chained => block('eachPlayer', steps)
export const activePlayer = (...steps: Effect[]): Chained => block('activePlayer', steps)
export const dealer = (...steps: Effect[]): Chained => block('dealer', steps)
export const anotherPlayer = (than: string, ...steps: Effect[]): Chained =>
  block({ anotherThan: than }, steps)
export const differentPlayers = (n: number, ...steps: Effect[]): Chained => block({ different: n }, steps)
export const playerWith = (which: 'most' | 'least', measure: Measure, ...steps: Effect[]): Chained =>
  block({ with: which, measure }, steps)
export const ownerOf = (name: string, ...steps: Effect[]): Chained => block({ ownerOf: name }, steps)
export const thatPlayer = (name: string, ...steps: Effect[]): Chained => block({ bound: name }, steps)
export const mage = (id: string, ...steps: Effect[]): Chained => block({ mage: id }, steps)
export const together = (who: 'players' | 'allies', ...steps: Effect[]): Chained =>
  block({ together: who }, steps)
export const gravehold = (...steps: Effect[]): Chained => block('gravehold', steps)
export const theNemesis = (...steps: Effect[]): Chained => block('nemesis', steps)
export const thisMinion = (...steps: Effect[]): Chained => block('thisMinion', steps)
export const thatMinion = (which: string | Pick, ...steps: Effect[]): Chained =>
  block({ minion: which } as Who, steps)
export const graveholdAndThisMinion = (...steps: Effect[]): Chained =>
  block({ all: ['gravehold', 'thisMinion'] }, steps)

export const seq = (...steps: Effect[]): Chained => chained({ op: 'seq', steps })
export const may = (...steps: Effect[]): Chained => chained({ op: 'may', steps })
export const either = (...ways: (Effect | Effect[])[]): Chained =>
  chained({
    op: 'either',
    ways: ways.map((way) => (Array.isArray(way) ? way : way.op === 'seq' ? way.steps : [way])),
  })
/** "A. If you cannot, B." */
export const firstPossible = (...ways: Effect[]): Chained =>
  chained({ op: 'firstPossible', ways: ways.map((way) => (way.op === 'seq' ? way.steps : [way])) })
export const when = (condition: Condition, ...steps: Effect[]): Chained =>
  chained({ op: 'when', condition, steps })
/** "A. If c, B instead." */
export const insteadIf = (condition: Condition, normal: Effect, other: Effect): Chained =>
  chained({ op: 'when', condition, steps: [other], otherwise: [normal], instead: true })
export const repeat = (times: Amount, ...steps: Effect[]): Chained => chained({ op: 'repeat', times, steps })
export const repeatUpTo = (times: Amount, ...steps: Effect[]): Chained =>
  chained({ op: 'repeat', times, steps, upTo: true })
export const repeatWhile = (condition: Condition, ...steps: Effect[]): Chained =>
  chained({ op: 'repeatWhile', condition, steps })
export const repeatUntil = (condition: Condition, ...steps: Effect[]): Chained =>
  chained({ op: 'repeatWhile', condition, steps, until: true })
export const forEach = (of: Source, as: string, ...steps: Effect[]): Chained =>
  chained({ op: 'forEach', of, as, steps })
export const lookup = (by: Amount, ...rows: { upTo: number; steps: Effect[] }[]): Chained =>
  chained({ op: 'lookup', by, rows })
export const row = (upTo_: number, ...steps: Effect[]): { upTo: number; steps: Effect[] } => ({
  upTo: upTo_,
  steps,
})
export const under = (rule_: Rule, ...steps: Effect[]): Chained =>
  chained({ op: 'under', rule: rule_, steps })
export const byDifficulty = (normal: Effect, increased: Effect): Chained =>
  chained({ op: 'byDifficulty', normal: [normal], increased: [increased] })
export const beginnerOnly = (...steps: Effect[]): Chained =>
  chained({ op: 'onlyAt', difficulty: 'beginner', steps })

export const toGain = (filter: Filter | 'cards'): Filter | 'cards' => filter
export const gainAether = (n: Amount, use: Gainable = {}): Chained => chained({ op: 'gainAether', n, ...use })
export const spendAether = (n: Amount): Chained => chained({ op: 'spendAether', n })
export const gainCharge = (n: Amount): Chained => chained({ op: 'gainCharge', n })
export const loseCharge = (n: Amount): Chained => chained({ op: 'loseCharge', n })
export const gainLife = (n: Amount): Chained => chained({ op: 'gainLife', n })
export const loseLife = (n: Amount): Chained => chained({ op: 'loseLife', n })
export const suffer = (n: Amount): Chained => chained({ op: 'suffer', n })
export const deal = (n: Amount): Chained => chained({ op: 'deal', n })
export const dealDivided = (n: Amount): Chained => chained({ op: 'deal', n, divided: true })
export const setLife = (n: Amount): Chained => chained({ op: 'setLife', of: 'self', n })
export const healFull = (pick: Pick): Chained => chained({ op: 'healFull', pick })
export const gainToken = (name: string, n: Amount, of?: 'you' | 'subject'): Chained =>
  chained({ op: 'gainToken', name, n, ...(of === undefined ? {} : { of }) })
export const loseToken = (name: string, n: Amount, of?: 'you' | 'subject'): Chained =>
  chained({ op: 'loseToken', name, n, ...(of === undefined ? {} : { of }) })
export const addPower = (pick: Pick, n: Amount): Chained => chained({ op: 'addPower', pick, n })
export const removePower = (pick: Pick, n: Amount): Chained => chained({ op: 'removePower', pick, n })
/** The card itself becomes another one, for good. */
export const become = (pick: Pick, card: string): Chained => chained({ op: 'become', pick, card })
export const native = (name: NativeName, n?: Amount): Chained =>
  chained({ op: 'native', name, ...(n === undefined ? {} : { n }) })
export const draw = (n: Amount): Chained => chained({ op: 'draw', n })
export const discard = (pick: Pick): Chained => chained({ op: 'discard', pick })
export const destroy = (pick: Pick): Chained => chained({ op: 'destroy', pick })
export const toHand = (pick: Pick): Chained => chained({ op: 'toHand', pick })
export const place = (pick: Pick, to: Destination, order?: 'chosen'): Chained =>
  chained({ op: 'place', pick, to, ...(order === undefined ? {} : { order }) })
export const shuffleInto = (into: From, pick: Pick): Chained =>
  chained({ op: 'shuffleInto', deck: into, pick })
export const alwaysShuffleInto = (into: From, pick: Pick): Chained =>
  chained({ op: 'shuffleInto', deck: into, pick, always: true })
export const shuffle = (what: From): Chained => chained({ op: 'shuffle', deck: what })
export const reveal = (pick: Pick): Chained => chained({ op: 'reveal', pick })
export const choose = (pick: Pick): Chained => chained({ op: 'choose', pick })
export const gain = (pick: Pick, to?: Destination): Chained =>
  chained({ op: 'gain', pick, ...(to === undefined ? {} : { to }) })
export const prep = (pick: Pick): Chained => chained({ op: 'prep', pick })
export const prepAnywhere = (pick: Pick): Chained => chained({ op: 'prep', pick, to: 'anyEmptyBreach' })
export const castSpell = (pick: Pick, how: { stay?: true; plus?: Amount } = {}): Chained =>
  chained({ op: 'castSpell', pick, ...how })
export const playCard = (pick: Pick): Chained => chained({ op: 'playCard', pick })
export const focus = (pick: Pick): Chained => chained({ op: 'focus', pick })
export const destroyBreach = (pick: Pick, spellsTo?: 'hand'): Chained =>
  chained({ op: 'destroyBreach', pick, ...(spellsTo === undefined ? {} : { spellsTo }) })
export const gainSigil = (at: string): Chained => chained({ op: 'gainBreach', kind: 'sigil', at })
export const unleash = (n: Amount = 1): Chained => chained({ op: 'unleash', n })
export const perform = (name: string, n?: Amount, from?: Pick): Chained =>
  chained({
    op: 'perform',
    name,
    ...(n === undefined ? {} : { n }),
    ...(from === undefined ? {} : { pile: from }),
  })
export const resolve = (pick: Pick, part?: string): Chained =>
  chained({ op: 'resolve', pick, ...(part === undefined ? {} : { part }) })
export const enterPlay = (pick: Pick): Chained => chained({ op: 'enterPlay', pick })
export const enterSilently = (pick: Pick): Chained => chained({ op: 'enterPlay', pick, silent: true })
export const spawn = (token: string, n: Amount): Chained => chained({ op: 'spawn', token, n })
export const thisTurn = (rule_: Rule): Chained => chained({ op: 'thisTurn', rule: rule_ })
/** Used up by the next event it matches. */
export const nextTimeThisTurn = (rule_: Rule): Chained => chained({ op: 'thisTurn', rule: rule_, next: true })
export const winGame = (): Chained => chained({ op: 'winGame' })
export const loseGame = (): Chained => chained({ op: 'loseGame' })

export const topOf = (of: From): Destination => ({ topOf: of })
export const bottomOf = (of: From): Destination => ({ bottomOf: of })
export const topOrBottomOf = (of: From): Destination => ({ topOrBottomOf: of })
export const handOf = (owner: Owner): Destination => ({ handOf: owner })
export const leftmostEmptyBreach: Destination = { emptyBreach: 'leftmost' }
export const rightmostEmptyBreach: Destination = { emptyBreach: 'rightmost' }
export const yourHand: Destination = { handOf: 'subject' }

// ---- rules, events, clauses

export const damageTo = (
  target: DamageTarget,
  change: { reduceBy: Amount } | { reduceTo: number } | { prevent: number } | 'preventAll',
  more: { min?: number; when?: Condition; then?: Effect[] } = {},
): Rule => ({ op: 'damageTo', target, change, ...more })
export const untargetable: Rule = { op: 'untargetable', what: 'nemesis' }
export const mayDivide = (among: From, price: Effect): Rule => ({ op: 'mayDivide', among, price: [price] })
export const costLess = (n: number): Rule => ({ op: 'costLess', n })
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
export const check = (condition: Condition, ...steps: Effect[]): Rule => ({ op: 'check', condition, steps })

export const redirect = (spell_: string, to: 'playersOrGravehold' | 'caster'): Rule => ({
  op: 'redirect',
  spell: spell_,
  to,
})
export const cannotGain = (what: Filter): Rule => ({ op: 'cannotGain', what })
export const ownLife = (limits: { min: number; uncapped?: true }): Rule => ({ op: 'ownLife', ...limits })

export const startOfCasting: Event = { op: 'startOfCasting' }
export const endOfCasting: Event = { op: 'endOfCasting' }
export const focusedOrOpened: Event = { op: 'focusedOrOpened' }
export const dealtDamage = (what: 'self' | 'nemesis', by?: 'player'): Event => ({
  op: 'dealtDamage',
  what,
  ...(by === undefined ? {} : { by }),
})
export const discarded = (what: 'self' | { kind: Kind }): Event => ({ op: 'discarded', what })
export const startOfTurn: Event = { op: 'startOfTurn' }
export const endOfMainPhase: Event = { op: 'endOfMainPhase' }
export const endOfNemesisTurn: Event = { op: 'endOfNemesisTurn' }
export const endOfTurn: Event = { op: 'endOfTurn' }
export const startOfNemesisTurn: Event = { op: 'startOfNemesisTurn' }
export const turnCardDrawn: Event = { op: 'turnCardDrawn' }
export const gainedFromPile: Event = { op: 'gainedFromPile' }
export const outOfPower: Event = { op: 'outOfPower' }

export const play = (...steps: Effect[]): Clause => ({ op: 'play', steps })
export const cast = (...steps: Effect[]): Clause => ({ op: 'cast', steps })
export const onGain = (...steps: Effect[]): Clause => ({ op: 'onGain', steps })
export const onGainIf = (condition: Condition, ...steps: Effect[]): Clause => ({
  op: 'onGain',
  condition,
  steps,
})
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

// ---- shells

const playerCard =
  (type: PlayerCard['type']) =>
  (id: string, cost: number, ...clauses: Clause[]): PlayerCard =>
    plain({ type, id, set: 'base', cost, clauses })

export const gem = playerCard('gem')
export const relic = playerCard('relic')
export const spell = playerCard('spell')
/** Also counts as a card of this name. */
export const countsAs = (name: string, card: PlayerCard): PlayerCard => ({ ...card, countsAs: name })
export const starter = (card: PlayerCard): PlayerCard => ({ ...card, starter: true })

const effectOf = (steps: readonly Effect[]): Clause => ({ op: 'effect', steps })

export const attack = (id: string, cardTier: 1 | 2 | 3, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'attack', id, set: 'base', tier: cardTier, nemesis: 'basic', clauses: [effectOf(steps)] })
export const power = (id: string, cardTier: 1 | 2 | 3, n: number, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'power', id, set: 'base', tier: cardTier, nemesis: 'basic', power: n, clauses })
export const minion = (id: string, cardTier: 1 | 2 | 3, life: number, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'minion', id, set: 'base', tier: cardTier, nemesis: 'basic', life, clauses })
export const strike = (id: string, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'strike', id, set: 'base', tier: 0, nemesis: 'basic', clauses: [effectOf(steps)] })
export const corruption = (id: string, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'corruption', id, set: 'base', tier: 0, nemesis: 'basic', clauses: [effectOf(steps)] })
export const acolyte = (id: string, life: number, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'acolyte', id, set: 'base', tier: 0, nemesis: 'basic', life, clauses })
/** A spell that the nemesis preps and casts. */
export const nemesisSpell = (id: string, cost: number, ...steps: Effect[]): NemesisCard =>
  plain({ type: 'spell', id, set: 'base', tier: 0, nemesis: 'basic', cost, clauses: [{ op: 'cast', steps }] })
/** A minion out of a deck of its own. */
export const sideMinion = (
  kind: MinionKind | 'none',
  id: string,
  life: number,
  ...clauses: Clause[]
): NemesisCard =>
  plain({
    type: 'minion',
    id,
    set: 'base',
    tier: 0,
    nemesis: 'basic',
    life,
    ...(kind === 'none' ? {} : { kind }),
    clauses,
  })
/** A power that begins the game in play. */
export const standingPower = (id: string, n: number, ...clauses: Clause[]): NemesisCard =>
  plain({ type: 'power', id, set: 'base', tier: 0, nemesis: 'basic', power: n, clauses })
export const copies = (n: number, card: NemesisCard): NemesisCard => ({ ...card, copies: n })

/** The cards of one shelf: their set, and the nemesis they belong to. */
export const fromSet = <C extends PlayerCard | NemesisCard | Mage>(set: SetName, ...cards: C[]): C[] =>
  cards.map((card) => ({ ...card, set }))
export const cardsOf = (nemesis_: string, set: SetName, ...cards: NemesisCard[]): NemesisCard[] =>
  cards.map((card) => ({ ...card, set, nemesis: nemesis_ }))

export const ability = (
  id: string,
  charges: number,
  window: Window,
  ...steps: Effect[]
): Mage['ability'] => ({
  id,
  charges,
  window,
  steps,
})
export const breachMage = (id: string, parts: Omit<Mage, 'id' | 'set'>): Mage =>
  plain({ id, set: 'base', ...parts })

export const counter = (name: string, limits: { start: Amount; min: Amount; max?: Amount }): Declaration => ({
  op: 'counter',
  name,
  ...limits,
})
export const sideDeck = (
  name: string,
  more: { whenEmpty?: Effect[]; hidden?: true; discardTo?: string; starts?: 'empty'; reshuffle?: true } = {},
): Declaration => ({ op: 'sideDeck', name, ...more })
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
export const nemesis = (
  id: string,
  parts: { set: SetName; life: number; difficulty: number },
  ...mat: Declaration[]
): Nemesis => plain({ id, ...parts, mat })
