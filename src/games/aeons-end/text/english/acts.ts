import { genitive, some } from '../../../../language/text/english/nouns.ts'
import type { Destination, Pick } from '../../language/nodes.ts'
import { isAside } from '../acts.ts'
import { type Context, described } from '../context.ts'
import { quantityOf } from '../quantity.ts'
import { sideOf } from '../things.ts'
import { nemesisName } from './people.ts'
import { nounFor } from './phrases.ts'
import { object } from './picks.ts'
import { placeOf, whose } from './places.ts'

/** "on top of your deck", "into your hand". */
export function destination(to: Destination, ctx: Context): string {
  if ('handOf' in to) return `into ${whose(to.handOf, ctx)} hand`
  if ('emptyBreach' in to)
    return `onto ${genitive(nemesisName(ctx))} ${to.emptyBreach} breach with no spell prepped to it`
  if ('topOf' in to && isAside(to.topOf)) return 'next to the nemesis mat'
  if ('topOf' in to) return `on top of ${placeOf(to.topOf, ctx)}`
  if ('bottomOf' in to) return `on the bottom of ${placeOf(to.bottomOf, ctx)}`
  return `on the top or the bottom of ${placeOf(to.topOrBottomOf, ctx)}`
}

/** "a corruption", "three corruptions": from a side deck one takes from the top. */
export function gained(pick: Pick, ctx: Context): string {
  if (pick.op === 'top') {
    const d = described(pick.of, ctx)
    const quantity = quantityOf(pick.n, ctx.setting)
    if (sideOf(d) !== undefined && quantity.kind === 'number') return some(quantity.n, nounFor(d, ctx))
  }
  return object(pick, ctx)
}

/** After a loss or a shuffle, what follows is "and then". */
const then = { then: true } as const

/** "this card", or the one that is meant. */
export const thisOr = (pick: Pick, ctx: Context): string =>
  pick.op === 'self' ? 'this card' : object(pick, ctx)

export const lost = (ctx: Context): { then?: true } =>
  ctx.notes.said.has(`loss ${ctx.subject.noun}`) ? then : {}
export const drawn = (ctx: Context): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`draw ${ctx.subject.noun}`) ? then : {}
export const shuffled = (ctx: Context): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`shuffle ${ctx.subject.noun}`) ? then : {}
