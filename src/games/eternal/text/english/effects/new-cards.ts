import { act } from '../../../../../language/text/discourse.ts'
import { noun, phrase } from '../../../../../language/text/english/nouns.ts'
import type { Amount } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { definitionWith, isCursedRelic } from '../../names.ts'
import { parts } from '../../quantity.ts'
import { describedThings, isMany, isPick, isWholePlace, placeOf } from '../../things.ts'
import { does } from '../acts.ts'
import { many } from '../amounts.ts'
import { symbols } from '../conditions.ts'
import { newCard, newCards } from '../created.ts'
import { nameNoun } from '../nouns.ts'
import { object, thing } from '../phrases.ts'
import { placesOf } from '../places.ts'

const side = { you: 'your', enemy: 'the enemy', both: 'each' } as const

export const creating = {
  playNew: ({ card, n, on }, ctx) =>
    (n === undefined ? [undefined] : parts(n)).map((part, i) =>
      does(
        act(
          'play',
          phrase(
            i > 0
              ? additional(card, part!, ctx)
              : newCard(card, part, ctx, isCursedRelic(card), ctx.additional),
            on === undefined
              ? isCursedRelic(card)
                ? 'on the enemy player'
                : undefined
              : `on ${thing(on, ctx, 'each')}`,
          ),
        ),
      ),
    ),
  drawNew: ({ card, n }, ctx) => [does(act('create'), act('draw', newCard(card, n, ctx)))],
  putNew: ({ card, n, to, of }, ctx) => {
    const whose = side[of ?? 'you']
    const place = placeOf[to]
    const into = to === 'deck top' ? 'on top of' : to === 'deck bottom' ? 'on the bottom of' : 'into'
    return [does(act('put', `${newCard(card, n, ctx)} ${into} ${whose} ${place}`))]
  },
  transform: ({ what, into }, ctx) => {
    const d = isPick(what) ? undefined : describedThings(what)
    const from =
      d !== undefined && isWholePlace(d)
        ? `all cards in ${placesOf(d.places, d.side, ctx)}`
        : object(what, ctx, isMany(what) ? 'all' : 'each')
    const made = isMany(what) ? newCards(into, ctx) : newCard(into, 1, ctx)
    return [does(act('transform', `${from} into ${made}`))]
  },
  plunder: () => [does(act('Plunder'))],
  invoke: ({ influence }) => [does(act('Invoke', symbols(influence)))],
} satisfies Partial<LeafTable>

/** "an additional Spider for every three units in your void". */
function additional(card: Parameters<typeof newCard>[0], n: Amount, ctx: Context): string {
  const made =
    card.op === 'card' && definitionWith(card.id) !== undefined
      ? nameNoun(card.id)
      : noun(newCard(card, 1, ctx, true))
  return many(n, made, ctx, 'additional')
}
