import {
  agree,
  form,
  type Gender,
  list,
  type Noun,
  phrase,
  un,
} from '../../../../language/text/french/nouns.ts'
import type { Context } from '../context.ts'
import { type Described, isOnPlaymat } from '../things.ts'
import { type Agreement, said } from './filters.ts'
import { headNoun } from './nouns.ts'

/** Several nouns are feminine together only if all are. */
export const genderOf = ({ heads }: Described): Gender =>
  heads.length > 0 && heads.every((head) => headNoun(head).gender === 'f') ? 'f' : 'm'

export const nounOf = (d: Described): Noun =>
  d.heads.length === 1
    ? headNoun(d.heads[0]!)
    : { ...headNoun(d.heads[0] ?? { of: 'kind', kind: 'card' }), gender: genderOf(d) }

const isSpell = ({ heads }: Described): boolean =>
  heads.some((head) => head.of === 'kind' && head.kind === 'any spell')

/** What follows the noun: « ennemie avec Vol », of a spell « adverse ». */
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
    isOnPlaymat(d) && d.side === 'enemy' && ctx.actor === 'you'
      ? agree(isSpell(d) ? 'adverse' : 'ennemi', agreement.gender, n)
      : undefined
  const words = phrase(...factionWords, foe, ...rest)
  // « une autre carte autre que » would say it twice.
  return d.other ? words.replace('autre que de puissance', "qui n'est pas de puissance") : words
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
export function eachWith(
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
