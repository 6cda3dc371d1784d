import { type Act, act, type Sentence, says } from '../../../../language/text/discourse.ts'
import type { Duration, Objects } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { shortName } from './nouns.ts'
import { you } from './people.ts'
import { object } from './phrases.ts'
import type { Whole } from './whole-sets.ts'

export const does = (...acts: Act[]): Sentence => says(you, ...acts)
export const lasting = (lasts: Duration | undefined, ctx: Context): string | undefined =>
  lasts === 'this turn'
    ? 'this turn'
    : lasts === 'while yours'
      ? `while you have ${shortName(ctx.card)}`
      : undefined

export const simple =
  (verb: string, style: Whole = 'all') =>
  ({ what }: { readonly what: Objects }, ctx: Context): Sentence[] => [
    does(act(verb, object(what, ctx, style))),
  ]
