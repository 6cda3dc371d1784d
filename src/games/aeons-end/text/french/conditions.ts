import {
  agree,
  ce,
  form,
  list,
  measured,
  phrase,
  possessive,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords, ordinal } from '../../../../language/text/french/numbers.ts'
import { conjugate } from '../../../../language/text/french/verbs.ts'
import type { Amount, Condition, Filter, Source } from '../../language/nodes.ts'
import { boundNoun, type Context, described, filtered, isPlayerName } from '../context.ts'
import { settled } from '../quantity.ts'
import { arePlayed, type Described, isCastFrom, isZone } from '../things.ts'
import { asManyAs } from './amounts.ts'
import { charge, life, nouns, token } from './lexicon.ts'
import { has, nemesisName } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'
import { reference } from './picks.ts'
import { place } from './places.ts'

type Compare = Extract<Condition, { op: 'compare' }>
type Table = {
  readonly [K in Condition['op']]: (node: Extract<Condition, { op: K }>, ctx: Context) => string
}

const limit = { atLeast: 'au moins', atMost: 'au plus', exactly: undefined } as const

/** What the subject has: « vous avez », not « il y a ». */
const isHeld = (d: Described): boolean =>
  d.owner === 'subject' && (isZone(d, 'breaches') || isZone(d, 'prepped') || isZone(d, 'hand'))

/** « deux gemmes en main », « aucun sort préparé »: a set that somebody has, or that lies anywhere. */
const held = (d: Described, n: number, ctx: Context): string =>
  isHeld(d)
    ? phrase(head(d, n, ctx, { ownerless: true }), isZone(d, 'hand') ? 'en main' : undefined)
    : head({ ...d, owner: d.owner === 'everyone' ? 'subject' : d.owner }, n, ctx)

/** How many of a set there are. */
function sized(source: Source, is: Compare['is'], n: number, ctx: Context): string {
  const d = described(source, ctx)
  const { gender } = nounFor(d, ctx)
  const own = isHeld(d)
  if (n === 0 && is !== 'atLeast')
    return `${own ? `${has(ctx.subject).replace(/ (\S+)$/, ' ne $1')}` : "il n'y a"} ${agree('aucun', gender, 1)} ${held(d, 1, ctx)}`
  const exact = is === 'exactly' && n === 1 ? 'exactement' : limit[is]
  const number = phrase(exact, inWords(n, gender))
  return `${own ? has(ctx.subject) : 'il y a'} ${number} ${held(d, n, ctx)}`
}

function compare({ left, is, right }: Compare, ctx: Context): string {
  const n = settled(right, ctx.setting)
  if (typeof n !== 'number' || typeof left === 'number') return plainly(left, is, right, ctx)
  const orMore = is === 'atLeast' ? 'ou plus' : is === 'atMost' ? 'ou moins' : undefined
  switch (left.op) {
    case 'count':
      return sized(left.of, is, n, ctx)
    case 'tokens': {
      const you = left.of === 'you'
      const who = you ? 'vous' : left.of === 'self' ? 'cette carte' : nemesisName(ctx)
      const owns = conjugate('posséder', you ? 'you' : 'one')
      const noun = token(left.name)
      if (n === 0) return `${who} ne ${owns} ${agree('aucun', noun.gender, 1)} ${noun.one}`
      return phrase(who, owns, measured(n, noun), orMore)
    }
    case 'lifeOf': {
      const who =
        left.who === 'you'
          ? 'vous avez'
          : left.who === 'gravehold'
            ? 'Gravehold a'
            : typeof left.who === 'object' && 'card' in left.who
              ? `${cardNoun(left.who.card, ctx).one} a`
              : left.who === 'self' || !isPlayerName(left.who.bound, ctx)
                ? 'ce serviteur a'
                : 'ce joueur a'
      return phrase(who, measured(n, life), orMore)
    }
    case 'shields':
      return phrase(ce(nouns.minion), 'possède', measured(n, token('shield')), orMore)
    case 'powerOf':
      return phrase(cardNoun(left.card, ctx).one, 'possède', measured(n, token('power')), orMore)
    case 'bridges':
      return phrase('il y a', limit[is], measured(n, token('bridge')), 'en jeu')
    case 'nemesisTier':
      return phrase(asManyAs(left, ctx), 'est', String(n), orMore)
    case 'timesThisTurn': {
      const card = cardNoun(ctx.on.id, ctx)
      const verb = conjugate(left.what === 'played' ? 'jouer' : 'acquérir', 'you')
      return `c'est ${the(card, 1, `${ordinal(n, card.gender)} ${card.one}`)} que vous ${verb} ce tour-ci`
    }
    case 'chargesOf':
      if (n === 0) return `vous n'avez aucune ${charge.one}`
      return phrase('vous avez', measured(n, charge), orMore)
    case 'lostTokens':
      return is === 'atLeast' && n === 1 ? 'vous le faites' : plainly(left, is, right, ctx)
    default:
      return plainly(left, is, right, ctx)
  }
}

const relation = {
  exactly: 'est égal à',
  atLeast: 'est au moins égal à',
  atMost: 'est au plus égal à',
} as const

