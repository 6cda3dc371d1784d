import { act, says } from '../../../../../language/text/discourse.ts'
import { ce, possessive, un } from '../../../../../language/text/french/nouns.ts'
import type { Pick } from '../../../language/nodes.ts'
import { does, things } from '../../acts.ts'
import type { CardLanguage, Context, Of } from '../../context.ts'
import { quantityOf, settled } from '../../quantity.ts'
import { on } from '../acts.ts'
import { damages } from '../amounts.ts'
import { nouns } from '../lexicon.ts'
import { object } from '../picks.ts'

export const breachesAndCasting = {
  prep: ({ pick, to }, ctx) => {
    const where = to === undefined ? undefined : preppedTo(to, ctx)
    return [does(ctx, on('préparer', object(pick, ctx), where))]
  },
  castSpell: ({ pick, stay, plus }, ctx) => {
    const how = stay ? 'sans le défausser' : isRecast(pick, ctx) ? 'à nouveau' : undefined
    const cast = does(ctx, on('lancer', object(pick, ctx), how))
    const extra = plus === undefined ? 0 : settled(plus, ctx.setting)
    if (extra === 0) return [cast]
    const more = damages(quantityOf(extra, ctx.setting), ctx, true)
    return [cast, says(things(ce(nouns.spell), 'one'), act('infliger', more))]
  },
  focus: ({ pick }, ctx) => [does(ctx, on('stabiliser', object(pick, ctx)))],
  open: ({ pick }, ctx) => [does(ctx, on('ouvrir', object(pick, ctx)))],
  destroyBreach: ({ pick, spellsTo }, ctx) => {
    const destroy = on('détruire', object(pick, ctx))
    if (spellsTo === undefined) return [does(ctx, destroy)]
    return [does(ctx, destroy, act('reprendre en main', 'tous les sorts qui y étaient préparés'))]
  },
  gainBreach: (_, ctx) => [
    does(
      ctx,
      act('gagner', un(nouns.breach, 'brèche sigillée')),
      act('placer', "à l'emplacement de la brèche détruite", { clitic: 'la' }),
    ),
  ],
} satisfies Partial<CardLanguage['effects']>

function preppedTo(to: NonNullable<Of<'prep'>['to']>, ctx: Context): string {
  if (to === 'anyPlayersOpenedBreach') return "sur une brèche ouverte de n'importe quel joueur"
  const mine = possessive(ctx.subject.possessor, nouns.breach, 2)
  return `sur une de ${mine} ${to === 'closedBreach' ? 'fermées' : 'ouvertes ou fermées'}`
}

const isRecast = (pick: Pick, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'castSpell'
