import { act, type Sentence, says, words } from '../../../../../language/text/discourse.ts'
import { ce, measured, phrase, possessive, the, un } from '../../../../../language/text/french/nouns.ts'
import { times } from '../../../../../language/text/french/numbers.ts'
import type { Amount } from '../../../language/nodes.ts'
import { does, things } from '../../acts.ts'
import { again, type CardLanguage, type Context, described, isMany } from '../../context.ts'
import { quantityOf, settled } from '../../quantity.ts'
import { type NounKey, sideOf } from '../../things.ts'
import { gained, on } from '../acts.ts'
import { asManyAs, forEach, many } from '../amounts.ts'
import { life, nouns, parts, procedureObject, procedures, token } from '../lexicon.ts'
import { actor, you } from '../people.ts'
import { object } from '../picks.ts'
import { it } from './cards.ts'

export const nemesis = {
  arrangeGrid: (_, ctx) => [
    does(
      ctx,
      act(
        'disposer',
        "la réserve en une grille de trois sur trois : d'abord les gemmes, puis les reliques, puis les sorts",
      ),
    ),
    words('dans chaque catégorie, la pile la moins chère vient en premier'),
    words('deux piles sont connectées si un chemin de jetons Pont mène de la première à la seconde'),
  ],
  placeBridges: ({ n }, ctx) => {
    const between = 'entre deux piles adjacentes qui n’en ont pas entre elles'
    return [
      does(
        ctx,
        act(
          'placer',
          n === 1 ? `${un(bridge)} ${between}` : `${many(n, bridge, ctx, true)}, chacun ${between}`,
        ),
      ),
    ]
  },
  discardBridges: ({ n, where, except }, ctx) => {
    const what =
      n === 1 ? (except === undefined ? un(bridge) : `un autre ${bridge.one}`) : many(n, bridge, ctx, true)
    const beside = where === undefined ? undefined : 'adjacent à la première pile de la rangée du haut'
    return [does(ctx, act('défausser', phrase(what, beside)))]
  },
  drawNemesisCard: (_, ctx) => [does(ctx, act('piocher', 'et résolvez une autre carte Némésis'))],
  unleash: ({ n }, ctx) => {
    const count = settled(n, ctx.setting)
    const more = again({ ...ctx, subject: you }, 'unleash')
    if (typeof count !== 'number') return [words(`Déchaîné, autant de fois que ${asManyAs(n, ctx)}`)]
    if (more) return [words(`Déchaîné, ${times(count)} de plus`)]
    return [words(count === 1 ? 'Déchaîné' : `Déchaîné, ${times(count)}`)]
  },
  perform: ({ name, n, pile }, ctx) => {
    const { verb, by } = procedures[name] ?? { verb: 'appliquer', by: 'nemesis' }
    if (name === 'allBloodMagic') return allBloodMagic()
    if (name === 'assist') return [words('Assistance')]
    if (by === 'nemesis')
      return [
        says(
          actor('nemesis', ctx),
          act(verb, procedureObject[name], name === 'concentrate' ? { clitic: 'se' } : {}),
        ),
      ]
    const kind = pile !== undefined && 'of' in pile ? (described(pile.of, ctx).kinds[0] ?? 'card') : 'card'
    const from = pile === undefined ? '' : `de ${object(pile, ctx).words}`
    return [says(you, act(verb, counted(n ?? 1, kind, from, ctx)))]
  },
  resolve: ({ pick, part }, ctx) => {
    const what = object(pick, ctx)
    if (part === undefined) return [does(ctx, on('résoudre', what))]
    if (part === 'bloodMagic') ctx.notes.said.add('blood magic')
    if (part === 'cast') return [says(actor('nemesis', ctx), on('lancer', what))]
    const effect = parts[part] ?? nouns.card
    if (what.clitic !== undefined) return [does(ctx, act('appliquer', possessive('one', effect, 1)))]
    return [does(ctx, act('appliquer', `${the(effect, 1)} de ${what.words}`))]
  },
  enterPlay: ({ pick, silent, life: n }, ctx) => {
    const living = n === undefined ? undefined : `avec ${measured(n, life)}`
    if (pick.op === 'top')
      return [
        does(ctx, on('piocher', gained(pick, ctx)), on('mettre en jeu', it(pick, ctx), living)),
        ...(silent ? [words(`n'appliquez pas ${isMany(pick) ? 'leur' : 'son'} effet IMMÉDIATEMENT`)] : []),
      ]
    if ('of' in pick && sideOf(described(pick.of, ctx)) !== undefined)
      return [does(ctx, on('mettre en jeu', object(pick, ctx)))]
    return [does(ctx, on('remettre en jeu', object(pick, ctx)))]
  },
  silence: ({ pick }, ctx) => [does(ctx, on('réduire au silence', object(pick, ctx, true)))],
  spawn: ({ token: name, n }, ctx) => {
    const noun = nouns[name === 'husk' ? 'husk' : 'minion']
    const quantity = quantityOf(n, ctx.setting)
    if (quantity.kind === 'equal' && typeof quantity.to === 'object' && quantity.to.op === 'count')
      return [does(ctx, act('mettre en jeu', `${un(noun)} ${forEach(quantity.to.of, ctx)}`))]
    return [does(ctx, act('mettre en jeu', many(n, noun, ctx)))]
  },
  winGame: () => [says(things(the(nouns.player, 2), 'many'), act('gagner', 'la partie'))],
  loseGame: () => [says(things(the(nouns.player, 2), 'many'), act('perdre', 'la partie'))],
} satisfies Partial<CardLanguage['effects']>

const bridge = token('bridge')

/** « deux cartes de cette pile », « autant de cartes de cette pile que … ». */
function counted(n: Amount, kind: NounKey, from: string, ctx: Context): string {
  if (quantityOf(n, ctx.setting).kind !== 'equal') return phrase(many(n, nouns[kind], ctx), from)
  return `autant de ${nouns[kind].many} ${from} que ${asManyAs(n, ctx)}`
}

/** The mat says it once; the cards repeat it, so that they can be read alone. */
function allBloodMagic(): Sentence[] {
  const effect = parts.bloodMagic!
  const each = `chaque ${nouns.acolyte.one} en jeu`
  return [
    says(
      you,
      act(
        'appliquer',
        `${the(effect, 1)} de ${each} sans que ${ce(nouns.acolyte, 2)} en subissent de dégâts`,
      ),
    ),
  ]
}
