import { act, says } from '../../../../../language/text/discourse.ts'
import { a, phrase } from '../../../../../language/text/english/nouns.ts'
import type { Objects, To } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { parts } from '../../quantity.ts'
import {
  actorOf,
  describe,
  describedIn,
  describedThings,
  describeFilter,
  isByName,
  isOnPlaymat,
  isPick,
  isSearched,
  setOf,
} from '../../things.ts'
import { does } from '../acts.ts'
import { many } from '../amounts.ts'
import { kinds } from '../lexicon.ts'
import { changed } from '../modifications.ts'
import { nounPhrase } from '../noun-phrases.ts'
import { actor, playerSubject, you } from '../people.ts'
import { object, thing } from '../phrases.ts'
import { placesOf } from '../places.ts'

/** "into its owner's hand", "on top of your deck". */
function destination(to: To, what: Objects, ctx: Context): string {
  const d = describedIn(setOf(what), ctx.bindings)
  const bound = setOf(what)
  const whose =
    d !== undefined && !isOnPlaymat(d) && d.side === 'you'
      ? 'your'
      : d !== undefined && !isOnPlaymat(d) && d.side === 'enemy'
        ? 'the enemy'
        : bound.op === 'self'
          ? 'your'
          : d !== undefined && isOnPlaymat(d) && isManyObjects(what)
            ? "their owners'"
            : "its owner's"
  switch (to) {
    case 'hand':
      return `into ${whose} hand`
    case 'deck top':
      return `on top of ${whose} deck`
    case 'deck bottom':
      return `on the bottom of ${whose} deck`
    case 'deck random':
      return `into ${whose} deck`
    case 'void':
      return `into ${whose} void`
    case 'market':
      return 'into your market'
  }
}

const isManyObjects = (what: Objects): boolean =>
  isPick(what) ? what.how !== 'one' && what.n !== 1 : what.op === 'cards'

/** The topmost fitting card of a deck is taken: "a Shadow Sigil from your deck". */
function taken(what: Objects, ctx: Context): string {
  const set = setOf(what)
  if (!isPick(what) && set.op === 'topmost' && isByName(describe(set.of))) {
    const d = describe(set.of)
    return phrase(
      many(set.n, { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx) }, ctx),
      'from',
      placesOf(d.places, d.side, ctx),
    )
  }
  if (set.op === 'self' && ctx.selfIn !== undefined && ctx.selfIn !== 'playmat')
    return `${thing(set, ctx)} from your ${ctx.selfIn}`
  return object(what, ctx, 'all', 'from')
}

export const movingCards = {
  draw: ({ n, who }, ctx) =>
    parts(n).map((part, i) =>
      says(playerSubject(who, ctx), act('draw', many(part, kinds.card, ctx, i > 0 ? 'additional' : ''))),
    ),
  drawFrom: ({ what, with: changes }, ctx) => [
    does(act('draw', phrase(taken(what, ctx), changed(changes, ctx)))),
  ],
  discard: ({ what }, ctx) => {
    const whose = actorOf(what)
    const who = actor(whose, ctx)
    return [says(who.subject, act('discard', discarded(what, who.ctx, whose)))]
  },
  put: ({ what, to }, ctx) => [
    does(act('put', `${object(what, ctx, 'all', 'from')} ${destination(to, what, ctx)}`)),
  ],
  play: ({ what, exhausted, depleted, on, with: changes }, ctx) => [
    does(
      act(
        'play',
        phrase(
          ctx.additional ? taken(what, ctx).replace(/^an? /, 'an additional ') : taken(what, ctx),
          on === undefined ? undefined : `on ${thing(on, ctx, 'each')}`,
          exhausted ? 'exhausted' : undefined,
          depleted ? 'depleted' : undefined,
          changed(changes, ctx),
        ),
      ),
    ),
  ],
  swapWithMarket: ({ that, from }, ctx) => {
    const own = from === undefined ? 'a card' : a(nounPhrase(describeFilter(from, 'you', ['hand']), 1, ctx))
    const d = describeFilter(that, 'you', ['market'])
    const card = many(1, { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx) }, ctx)
    return [
      says(you, { kind: 'may', acts: [act('swap', `${own} in your hand with ${card} in your market`)] }),
    ]
  },
  scout: () => [does(act('Scout'))],
} satisfies Partial<LeafTable>

/** What a player discards: from a hand it goes without saying. */
export function discarded(what: Objects, ctx: Context, whose: 'you' | 'enemy' | 'each'): string {
  const set = setOf(what)
  const d = describedThings(set)
  if (whose === 'each')
    return d !== undefined && !isPick(what) ? 'their hand' : object(what, { ...ctx, actor: 'enemy' })
  if (isPick(what) && isSearched(what) && d !== undefined)
    return `${a(nounPhrase(d, 1, ctx))} from ${placesOf(d.places, d.side, ctx)}`
  if (!isPick(what) || d === undefined || d.places.length !== 1 || d.places[0] !== 'hand')
    return object(what, ctx, 'all')
  const there = { ...d, places: [] as const }
  const card = object(
    {
      ...what,
      of: {
        op: 'cards',
        in: [],
        of: 'both',
        ...('that' in set && set.that !== undefined ? { that: set.that } : {}),
      },
    },
    ctx,
  )
  if (whose === 'you' || what.how === 'random') return card
  return what.by === 'enemy'
    ? card.replace(/ of the enemy player's choice$/, '')
    : `${card} of your choice from ${placesOf(['hand'], there.side, ctx)}`
}
