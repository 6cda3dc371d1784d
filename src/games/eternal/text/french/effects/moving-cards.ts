import { act, says } from '../../../../../language/text/discourse.ts'
import { type Noun, phrase, the } from '../../../../../language/text/french/nouns.ts'
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
  isMany,
  isOnPlaymat,
  isPick,
  isSearched,
  placeOf,
  setOf,
} from '../../things.ts'
import { direct, does } from '../acts.ts'
import { many } from '../amounts.ts'
import { kinds, places } from '../lexicon.ts'
import { changed } from '../modifications.ts'
import { genderOf, nounPhrase, oneOf } from '../noun-phrases.ts'
import { selfGender } from '../nouns.ts'
import { type DirectObject, object } from '../objects.ts'
import { actor, playerSubject, you } from '../people.ts'
import { thing } from '../phrases.ts'
import { placesOf, preposition } from '../places.ts'
import { additional } from './new-cards.ts'

/** « dans la main de son propriétaire », « sur votre deck ». */
function destination(to: To, what: Objects, ctx: Context): string {
  const set = setOf(what)
  const d = describedIn(set, ctx.bindings)
  const place = placeOf[to]
  if (to === 'market' || set.op === 'self' || (d !== undefined && !isOnPlaymat(d)))
    return `${preposition(to)} ${placesOf([place], to === 'market' || d === undefined ? 'you' : d.side, ctx)}`
  const owner = isMany(what) ? 'de leur propriétaire' : 'de son propriétaire'
  return `${preposition(to)} ${the(places[place], 1)} ${owner}`
}

/** What is drawn or played out of a place. */
function taken(what: Objects, ctx: Context, how?: string): DirectObject {
  const set = setOf(what)
  if (!isPick(what) && set.op === 'topmost' && isByName(describe(set.of))) {
    const d = describe(set.of)
    const noun: Noun = { one: nounPhrase(d, 1, ctx), many: nounPhrase(d, 2, ctx), gender: genderOf(d) }
    const some = set.n === 1 ? oneOf(d, ctx) : many(set.n, noun, ctx)
    return { words: phrase(some, how, placesOf(d.places, d.side, ctx, 'de')) }
  }
  const it = object(what, ctx, 'all')
  if (set.op === 'self' && ctx.selfIn !== undefined && ctx.selfIn !== 'playmat') {
    const from = phrase(it.words, placesOf([ctx.selfIn], 'you', ctx, 'depuis'))
    return { ...it, words: how === undefined || how === '' ? from : `${from}, ${how}` }
  }
  return { ...it, words: phrase(it.words, how) }
}

export const movingCards = {
  draw: ({ n, who }, ctx) =>
    parts(n).map((part, i) =>
      says(
        playerSubject(who, ctx),
        act('piocher', many(part, kinds.card, ctx, i > 0 ? additional(part) : '')),
      ),
    ),
  drawFrom: ({ what, with: changes }, ctx) => [
    does(direct('piocher', taken(what, ctx), changed(changes, ctx))),
  ],
  discard: ({ what }, ctx) => {
    const whose = actorOf(what)
    const who = actor(whose, ctx)
    return [says(who.subject, direct('défausser', discarded(what, who.ctx, whose)))]
  },
  put: ({ what, to }, ctx) => [
    does(direct(to === 'hand' ? 'renvoyer' : 'placer', object(what, ctx, 'all'), destination(to, what, ctx))),
  ],
  play: ({ what, exhausted, depleted, on, with: changes }, ctx) => {
    const d = describedThings(setOf(what))
    const gender = setOf(what).op === 'self' ? selfGender(ctx.card) : d === undefined ? 'f' : genderOf(d)
    const e = `${gender === 'f' ? 'e' : ''}${isMany(what) ? 's' : ''}`
    const how = phrase(exhausted ? `épuisé${e}` : undefined, depleted ? `tari${e}` : undefined)
    if (isPick(what) && isSearched(what) && d !== undefined && on === undefined) {
      // « jouez un sceau dans votre deck » would put it there.
      const chosen = `${oneOf(d, ctx)} ${placesOf(d.places, d.side, ctx, 'de')}`
      const play = act('jouer', phrase(how, changed(changes, ctx)), { clitic: gender === 'f' ? 'la' : 'le' })
      return [does(act('choisir', chosen), play)]
    }
    if (setOf(what).op === 'topmost' && isMany(what) && how !== '')
      return [
        does(direct(`jouer à l'état ${how.replace(/e?s$/, '')}`, taken(what, ctx), changed(changes, ctx))),
      ]
    const played = taken(what, ctx, how)
    const more = { ...played, words: played.words.replace(' au hasard', ' supplémentaire au hasard') }
    return [
      does(
        direct(
          'jouer',
          ctx.additional ? more : played,
          phrase(on === undefined ? undefined : `sur ${thing(on, ctx, 'each')}`, changed(changes, ctx)),
        ),
      ),
    ]
  },
  swapWithMarket: ({ that, from }, ctx) => {
    const own = from === undefined ? 'une carte' : oneOf(describeFilter(from, 'you', ['hand']), ctx)
    const d = describeFilter(that, 'you', ['market'])
    const swap = act('échanger', `${own} de votre main contre ${oneOf(d, ctx)} de votre marché`)
    return [says(you, { kind: 'may', acts: [swap] })]
  },
  scout: () => [does(act('partir en reconnaissance'))],
} satisfies Partial<LeafTable>

export function discarded(what: Objects, ctx: Context, whose: 'you' | 'enemy' | 'each'): DirectObject {
  const set = setOf(what)
  const d = describedThings(set)
  if (whose === 'each' && !isPick(what)) return { words: 'sa main' }
  if (isPick(what) && isSearched(what) && d !== undefined)
    return { words: `${placesOf(d.places, d.side, ctx, 'de')} ${oneOf(d, ctx)}` }
  if (!isPick(what) || d === undefined || d.places.length !== 1 || d.places[0] !== 'hand')
    return object(what, ctx, 'all')
  const { by, ...plain } = what
  const card = object(
    {
      ...plain,
      of: {
        op: 'cards',
        in: [],
        of: 'both',
        ...(set.op === 'cards' && set.that !== undefined ? { that: set.that } : {}),
      },
    },
    ctx,
  )
  if (whose !== 'enemy' || what.how === 'random' || by === 'enemy') return card
  return { words: `${card.words} de votre choix ${placesOf(['hand'], 'enemy', ctx, 'de')}` }
}
