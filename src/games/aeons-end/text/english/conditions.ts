import { a, form, list, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords, ordinal } from '../../../../language/text/english/numbers.ts'
import { past } from '../../../../language/text/english/verbs.ts'
import type { Amount, Condition, Source } from '../../language/nodes.ts'
import { boundNoun, type Context, described, filtered, isPlayerName } from '../context.ts'
import { settled } from '../quantity.ts'
import { arePlayed, type Described, isCastFrom, isZone, pileOf } from '../things.ts'
import { equalTo } from './amounts.ts'
import { charge, token } from './lexicon.ts'
import { nemesisName, possessiveSubject } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'
import { object } from './picks.ts'
import { place, whose } from './places.ts'

type Compare = Extract<Condition, { op: 'compare' }>
type Table = {
  readonly [K in Condition['op']]: (node: Extract<Condition, { op: K }>, ctx: Context) => string
}

/** "two or more", "no", "exactly one": in words, before its noun. */
const bound = (n: number, is: Compare['is']): string =>
  is === 'atLeast'
    ? `${inWords(n)} or more`
    : is === 'atMost'
      ? `${inWords(n)} or fewer`
      : n === 0
        ? 'no'
        : inWords(n)

/** What the subject has: "you have", not "there are". */
const isHeld = (d: Described): boolean =>
  d.owner === 'subject' && (isZone(d, 'breaches') || isZone(d, 'prepped') || isZone(d, 'hand'))

/** How many of a set there are. */
function sized(source: Source, is: Compare['is'], n: number, ctx: Context): string {
  const d = described(source, ctx)
  const number = is === 'exactly' && n === 1 ? 'exactly one' : bound(n, is)
  const single = is === 'exactly' && n === 1
  if (isHeld(d)) return `${possessiveSubject(ctx.subject)} ${number} ${head(d, single ? 1 : 2, ctx)}`
  return `there ${single ? 'is' : 'are'} ${number} ${head(d, single ? 1 : 2, ctx)}`
}

function compare({ left, is, right }: Compare, ctx: Context): string {
  const n = settled(right, ctx.setting)
  if (typeof n !== 'number' || typeof left === 'number') return plainly(left, is, right, ctx)
  switch (left.op) {
    case 'count':
      return sized(left.of, is, n, ctx)
    case 'tokens': {
      const who =
        left.of === 'you' ? 'you have' : `${left.of === 'self' ? 'this card' : nemesisName(ctx)} has`
      return `${who} ${bound(n, is)} ${form(token(left.name), n === 1 && is === 'exactly' ? 1 : 2)}`
    }
    case 'lifeOf': {
      const who =
        left.who === 'self'
          ? 'this minion has'
          : left.who === 'you'
            ? 'you have'
            : left.who === 'gravehold'
              ? 'Gravehold has'
              : 'card' in left.who
                ? `${cardNoun(left.who.card, ctx).one} has`
                : `that ${isPlayerName(left.who.bound, ctx) ? 'player' : 'minion'} has`
      return phrase(
        who,
        String(n),
        'life',
        is === 'atMost' ? 'or less' : is === 'atLeast' ? 'or more' : undefined,
      )
    }
    case 'shields':
      return `this minion has ${bound(n, is)} ${form(token('shield'), n === 1 && is === 'exactly' ? 1 : 2)}`
    case 'powerOf':
      return `${cardNoun(left.card, ctx).one} has ${bound(n, is)} ${form(token('power'), n === 1 && is === 'exactly' ? 1 : 2)}`
    case 'bridges':
      return `there are ${bound(n, is)} ${token('bridge').many} in play`
    case 'nemesisTier':
      return phrase(
        'the nemesis tier is',
        String(n),
        is === 'atLeast' ? 'or higher' : is === 'atMost' ? 'or lower' : undefined,
      )
    case 'timesThisTurn':
      return `this is the ${ordinal(n)} time you have ${left.what} ${cardNoun(ctx.on.id, ctx).one} this turn`
    case 'chargesOf':
      return `you have ${bound(n, is)} ${form(charge, n === 1 && is === 'exactly' ? 1 : 2)}`
    case 'lostTokens':
      return is === 'atLeast' && n === 1 ? 'you do' : plainly(left, is, right, ctx)
    default:
      return plainly(left, is, right, ctx)
  }
}

const relation = { exactly: 'is', atLeast: 'is at least', atMost: 'is at most' } as const

const plainly = (left: Amount, is: Compare['is'], right: Amount, ctx: Context): string =>
  `${equalTo(left, ctx)} ${relation[is]} ${equalTo(right, ctx)}`

