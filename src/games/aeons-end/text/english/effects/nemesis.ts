import { act, type Sentence, says, words } from '../../../../../language/text/discourse.ts'
import { a, form, genitive, phrase, some } from '../../../../../language/text/english/nouns.ts'
import { inWords, times } from '../../../../../language/text/english/numbers.ts'
import { does, things } from '../../acts.ts'
import { again, type CardLanguage, type Context, described, isMany } from '../../context.ts'
import { quantityOf, settled } from '../../quantity.ts'
import { sideOf } from '../../things.ts'
import { gained, thisOr } from '../acts.ts'
import { equalTo, forEach, many } from '../amounts.ts'
import { nouns, parts, procedures, token } from '../lexicon.ts'
import { actor, you } from '../people.ts'
import { object } from '../picks.ts'

export const nemesis = {
  arrangeGrid: (_, ctx) => [
    does(
      ctx,
      act('arrange', 'the supply in a three by three grid: first the gems, then the relics, then the spells'),
    ),
    words('in each of these kinds the least expensive supply pile comes first'),
    words('supply piles are connected if a path of Bridge tokens leads from one to the other'),
  ],
  placeBridges: ({ n }, ctx) => {
    const between = 'between two adjacent supply piles with no token between them'
    return [
      does(
        ctx,
        act('place', n === 1 ? `${a(bridge.one)} ${between}` : `${many(n, bridge, ctx)}, each ${between}`),
      ),
    ]
  },
  discardBridges: ({ n, where, except }, ctx) => {
    const what =
      n === 1 ? (except === undefined ? a(bridge.one) : `a different ${bridge.one}`) : many(n, bridge, ctx)
    return [
      does(
        ctx,
        act(
          'discard',
          phrase(what, where === undefined ? undefined : 'adjacent to the first supply pile of the top row'),
        ),
      ),
    ]
  },
  drawNemesisCard: (_, ctx) => [does(ctx, act('draw', 'and resolve another nemesis card'))],
  unleash: ({ n }, ctx) => {
    const count = settled(n, ctx.setting)
    const more = again({ ...ctx, subject: you }, 'unleash')
    if (typeof count !== 'number')
      return [says(you, act('Unleash', `a number of times equal to ${equalTo(n, ctx)}`))]
    const repeated = more
      ? `${inWords(count)} additional ${count === 1 ? 'time' : 'times'}`
      : count === 1
        ? ''
        : times(count)
    return [says(you, act('Unleash', repeated))]
  },
  perform: ({ name, n, pile }, ctx) => {
    const { verb, by } = procedures[name] ?? { verb: name, by: 'nemesis' }
    if (name === 'allBloodMagic') return allBloodMagic()
    if (name === 'assist') return [words('Assist')]
    if (by === 'nemesis') return [says(actor('nemesis', ctx), act(verb))]
    const from = pile === undefined ? undefined : `from ${object(pile, ctx)}`
    const kind = pile !== undefined && 'of' in pile ? (described(pile.of, ctx).kinds[0] ?? 'card') : 'card'
    return [says(you, act(verb, phrase(devoured(n ?? 1, kind, ctx), from)))]
  },
  resolve: ({ pick, part }, ctx) => {
    if (part === undefined) return [does(ctx, act('resolve', object(pick, ctx)))]
    if (part === 'bloodMagic') ctx.notes.said.add('blood magic')
    if (part === 'cast') return [says(actor('nemesis', ctx), act('cast', object(pick, ctx)))]
    const effect = parts[part] ?? part
    const whole = thisOr(pick, ctx)
    const owned =
      pick.op === 'that'
        ? `${whole === 'it' ? 'its' : genitive(whole)} ${effect}`
        : `the ${effect} of ${whole}`
    return [does(ctx, act('resolve', owned))]
  },
  enterPlay: ({ pick, silent, life }, ctx) => {
    if (pick.op === 'top')
      return [
        does(
          ctx,
          act(
            'draw',
            phrase(gained(pick, ctx), 'into play', life === undefined ? undefined : `with ${life} life`),
          ),
        ),
        ...(silent ? [words(`do not resolve ${isMany(pick) ? 'their' : 'its'} IMMEDIATELY effect`)] : []),
      ]
    if ('of' in pick && sideOf(described(pick.of, ctx)) !== undefined)
      return [does(ctx, act('place', `${object(pick, ctx)} into play`))]
    return [does(ctx, act('place', `${object(pick, ctx)} back into play`))]
  },
  silence: ({ pick }, ctx) => [does(ctx, act('silence', object(pick, ctx, true)))],
  spawn: ({ token: name, n }, ctx) => {
    const noun = nouns[name === 'husk' ? 'husk' : 'minion']
    const quantity = quantityOf(n, ctx.setting)
    if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'count')
      return [does(ctx, act('place', `${some(1, noun)} into play ${forEach(quantity.to.of, ctx)}`))]
    const count = quantity.kind === 'number' ? some(quantity.n, noun) : many(n, noun, ctx)
    return [does(ctx, act('place', `${count} into play`))]
  },
  winGame: () => [says(things('the players'), act('win', 'the game'))],
  loseGame: () => [says(things('the players'), act('lose', 'the game'))],
} satisfies Partial<CardLanguage['effects']>

const bridge = token('bridge')

function devoured(n: Parameters<typeof settled>[0], kind: 'card' | keyof typeof nouns, ctx: Context): string {
  const count = settled(n, ctx.setting)
  return typeof count === 'number' ? some(count, nouns[kind]) : many(n, nouns[kind], ctx)
}

/** The mat says it once; the cards repeat it, so that they can be read alone. */
function allBloodMagic(): Sentence[] {
  const acolytes = form(nouns.acolyte, 2)
  return [
    says(
      you,
      act(
        'resolve',
        `the ${parts.bloodMagic} of each ${nouns.acolyte.one} in play without those ${acolytes} suffering damage from it`,
      ),
    ),
  ]
}
