import { act, type Sentence, words } from '../../../../../language/text/discourse.ts'
import { a, phrase, some } from '../../../../../language/text/english/nouns.ts'
import type { Destination, Pick } from '../../../language/nodes.ts'
import { does, fromTurnDiscard, isOwn } from '../../acts.ts'
import { type CardLanguage, type Context, described, isMany } from '../../context.ts'
import { settled } from '../../quantity.ts'
import { destination, drawn, gained, lost, shuffled } from '../acts.ts'
import { many } from '../amounts.ts'
import { nouns } from '../lexicon.ts'
import { cardNoun, head } from '../phrases.ts'
import { object } from '../picks.ts'
import { placeOf, whose } from '../places.ts'

const it = (pick: Pick): string => (isMany(pick) ? 'them' : 'it')

const wild = (pick: Pick, ctx: Context): Sentence[] =>
  'of' in pick && described(pick.of, ctx).notWild
    ? [{ ...words('You may not choose the wild turn order card'), aside: true }]
    : []

export const cards = {
  become: ({ pick, card }, ctx) => [
    does(
      ctx,
      act(
        'turn',
        `${object(pick, ctx)} into ${isMany(pick) ? cardNoun(card, ctx).many : a(cardNoun(card, ctx).one)}`,
      ),
    ),
  ],
  degrade: ({ of, all }, ctx) => {
    const d = described(of, ctx)
    const what = all
      ? 'all of those cards'
      : of.op === 'bound'
        ? object({ op: 'that', name: of.name }, ctx)
        : a(head(d, 1, ctx))
    return [does(ctx, act('degrade', what))]
  },
  draw: ({ n }, ctx) => {
    ctx.notes.said.add(`draw ${ctx.subject.noun}`)
    const count = settled(n, ctx.setting)
    return [
      does(
        ctx,
        act(
          'draw',
          typeof count === 'number' ? some(count, nouns.card) : many(n, nouns.card, ctx),
          lost(ctx),
        ),
      ),
    ]
  },
  discard: ({ pick }, ctx) => {
    ctx.notes.said.add(`loss ${ctx.subject.noun}`)
    return [does(ctx, act('discard', object(pick, ctx), drawn(ctx)))]
  },
  destroy: ({ pick }, ctx) => [does(ctx, act('destroy', object(pick, ctx), shuffled(ctx)))],
  toHand: ({ pick }, ctx) => {
    const hand = `${whose('subject', ctx)} hand`
    return [
      does(
        ctx,
        isOwn(pick, ctx)
          ? act('return', `${object(pick, ctx)} to ${hand}`)
          : act('place', `${object(pick, ctx)} into ${hand}`),
      ),
    ]
  },
  place: ({ pick, to, order }, ctx) => {
    const what = pick.op === 'self' && !ctx.selfNamed ? 'this card' : object(pick, ctx)
    if ('handOf' in to && typeof to.handOf === 'object')
      return [does(ctx, act('return', `${what} to ${whose(to.handOf, ctx)} hand`))]
    if (order !== undefined && pick.op === 'that') return [does(ctx, act('return', `${what} in any order`))]
    ctx.notes.said.add(`placed ${ctx.subject.noun}`)
    const back = isRevealed(pick, to, ctx) ? 'back' : undefined
    return [
      does(
        ctx,
        act(
          'place',
          phrase(what, back, destination(to, ctx), order === undefined ? undefined : 'in any order'),
        ),
      ),
    ]
  },
  shuffleInto: ({ deck, pick }, ctx) => {
    ctx.notes.said.add(`shuffle ${ctx.subject.noun}`)
    const into = `into ${placeOf(deck, ctx)}`
    return [
      does(ctx, act('shuffle', `${object(pick, ctx, fromTurnDiscard(pick, ctx))} ${into}`)),
      ...wild(pick, ctx),
    ]
  },
  shuffle: ({ deck }, ctx) => {
    ctx.notes.said.add(`shuffle ${ctx.subject.noun}`)
    return [
      does(ctx, act('shuffle', ctx.notes.said.has(`placed ${ctx.subject.noun}`) ? 'it' : placeOf(deck, ctx))),
    ]
  },
  reveal: ({ pick }, ctx) => [does(ctx, act('reveal', object(pick, ctx), shuffled(ctx)))],
  choose: ({ pick }, ctx) => [does(ctx, act('choose', object(pick, ctx)))],
  gain: ({ pick, to }, ctx) => {
    const gain = act('gain', gained(pick, ctx))
    return [
      to === undefined
        ? does(ctx, gain)
        : does(ctx, gain, act('place', `${it(pick)} ${destination(to, ctx)}`)),
    ]
  },
  playCard: ({ pick }, ctx) => [does(ctx, act('play', object(pick, ctx)))],
} satisfies Partial<CardLanguage['effects']>

function isRevealed(pick: Pick, to: Destination, ctx: Context): boolean {
  return pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'reveal' && 'topOf' in to
}
