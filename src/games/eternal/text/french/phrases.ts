import {
  agree,
  ce,
  form,
  type Gender,
  list,
  m,
  type Noun,
  nominative,
  phrase,
  possessive,
  pronoun,
  some,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Objects, Pick, Place, Side, Things } from '../../language/nodes.ts'
import type { Binding, Context } from '../context.ts'
import { firstMention, firstSaid } from '../teller.ts'
import {
  type Described,
  describe,
  describedThings,
  describeFilter,
  isEverywhere,
  isOnPlaymat,
  isPick,
  isSearched,
  isWholePlace,
  unionParts,
  unionWord,
} from '../things.ts'
import { printed, value } from './amounts.ts'
import { type Agreement, said } from './filters.ts'
import { copy, enemy, kinds, places as placeNouns, player } from './lexicon.ts'
import { headNoun, nameNoun, selfObject, shortName } from './nouns.ts'

// ---- nouns

/** Several nouns are feminine together only if all are. */
export const genderOf = ({ heads }: Described): Gender =>
  heads.length > 0 && heads.every((head) => headNoun(head).gender === 'f') ? 'f' : 'm'

export const nounOf = (d: Described): Noun =>
  d.heads.length === 1
    ? headNoun(d.heads[0]!)
    : { ...headNoun(d.heads[0] ?? { of: 'kind', kind: 'card' }), gender: genderOf(d) }

/** What follows the noun: « ennemie avec Vol ». */
export function after(d: Described, n: number, ctx: Context): string {
  const agreement: Agreement = { gender: genderOf(d), n }
  const factionFirst = [...d.rest].sort((a, b) => Number(b.op === 'faction') - Number(a.op === 'faction'))
  const factionWords = factionFirst
    .filter(({ op }) => op === 'faction')
    .map((each) => said(each, false, ctx, agreement))
  const rest = factionFirst
    .filter(({ op }) => op !== 'faction')
    .map((each) => said(each, false, ctx, agreement))
  const foe =
    isOnPlaymat(d) && d.side === 'enemy' && ctx.doer === 'you'
      ? agree('ennemi', agreement.gender, n)
      : undefined
  return phrase(...factionWords, foe, ...rest)
}

/** The noun with what follows it, without article. */
export function nounPhrase(
  d: Described,
  n: number,
  ctx: Context,
  word: 'et' | 'ou' = 'ou',
  other = false,
): string {
  const heads = d.heads.map((head) => form(headNoun(head), n))
  return phrase(other ? (n >= 2 ? 'autres' : 'autre') : undefined, list(heads, word), after(d, n, ctx))
}

/** Every noun with its own article: « une unité ou une arme ». */
function eachWith(
  d: Described,
  n: number,
  ctx: Context,
  word: 'et' | 'ou',
  article: (noun: Noun, words: string) => string,
  other = d.other,
): string {
  const autre = other ? (n >= 2 ? 'autres ' : 'autre ') : ''
  const nouns = d.heads.map((head) => article(headNoun(head), `${autre}${form(headNoun(head), n)}`))
  return phrase(list(nouns, word), after(d, n, ctx))
}

export const oneOf = (d: Described, ctx: Context, other = d.other): string =>
  eachWith(d, 1, ctx, 'ou', (noun, words) => un(noun, words), other)

// ---- places

/** « votre main et votre deck », « la main adverse », « sa main ». */
export function placesOf(places: readonly Place[], side: Side, ctx: Context, before = ''): string {
  const nouns = places.map((place) => placeNouns[place])
  const each = (words: (noun: Noun) => string, word = 'et') =>
    list(
      nouns.map((noun) => phrase(before, words(noun))),
      word,
    )
  if (side === 'you') return each((noun) => possessive('you', noun, 1))
  if (side === 'both') return each((noun) => `n'importe quel${noun.gender === 'f' ? 'le' : ''} ${noun.one}`)
  if (ctx.doer === 'enemy') return each((noun) => possessive('one', noun, 1))
  const whose =
    ctx.enemy === 'cursed'
      ? `de ${the(player, 1, 'joueur maudit')}`
      : nouns.length > 1
        ? 'adverses'
        : 'adverse'
  return `${each((noun) => the(noun, 1))} ${whose}`
}

