import { a, form, genitive, list, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Filter, Objects, Pick, Things } from '../../language/nodes.ts'
import type { Binding, Context } from '../context.ts'
import { printed } from '../quantity.ts'
import { firstMention, firstSaid } from '../references.ts'
import {
  describe,
  describedThings,
  describeFilter,
  isPick,
  isSearched,
  unionParts,
  unionWord,
} from '../things.ts'
import { value } from './amounts.ts'
import { affixes } from './filters.ts'
import { kinds } from './lexicon.ts'
import { nounPhrase } from './noun-phrases.ts'
import { headNoun, it, nameNoun, pronounsOf, shortName, they } from './nouns.ts'
import { placesOf, where } from './places.ts'
import { possessor, type Whole, wholeSet } from './whole-sets.ts'

// ---- sets as a whole

/** The set as a plural: "cards in your hand". */
export function pluralOf(things: Things, ctx: Context): string {
  const d = describedThings(things)
  if (d === undefined) return thing(things, ctx)
  const whose = possessor(d, ctx)
  return phrase(whose, nounPhrase(d, 2, ctx, 'and'), where(d, ctx, 'in'))
}

/** After "for each": "of your units", "unit in your void". */
export function eachOf(things: Things, ctx: Context): string {
  const d = describedThings(things)
  if (d === undefined) return things.op === 'the' ? `of ${thing(things, ctx)}` : thing(things, ctx)
  const whose = possessor(d, ctx)
  if (whose !== undefined) return `of ${whose} ${nounPhrase(d, 2, ctx, 'and')}`
  return phrase(nounPhrase(d, 1, ctx), where(d, ctx, 'in'))
}

// ---- picks

/** One or more out of a set: "a unit", "one of your units", "two random enemy units". */
function picked(pick: Pick, ctx: Context, word: 'in' | 'from'): string {
  const { of, how } = pick
  if (of.op === 'the') {
    const set = firstSaid(of.name, ctx)
    if (set !== undefined) return picked({ ...pick, of: set }, ctx, word)
    const said = reference(of.name, ctx)
    return said === 'them' ? `${inWords(printed(pick.n ?? 1) ?? 1)} of them` : said
  }
  const named = unionWord(of)
  const random = how === 'random' ? 'random' : undefined
  if (named !== undefined) return a(phrase(random, named === 'anything' ? 'unit, player, or site' : named))
  if (of.op === 'union')
    return list(
      unionParts(of.of).map((each) => picked({ ...pick, of: each }, ctx, word)),
      'or',
    )
  if (of.op === 'players') return of.who === 'each' ? 'a player' : thing(of, ctx)
  const d = describedThings(of)
  if (d === undefined) return thing(of, ctx)
  if (of.op === 'windowSpell') return of.orCurse ? 'an enemy spell or curse' : 'an enemy spell'
  const n = how === 'one' ? 1 : how === 'any number' ? undefined : printed(pick.n ?? 1)
  if (of.op === 'top' && n !== undefined && how !== 'random')
    return phrase(how === 'upTo' ? 'up to' : undefined, inWords(n), `of ${thing(of, ctx)}`)
  const there =
    of.op === 'top'
      ? `among ${thing(of, ctx)}`
      : of.op === 'attachedTo'
        ? `on ${thing(of.of, ctx)}`
        : where(d, ctx, word)
  const by = pick.by === 'enemy' ? "of the enemy player's choice" : undefined
  // A deck is searched: that the card is not met by chance is worth saying.
  const choice = isSearched(pick) && !ctx.asking ? 'of your choice' : undefined
  const whose = possessor(d, ctx)
  const upTo = how === 'upTo' ? 'up to' : undefined
  if (how === 'any number') return phrase('any number of', whose, nounPhrase(d, 2, ctx), there, by)
  if (n === undefined)
    return phrase('a number of', random, nounPhrase(d, 2, ctx), there, 'equal to', value(pick.n ?? 1, ctx))
  if (whose !== undefined)
    return phrase(
      upTo,
      n === 1 ? 'one' : inWords(n),
      'of',
      whose,
      nounPhrase(d, 2, ctx),
      by,
      random === undefined ? undefined : 'at random',
    )
  if (n === 1) {
    const one = nounPhrase(d, 1, ctx, 'or', false)
    const noun = phrase(upTo === undefined ? undefined : 'up to one', random, one)
    return phrase(
      upTo !== undefined ? noun : d.other ? phrase('another', random, one) : a(noun),
      choice,
      there,
      by,
    )
  }
  return phrase(
    upTo,
    inWords(n),
    d.other ? 'other' : undefined,
    random,
    nounPhrase(d, n, ctx, 'or', false),
    choice,
    there,
    by,
  )
}

// ---- what a name or a set stands for

const boundNoun = (binding: Binding): string => {
  if (binding.what === 'player') return 'player'
  if (binding.what === 'student') return 'Student'
  if ('made' in binding.what) {
    const { made } = binding.what
    return made.op === 'card' ? nameNoun(made.id).one : made.op === 'copyOf' ? 'copy' : 'card'
  }
  const { heads } = binding.what
  return heads.length === 1
    ? form(headNoun(heads[0]!), binding.many ? 2 : 1)
    : form(kinds.card, binding.many ? 2 : 1)
}

/** What a name was given to, as a noun. */
export function boundTo(name: string, ctx: Context): string {
  const binding = ctx.bindings.get(name)
  return binding === undefined ? kinds.card.one : boundNoun(binding)
}

