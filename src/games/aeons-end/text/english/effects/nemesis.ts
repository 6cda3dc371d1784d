import { act, type Sentence, says, words } from '../../../../../language/text/discourse.ts'
import { a, form, genitive, noun, phrase, some } from '../../../../../language/text/english/nouns.ts'
import { inWords, times } from '../../../../../language/text/english/numbers.ts'
import type { Amount, NativeName } from '../../../language/nodes.ts'
import { does, things } from '../../acts.ts'
import { again, type Context, described, isMany, type Tongue } from '../../context.ts'
import { quantityOf, settled } from '../../quantity.ts'
import { sideOf } from '../../things.ts'
import { gained, thisOr } from '../acts.ts'
import { forEach, many } from '../amounts.ts'
import { english } from '../index.ts'
import { nouns, parts, procedures } from '../lexicon.ts'
import { actor } from '../people.ts'
import { object } from '../picks.ts'

export const nemesis = {
  native: (node, ctx) => natives[node.name](node.n ?? 1, ctx),
  unleash: ({ n }, ctx) => {
    const count = settled(n, ctx.setting)
    const more = again({ ...ctx, subject: english.you }, 'unleash')
    if (typeof count !== 'number')
      return [says(english.you, act('Unleash', `a number of times equal to ${english.amount(n, ctx)}`))]
    const repeated = more
      ? `${inWords(count)} additional ${count === 1 ? 'time' : 'times'}`
      : count === 1
        ? ''
        : times(count)
    return [says(english.you, act('Unleash', repeated))]
  },
  perform: ({ name, n, pile }, ctx) => {
    const { verb, by } = procedures[name] ?? { verb: name, by: 'nemesis' }
    if (name === 'allBloodMagic') return allBloodMagic()
    if (by === 'nemesis') return [says(actor('nemesis', ctx), act(verb))]
    const from = pile === undefined ? undefined : `from ${object(pile, ctx)}`
    const kind = pile !== undefined && 'of' in pile ? (described(pile.of, ctx).kinds[0] ?? 'card') : 'card'
    return [says(english.you, act(verb, phrase(devoured(n ?? 1, kind, ctx), from)))]
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
  enterPlay: ({ pick, silent }, ctx) => {
    if (pick.op === 'top')
      return [
        does(ctx, act('draw', `${gained(pick, ctx)} into play`)),
        ...(silent ? [words(`do not resolve ${isMany(pick) ? 'their' : 'its'} IMMEDIATELY effect`)] : []),
      ]
    if ('of' in pick && sideOf(described(pick.of, ctx)) !== undefined)
      return [does(ctx, act('place', `${object(pick, ctx)} into play`))]
    return [does(ctx, act('place', `${object(pick, ctx)} back into play`))]
  },
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
} satisfies Partial<Tongue['effects']>

const bridge = noun('Bridge token')

/** Operations written in code have their words here. */
const natives: { readonly [K in NativeName]: (n: Amount, ctx: Context) => Sentence[] } = {
  'grid.arrange': (_, ctx) => [
    does(
      ctx,
      act('arrange', 'the supply in a three by three grid: first the gems, then the relics, then the spells'),
    ),
    words('in each of these kinds the least expensive supply pile comes first'),
    words('supply piles are connected if a path of Bridge tokens leads from one to the other'),
  ],
  'grid.link': (n, ctx) => {
    const between = 'between two adjacent supply piles with no token between them'
    return [
      does(
        ctx,
        act('place', n === 1 ? `${a(bridge.one)} ${between}` : `${many(n, bridge, ctx)}, each ${between}`),
      ),
    ]
  },
  'grid.unlink': (n, ctx) => [does(ctx, act('discard', n === 1 ? a(bridge.one) : many(n, bridge, ctx)))],
}

function devoured(n: Parameters<typeof settled>[0], kind: 'card' | keyof typeof nouns, ctx: Context): string {
  const count = settled(n, ctx.setting)
  return typeof count === 'number' ? some(count, nouns[kind]) : many(n, nouns[kind], ctx)
}

/** The mat says it once; the cards repeat it, so that they can be read alone. */
function allBloodMagic(): Sentence[] {
  const acolytes = form(nouns.acolyte, 2)
  return [
    says(
      english.you,
      act(
        'resolve',
        `the ${parts.bloodMagic} of each ${nouns.acolyte.one} in play without those ${acolytes} suffering damage from it`,
      ),
    ),
  ]
}