function where(d: Described, ctx: Context): string | undefined {
  if (d.places.length === 0 || isOnPlaymat(d)) return undefined
  return placesOf(d.places, d.side, ctx, 'de')
}

type Owner = 'you' | 'one'
const possessor = (d: Described, ctx: Context): Owner | undefined =>
  !isOnPlaymat(d)
    ? undefined
    : d.side === 'you'
      ? 'you'
      : d.side === 'enemy' && ctx.doer === 'enemy'
        ? 'one'
        : undefined

const owned = (d: Described, owner: Owner, ctx: Context, word: 'et' | 'ou' = 'et', other = d.other): string =>
  eachWith(d, 2, ctx, word, (noun, words) => possessive(owner, noun, 2, words), other)

// ---- sets as a whole

export type Whole = 'all' | 'each' | 'plural'
const toutes = (gender: Gender): string => (gender === 'f' ? 'toutes' : 'tous')

function wholeSet(d: Described, ctx: Context, style: Whole): string {
  if (isWholePlace(d)) return placesOf(d.places, d.side, ctx)
  if (isEverywhere(d) && d.side === 'you') return owned(d, 'you', ctx)
  const owner = possessor(d, ctx)
  const gender = genderOf(d)
  const there = where(d, ctx)
  if (owner !== undefined) {
    const units = owned(d, owner, ctx)
    if (style === 'plural') return units
    return style === 'all'
      ? `${toutes(gender)} ${units}`
      : `${gender === 'f' ? 'chacune' : 'chacun'} de ${units}`
  }
  if (style === 'each') return phrase(`chaque ${nounPhrase(d, 1, ctx, 'ou', d.other)}`, there)
  const units = eachWith(d, 2, ctx, 'et', (noun, words) => the(noun, 2, words))
  return phrase(style === 'all' ? toutes(gender) : undefined, units, there)
}

/** After « nombre de »: « cartes de votre main ». */
export function pluralOf(things: Things, ctx: Context): string {
  const d = describedThings(things)
  if (d === undefined) return thing(things, ctx)
  const owner = possessor(d, ctx)
  return owner === undefined
    ? phrase(nounPhrase(d, 2, ctx, 'et', d.other), where(d, ctx))
    : owned(d, owner, ctx)
}

/** « les cartes de votre main », « vos unités ». */
export function allOf(things: Things, ctx: Context): string {
  const d = describedThings(things)
  if (d === undefined) return thing(things, ctx)
  const owner = possessor(d, ctx)
  if (owner !== undefined) return owned(d, owner, ctx)
  return phrase(
    eachWith(d, 2, ctx, 'et', (noun, words) => the(noun, 2, words)),
    where(d, ctx),
  )
}

/** « chaque unité de votre Néant », « chacune de vos unités ». */
export const eachOf = (things: Things, ctx: Context): string => {
  const d = describedThings(things)
  if (d !== undefined) return wholeSet(d, ctx, 'each')
  if (things.op !== 'the') return thing(things, ctx)
  const it = reference(things.name, ctx)
  if (!it.pronoun) return it.words
  return it.gender === 'f' ? "chacune d'elles" : "chacun d'eux"
}

// ---- picks

