import { a, form, genitive, list, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Amount, Filter, NewCard, Objects, Pick, Place, Side, Things } from '../../language/nodes.ts'
import type { Binding, Context } from '../context.ts'
import { definitionWith } from '../names.ts'
import { firstMention } from '../teller.ts'
import {
  type Described,
  describe,
  describedThings,
  isOnPlaymat,
  isPick,
  isWholePlace,
  unionParts,
  unionWord,
} from '../things.ts'
import { printed, value } from './amounts.ts'
import { factions, kinds, skillName, skills, typeNoun } from './lexicon.ts'
import { headNoun, it, nameNoun, pronounsOf, shortName, they } from './nouns.ts'

// ---- filters: what stands before the noun and what follows it

interface Around {
  readonly pre?: string
  readonly post?: string
}

const bounds = { exactly: '', atLeast: ' or more', atMost: ' or less' } as const
const opposite = { exactly: 'exactly', atLeast: 'atMost', atMost: 'atLeast' } as const

function bounded(
  filter: Extract<Filter, { op: 'cost' | 'strength' | 'health' }>,
  no: boolean,
  ctx: Context,
): Around {
  const { op, n } = filter
  const number = printed(n)
  // "not 5 or more" is "4 or less".
  const is = no ? opposite[filter.is] : filter.is
  const shift = no ? (filter.is === 'atLeast' ? -1 : filter.is === 'atMost' ? 1 : 0) : 0
  const unlike = no && filter.is === 'exactly' ? 'other than ' : ''
  if (number !== undefined) {
    const said = `${unlike}${number + shift}`
    if (op === 'cost') return { post: `with cost ${said}${bounds[is]}` }
    return { post: `with ${said} ${op === 'strength' ? 'Strength' : 'Health'}${bounds[is]}` }
  }
  const more = relative(n)
  if (op === 'cost' && more !== undefined && filter.is === 'exactly' && !no)
    return { post: `that costs ${more} more` }
  const name = op === 'cost' ? 'cost' : op === 'strength' ? 'Strength' : 'Health'
  return {
    post: `with ${name} ${is === 'exactly' ? '' : is === 'atLeast' ? 'at least ' : 'at most '}equal to ${value(n, ctx)}`,
  }
}

/** "1 more" than the card that is spoken of. */
function relative(n: Amount): number | undefined {
  if (typeof n !== 'object' || n.op !== 'sum' || n.plus.length !== 1) return undefined
  const [plus] = n.plus
  return typeof n.base === 'object' &&
    n.base.op === 'stat' &&
    n.base.stat === 'cost' &&
    typeof plus === 'number'
    ? plus
    : undefined
}

const adjective =
  (yes: string, no: string) =>
  (not: boolean): Around => ({ pre: not ? no : yes })

type FilterTable = {
  readonly [K in Filter['op']]: (filter: Extract<Filter, { op: K }>, not: boolean, ctx: Context) => Around
}

