import { act, led, type Sentence, says } from '../../../../../language/text/discourse.ts'
import { agree, ce, list, phrase, the, un } from '../../../../../language/text/french/nouns.ts'
import type { Aimed, Filter, Gainable } from '../../../language/nodes.ts'
import { does, joint, things } from '../../acts.ts'
import { again, type CardLanguage, type Context, filtered } from '../../context.ts'
import { byPlayers, type Quantity, quantityOf } from '../../quantity.ts'
import { amounted } from '../../sums.ts'
import { nounOfPick, remember } from '../acts.ts'
import { asManyAs, damages, isSeveral, many, much } from '../amounts.ts'
import { aether, charge, life, nouns, token } from '../lexicon.ts'
import { actor } from '../people.ts'
import { head } from '../phrases.ts'
import { object } from '../picks.ts'

/** « , utilisables uniquement pour acquérir un sort » */
function use({ only, except }: Gainable, quantity: Quantity, ctx: Context): string {
  const usable = agree('utilisable', 'm', isSeveral(quantity) ? 2 : 1)
  if (only === 'breaches') return `, ${usable} uniquement pour stabiliser ou ouvrir ${un(nouns.breach)}`
  if (only !== undefined) return `, ${usable} uniquement pour acquérir ${gainable(only, ctx)}`
  return except === undefined ? '' : `, ${usable} pour tout sauf acquérir ${gainable(except, ctx)}`
}

function gainable(filter: Filter | 'cards', ctx: Context): string {
  if (filter === 'cards') return un(nouns.card)
  if ('costing' in filter) return un(nouns.card, head(filtered(filter, 'card', ctx), 1, ctx))
  const { kinds, noun } = filtered(filter, 'card', ctx)
  return list(
    (kinds.length === 0 ? [noun] : kinds).map((kind) => un(nouns[kind])),
    'ou',
  )
}

const tokenHolder = (of: 'you' | 'subject' | undefined, ctx: Context): Context =>
  of === undefined ? { ...ctx, subject: actor('nemesis', ctx) } : ctx

export const aetherLifeAndTokens = {
  gainAether: (node, ctx) => {
    const quantity = quantityOf(node.n, ctx.setting)
    const more = again(ctx, 'aether')
    return [does(ctx, act('gagner', `${much(quantity, aether, ctx, more)}${use(node, quantity, ctx)}`))]
  },
  spendAether: ({ n }, ctx) => [does(ctx, act('dépenser', much(quantityOf(n, ctx.setting), aether, ctx)))],
  gainCharge: ({ n }, ctx) => [does(ctx, act('gagner', much(quantityOf(n, ctx.setting), charge, ctx)))],
  loseCharge: ({ n }, ctx) => [does(ctx, act('perdre', much(quantityOf(n, ctx.setting), charge, ctx)))],
  gainLife: ({ n }, ctx) =>
    amounted(ctx, ctx.language, n, (q, more) => act('gagner', much(q, life, ctx, more), joint(ctx))),
  suffer: ({ n }, ctx) => {
    remember(ctx, 'loss')
    return amounted(ctx, ctx.language, n, (q, more) =>
      act('subir', damages(q, ctx, more || ctx.notes.said.has('blood magic')), joint(ctx)),
    )
  },
  deal: ({ n, divided, at, toMinion }, ctx) => [
    ...amounted(ctx, ctx.language, n, (q, more) =>
      act(
        'infliger',
        phrase(damages(q, ctx, more), divided && !more ? dividing(isSeveral(q)) : undefined, aimed(at)),
        joint(ctx),
      ),
    ),
    ...moreForMinions(toMinion, ctx),
  ],
  dealAgain: ({ n, at, toMinion }, ctx) => [
    ...amounted(ctx, ctx.language, n, (q, more) => act('infliger', phrase(damages(q, ctx, more), aimed(at)))),
    ...moreForMinions(toMinion, ctx),
  ],
  loseAny: ({ name }, ctx) => [
    says(ctx.subject, {
      kind: 'may',
      acts: [act('perdre', `autant de ${token(name).many} que souhaité`)],
    }),
  ],
  loseLife: ({ n }, ctx) => [does(ctx, act('perdre', much(quantityOf(n, ctx.setting), life, ctx)))],
  addPower: ({ pick, n }, ctx) => [
    does(ctx, act('ajouter', `${many(n, token('power'), ctx, true)} sur ${object(pick, ctx).words}`)),
  ],
  removePower: ({ pick, n }, ctx) => [
    does(ctx, act('retirer', `${many(n, token('power'), ctx, true)} de ${object(pick, ctx).words}`)),
  ],
  setLife: ({ n }, ctx) => {
    const to =
      typeof n === 'object' && n.op === 'byPlayers' ? byPlayers(n.rows, ctx.language) : asManyAs(n, ctx)
    return [does(ctx, act('fixer', `la vie de ${ce(nouns.minion)} à ${to}`))]
  },
  gainShields: ({ n }, ctx) => [does(ctx, act('gagner', many(n, token('shield'), ctx, true)))],
  healFull: ({ pick }, ctx) => {
    const noun = nounOfPick(pick, ctx)
    const hurt = `${nouns[noun].many} ${agree('endommagé', nouns[noun].gender, 2)}`
    return [says(things(the(nouns[noun], 2, hurt), 'many'), act('regagner', 'toute leur vie'))]
  },
  gainToken: ({ name, n, of }, ctx) => [
    does(tokenHolder(of, ctx), act('gagner', many(n, token(name), ctx, true))),
  ],
  loseToken: ({ name, n, of }, ctx) => [
    does(tokenHolder(of, ctx), act('perdre', many(n, token(name), ctx, true))),
  ],
} satisfies Partial<CardLanguage['effects']>

const aimed = (at: Aimed['at']): string | undefined =>
  at === undefined ? undefined : at === 'minion' ? `à ${un(nouns.minion)}` : 'à la némésis'

const moreForMinions = (n: number | undefined, ctx: Context): Sentence[] =>
  n === undefined
    ? []
    : led(`si la cible est ${un(nouns.minion)}`, [
        says(ctx.subject, act('infliger', damages({ kind: 'number', n }, ctx, true))),
      ])

const dividing = (several: boolean): string =>
  `${agree('réparti', 'm', several ? 2 : 1)} librement entre la némésis et autant de serviteurs que souhaité`
