import { a, phrase, some, that } from '../../../../language/text/english/nouns.ts'
import { inWords, ordinal } from '../../../../language/text/english/numbers.ts'
import type { Pick, Source } from '../../language/nodes.ts'
import { type Context, described } from '../context.ts'
import { byPlayers, quantityOf } from '../quantity.ts'
import { type Described, isZone, type NounKey, pileOf, sideOf } from '../things.ts'
import { equalTo } from './amounts.ts'
import { nouns } from './lexicon.ts'
import { cardNoun, head, nounFor, type Shape } from './phrases.ts'
import { isPublic, place, possessive, whose } from './places.ts'

/** Whose things can only be told by a possessive: spells, breaches and turn order cards. */
const needsOwner = (d: Described): boolean =>
  isPublic(d.owner) && (isZone(d, 'prepped') || isZone(d, 'breaches'))

export function one(source: Source, ctx: Context, bare = false): string {
  const d = described(source, ctx)
  const shape: Shape = bare ? { bare: true } : {}
  if (d.fresh) return `a different ${head(d, 1, ctx, shape)} of any player`
  if (needsOwner(d) && d.named === undefined) return `${whose(d.owner, ctx)} ${head(d, 1, ctx, shape)}`
  if (d.noun === 'turnCard' && d.of === 'players')
    return `any player's ${head({ ...d, of: 'subject' }, 1, ctx, shape)}`
  if (d.named !== undefined && (isZone(d, 'inPlay') || isZone(d, 'minions') || sideOf(d) !== undefined))
    return cardNoun(d.named, ctx).one
  if (d.noun === 'pile') return `any ${head(d, 1, ctx, shape)}`
  if (d.other) {
    const { other: _, ...rest } = d
    return `another ${head(rest, 1, ctx, shape)}`
  }
  if (isZone(d, 'breaches') && d.place === undefined)
    return `one of ${whose(d.owner, ctx)} ${head(d, 2, ctx, shape)}`
  return a(head(d, 1, ctx, shape))
}

function whole(d: Described, ctx: Context): string | undefined {
  if (d.except !== undefined) return 'the other turn order cards in the turn order discard pile'
  const filtered =
    d.kinds.length > 0 ||
    d.named !== undefined ||
    d.of !== undefined ||
    d.states.length > 0 ||
    d.costing !== undefined
  const [zone] = d.zones
  const entire = zone === 'hand' || zone === 'deck' || zone === 'discardPile' || zone === 'turnDeck'
  return entire && !filtered ? place(zone, d.owner, ctx) : undefined
}

function every(source: Source, ctx: Context, bare: boolean): string {
  const d = described(source, ctx)
  const entire = whole(d, ctx)
  if (entire !== undefined) return entire
  if ((isZone(d, 'hand') || (isZone(d, 'prepped') && ctx.subject.person === 'one')) && d.owner === 'subject')
    return `all of ${possessive(ctx.subject)} ${head(d, 2, ctx)}`
  return `all ${head(d, 2, ctx, bare ? { bare } : {})}`
}

function several(n: number, d: Described, ctx: Context): string {
  return n === 1 ? a(head(d, 1, ctx)) : `${inWords(n)} ${head(d, n, ctx)}`
}

function exactly(pick: Extract<Pick, { op: 'exactly' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  const quantity = quantityOf(pick.n, ctx.setting)
  if (quantity.kind === 'number') return several(quantity.n, d, ctx)
  if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'half')
    return `half of the ${head(d, 2, ctx)}, rounded ${quantity.to.round}`
  return `${head(d, 2, ctx)} equal to ${equalTo(pick.n, ctx)}`
}

function fromTop(pick: Extract<Pick, { op: 'top' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  if (typeof pick.n === 'object' && pick.n.op === 'byPlayers')
    return `the top cards of ${place(d.zones[0]!, d.owner, ctx)}: ${byPlayers(pick.n.rows, ctx.language)}`
  const quantity = quantityOf(pick.n, ctx.setting)
  const n = quantity.kind === 'number' ? quantity.n : 2
  if (pileOf(d) === 'sameName') return some(n, cardNoun(ctx.on.id, ctx))
  const [zone] = d.zones
  const of = place(zone!, d.owner, ctx)
  return n === 1 ? `the top card of ${of}` : `the top ${inWords(n)} cards of ${of}`
}

const superlative = (attribute: 'cost' | 'life' | 'focusCost', most: boolean): string =>
  attribute === 'cost'
    ? `${most ? 'most' : 'least'} expensive`
    : attribute === 'life'
      ? `with the ${most ? 'most' : 'lowest'} life`
      : `with the ${most ? 'highest' : 'lowest'} focus cost`

function extreme(pick: Extract<Pick, { op: 'most' | 'least' }>, ctx: Context): string {
  const d = described(pick.of, ctx)
  const best = superlative(pick.attribute, pick.op === 'most')
  const n = pick.n
  const number = n === 1 ? undefined : inWords(n)
  if (isZone(d, 'supply')) {
    const kind = nounFor(d, ctx)
    return `${a(kind.one)} from the ${best} ${kind.one} supply pile`
  }
  const owned =
    !isPublic(d.owner) &&
    ctx.subject.person !== 'many' &&
    ['hand', 'prepped', 'breaches'].some((zone) => d.zones[0] === zone)
  const determiner = owned ? whose(d.owner, ctx) : 'the'
  if (pick.attribute === 'cost') return phrase(determiner, number, head(d, n, ctx, { first: best }))
  return phrase(determiner, number, head(d, n, ctx, { bare: true }), best)
}

/** A card of a deck of its own is just "that card" once it has been named. */
export const shortNoun = (noun: NounKey | undefined): NounKey =>
  noun === undefined || noun === 'turnCard' || noun === 'nemesisCard' || noun === 'strike' ? 'card' : noun

/** A pick as the object of a verb. `bare` leaves out where it lies, when the verb says it. */
export function object(pick: Pick, ctx: Context, bare = false): string {
  switch (pick.op) {
    case 'one':
      return one(pick.of, ctx, bare)
    case 'exactly':
      return exactly(pick, ctx)
    case 'upTo': {
      const quantity = quantityOf(pick.n, ctx.setting)
      const d = described(pick.of, ctx)
      if (quantity.kind === 'number') return `up to ${inWords(quantity.n)} ${head(d, quantity.n, ctx)}`
      return `${head(d, 2, ctx)} up to ${equalTo(pick.n, ctx)}`
    }
    case 'all':
      return every(pick.of, ctx, bare)
    case 'top':
      return fromTop(pick, ctx)
    case 'bottom': {
      const d = described(pick.of, ctx)
      return `the bottom card of ${place(d.zones[0]!, d.owner, ctx)}`
    }
    case 'most':
    case 'least':
      return extreme(pick, ctx)
    case 'rank': {
      const best = phrase(ordinal(pick.rank), superlative(pick.attribute, true))
      return `the ${head(described(pick.of, ctx), 1, ctx, { first: best })}`
    }
    case 'newest': {
      const d = described(pick.of, ctx)
      const number = pick.n === 1 ? undefined : inWords(pick.n)
      return phrase('the', number, head(d, pick.n, ctx, { first: 'most recently discarded' }))
    }
    case 'that': {
      const binding = ctx.notes.bindings.get(pick.name)
      const many = binding?.many ?? false
      if (binding !== undefined && binding.group === ctx.group) return many ? 'them' : 'it'
      return that(nouns[shortNoun(binding?.noun)], many ? 2 : 1)
    }
    case 'self':
      return ctx.selfNamed ? 'it' : 'this'
  }
}