function isEmpty(source: Source, ctx: Context): string {
  const d = described(source, ctx)
  const [zone] = d.zones
  const where = zone === undefined ? 'it' : place(zone, d.owner, ctx)
  return `${pileOf(d) === undefined ? where : place(zone!, d.owner, ctx)} is empty`
}

/** "any one of them": a kind of thing with its article. */
export function kind(filter: Parameters<typeof filtered>[0], ctx: Context, name: string): string {
  const noun = boundNoun(ctx)(name)
  return a(head(filtered(filter, noun, ctx), 1, ctx))
}

/** A group in which nothing was named: there is no "it" yet. */
const NOWHERE = -9

const table: Table = {
  compare,
  some: ({ of }, ctx) => {
    const d = described(of, ctx)
    // What somebody was to do, in a sentence of its own.
    if (of.op === 'bound' && of.where === undefined)
      return ctx.notes.bindings.get(of.name)?.theirs ? 'they do' : 'you do'
    if (isCastFrom(d)) return `this spell was cast from ${a(head({ ...d, owner: 'subject' }, 1, ctx))}`
    return `${isHeld(d) ? possessiveSubject(ctx.subject) : 'there is'} at least one ${head(d, 1, ctx)}`
  },
  none: ({ of }, ctx) => {
    const d = described(of, ctx)
    if (arePlayed(d) && ctx.subject.person === 'you')
      return `you have played no ${head(d, 1, ctx, { bare: true })} this turn`
    return sized(of, 'exactly', 0, ctx)
  },
  all: ({ of, are }, ctx) => {
    const d = described(of, ctx)
    const state = filtered(are, d.noun, ctx).states.join(' and ')
    const all = isZone(d, 'breaches')
      ? `all of ${whose(d.owner, ctx)} ${head(d, 2, ctx)}`
      : `all ${head(d, 2, ctx)}`
    return `${all} are ${state === '' ? form(nounFor(filtered(are, d.noun, ctx), ctx), 2) : state}`
  },
  isEmpty: ({ of }, ctx) => isEmpty(of, ctx),
  is: ({ name, filter }, ctx) =>
    `${object({ op: 'that', name }, { ...ctx, group: NOWHERE }, true)} is ${kind(filter, ctx, name)}`,
  yourTurn: () => 'it is your turn',
  exhausted: ({ who }, ctx) =>
    who === 'you' || ctx.subject.person === 'you' ? 'you are exhausted' : `${ctx.subject.again} is exhausted`,
  killed: ({ filter }, ctx) =>
    `this damage causes ${a(head(filtered(filter, 'minion', ctx), 1, ctx))} to be ${past('discard')}`,
  increasedDifficulty: () => 'you play with increased difficulty',
  assaultTurn: () => 'this is the Assault turn',
  lost: ({ token: name }) => `${a(token(name).one)} was lost this way`,
  and: ({ all }, ctx) => list(all.map((each) => condition(each, ctx))),
  or: ({ any }, ctx) =>
    list(
      any.map((each) => condition(each, ctx)),
      'or',
    ),
  not: ({ of }, ctx) => negated(of, ctx),
}

/** The opposite, where it has a sentence of its own. */
function negated(node: Condition, ctx: Context): string {
  switch (node.op) {
    case 'some':
      return condition({ op: 'none', of: node.of }, ctx)
    case 'none':
      return condition({ op: 'some', of: node.of }, ctx)
    case 'not':
      return condition(node.of, ctx)
    case 'yourTurn':
    case 'exhausted':
    case 'isEmpty':
    case 'is':
      return condition(node, ctx).replace(/ (is|are) (?!.* (?:is|are) )/, ' $1 not ')
    default:
      return `it is not the case that ${condition(node, ctx)}`
  }
}

export function condition(node: Condition, ctx: Context): string {
  return (table[node.op] as (node: Condition, ctx: Context) => string)(node, ctx)
}

/** "on your turn", "for the first time this turn": a condition that hangs on an event. */
export function adjunct(node: Condition, ctx: Context): string | undefined {
  if (node.op === 'yourTurn') return 'on your turn'
  if (node.op === 'compare' && typeof node.left === 'object' && node.left.op === 'timesThisTurn')
    return typeof node.right === 'number' ? `for the ${ordinal(node.right)} time` : undefined
  if (node.op !== 'and') return undefined
  const parts = node.all.map((each) => adjunct(each, ctx))
  return parts.some((each) => each === undefined) ? undefined : phrase(...[...parts].reverse())
}
