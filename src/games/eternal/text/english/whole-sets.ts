import { phrase } from '../../../../language/text/english/nouns.ts'
import type { Context } from '../context.ts'
import { type Described, isEverywhere, isOnPlaymat, isWholePlace } from '../things.ts'
import { nounPhrase } from './noun-phrases.ts'
import { placesOf, where } from './places.ts'

export const possessor = (d: Described, ctx: Context): 'your' | 'their' | undefined =>
  !isOnPlaymat(d)
    ? undefined
    : d.side === 'you'
      ? 'your'
      : d.side === 'enemy' && ctx.actor === 'enemy'
        ? 'their'
        : undefined

export type Whole = 'all' | 'each' | 'plural'

export function wholeSet(d: Described, ctx: Context, style: Whole, word: 'in' | 'from'): string {
  if (isWholePlace(d)) return placesOf(d.places, d.side, ctx)
  if (isEverywhere(d) && d.side === 'you') return `your ${nounPhrase(d, 2, ctx, 'and')}`
  const whose = possessor(d, ctx)
  const there = where(d, ctx, word)
  if (whose !== undefined) {
    const units = phrase(whose, nounPhrase(d, 2, ctx, 'and'))
    return style === 'plural' ? units : `${style === 'all' ? 'all' : 'each'} of ${units}`
  }
  if (style === 'each') return phrase('each', nounPhrase(d, 1, ctx), there)
  return phrase(style === 'all' ? 'all' : undefined, nounPhrase(d, 2, ctx, 'and'), there)
}