const filters: FilterTable = {
  kind: ({ kind }, not) =>
    not
      ? { pre: `non-${kind === 'power' ? 'power' : kinds[kind].one}` }
      : { post: `that is ${a(kinds[kind].one)}` },
  type: ({ type }, not) =>
    not ? { pre: `non-${typeNoun(type).one}` } : { post: `that is ${a(typeNoun(type).one)}` },
  faction: ({ faction }, not) => ({ pre: not ? `non-${factions[faction]}` : factions[faction] }),
  singleFaction: (_, not) => ({ post: not ? 'without a single faction' : 'with a single faction' }),
  multiFaction: (_, not) => adjective('multifaction', 'non-multifaction')(not),
  cost: bounded,
  strength: bounded,
  health: bounded,
  has: ({ skill }, not) => ({ post: `${not ? 'without' : 'with'} ${skills[skill].name}` }),
  sharesBattleSkill: ({ with: other }, not, ctx) => ({
    post: `${not ? 'sharing no battle skill' : 'sharing a battle skill'} with ${thing(other, ctx)}`,
  }),
  exhausted: (_, not) => adjective('exhausted', 'ready')(not),
  stunned: (_, not) => adjective('stunned', 'unstunned')(not),
  attacking: (_, not) => adjective('attacking', 'non-attacking')(not),
  blocking: (_, not) => adjective('blocking', 'non-blocking')(not),
  undamaged: (_, not) => adjective('undamaged', 'damaged')(not),
  wielding: (_, not) => ({ post: not ? 'without a weapon' : 'with a weapon' }),
  cursed: (_, not) => adjective('cursed', 'uncursed')(not),
  sigil: (_, not) => (not ? { pre: 'non-Sigil' } : { post: 'that is a Sigil' }),
  named: ({ id }, not) => ({ post: `${not ? 'not ' : ''}named ${nameNoun(id).one}` }),
  sameName: ({ as: other }, not, ctx) => ({
    post:
      other.op === 'the'
        ? `with ${not ? 'another' : 'the same'} name`
        : `with ${not ? 'another name than' : 'the same name as'} ${thing(other, ctx)}`,
  }),
  in: ({ set }, not, ctx) => ({ post: `${not ? 'not ' : ''}among ${thing(set, ctx)}` }),
  other: (_, not) => adjective('other', 'same')(not),
  yours: (_, not) => (not ? { pre: 'enemy' } : { post: 'of yours' }),
  enemys: (_, not) => (not ? { post: 'of yours' } : { pre: 'enemy' }),
  and: ({ all }, not, ctx) =>
    together(
      all.map((each) => around(each, not, ctx)),
      not ? 'or' : 'and',
    ),
  or: ({ any }, not, ctx) =>
    together(
      any.map((each) => around(each, not, ctx)),
      not ? 'and' : 'or',
    ),
  not: ({ of }, not, ctx) => around(of, !not, ctx),
}

function around(filter: Filter, not: boolean, ctx: Context): Around {
  return (filters[filter.op] as (filter: Filter, not: boolean, ctx: Context) => Around)(filter, not, ctx)
}

function together(parts: readonly Around[], word: 'and' | 'or'): Around {
  const pres = parts.flatMap(({ pre }) => pre ?? [])
  const posts = parts.flatMap(({ post }) => post ?? [])
  return {
    ...(pres.length === 0 ? {} : { pre: word === 'and' ? pres.join(' ') : list(pres, word) }),
    ...(posts.length === 0 ? {} : { post: list(posts, word) }),
  }
}

/** A filter as a predicate: "is a unit with Flying". */
export const filterWords = (filter: Filter, ctx: Context): Around => around(filter, false, ctx)

// ---- nouns

/** The noun with its adjectives and what follows it, without article: "attacking enemy unit with Flying". */
export function nounPhrase(
  d: Described,
  n: number,
  ctx: Context,
  word: 'and' | 'or' = 'or',
  other = d.other,
): string {
  const parts = d.rest.map((filter) => around(filter, false, ctx))
  const isFaction = (pre: string): boolean => pre.includes('{')
  const pres = parts.flatMap(({ pre }) => pre ?? [])
  return phrase(
    other ? 'other' : undefined,
    ...pres.filter((pre) => !isFaction(pre)),
    isOnPlaymat(d) && d.side === 'enemy' && ctx.doer === 'you' ? 'enemy' : undefined,
    ...pres.filter(isFaction),
    list(
      d.heads.map((head) => form(headNoun(head), n)),
      word,
    ),
    ...parts.map(({ post }) => post),
  )
}

// ---- places

const placeNames: Readonly<Record<Place, string>> = {
  playmat: 'playmat',
  hand: 'hand',
  deck: 'deck',
  void: 'void',
  market: 'market',
  power: 'power zone',
}

