import { form, list, phrase } from '../../../../language/text/english/nouns.ts'
import type { Context } from '../context.ts'
import { type Described, isOnPlaymat } from '../things.ts'
import { affixes } from './filters.ts'
import { headNoun } from './nouns.ts'

/** The noun with its adjectives and what follows it, without article: "attacking enemy unit with Flying". */
export function nounPhrase(
  d: Described,
  n: number,
  ctx: Context,
  word: 'and' | 'or' = 'or',
  other = d.other,
): string {
  const parts = d.rest.map((filter) => affixes(filter, false, ctx))
  const isFaction = (pre: string): boolean => pre.includes('{')
  const pres = parts.flatMap(({ pre }) => pre ?? [])
  return phrase(
    other ? 'other' : undefined,
    ...pres.filter((pre) => !isFaction(pre)),
    isOnPlaymat(d) && d.side === 'enemy' && ctx.actor === 'you' ? 'enemy' : undefined,
    ...pres.filter(isFaction),
    list(
      d.heads.map((head) => form(headNoun(head), n)),
      word,
    ),
    ...parts.map(({ post }) => post),
  )
}
