import { act, words } from '../../../../../language/text/discourse.ts'
import { m, phrase, un } from '../../../../../language/text/french/nouns.ts'
import type { Amount } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { definitionWith, isCursedRelic } from '../../names.ts'
import { parts } from '../../quantity.ts'
import { describedThings, isMany, isPick, isWholePlace, placeOf } from '../../things.ts'
import { direct, does } from '../acts.ts'
import { many } from '../amounts.ts'
import { symbols } from '../conditions.ts'
import { newCard, newCards } from '../created.ts'
import { copy } from '../lexicon.ts'
import { nameNoun } from '../nouns.ts'
import { object } from '../objects.ts'
import { thing } from '../phrases.ts'
import { placesOf, preposition } from '../places.ts'

export const creating = {
  playNew: ({ card, n, on }, ctx) => {
    const onEnemy = isCursedRelic(card) ? 'sur le joueur adverse' : undefined
    const where = on === undefined ? onEnemy : `sur ${thing(on, ctx, 'each')}`
    // « Jouez-en une copie. »
    if (card.op === 'copyOf' && card.of.op === 'the' && n === undefined && !opensWith(card.of.name, ctx))
      return [does(act('jouer', phrase(copiesOf(ctx), where), { clitic: 'en' }))]
    return (n === undefined ? [undefined] : parts(n)).map((part, i) =>
      does(
        act(
          'jouer',
          phrase(
            i > 0
              ? moreOf(card, part!, ctx)
              : phrase(
                  newCard(card, part, ctx),
                  ctx.additional && card.op !== 'copyOf' ? 'supplémentaire' : undefined,
                ),
            where,
          ),
        ),
      ),
    )
  },
  drawNew: ({ card, n }, ctx) => [does(act('créer'), act('piocher', newCard(card, n, ctx)))],
  putNew: ({ card, n, to, of }, ctx) => [
    does(
      act(
        'placer',
        `${newCard(card, n, ctx)} ${preposition(to)} ${placesOf([placeOf[to]], of ?? 'you', ctx)}`,
      ),
    ),
  ],
  transform: ({ what, into }, ctx) => {
    const d = isPick(what) ? undefined : describedThings(what)
    const from =
      d !== undefined && isWholePlace(d)
        ? { words: `toutes les cartes ${placesOf(d.places, d.side, ctx, 'de')}` }
        : object(what, ctx, isMany(what) ? 'all' : 'each')
    const made = isMany(what) ? newCards(into, ctx) : newCard(into, 1, ctx, into.op === 'card')
    return [does(direct('transformer', from, `en ${made}`))]
  },
  plunder: () => [does(act('faire', 'un Pillage'))],
  invoke: ({ influence }) => [words(`Évocation ${symbols(influence)}`)],
} satisfies Partial<LeafTable>

/** Is the thing said here for the first time, with everything about it? */
const opensWith = (name: string, ctx: Context): boolean => {
  const binding = ctx.bindings.get(name)
  return binding === undefined || binding.pick !== undefined || !binding.clear
}

const copiesOf = (ctx: Context): string => phrase(un(copy), ctx.additional ? 'supplémentaire' : undefined)

export const additional = (n: Amount): string =>
  typeof n === 'number' && n >= 2 ? 'supplémentaires' : 'supplémentaire'

function moreOf(card: Parameters<typeof newCard>[0], n: Amount, ctx: Context): string {
  const made =
    card.op === 'card' && definitionWith(card.id) !== undefined
      ? nameNoun(card.id)
      : m(newCard(card, 1, ctx, true))
  return many(n, made, ctx, additional(n))
}
