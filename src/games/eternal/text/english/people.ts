import type { Subject } from '../../../../language/text/discourse.ts'
import type { Objects, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { actorAmong, type People, playerAmong } from '../people.ts'
import { describedThings, isOnPlaymat, isPick } from '../things.ts'
import { pronounsOf, shortName } from './nouns.ts'
import { thing } from './phrases.ts'

export const you: Subject = { person: 'you', noun: 'you', again: 'you', pronoun: 'you' }
export const enemyPlayer: Subject = {
  person: 'one',
  noun: 'the enemy player',
  again: 'the enemy player',
  pronoun: 'they',
}
export const cursedPlayer: Subject = {
  person: 'one',
  noun: 'the cursed player',
  again: 'the cursed player',
  pronoun: 'they',
}
const eachPlayer: Subject = { person: 'one', noun: 'each player', again: 'each player', pronoun: 'they' }

export const fixed = (words: string, person: 'one' | 'many', pronoun = 'it'): Subject => ({
  person,
  noun: words,
  again: words,
  pronoun,
})

const people: People = { you, enemy: enemyPlayer, cursed: cursedPlayer, each: eachPlayer }
export const actor = actorAmong(people)

export const playerSubject = (who: Things | undefined, ctx: Context): Subject =>
  playerAmong(people, who, ctx) ?? fixed(thing(who!, ctx), 'one', 'they')

/** What gets something, when it can be the subject: "Your units", "It", "The wielder". */
export function getter(what: Objects, ctx: Context): Subject | undefined {
  if (isPick(what)) return undefined
  switch (what.op) {
    case 'self':
      return ctx.selfNamed
        ? fixed(pronounsOf(ctx.card).subject, 'one')
        : fixed(shortName(ctx.card), 'one', pronounsOf(ctx.card).subject)
    case 'the': {
      const binding = ctx.bindings.get(what.name)
      if (binding?.pick !== undefined) return undefined
      const said = thing(what, ctx)
      return fixed(said === 'them' ? 'they' : said, binding?.many ? 'many' : 'one')
    }
    case 'players':
      return what.who === 'you' ? undefined : fixed(thing(what, ctx), 'one')
    case 'union':
      return undefined
    case 'top':
    case 'topmost':
      return fixed(thing(what, ctx), what.n === 1 ? 'one' : 'many')
    case 'bearer':
    case 'ownerOf':
    case 'controllerOf':
    case 'windowSpell':
    case 'held':
      return fixed(thing(what, ctx), 'one')
    default: {
      // Cards that nobody sees are spoken of one by one: "each unit in your deck".
      const d = describedThings(what)
      const some = what.op === 'among' && what.of.op === 'the'
      return !some && (d === undefined || isOnPlaymat(d) || what.op === 'firstDrawn')
        ? fixed(thing(what, ctx, 'plural'), 'many', 'they')
        : fixed(thing(what, ctx, 'each'), 'one')
    }
  }
}
