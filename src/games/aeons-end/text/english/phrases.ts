import {
  a,
  form,
  genitive,
  list,
  type Noun,
  noun,
  phrase,
  some,
  that,
} from '../../../../language/text/english/nouns.ts'
import { inWords, ordinal, roman } from '../../../../language/text/english/numbers.ts'
import { past } from '../../../../language/text/english/verbs.ts'
import type { From, Owner, Pick, Source, Zone } from '../../language/nodes.ts'
import { type Actor, type Context, described } from '../context.ts'
import { englishNames } from '../names/english.ts'
import { quantityOf } from '../quantity.ts'
import { type Described, isZone, type NounKey, pileOf, sideOf } from '../things.ts'
import { equalTo } from './amounts.ts'
import { nouns, sidePlace } from './lexicon.ts'
import { playerWith } from './people.ts'

/** "your", "their", "its". */
export const possessive = (actor: Actor): string =>
  actor.possessor === 'you'
    ? 'your'
    : actor.possessor === 'one' && ['minion', 'acolyte', 'husk', 'nemesis', 'gravehold'].includes(actor.noun_)
      ? 'its'
      : 'their'

/** Whose, as a determiner. */
export function whose(owner: Owner, ctx: Context): string {
  if (owner === 'subject') return possessive(ctx.subject)
  if (owner === 'you') return 'your'
  if (owner === 'everyone') return "any player's"
  if (owner === 'allies') return "any ally's"
  if ('bound' in owner) return genitive(that(nouns[ctx.notes.bindings.get(owner.bound)?.noun ?? 'player']))
  if ('ownerOf' in owner) return "that player's"
  return genitive(playerWith(owner, ctx))
}

const isPublic = (owner: Owner): boolean => owner === 'everyone' || owner === 'allies'

const owned = { hand: 'hand', deck: 'deck', discardPile: 'discard pile', playArea: 'play area' } as const
const isOwned = (zone: string): zone is keyof typeof owned => zone in owned

/** A place, with its owner. */
export function place(zone: Zone, owner: Owner, ctx: Context): string {
  if (typeof zone === 'object') {
    if ('side' in zone) return sidePlace(zone.side)
    if ('pile' in zone) return zone.pile === 'sameName' ? "this card's supply pile" : 'that supply pile'
    return `the ${zone.tokens} tokens`
  }
  if (typeof owner === 'object' && 'with' in owner && isOwned(zone))
    return `the ${owned[zone]} of ${playerWith(owner, ctx)}`
  switch (zone) {
    case 'hand':
      return `${whose(owner, ctx)} hand`
    case 'deck':
      return `${whose(owner, ctx)} deck`
    case 'discardPile':
      return `${whose(owner, ctx)} discard pile`
    case 'playArea':
      return `${whose(owner, ctx)} play area`
    case 'prepped':
      return `${whose(owner, ctx)} prepped spells`
    case 'breaches':
      return `${whose(owner, ctx)} breaches`
    case 'turnDeck':
      return 'the turn order deck'
    case 'turnDiscard':
      return 'the turn order discard pile'
    case 'nemesisDeck':
      return 'the nemesis deck'
    case 'nemesisDiscard':
      return 'the nemesis discard pile'
    case 'supply':
    case 'piles':
      return 'the supply'
    case 'inPlay':
    case 'minions':
      return 'play'
    case 'players':
      return 'the players'
  }
}

export const placeOf = (from: From, ctx: Context): string => place(from.zone, from.of ?? 'subject', ctx)

const cost = ({ costing }: Described, n: number): string | undefined => {
  if (costing === undefined) return undefined
  const verb = n === 1 ? 'costs' : costing.exactly === undefined ? 'each cost' : 'cost'
  if (costing.exactly !== undefined) return `that ${verb} ${costing.exactly} {ae}`
  return costing.min !== undefined
    ? `that ${verb} ${costing.min} {ae} or more`
    : `that ${verb} ${costing.max} {ae} or less`
}