function picked(pick: Pick, ctx: Context): string {
  const { of, how } = pick
  if (of.op === 'the') {
    const set = firstSaid(of.name, ctx)
    if (set !== undefined) return picked({ ...pick, of: set }, ctx)
    const it = reference(of.name, ctx)
    if (!it.pronoun || it.n < 2) return it.words
    const n = printed(pick.n ?? 1) ?? 1
    const one = it.gender === 'f' ? "l'une" : "l'un"
    return `${n === 1 ? one : inWords(n, it.gender)} d'${it.gender === 'f' ? 'elles' : 'eux'}`
  }
  const named = unionWord(of)
  const random = how === 'random' ? 'au hasard' : undefined
  if (named === 'enemy') return phrase(un(enemy), random)
  if (named !== undefined)
    return list([un(kinds.unit), un(player), ...(named === 'anything' ? [un(kinds.site)] : [])], 'ou')
  if (of.op === 'union') return list(pickedParts(pick, ctx), 'ou')
  if (of.op === 'players') return of.who === 'each' ? un(player) : thing(of, ctx)
  const d = describedThings(of)
  if (d === undefined) return thing(of, ctx)
  if (of.op === 'windowSpell') return of.orCurse ? 'un sort ou une malédiction adverse' : 'un sort adverse'
  const n = how === 'one' ? 1 : how === 'any number' ? undefined : printed(pick.n ?? 1)
  if (of.op === 'top' && n !== undefined && how !== 'random') {
    const one = genderOf(d) === 'f' ? "l'une" : "l'un"
    return phrase(
      how === 'upTo' ? "jusqu'à" : undefined,
      n === 1 ? one : inWords(n, genderOf(d)),
      `de ${thing(of, ctx)}`,
    )
  }
  const there =
    of.op === 'top'
      ? `parmi ${thing(of, ctx)}`
      : of.op === 'attachedTo'
        ? `sur ${thing(of.of, ctx)}`
        : isSearched(pick)
          ? `de votre choix ${placesOf(d.places, d.side, ctx, 'dans')}`
          : where(d, ctx)
  const by =
    pick.by === 'enemy' ? `à ${the(m('choix'), 1)} de ${the(player, 1, 'joueur adverse')}` : undefined
  const owner = possessor(d, ctx)
  const upTo = how === 'upTo' ? "jusqu'à" : undefined
  const gender = genderOf(d)
  if (how === 'any number')
    return phrase(
      "n'importe quel nombre de",
      owner === undefined ? nounPhrase(d, 2, ctx, 'ou', d.other) : owned(d, owner, ctx, 'ou'),
      there,
      by,
    )
  if (n === undefined)
    return phrase('un nombre de', nounPhrase(d, 2, ctx), there, random, 'égal à', value(pick.n ?? 1, ctx))
  if (owner !== undefined) {
    const units = owned(d, owner, ctx, 'ou', false)
    const one = d.other
      ? `${gender === 'f' ? 'une' : 'un'} autre`
      : upTo
        ? inWords(1, gender)
        : gender === 'f'
          ? "l'une"
          : "l'un"
    return phrase(
      upTo,
      n === 1 ? one : phrase(inWords(n, gender), d.other ? 'autres' : undefined),
      `de ${units}`,
      random,
      by,
    )
  }
  if (n === 1) return phrase(upTo, oneOf(d, ctx), random, there, by)
  return phrase(upTo, some(n, nounOf(d), nounPhrase(d, n, ctx, 'ou', d.other)), random, there, by)
}

const pickedParts = (pick: Pick, ctx: Context): string[] =>
  pick.of.op === 'union' && unionWord(pick.of) === undefined
    ? unionParts(pick.of.of).map((each) => picked({ ...pick, of: each }, ctx))
    : unionWord(pick.of) === 'unit or player'
      ? [un(kinds.unit), un(player)]
      : [picked(pick, ctx)]

// ---- what a name or a set stands for

/** Something spoken of: in words, and as a pronoun when it has just been named. */
export interface Spoken {
  readonly words: string
  readonly gender: Gender
  readonly n: number
  readonly pronoun: boolean
}

function boundNoun({ what }: Binding): Noun {
  if (what === 'player') return player
  if (what === 'student') return m('Élève')
  if ('made' in what) {
    const { made } = what
    return made.op === 'card' ? nameNoun(made.id) : made.op === 'copyOf' ? copy : kinds.card
  }
  return what.heads.length === 1 ? headNoun(what.heads[0]!) : kinds.card
}

