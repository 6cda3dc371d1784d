import { type Act, act, type Sentence, says } from '../../../../language/text/discourse.ts'
import { phrase } from '../../../../language/text/french/nouns.ts'
import type { Duration, Objects } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { shortName } from './nouns.ts'
import { type DirectObject, object } from './objects.ts'
import { you } from './people.ts'
import type { Whole } from './whole-sets.ts'

export const does = (...acts: Act[]): Sentence => says(you, ...acts)
/** A verb with its object, which may be a pronoun, and what follows. */
export const direct = (verb: string, { words: what, clitic }: DirectObject, after?: string): Act =>
  act(verb, phrase(what, after), clitic === undefined ? {} : { clitic })

export const lasting = (lasts: Duration | undefined, ctx: Context): string | undefined =>
  lasts === 'this turn'
    ? 'ce tour-ci'
    : lasts === 'while yours'
      ? `tant que vous avez ${shortName(ctx.card)}`
      : undefined

export const simple =
  (verb: string, style: Whole = 'all') =>
  ({ what }: { readonly what: Objects }, ctx: Context): Sentence[] => [
    does(direct(verb, object(what, ctx, style))),
  ]
