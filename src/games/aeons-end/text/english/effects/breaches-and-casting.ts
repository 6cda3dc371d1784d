import { act, says } from '../../../../../language/text/discourse.ts'
import { a, phrase } from '../../../../../language/text/english/nouns.ts'
import type { Pick } from '../../../language/nodes.ts'
import { does, things } from '../../acts.ts'
import type { CardLanguage, Context, Of } from '../../context.ts'
import { quantityOf, settled } from '../../quantity.ts'
import { damages } from '../amounts.ts'
import { object } from '../picks.ts'
import { whose } from '../places.ts'

export const breachesAndCasting = {
  prep: ({ pick, to }, ctx) => [
    does(
      ctx,
      act('prep', phrase(object(pick, ctx), to === undefined ? undefined : `to ${preppedTo(to, ctx)}`)),
    ),
  ],
  castSpell: ({ pick, stay, plus }, ctx) => {
    const cast = does(
      ctx,
      act(
        'cast',
        phrase(object(pick, ctx), stay ? 'without discarding it' : isRecast(pick, ctx) ? 'again' : undefined),
      ),
    )
    const more = plus === undefined ? 0 : settled(plus, ctx.setting)
    if (more === 0) return [cast]
    return [
      cast,
      says(things('that spell', 'one'), act('deal', damages(quantityOf(more, ctx.setting), ctx, true))),
    ]
  },
  focus: ({ pick }, ctx) => [does(ctx, act('focus', object(pick, ctx)))],
  open: ({ pick }, ctx) => [does(ctx, act('open', object(pick, ctx)))],
  destroyBreach: ({ pick, spellsTo }, ctx) => {
    const destroy = act('destroy', object(pick, ctx))
    if (spellsTo === undefined) return [does(ctx, destroy)]
    return [does(ctx, destroy, act('return', `all spells prepped there to ${whose('subject', ctx)} hand`))]
  },
  gainBreach: (_, ctx) => [
    does(ctx, act('gain', a('Sigil breach')), act('place', 'it where the destroyed breach was')),
  ],
} satisfies Partial<CardLanguage['effects']>

function preppedTo(to: NonNullable<Of<'prep'>['to']>, ctx: Context): string {
  if (to === 'anyPlayersOpenedBreach') return "any player's opened breach"
  if (to === 'closedBreach') return `one of ${whose('subject', ctx)} closed breaches`
  return `any of ${whose('subject', ctx)} opened or closed breaches`
}

const isRecast = (pick: Pick, ctx: Context): boolean =>
  pick.op === 'that' && ctx.notes.bindings.get(pick.name)?.op === 'castSpell'