export function reference(name: string, ctx: Context): Spoken {
  const before = ctx.bindings.get(name)
  const pick = firstMention(name, ctx)
  const noun = before === undefined ? kinds.unit : boundNoun(before)
  const n = before?.many ? 2 : 1
  if (pick !== undefined) return { words: picked(pick, ctx), gender: noun.gender, n, pronoun: false }
  if (before?.what === 'player') return { words: ce(player), gender: 'm', n: 1, pronoun: false }
  if (before?.what === 'student') return { words: the(m('Élève'), 1), gender: 'm', n: 1, pronoun: false }
  const words = before?.clear === false ? ce(noun, n) : pronoun(noun, n)
  return { words, gender: noun.gender, n, pronoun: before?.clear !== false }
}

const players = {
  you: 'vous-même',
  enemy: the(player, 1, 'joueur adverse'),
  each: 'chaque joueur',
  cursed: the(player, 1, 'joueur maudit'),
  defending: the(player, 1, 'joueur attaqué'),
} as const

/** A set as it stands after a verb or a preposition. */
export function thing(things: Things, ctx: Context, style: Whole = 'plural'): string {
  switch (things.op) {
    case 'self':
      return shortName(ctx.card)
    case 'the': {
      const set = firstSaid(things.name, ctx)
      if (set !== undefined) return thing(set, ctx, style)
      const it = reference(things.name, ctx)
      return it.pronoun
        ? it.n >= 2
          ? it.gender === 'f'
            ? 'elles'
            : 'eux'
          : it.gender === 'f'
            ? 'elle'
            : 'lui'
        : it.words
    }
    case 'players':
      return things.who === 'enemy' && ctx.enemy === 'cursed' ? players.cursed : players[things.who]
    case 'ownerOf':
      return ownedBy(m('propriétaire'), things.of, ctx)
    case 'controllerOf':
      return things.of.op === 'the' ? ce(player) : ownedBy(m('contrôleur'), things.of, ctx)
    case 'bearer':
      return things.word === 'wielder' ? the(m('porteur'), 1) : the(kinds.unit, 1, 'unité maudite')
    case 'attachedTo': {
      const d = describedThings(things)!
      return phrase(wholeSet({ ...d, side: 'both' }, ctx, style), 'sur', thing(things.of, ctx))
    }
    case 'windowSpell':
      return the(kinds.spell, 1)
    case 'held':
      return the(kinds.unit, 1, "unité qu'elle garde étourdie")
    case 'firstDrawn': {
      const d = describeFilter(things.that, 'both', [])
      const noun = nounOf(d)
      const first = agree('premier', noun.gender, things.n)
      const count = things.n === 1 ? undefined : inWords(things.n, noun.gender)
      return `${the(noun, things.n, phrase(count, first, nounPhrase(d, things.n, ctx)))} que vous piochez à chaque tour`
    }
    case 'top':
    case 'topmost': {
      const d = describe(things.of)
      const noun = nounOf(d)
      const n = printed(things.n) ?? 2
      const first = agree('premier', noun.gender, n)
      const count =
        n === 1 ? undefined : printed(things.n) === undefined ? undefined : inWords(n, noun.gender)
      const tail = printed(things.n) === undefined ? ` (${value(things.n, ctx)})` : ''
      return `${the(noun, n, phrase(count, first, nounPhrase(d, n, ctx)))} ${placesOf(d.places, d.side, ctx, 'de')}${tail}`
    }
    case 'union': {
      const named = unionWord(things)
      if (named === 'enemy') return style === 'each' ? `chaque ${enemy.one}` : `tous ${the(enemy, 2)}`
      if (named !== undefined)
        return list(['chaque unité', ...(named === 'anything' ? ['chaque site'] : []), 'chaque joueur'])
      return list(unionParts(things.of).map((each) => thing(each, ctx, style)))
    }
    case 'except':
      return the(m('reste'), 1)
    case 'among': {
      if (unionWord(things.of) === 'enemy') {
        const one = style === 'each'
        const what = said(things.that, false, ctx, { gender: 'm', n: one ? 1 : 2 })
        return one ? `chaque ${enemy.one} ${what}` : `tous ${the(enemy, 2)} ${what}`
      }
      if (things.of.op === 'cards') return wholeSet(describedThings(things)!, ctx, style)
      const d = describeFilter(things.that, 'both', [])
      return phrase(wholeSet(d, ctx, style), `parmi ${thing(things.of, ctx)}`)
    }
    case 'cards':
      return wholeSet(describe(things), ctx, style)
  }
}