/** "your hand", "the enemy hand", "their hand": several share one owner. */
export function placesOf(places: readonly Place[], side: Side, ctx: Context): string {
  const names = list(places.map((place) => placeNames[place]))
  if (side === 'you') return `your ${names}`
  if (side === 'both') return places.length === 1 ? `any ${names}` : `either player's ${names}`
  if (ctx.doer === 'enemy') return `their ${names}`
  return ctx.enemy === 'cursed' ? `the cursed player's ${names}` : `the enemy ${names}`
}

/** "in your hand", "from your void", or nothing for what lies on the playmat. */
function where(d: Described, ctx: Context, word: 'in' | 'from'): string | undefined {
  if (d.places.length === 0 || isOnPlaymat(d)) return undefined
  return `${word} ${placesOf(d.places, d.side, ctx)}`
}

const possessor = (d: Described, ctx: Context): 'your' | 'their' | undefined =>
  !isOnPlaymat(d)
    ? undefined
    : d.side === 'you'
      ? 'your'
      : d.side === 'enemy' && ctx.doer === 'enemy'
        ? 'their'
        : undefined

// ---- sets as a whole

export type Whole = 'all' | 'each' | 'plural'

function wholeSet(d: Described, ctx: Context, style: Whole, word: 'in' | 'from'): string {
  if (isWholePlace(d)) return placesOf(d.places, d.side, ctx)
  const whose = possessor(d, ctx)
  const there = where(d, ctx, word)
  if (whose !== undefined) {
    const units = phrase(whose, nounPhrase(d, 2, ctx, 'and'))
    return style === 'plural' ? units : `${style === 'all' ? 'all' : 'each'} of ${units}`
  }
  if (style === 'each') return phrase('each', nounPhrase(d, 1, ctx), there)
  return phrase(style === 'all' ? 'all' : undefined, nounPhrase(d, 2, ctx, 'and'), there)
}

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
  if (d === undefined) return thing(things, ctx)
  const whose = possessor(d, ctx)
  if (whose !== undefined) return `of ${whose} ${nounPhrase(d, 2, ctx, 'and')}`
  return phrase(nounPhrase(d, 1, ctx), where(d, ctx, 'in'))
}

// ---- picks

/** One or more out of a set: "a unit", "one of your units", "two random enemy units". */
function picked(pick: Pick, ctx: Context, word: 'in' | 'from'): string {
  const { of, how } = pick
  if (of.op === 'the') return reference(of.name, ctx)
  const named = unionWord(of)
  if (named !== undefined) return named === 'anything' ? 'a unit, player, or site' : a(named)
  if (of.op === 'union')
    return list(
      unionParts(of.of).map((each) => picked({ ...pick, of: each }, ctx, word)),
      'or',
    )
  if (of.op === 'players') return of.who === 'each' ? 'a player' : thing(of, ctx)
  const d = describedThings(of)
  if (d === undefined) return thing(of, ctx)
  if (of.op === 'windowSpell') return 'an enemy spell'
  const n = how === 'one' ? 1 : how === 'any number' ? undefined : printed(pick.n ?? 1)
  const there =
    of.op === 'top'
      ? `among ${thing(of, ctx)}`
      : of.op === 'attachedTo'
        ? `on ${thing(of.of, ctx)}`
        : where(d, ctx, word)
  const by = pick.by === 'enemy' ? "of the enemy player's choice" : undefined
  const whose = possessor(d, ctx)
  const upTo = how === 'upTo' ? 'up to' : undefined
  const random = how === 'random' ? 'random' : undefined
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
    return phrase(upTo !== undefined ? noun : d.other ? phrase('another', random, one) : a(noun), there, by)
  }
  return phrase(
    upTo,
    inWords(n),
    d.other ? 'other' : undefined,
    random,
    nounPhrase(d, n, ctx, 'or', false),
    there,
    by,
  )
}

// ---- what a name or a set stands for

const boundNoun = (binding: Binding): string => {
  if (binding.what === 'player') return 'player'
  if ('made' in binding.what) {
    const { made } = binding.what
    return made.op === 'card' ? nameNoun(made.id).one : made.op === 'copyOf' ? 'copy' : 'card'
  }
  const { heads } = binding.what
  return heads.length === 1
    ? form(headNoun(heads[0]!), binding.many ? 2 : 1)
    : form(kinds.card, binding.many ? 2 : 1)
}