function reference(name: string, ctx: Context, word: 'in' | 'from' = 'in'): string {
  const pick = firstMention(name, ctx)
  if (pick !== undefined) return picked(pick, ctx, word)
  const binding = ctx.bindings.get(name)
  if (binding === undefined) return 'it'
  if (binding.what === 'player') return 'that player'
  if (binding.what === 'student') return 'the Student'
  if (binding.clear) return binding.many ? 'them' : 'it'
  return `${binding.many ? 'those' : 'that'} ${boundNoun(binding)}`
}

const isMany = (name: string, ctx: Context): boolean => ctx.bindings.get(name)?.many === true

const players = {
  you: 'you',
  enemy: 'the enemy player',
  each: 'each player',
  cursed: 'the cursed player',
  defending: 'the defending player',
} as const

/** The card itself: by name, or as "it" right after. */
export const selfWords = (ctx: Context): string =>
  ctx.selfNamed ? pronounsOf(ctx.card).object : shortName(ctx.card)

/** A set as an object. */
export function thing(
  things: Things,
  ctx: Context,
  style: Whole = 'plural',
  word: 'in' | 'from' = 'in',
): string {
  switch (things.op) {
    case 'self':
      return selfWords(ctx)
    case 'the': {
      const set = firstSaid(things.name, ctx)
      return set === undefined ? reference(things.name, ctx, word) : thing(set, ctx, style, word)
    }
    case 'players':
      return things.who === 'you'
        ? 'yourself'
        : things.who === 'enemy' && ctx.enemy === 'cursed'
          ? players.cursed
          : players[things.who]
    case 'ownerOf':
      return `${ownersOf(things.of, ctx)} owner`
    case 'controllerOf':
      return things.of.op === 'the' ? 'that player' : `${ownersOf(things.of, ctx)} controller`
    case 'bearer':
      return things.word === 'wielder' ? 'the wielder' : 'the cursed unit'
    case 'attachedTo': {
      const d = describedThings(things)!
      return phrase(
        style === 'each' ? 'each' : style === 'all' ? 'all' : undefined,
        nounPhrase(d, style === 'each' ? 1 : 2, ctx, 'and'),
        'on',
        thing(things.of, ctx),
      )
    }
    case 'windowSpell':
      return 'the spell'
    case 'held':
      return 'the unit it keeps stunned'
    case 'firstDrawn': {
      const units = nounPhrase(describeFilter(things.that, 'both', []), things.n, ctx)
      return `the first ${things.n === 1 ? '' : `${inWords(things.n)} `}${units} you draw each turn`
    }
    case 'top':
    case 'topmost': {
      const d = describe(things.of)
      const n = printed(things.n)
      const noun = nounPhrase(d, n ?? 2, ctx)
      const count = n === 1 ? undefined : n === undefined ? undefined : inWords(n)
      const amount = n === undefined ? ` (${value(things.n, ctx)})` : ''
      return `the ${phrase('top', count, noun)} of ${placesOf(d.places, d.side, ctx)}${amount}`
    }
    case 'union': {
      const named = unionWord(things)
      if (named === 'enemy') return style === 'each' ? 'each enemy' : 'all enemies'
      if (named !== undefined)
        return list([
          style === 'each' ? 'each unit' : 'all units',
          ...(named === 'anything' ? ['sites'] : []),
          'each player',
        ])
      return list(unionParts(things.of).map((each) => thing(each, ctx, style, word)))
    }
    case 'except':
      return 'the rest'
    case 'among': {
      if (unionWord(things.of) === 'enemy') {
        const { pre, post } = affixes(things.that, false, ctx)
        return phrase(style === 'each' ? 'each' : 'all', pre, style === 'each' ? 'enemy' : 'enemies', post)
      }
      if (things.of.op === 'cards') return wholeSet(describedThings(things)!, ctx, style, word)
      const { sharing, rest } = shared(things.that)
      const d = describeFilter(rest, 'both', [])
      if (sharing === undefined)
        return phrase(wholeSet(d, ctx, style, word), `among ${thing(things.of, ctx)}`)
      // What is shared is said of the units, not of the cards that they are among.
      return phrase(
        wholeSet(d, ctx, style, word),
        `from ${thing(things.of, ctx)}`,
        `that ${style === 'each' ? 'shares' : 'share'} a battle skill with ${thing(sharing.with, ctx)}`,
      )
    }
    case 'cards':
      return wholeSet(describe(things), ctx, style, word)
  }
}

type Sharing = Extract<Filter, { readonly op: 'sharesBattleSkill' }>

/** A filter without what its things share with another. */
function shared(that: Filter): { readonly sharing?: Sharing; readonly rest: Filter } {
  if (that.op !== 'and') return { rest: that }
  const sharing = that.all.find((each): each is Sharing => each.op === 'sharesBattleSkill')
  if (sharing === undefined) return { rest: that }
  const rest = that.all.filter((each) => each !== sharing)
  return { sharing, rest: rest.length === 1 ? rest[0]! : { op: 'and', all: rest } }
}

export const object = (
  objects: Objects,
  ctx: Context,
  style: Whole = 'plural',
  word: 'in' | 'from' = 'in',
): string => (isPick(objects) ? picked(objects, ctx, word) : thing(objects, ctx, style, word))

/** "its", "Pyroknight's", "your". */
export function ownersOf(things: Things, ctx: Context): string {
  switch (things.op) {
    case 'self':
      return ctx.selfNamed ? pronounsOf(ctx.card).possessive : genitive(shortName(ctx.card))
    case 'the': {
      const binding = ctx.bindings.get(things.name)
      if (binding?.what === 'player') return "that player's"
      if (binding?.pick !== undefined || binding?.clear === false)
        return genitive(reference(things.name, ctx))
      return isMany(things.name, ctx) ? they.possessive : it.possessive
    }
    case 'players':
      return things.who === 'you' ? 'your' : genitive(thing(things, ctx))
    default:
      return genitive(thing(things, ctx, 'each'))
  }
}
