import { act, type Sentence, words } from '../../../../../language/text/discourse.ts'
import { phrase, pronoun } from '../../../../../language/text/french/nouns.ts'
import type { Destination, Pick } from '../../../language/nodes.ts'
import { does, fromTurnDiscard, isOwn } from '../../acts.ts'
import { type CardLanguage, type Context, described, isMany } from '../../context.ts'
import { pileOf } from '../../things.ts'
import { after, destination, gained, nounOfPick, on, remember } from '../acts.ts'
import { many } from '../amounts.ts'
import { nouns } from '../lexicon.ts'
import { cardNoun } from '../phrases.ts'
import { type Complement, object } from '../picks.ts'
import { placeOf } from '../places.ts'

export const it = (pick: Pick, ctx: Context): Complement => {
  const d = 'of' in pick ? described(pick.of, ctx) : undefined
  const name = d !== undefined && pileOf(d) === 'sameName' ? ctx.on.id : d?.named
  const noun = name === undefined ? nouns[nounOfPick(pick, ctx)] : cardNoun(name, ctx)
  return { words: '', clitic: pronoun(noun, isMany(pick) ? 2 : 1) }
}

const wild = (pick: Pick, ctx: Context): Sentence[] =>
  'of' in pick && described(pick.of, ctx).notWild
    ? [{ ...words('vous ne pouvez pas choisir la carte Ordre du tour Joker'), aside: true }]
    : []

export const cards = {
  become: ({ pick, card }, ctx) => {
    const noun = cardNoun(card, ctx)
    return [does(ctx, on('transformer', object(pick, ctx), `en ${isMany(pick) ? noun.many : noun.one}`))]
  },
  degrade: ({ of, all }, ctx) => {
    if (all) return [does(ctx, act('dégrader', 'toutes ces cartes'))]
    const pick: Pick = of.op === 'bound' ? { op: 'that', name: of.name } : { op: 'one', of }
    return [does(ctx, on('dégrader', object(pick, ctx)))]
  },
  draw: ({ n }, ctx) => {
    const then = after(ctx, 'loss')
    remember(ctx, 'draw')
    return [does(ctx, act('piocher', many(n, nouns.card, ctx), then))]
  },
  discard: ({ pick }, ctx) => {
    remember(ctx, 'loss')
    return [does(ctx, on('défausser', object(pick, ctx), undefined, after(ctx, 'draw')))]
  },
  destroy: ({ pick }, ctx) => [
    does(ctx, on('détruire', object(pick, ctx), undefined, after(ctx, 'shuffle'))),
  ],
  toHand: ({ pick }, ctx) => [
    does(ctx, on(isOwn(pick, ctx) ? 'reprendre en main' : 'prendre en main', object(pick, ctx))),
  ],
  place: ({ pick, to, order }, ctx) => {
    const what = object(pick, ctx)
    if (order !== undefined && pick.op === 'that')
      return [does(ctx, on('replacer', what, "dans l'ordre de votre choix"))]
    if ('handOf' in to && typeof to.handOf === 'object')
      return [does(ctx, on('remettre', what, destination(to, ctx)))]
    ctx.notes.said.add(`placed ${ctx.subject.noun}`)
    const verb = isRevealed(pick, to, ctx) ? 'replacer' : 'placer'
    const freely =
      order === undefined
        ? undefined
        : `dans l'ordre de ${ctx.subject.person === 'you' ? 'votre' : 'son'} choix`
    return [does(ctx, on(verb, what, phrase(destination(to, ctx), freely)))]
  },
  shuffleInto: ({ deck, pick }, ctx) => {
    remember(ctx, 'shuffle')
    const what = object(pick, ctx, fromTurnDiscard(pick, ctx))
    return [does(ctx, on('mélanger', what, `dans ${placeOf(deck, ctx)}`)), ...wild(pick, ctx)]
  },
  shuffle: ({ deck }, ctx) => {
    remember(ctx, 'shuffle')
    return [
      does(
        ctx,
        act('mélanger', ctx.notes.said.has(`placed ${ctx.subject.noun}`) ? 'le tout' : placeOf(deck, ctx)),
      ),
    ]
  },
  reveal: ({ pick }, ctx) => [does(ctx, on('révéler', object(pick, ctx), undefined, after(ctx, 'shuffle')))],
  choose: ({ pick }, ctx) => [does(ctx, on('choisir', object(pick, ctx)))],
  gain: ({ pick, to }, ctx) => {
    const noun = nounOfPick(pick, ctx)
    // One receives a corruption and acquires a card.
    const gain = on(noun === 'corruption' ? 'recevoir' : 'acquérir', gained(pick, ctx))
    if (to === undefined) return [does(ctx, gain)]
    const mine = 'handOf' in to && (to.handOf === 'subject' || to.handOf === 'you')
    const then = mine
      ? on('prendre en main', it(pick, ctx))
      : on('placer', it(pick, ctx), destination(to, ctx))
    return [does(ctx, gain, then)]
  },
  playCard: ({ pick }, ctx) => [does(ctx, on('jouer', object(pick, ctx)))],
} satisfies Partial<CardLanguage['effects']>

const isRevealed = (pick: Pick, to: Destination, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'reveal' && 'topOf' in to