const plainly = (left: Amount, is: Compare['is'], right: Amount, ctx: Context): string =>
  `${asManyAs(left, ctx)} ${relation[is]} ${asManyAs(right, ctx)}`

function all(source: Source, are: Filter, ctx: Context): string {
  const d = described(source, ctx)
  const noun = nounFor(d, ctx)
  const quality = filtered(are, d.noun, ctx)
  const states = quality.states.map((state) =>
    agree({ opened: 'ouvert', closed: 'fermé', empty: 'vide' }[state], noun.gender, 2),
  )
  const every = noun.gender === 'f' ? 'toutes' : 'tous'
  const which = isZone(d, 'breaches')
    ? possessive(ctx.subject.possessor, noun, 2, head(d, 2, ctx, { ownerless: true }))
    : the(noun, 2, head(d, 2, ctx))
  return `${every} ${which} sont ${states.length > 0 ? list(states) : `des ${form(nounFor(quality, ctx), 2)}`}`
}

/** « une carte Ordre du tour de la némésis », « une carte Ordre du tour des joueurs »: the Joker is one, too. */
function kind(filter: Filter, ctx: Context, name: string): string {
  const d = filtered(filter, boundNoun(ctx)(name), ctx)
  if (d.noun === 'turnCard' && d.of === 'players')
    return un(nouns.turnCard, `${nouns.turnCard.one} des joueurs`)
  return un(nounFor(d, ctx), head(d, 1, ctx))
}

/** A group in which nothing was named: there is no « it » yet. */
const NOWHERE = -9

const table: Table = {
  compare,
  some: ({ of }, ctx) => {
    const d = described(of, ctx)
    // What somebody was to do, in a sentence of its own.
    if (of.op === 'bound' && of.where === undefined)
      return ctx.notes.bindings.get(of.name)?.theirs ? 'il le fait' : 'vous le faites'
    if (isCastFrom(d))
      return `ce sort a été lancé depuis ${un(nounFor(d, ctx), head({ ...d, owner: 'subject' }, 1, ctx))}`
    return `${isHeld(d) ? has(ctx.subject) : 'il y a'} au moins ${un(nounFor(d, ctx), held(d, 1, ctx))}`
  },
  none: ({ of }, ctx) => {
    const d = described(of, ctx)
    const no = agree('aucun', nounFor(d, ctx).gender, 1)
    if (arePlayed(d) && ctx.subject.person === 'you')
      return `vous n'avez joué ${no} ${head(d, 1, ctx, { bare: true })} ce tour-ci`
    return sized(of, 'exactly', 0, ctx)
  },
  all: ({ of, are }, ctx) => all(of, are, ctx),
  isEmpty: ({ of }, ctx) => {
    const d = described(of, ctx)
    const [zone] = d.zones
    return `${zone === undefined ? 'elle' : place(zone, d.owner, ctx)} est vide`
  },
  is: ({ name, filter }, ctx) =>
    `${reference({ op: 'that', name }, { ...ctx, group: NOWHERE }).words} est ${kind(filter, ctx, name)}`,
  yourTurn: () => "c'est votre tour",
  exhausted: ({ who }, ctx) =>
    who === 'you' || ctx.subject.person === 'you' ? 'vous êtes épuisé' : `${ctx.subject.again} est épuisé`,
  killed: ({ filter }, ctx) => {
    const d = filtered(filter, 'minion', ctx)
    return `ces dégâts permettent de défausser ${un(nounFor(d, ctx), head(d, 1, ctx))}`
  },
  increasedDifficulty: () => 'vous jouez avec les règles pour plus de difficulté',
  assaultTurn: () => "c'est le tour de l'Assaut",
  lost: ({ token: name }) => `${un(token(name))} a été perdu de cette manière`,
  and: ({ all: parts }, ctx) => parts.map((each) => condition(each, ctx)).join(' et que '),
  or: ({ any }, ctx) => parts(any, ctx),
  not: ({ of }, ctx) => negated(of, ctx),
}

const parts = (any: readonly Condition[], ctx: Context): string =>
  list(
    any.map((each) => condition(each, ctx)),
    'ou si',
  )

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
      return "ce n'est pas votre tour"
    case 'exhausted':
    case 'isEmpty':
    case 'is':
      return condition(node, ctx).replace(/ (est|êtes) (?!.* (?:est|êtes) )/, ' ne $1 pas ')
    default:
      return `il n'est pas vrai que ${condition(node, ctx)}`
  }
}

export function condition(node: Condition, ctx: Context): string {
  return (table[node.op] as (node: Condition, ctx: Context) => string)(node, ctx)
}

/** « durant votre tour », « pour la première fois »: a condition that hangs on an event. */
export function adjunct(node: Condition, ctx: Context): string | undefined {
  if (node.op === 'yourTurn') return 'durant votre tour'
  if (node.op === 'compare' && typeof node.left === 'object' && node.left.op === 'timesThisTurn')
    return typeof node.right === 'number' ? `pour la ${ordinal(node.right, 'f')} fois` : undefined
  if (node.op !== 'and') return undefined
  const hung = node.all.map((each) => adjunct(each, ctx))
  return hung.some((each) => each === undefined) ? undefined : phrase(...[...hung].reverse())
}