/** Where it lies, behind the noun. */
function where(d: Described, ctx: Context): string | undefined {
  if (d.when === 'drawn') return undefined
  if (d.bound !== undefined) return `${past(verbOf(d.bound, ctx))} this way`
  const [zone] = d.zones
  if (d.zones.length === 2) return `in ${whose(d.owner, ctx)} hand or discard pile`
  switch (zone) {
    case 'hand':
      return d.owner === 'subject' ? 'in hand' : `in ${place(zone, d.owner, ctx)}`
    case 'discardPile':
    case 'turnDiscard':
    case 'nemesisDiscard':
      return `in ${place(zone, d.owner, ctx)}`
    case 'supply':
      return 'from any supply pile'
    case 'playArea':
      return `${ctx.subject.person === 'you' ? 'you' : ctx.subject.pronoun} played this turn`
    case 'minions':
    case 'inPlay':
      return 'in play'
    case 'prepped':
      return d.named === undefined ? undefined : `prepped by ${d.owner === 'everyone' ? 'any player' : 'you'}`
    default: {
      const side = sideOf(d)
      return side === undefined ? undefined : `in ${sidePlace(side)}`
    }
  }
}

const verbs: Readonly<Record<string, string>> = { castSpell: 'cast', toHand: 'return', choose: 'choose' }
const verbOf = (name: string, ctx: Context): string => {
  const op = ctx.notes.bindings.get(name)?.op ?? 'choose'
  return verbs[op] ?? op
}

export const cardNoun = (id: string): Noun => noun(englishNames.cards[id] ?? id)

export function nounFor(d: Described): Noun {
  if (d.named !== undefined) return cardNoun(d.named)
  if (d.noun === 'pile' && d.kinds.length > 0) {
    const kind = nouns[d.kinds[0]!].one
    return noun(`${kind} supply pile`)
  }
  if (d.kinds.length > 1)
    return {
      one: list(
        d.kinds.map((kind) => nouns[kind].one),
        'or',
      ),
      many: list(
        d.kinds.map((kind) => nouns[kind].many),
        'or',
      ),
    }
  if (d.noun === 'turnCard' && d.of === 'nemesis') return noun('nemesis turn order card')
  if (d.noun === 'turnCard' && d.of === 'players') return noun('player turn order card')
  return nouns[d.noun]
}

interface Shape {
  /** Before every other word: "most expensive". */
  readonly first?: string
  /** Leaves out where it lies. */
  readonly bare?: true
}

/** Everything but the determiner. */
export function head(d: Described, n: number, ctx: Context, { first, bare }: Shape = {}): string {
  const before = phrase(
    d.other ? 'other' : undefined,
    first,
    d.tier === undefined ? undefined : `tier ${d.tier}`,
    d.notCorruption ? 'non-corruption' : undefined,
    ...d.states,
    d.numbered === undefined ? undefined : list(d.numbered.map(roman), 'or'),
    isZone(d, 'prepped') && d.named === undefined && d.when === undefined ? 'prepped' : undefined,
  )
  const there = bare ? undefined : where(d, ctx)
  const costing = cost(d, n)
  const after = isZone(d, 'supply') ? phrase(costing, there) : phrase(there, costing)
  return phrase(
    before,
    form(nounFor(d), n),
    d.place === 'adjacent' ? 'in an adjacent breach' : undefined,
    d.place === 'castFrom' ? 'in the same breach' : undefined,
    typeof d.place === 'object' ? 'in which it was prepped' : undefined,
    d.fromNemesisDeck ? 'from the nemesis deck' : undefined,
    d.when === undefined
      ? undefined
      : d.when === 'prepped'
        ? 'that you prepped this turn'
        : 'drawn this turn',
    after,
  )
}

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
  const filtered = d.kinds.length > 0 || d.named !== undefined || d.of !== undefined || d.states.length > 0
  const [zone] = d.zones
  const entire = zone === 'hand' || zone === 'deck' || zone === 'discardPile' || zone === 'turnDeck'
  return entire && !filtered ? place(zone, d.owner, ctx) : undefined
}

function every(source: Source, ctx: Context, bare: boolean): string {
  const d = described(source, ctx)
  const entire = whole(d, ctx)
  if (entire !== undefined) return entire
  if (isZone(d, 'hand') && d.owner === 'subject')
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
  const quantity = quantityOf(pick.n, ctx.setting)
  const n = quantity.kind === 'number' ? quantity.n : 2
  if (pileOf(d) === 'sameName') return some(n, cardNoun(ctx.on.id))
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
    const kind = nounFor(d)
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
