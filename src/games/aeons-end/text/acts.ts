import { type Act, type Sentence, says } from '../../../language/text/discourse.ts'
import type { From, Pick } from '../language/nodes.ts'
import { type Context, described } from './context.ts'
import { isZone } from './things.ts'

/** One act of the subject, with the adverb of a joint action. */
export const does = (ctx: Context, ...acts: Act[]): Sentence =>
  says(ctx.subject, ...acts.map((each) => ({ ...each, ...joint(ctx) })))

export const joint = (ctx: Context): { adverb?: string } =>
  ctx.subject.adverb ? { adverb: ctx.subject.adverb } : {}

/** A thing as a subject. */
export function things(noun: string, person: 'one' | 'many' = 'many') {
  return { person, possessor: person, noun, again: noun, pronoun: noun, kind: 'minion' } as const
}

/** The place next to the mat of the nemesis. */
export const isAside = ({ zone }: From): boolean =>
  typeof zone === 'object' && 'side' in zone && zone.side === 'aside'

/** Of the subject, so that it comes back. */
export const isOwn = (pick: Pick, ctx: Context): boolean =>
  !('of' in pick) || described(pick.of, ctx).owner === 'subject'

/** Only a turn order card comes back to its deck, and only from its discard pile. */
export const fromTurnDiscard = (pick: Pick, ctx: Context): boolean =>
  'of' in pick && isZone(described(pick.of, ctx), 'turnDiscard')
