import { type Named, named } from '../../../../language/words.ts'
import type {
  Amount,
  Change,
  Duration,
  Effect,
  Filter,
  Gift,
  HasSkill,
  Influence,
  NewCard,
  Objects,
  Side,
  Things,
  To,
} from '../nodes.ts'
import { compare, costOf, exists } from './amounts.ts'
import { both, kind, nonPower } from './filters.ts'
import { card, plusStats } from './modifications.ts'
import { count, plus, when } from './shared.ts'
import { call } from './steps.ts'
import { among, aUnit, deck, except, inVoid, one, self, the, top, you } from './things.ts'

// What is done.

export const together = (...parts: readonly Effect[]): Effect => ({ op: 'together', parts })
export const deal = (n: Amount, to: Objects): Effect => ({ op: 'deal', n, to })
export const dealBy = (by: Things, n: Amount, to: Objects): Effect => ({ op: 'deal', n, to, by })
export const kill = (what: Objects): Effect => ({ op: 'kill', what })
export const sacrifice = (what: Objects): Named<Effect> => named<Effect>({ op: 'sacrifice', what })
export const disappear = (what: Objects): Effect => ({ op: 'disappear', what })
export const stun = (what: Objects): Effect => ({ op: 'stun', what })
/** The stun that `getWhileYours` makes last: it ends with it. */
export const stunAndHold = (what: Objects): Effect => ({ op: 'stun', what, held: true })
export const exhaust = (what: Objects): Effect => ({ op: 'exhaust', what })
export const ready = (what: Objects): Effect => ({ op: 'ready', what })
export const silence = (what: Objects): Effect => ({ op: 'silence', what })
export const get = (what: Objects, ...mods: readonly Gift[]): Effect => ({ op: 'get', what, mods })

export const getThisTurn = (what: Objects, ...mods: readonly Gift[]): Effect => ({
  op: 'get',
  what,
  mods,
  lasts: 'this turn',
})

export const getWhileYours = (what: Objects, ...mods: readonly { readonly op: 'stunned' }[]): Effect => ({
  op: 'get',
  what,
  mods,
  lasts: 'while yours',
})

/** "Infiltrate: +2/+2." */
export const gets = (...mods: readonly Gift[]): Effect => ({
  op: 'get',
  what: self,
  mods,
  bare: true,
})

/** "Empower: +2/+2 this turn." */
export const getsThisTurn = (...mods: readonly Gift[]): Effect => ({
  op: 'get',
  what: self,
  mods,
  lasts: 'this turn',
  bare: true,
})

export const double = (what: Objects, stat: 'strength' | 'health' | 'both' | 'cost'): Effect => ({
  op: 'double',
  what,
  stat,
})

export const become = (what: Objects, stat: 'strength' | 'health', n: Amount): Effect => ({
  op: 'become',
  what,
  stat,
  n,
})
export const changeNumber = (what: Objects, by: Amount): Effect => ({ op: 'changeNumber', what, by })

export const draw = (n: Amount = 1, who?: Things): Effect =>
  who === undefined ? { op: 'draw', n } : { op: 'draw', n, who }

/** The same, with a name for the cards drawn this way. */
export const drawAs = (n: Amount, as: string): Effect => ({ op: 'draw', n, as })
export const drawFrom = (what: Objects): Named<Effect> => named<Effect>({ op: 'drawFrom', what })
/** It gets this only if it is drawn. */
export const drawFromWith = (what: Objects, ...changes: readonly Change[]): Effect => ({
  op: 'drawFrom',
  what,
  with: changes,
})
export const discard = (what: Objects): Named<Effect> => named<Effect>({ op: 'discard', what })
export const put = (what: Objects, to: To): Named<Effect> => named<Effect>({ op: 'put', what, to })

export const play = (
  what: Objects,
  how: {
    readonly exhausted?: true
    readonly depleted?: true
    readonly on?: Things
    /** As which it is played: it gets this only if it is. */
    readonly with?: readonly Change[]
  } = {},
): Effect => ({ op: 'play', what, ...how })

