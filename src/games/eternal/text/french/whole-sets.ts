import { type Gender, phrase, possessive, the } from '../../../../language/text/french/nouns.ts'
import type { Context } from '../context.ts'
import { type Described, isEverywhere, isOnPlaymat, isWholePlace } from '../things.ts'
import { eachWith, genderOf, nounPhrase } from './noun-phrases.ts'
import { placesOf, where } from './places.ts'

type Owner = 'you' | 'one'
export const possessor = (d: Described, ctx: Context): Owner | undefined =>
  !isOnPlaymat(d)
    ? undefined
    : d.side === 'you'
      ? 'you'
      : d.side === 'enemy' && ctx.actor === 'enemy'
        ? 'one'
        : undefined

export const owned = (
  d: Described,
  owner: Owner,
  ctx: Context,
  word: 'et' | 'ou' = 'et',
  other = d.other,
): string => eachWith(d, 2, ctx, word, (noun, words) => possessive(owner, noun, 2, words), other)

export type Whole = 'all' | 'each' | 'plural'
const toutes = (gender: Gender): string => (gender === 'f' ? 'toutes' : 'tous')

export function wholeSet(d: Described, ctx: Context, style: Whole): string {
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
