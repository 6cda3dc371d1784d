import { act, led, type Sentence, says } from '../../../../../language/text/discourse.ts'
import { a, phrase } from '../../../../../language/text/english/nouns.ts'
import type { Aimed, Amount, Filter, Gainable } from '../../../language/nodes.ts'
import { does, joint, things } from '../../acts.ts'
import { again, type CardLanguage, type Context, described, filtered } from '../../context.ts'
import { byPlayers, quantityOf } from '../../quantity.ts'
import { amounted } from '../../sums.ts'
import { thisOr } from '../acts.ts'
import { damages, equalTo, many, much } from '../amounts.ts'
import { aether, charge, life, nouns, token } from '../lexicon.ts'
import { actor } from '../people.ts'
import { head, nounFor } from '../phrases.ts'

/** "that can only be used to gain a spell" */
function use({ only, except }: Gainable, ctx: Context): string | undefined {
  if (only === 'breaches') return `that can only be used to focus or open ${a(nouns.breach.one)}`
  if (only !== undefined) return `that can only be used to gain ${gainable(only, ctx)}`
  return except === undefined ? undefined : `that cannot be used to gain ${gainable(except, ctx)}`
}

const gainable = (filter: Filter | 'cards', ctx: Context): string =>
  filter === 'cards'
    ? a(nouns.card.one)
    : 'costing' in filter
      ? a(head(filtered(filter, 'card', ctx), 1, ctx))
      : a(nounFor(filtered(filter, 'card', ctx), ctx).one)

const tokenHolder = (of: 'you' | 'subject' | undefined, ctx: Context): Context =>
  of === undefined ? { ...ctx, subject: actor('nemesis', ctx) } : ctx

/** Pulse tokens are spent and counted like charges: in digits. */
const tokensOf = (name: string, n: Amount, ctx: Context): string =>
  name === 'pulse' ? much(quantityOf(n, ctx.setting), token(name), ctx) : many(n, token(name), ctx)

export const aetherLifeAndTokens = {
  gainAether: (node, ctx) => {
    const quantity = quantityOf(node.n, ctx.setting)
    const more = again(ctx, 'aether') ? 'an additional' : undefined
    return [does(ctx, act('gain', phrase(more, much(quantity, aether, ctx), use(node, ctx))))]
  },
  spendAether: ({ n }, ctx) => [does(ctx, act('spend', much(quantityOf(n, ctx.setting), aether, ctx)))],
  gainCharge: ({ n }, ctx) => [does(ctx, act('gain', much(quantityOf(n, ctx.setting), charge, ctx)))],
  loseCharge: ({ n }, ctx) => [does(ctx, act('lose', much(quantityOf(n, ctx.setting), charge, ctx)))],
  gainLife: ({ n }, ctx) =>
    amounted(ctx, ctx.language, n, (q, more) => act('gain', much(q, life, ctx, more), joint(ctx))),
  suffer: ({ n }, ctx) =>
    amounted(ctx, ctx.language, n, (q, more) =>
      act('suffer', damages(q, ctx, more || ctx.notes.said.has('blood magic')), joint(ctx)),
    ),
  deal: ({ n, divided, at, toMinion }, ctx) => [
    ...amounted(ctx, ctx.language, n, (q, more) =>
      act('deal', `${damages(q, ctx, more)}${divided && !more ? dividing : ''}${aimed(at)}`, joint(ctx)),
    ),
    ...moreForMinions(toMinion, ctx),
  ],
  dealAgain: ({ n, at, toMinion }, ctx) => [
    ...amounted(ctx, ctx.language, n, (q, more) => act('deal', `${damages(q, ctx, more)}${aimed(at)}`)),
    ...moreForMinions(toMinion, ctx),
  ],
  loseAny: ({ name }, ctx) => [
    says(ctx.subject, { kind: 'may', acts: [act('lose', `any number of ${token(name).many}`)] }),
  ],
  loseLife: ({ n }, ctx) => [does(ctx, act('lose', much(quantityOf(n, ctx.setting), life, ctx)))],
  addPower: ({ pick, n }, ctx) => [
    does(ctx, act('add', `${many(n, token('power'), ctx)} to ${thisOr(pick, ctx)}`)),
  ],
  removePower: ({ pick, n }, ctx) => [
    does(ctx, act('remove', `${many(n, token('power'), ctx)} from ${thisOr(pick, ctx)}`)),
  ],
  setLife: ({ n }, ctx) => [
    does(
      ctx,
      typeof n === 'object' && n.op === 'byPlayers'
        ? act('set', `this minion's life to ${byPlayers(n.rows, ctx.language)}`)
        : act('set', `this minion's life equal to ${equalTo(n, ctx)}`),
    ),
  ],
  gainShields: ({ n }, ctx) => [does(ctx, act('gain', many(n, token('shield'), ctx)))],
  healFull: ({ pick }, ctx) => [
    says(
      things(`damaged ${'of' in pick ? head(described(pick.of, ctx), 2, ctx, { bare: true }) : 'minions'}`),
      act('heal', 'to full life'),
    ),
  ],
  gainToken: ({ name, n, of }, ctx) => [does(tokenHolder(of, ctx), act('gain', tokensOf(name, n, ctx)))],
  loseToken: ({ name, n, of }, ctx) => [does(tokenHolder(of, ctx), act('lose', tokensOf(name, n, ctx)))],
} satisfies Partial<CardLanguage['effects']>

const aimed = (at: Aimed['at']): string =>
  at === undefined ? '' : at === 'minion' ? ` to ${a(nouns.minion.one)}` : ' to the nemesis'

const moreForMinions = (n: number | undefined, ctx: Context): Sentence[] =>
  n === undefined
    ? []
    : led(`if the target is ${a(nouns.minion.one)}`, [
        says(ctx.subject, act('deal', damages({ kind: 'number', n }, ctx, true))),
      ])

const dividing = ', divided however you choose among the nemesis and any number of minions'