/** A direct object: words, or a pronoun that goes to the verb. */
export interface DirectObject {
  readonly words: string
  readonly clitic?: string
}

export function object(objects: Objects, ctx: Context, style: Whole = 'plural'): DirectObject {
  if (isPick(objects)) return { words: picked(objects, ctx) }
  if (objects.op === 'self' && ctx.selfNamed) return { words: '', clitic: selfObject(ctx.card) }
  if (objects.op === 'the') {
    const set = firstSaid(objects.name, ctx)
    if (set !== undefined) return object(set, ctx, style)
    const it = reference(objects.name, ctx)
    return it.pronoun ? { words: '', clitic: it.words } : { words: it.words }
  }
  return { words: thing(objects, ctx, style) }
}

/** Whom something is done to: « à une unité ou à un joueur », « lui ». */
export function indirect(objects: Objects, ctx: Context): DirectObject {
  if (objects.op === 'self' && ctx.selfNamed) return { words: '', clitic: 'lui' }
  if (objects.op === 'players' && objects.who === 'you') return { words: '', clitic: 'vous' }
  if (objects.op === 'the') {
    const it = reference(objects.name, ctx)
    return it.pronoun ? { words: '', clitic: it.n >= 2 ? 'leur' : 'lui' } : { words: `à ${it.words}` }
  }
  if (isPick(objects) && objects.how === 'upTo') {
    const { how: _, ...rest } = objects
    return { words: `à ${picked({ ...rest, how: 'several' }, ctx)} au maximum` }
  }
  if (isPick(objects))
    return {
      words: list(
        pickedParts(objects, ctx).map((part) => `à ${part}`),
        'ou',
      ),
    }
  if (objects.op === 'union' && unionWord(objects) === undefined)
    return { words: list(unionParts(objects.of).map((part) => `à ${thing(part, ctx, 'each')}`)) }
  return { words: `à ${thing(objects, ctx, 'each')}` }
}

/** Something that belongs to a set: « sa force », « la force de Cirso », « votre force ». */
export function ownedBy(noun: Noun, things: Things, ctx: Context, n = 1): string {
  if (things.op === 'players' && things.who === 'you') return possessive('you', noun, n)
  if (things.op === 'self' && ctx.selfNamed) return possessive('one', noun, n)
  if (things.op === 'the') {
    const it = reference(things.name, ctx)
    if (it.pronoun) return possessive(it.n >= 2 ? 'many' : 'one', noun, n)
    return `${the(noun, n)} de ${it.words}`
  }
  return `${the(noun, n)} de ${thing(things, ctx, 'each')}`
}

/** Several things of one owner: « la force et la vie de Cirso », « sa force et sa vie ». */
export function ownedTogether(nouns: readonly [Noun, ...Noun[]], things: Things, ctx: Context): string {
  const [first, ...rest] = nouns
  const said = ownedBy(first, things, ctx)
  if (rest.length === 0) return said
  // Behind an article the owner comes last: « la force … de Cirso ».
  return said.includes('\u2060')
    ? said.replace(first.one, list([first.one, ...rest.map((noun) => the(noun, 1))]))
    : list([said, ...rest.map((noun) => ownedBy(noun, things, ctx))])
}

/** « il », « elle », « ils », « elles » for what has been named. */
export const pronounFor = ({ gender, n }: Spoken): string => nominative(gender, n)