export const playNew = (
  what: NewCard,
  more: { readonly n?: Amount; readonly on?: Things } = {},
): Named<Effect> => named<Effect>({ op: 'playNew', card: what, ...more })

export const drawNew = (what: NewCard, more: { readonly n?: Amount } = {}): Named<Effect> =>
  named<Effect>({ op: 'drawNew', card: what, ...more })

export const putNew = (
  what: NewCard,
  to: To,
  more: { readonly n?: Amount; readonly of?: Side } = {},
): Effect => ({ op: 'putNew', card: what, to, ...more })
export const transform = (what: Objects, into: NewCard): Effect => ({ op: 'transform', what, into })

export const steal = (what: Objects, lasts?: Duration): Effect =>
  lasts === undefined ? { op: 'steal', what } : { op: 'steal', what, lasts }
export const negate = (what: Objects): Effect => ({ op: 'negate', what })

export const gainHealth = (n: Amount, who?: Things): Effect =>
  who === undefined ? { op: 'gainHealth', n } : { op: 'gainHealth', n, who }

export const gainArmor = (n: Amount, who?: Things): Effect =>
  who === undefined ? { op: 'gainArmor', n } : { op: 'gainArmor', n, who }
export const gainInfluence = (influence: Influence): Effect => ({ op: 'gainInfluence', influence })
export const gainInfluenceChosen: Effect = { op: 'gainInfluenceChosen' }
export const gainMaxPower = (n: Amount): Effect => ({ op: 'gainMaxPower', n })
export const gainPower = (n: Amount): Effect => ({ op: 'gainPower', n })

export const youGet = (has: HasSkill, lasts?: Duration): Effect =>
  lasts === undefined
    ? { op: 'getPlayer', who: you, skill: has.skill }
    : { op: 'getPlayer', who: you, skill: has.skill, lasts }
export const healthBecomes = (who: Things, n: Amount): Effect => ({ op: 'healthBecomes', who, n })
export const markDepleted = (what: Objects): Effect => ({ op: 'markDepleted', what })

/** `from` says which cards of the hand may be given. */
export const swapWithMarket = (filter: Filter, from?: Filter): Effect =>
  from === undefined ? { op: 'swapWithMarket', that: filter } : { op: 'swapWithMarket', that: filter, from }
export const scout: Effect = { op: 'scout' }
export const plunder: Effect = { op: 'plunder' }
export const nightfall: Effect = { op: 'nightfall' }
export const nightEnds: Effect = { op: 'nightEnds' }
export const takesDebt = (who: Things, n: Amount): Effect => ({ op: 'takeDebt', n, who })
export const invoke = (influence: Influence): Effect => ({ op: 'invoke', influence })

/** Draws a unit out of five; a cheaper one than this is played at once. */
export const recruit: Effect = {
  op: 'action',
  word: 'Recruit',
  do: [
    call('cards', top(5, deck('you'))),
    drawFrom(one(among(the('cards'), aUnit)).as('unit')),
    when(
      compare(costOf(self), 'atLeast', plus(costOf(the('unit')), 1)),
      // Without a unit among them there is nothing to play.
      when(exists(the('unit')), play(the('unit'))),
    ),
    put(except(the('cards'), the('unit')), 'deck bottom'),
  ],
}

/** Of the cards that were to be discarded, those that an Aegis has not kept where they were. */
const discardedOf = (that: Filter): Things =>
  among(the('cards'), both(that, { op: 'in', set: inVoid('enemy') }))

/** The enemy discards; this grows by what is no power, and power gives an Advantage. */
export const hunt = (n: number): Effect => ({
  op: 'action',
  word: 'Hunt',
  n,
  do: [
    call('cards', top(n, deck('enemy'))),
    discard(the('cards')),
    get(self, plusStats(count(discardedOf(nonPower)), count(discardedOf(nonPower)))),
    when(
      exists(discardedOf(kind('power'))),
      drawNew(card('15-t-advantage')).as('advantage'),
      changeNumber(the('advantage'), { op: 'less', base: count(discardedOf(kind('power'))), by: 1 }),
    ),
  ],
})
