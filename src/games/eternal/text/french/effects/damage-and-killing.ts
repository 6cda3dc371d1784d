import { act, type Subject, says } from '../../../../../language/text/discourse.ts'
import { agree, phrase } from '../../../../../language/text/french/nouns.ts'
import type { Objects, Things } from '../../../language/nodes.ts'
import type { Context, LeafTable } from '../../context.ts'
import { isThatMuch, parts, printed } from '../../quantity.ts'
import {
  actorOf,
  describeFilter,
  hurtsYou,
  isPick,
  namingCursed,
  ownChoice,
  unionWord,
} from '../../things.ts'
import { direct, simple } from '../acts.ts'
import { much } from '../amounts.ts'
import { damage } from '../lexicon.ts'
import { nounOf } from '../noun-phrases.ts'
import { type DirectObject, indirect, object, pronounFor } from '../objects.ts'
import { actor, fixed, getter, you } from '../people.ts'
import { reference, thing } from '../phrases.ts'

/** Who deals the damage, when it is not the card itself: « il », « chacune de vos unités ». */
function dealer(by: Things, ctx: Context): Subject {
  if (by.op === 'self') return getter(by, ctx)!.subject
  if (by.op !== 'the') return fixed(thing(by, ctx, 'each'), 'one')
  const it = reference(by.name, ctx)
  return fixed(it.pronoun ? pronounFor(it) : it.words, 'one')
}

/** « Étrangers attaquants », when it is their attack that is spoken of. */
function attackingOnes({ card }: Context): string | undefined {
  const found = card.abilities.find((each) => each.op === 'triggered' && each.on.op === 'attackDeclared')
  if (found?.op !== 'triggered' || found.on.op !== 'attackDeclared' || found.on.that === undefined)
    return undefined
  const d = describeFilter(found.on.that, 'both', [])
  const noun = nounOf(d)
  return `${noun.many} ${agree('attaquant', noun.gender, 2)}`
}

export const damageAndKilling = {
  deal: ({ n, to, by }, ctx) => {
    const ownUnit = by?.op === 'self' && hurtsYou(to)
    // « pour gagner une influence et subir 1 dégât »: a price, not an aim.
    if (ctx.ordered && by === undefined && hurtsYou(to))
      return [says(you, act('subir', much(n, damage, ctx, '')))]
    const subject = by === undefined ? you : dealer(by, ctx)
    return parts(n).map((part, i) => {
      const nobody = i > 0 || (isPick(to) && unionWord(to.of) === 'anything')
      const target: DirectObject = nobody
        ? { words: '' }
        : ownUnit
          ? { words: '', clitic: 'vous' }
          : indirect(to, ctx)
      const attackers = isThatMuch(part) ? attackingOnes(ctx) : undefined
      const amount =
        attackers === undefined
          ? much(part, damage, namingCursed(to, ctx), i > 0 ? 'more' : '')
          : `autant de ${damage.many} qu'il y a de ${attackers}`
      // A long amount stands behind the one who suffers it.
      const plain = printed(part) !== undefined || (isThatMuch(part) && attackers === undefined)
      return says(
        subject,
        act(
          'infliger',
          plain ? phrase(amount, target.words) : phrase(target.words, amount),
          target.clitic === undefined ? {} : { clitic: target.clitic },
        ),
      )
    })
  },
  kill: simple('tuer'),
  sacrifice: ({ what }, ctx) => {
    const who = actor(actorOf(what), ctx)
    return [says(who.subject, direct('sacrifier', sacrificed(ownChoice(what, who.ctx), who.ctx)))]
  },
  negate: simple('annuler'),
} satisfies Partial<LeafTable>

/** You can only sacrifice what is yours: « une unité »; whoever is asked for it hears whose. */
export function sacrificed(what: Objects, ctx: Context): DirectObject {
  if (!ctx.asking && isPick(what) && what.how === 'one' && what.of.op === 'cards' && what.of.of === 'you')
    return object({ ...what, of: { ...what.of, of: 'both' } }, ctx)
  return object(what, ctx, 'all')
}
