import type { Subject } from '../../../language/text/discourse.ts'
import type { Things } from '../language/nodes.ts'
import type { Context } from './context.ts'

/** The players as a language calls them. */
export interface People {
  readonly you: Subject
  readonly enemy: Subject
  readonly cursed: Subject
  readonly each: Subject
}

/** Who does it: you, or the player whose cards they are. */
export const actorAmong =
  ({ you, enemy, cursed, each }: People) =>
  (who: 'you' | 'enemy' | 'each', ctx: Context): { readonly subject: Subject; readonly ctx: Context } => {
    if (who === 'you') return { subject: you, ctx }
    const theirs: Context = { ...ctx, actor: 'enemy' }
    if (who === 'each') return { subject: each, ctx: theirs }
    return { subject: ctx.enemy === 'cursed' ? cursed : enemy, ctx: theirs }
  }

/** A player who has a word of their own; nobody said means you. */
export function playerAmong(people: People, who: Things | undefined, ctx: Context): Subject | undefined {
  if (who === undefined) return people.you
  if (who.op !== 'players' || who.who === 'defending') return undefined
  return who.who === 'enemy' ? actorAmong(people)('enemy', ctx).subject : people[who.who]
}
