import { act, says } from '../../../../../language/text/discourse.ts'
import { phrase } from '../../../../../language/text/english/nouns.ts'
import type { Objects, Things } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { parts } from '../../quantity.ts'
import {
  actorOf,
  describedThings,
  hurtsYou,
  isOnPlaymat,
  isPick,
  namingCursed,
  ownChoice,
  setOf,
  unionWord,
} from '../../things.ts'
import { simple } from '../acts.ts'
import { much } from '../amounts.ts'
import { damage } from '../lexicon.ts'
import { actor, fixed, getter, you } from '../people.ts'
import { object, thing } from '../phrases.ts'

/** "damage to an enemy equal to its cost": the target comes before what the amount depends on. */
function aimed(amount: string, target: string | undefined): string {
  const at = amount.search(/ equal to | for e(?:ach|very) /)
  return at < 0 ? phrase(amount, target) : `${phrase(amount.slice(0, at), target)}${amount.slice(at)}`
}

export const damageAndKilling = {
  deal: ({ n, to, by }, ctx) => {
    const ownUnit = by?.op === 'self' && hurtsYou(to)
    // "to gain an influence and take 1 damage": a price, not an aim.
    if (ctx.ordered && by === undefined && hurtsYou(to)) return [says(you, act('take', much(n, damage, ctx)))]
    const subject =
      by === undefined ? you : by.op === 'self' ? getter(by, ctx)! : fixed(thing(by, ctx, 'each'), 'one')
    return parts(n).map((part, i) => {
      const target =
        i > 0 || (isPick(to) && unionWord(to.of) === 'anything')
          ? undefined
          : `to ${ownUnit ? 'you' : object(to, ctx, 'each')}`
      return says(
        subject,
        act(
          'deal',
          aimed(much(part, damage, namingCursed(to, ctx), i > 0 ? 'additional' : undefined), target),
        ),
      )
    })
  },
  kill: simple('kill'),
  sacrifice: ({ what }, ctx) => {
    const who = actor(actorOf(what), ctx)
    return [says(who.subject, act('sacrifice', sacrificed(ownChoice(what, who.ctx), who.ctx)))]
  },
  negate: simple('negate'),
} satisfies Partial<LeafTable>

/** One can only sacrifice what is one's own: "a unit"; whoever is asked for it hears whose. */
export function sacrificed(what: Objects, ctx: Context): string {
  const d = describedThings(setOf(what))
  const own = d !== undefined && isOnPlaymat(d) && d.side === ctx.actor
  if (isPick(what) && what.how === 'one' && own && !ctx.asking)
    return object({ ...what, of: { ...(what.of as Extract<Things, { op: 'cards' }>), of: 'both' } }, ctx)
  return object(what, ctx, 'all')
}
