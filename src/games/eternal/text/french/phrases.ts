import {
  agree,
  ce,
  type Gender,
  list,
  m,
  type Noun,
  phrase,
  possessive,
  pronoun,
  some,
  the,
  un,
} from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Pick, Things } from '../../language/nodes.ts'
import type { Binding, Context } from '../context.ts'
import { printed } from '../quantity.ts'
import { firstMention, firstSaid } from '../references.ts'
import { describe, describedThings, describeFilter, isSearched, unionParts, unionWord } from '../things.ts'
import { value } from './amounts.ts'
import { said } from './filters.ts'
import { copy, enemy, kinds, player } from './lexicon.ts'
import { eachWith, genderOf, nounOf, nounPhrase, oneOf } from './noun-phrases.ts'
import { headNoun, nameNoun, shortName } from './nouns.ts'
import { placesOf, where } from './places.ts'
import { owned, possessor, type Whole, wholeSet } from './whole-sets.ts'

// ---- sets as a whole

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

export function picked(pick: Pick, ctx: Context): string {
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
        : isSearched(pick) && !ctx.asking
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

export const pickedParts = (pick: Pick, ctx: Context): string[] =>
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

/** What a name was given to, as a noun. */
export function boundTo(name: string, ctx: Context): Noun {
  const before = ctx.bindings.get(name)
  return before === undefined ? kinds.card : boundNoun(before)
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