function reference(name: string, ctx: Context, word: 'in' | 'from' = 'in'): string {
  const pick = firstMention(name, ctx)
  if (pick !== undefined) return picked(pick, ctx, word)
  const binding = ctx.bindings.get(name)
  if (binding === undefined) return 'it'
  if (binding.what === 'player') return 'that player'
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
    case 'the':
      return reference(things.name, ctx, word)
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
      const d = describedThings(things)
      if (d === undefined) return `those of ${thing(things.of, ctx)} that fit`
      const inner = things.of.op === 'cards' ? undefined : `among ${thing(things.of, ctx)}`
      const own = { ...d, rest: things.of.op === 'cards' ? d.rest : d.rest.slice(-1) }
      return phrase(
        style === 'plural' ? undefined : style,
        nounPhrase(own, style === 'each' ? 1 : 2, ctx, 'and'),
        inner ?? where(d, ctx, word),
      )
    }
    case 'cards':
      return wholeSet(describe(things), ctx, style, word)
  }
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

// ---- created cards

/** "a 1/1 Grenadin", "five Firebombs", "6/6 Illusionary Dragon with Flying". */
export function newCard(card: NewCard, count: Amount | undefined, ctx: Context, bare = false): string {
  const n = count === undefined ? 1 : printed(count)
  const counted = (before: string, noun: { one: string; many: string }, after: string): string => {
    if (bare) return phrase(before, form(noun, n ?? 2), after)
    if (n === 1) return a(phrase(before, noun.one, after))
    if (n !== undefined) return phrase(inWords(n), before, noun.many, after)
    return phrase(
      value(count!, ctx) === 'that much' ? 'that many' : `${value(count!, ctx)}`,
      before,
      noun.many,
      after,
    )
  }
  switch (card.op) {
    case 'copyOf': {
      const of = thing(card.of, ctx)
      return n === 1 ? `a copy of ${of}` : `${n === undefined ? 'copies' : `${inWords(n)} copies`} of ${of}`
    }
    case 'randomCard': {
      const d = describedThings({ op: 'cards', in: [], of: 'both', that: card.that })!
      const one = nounPhrase(d, n ?? 2, ctx)
      if (n === 1) return bare ? `random ${one}` : a(`random ${one}`)
      return phrase(n === undefined ? undefined : inWords(n), 'random', one)
    }
    case 'card': {
      const definition = definitionWith(card.id)
      const noun = nameNoun(card.id)
      if (definition === undefined) return counted('', noun, '')
      const { with: given } = card
      const strength = given?.strength === undefined ? definition.strength : printed(given.strength)
      const health = given?.health === undefined ? definition.health : printed(given.health)
      const plus = definition.kind === 'weapon' ? '+' : ''
      const numbered = definition.kind === 'unit' || definition.kind === 'weapon'
      const values =
        numbered && strength !== undefined && health !== undefined
          ? `${plus}${strength}/${plus}${health}`
          : ''
      const own = [...definition.skills, ...(given?.skills ?? [])].map(skillName)
      const others = [
        ...own,
        ...(given?.skillsOf === undefined ? [] : [`${ownersOf(given.skillsOf, ctx)} battle skills`]),
      ]
      const same =
        strength === undefined || health === undefined
          ? `with ${list([
              ...(strength === undefined ? [`Strength equal to ${value(given!.strength!, ctx)}`] : []),
              ...(health === undefined ? [`Health equal to ${value(given!.health!, ctx)}`] : []),
              ...others,
            ])}`
          : numbered && others.length > 0
            ? `with ${list(others)}`
            : ''
      // A spell or relic that is in the game anyway goes by its name alone.
      if (!numbered && !definition.created && n === 1) return noun.one
      return counted(values, noun, same)
    }
  }
}
