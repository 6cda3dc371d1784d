import { list, type Noun, phrase, possessive, the } from '../../../../language/text/french/nouns.ts'
import type { Place, Side, To } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Described, isOnPlaymat } from '../things.ts'
import { places as placeNouns, player } from './lexicon.ts'

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
  if (ctx.actor === 'enemy') return each((noun) => possessive('one', noun, 1))
  const whose =
    ctx.enemy === 'cursed'
      ? `de ${the(player, 1, 'joueur maudit')}`
      : nouns.length > 1
        ? 'adverses'
        : 'adverse'
  return `${each((noun) => the(noun, 1))} ${whose}`
}

export function where(d: Described, ctx: Context): string | undefined {
  if (d.places.length === 0 || isOnPlaymat(d)) return undefined
  return placesOf(d.places, d.side, ctx, 'de')
}

export const preposition = (to: To): string =>
  to === 'deck top' ? 'sur' : to === 'deck bottom' ? 'sous' : 'dans'
