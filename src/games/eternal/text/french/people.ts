import type { Subject } from '../../../../language/text/discourse.ts'
import { nominative, the } from '../../../../language/text/french/nouns.ts'
import type { Objects, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { actorAmong, type People, playerAmong } from '../people.ts'
import { describedThings, isOnPlaymat, isPick } from '../things.ts'
import { player } from './lexicon.ts'
import { genderOf } from './noun-phrases.ts'
import { selfGender, selfSubject, shortName } from './nouns.ts'
import { pronounFor } from './objects.ts'
import { reference, thing } from './phrases.ts'

const joueur = (words: string): Subject => {
  const noun = the(player, 1, words)
  return { person: 'one', noun, again: noun, pronoun: 'il' }
}
export const you: Subject = { person: 'you', noun: 'vous', again: 'vous', pronoun: 'vous' }
export const enemyPlayer: Subject = joueur('joueur adverse')
export const cursedPlayer: Subject = joueur('joueur maudit')
const eachPlayer: Subject = { person: 'one', noun: 'chaque joueur', again: 'chaque joueur', pronoun: 'il' }

export const fixed = (words: string, person: 'one' | 'many', pronoun = 'elle'): Subject => ({
  person,
  noun: words,
  again: words,
  pronoun,
})

const people: People = { you, enemy: enemyPlayer, cursed: cursedPlayer, each: eachPlayer }
export const actor = actorAmong(people)

export const playerSubject = (who: Things | undefined, ctx: Context): Subject =>
  playerAmong(people, who, ctx) ?? fixed(thing(who!, ctx), 'one', 'il')

interface Getter {
  readonly subject: Subject
  readonly gender: 'm' | 'f'
  readonly many: boolean
}

/** What gains something, when it can be the subject: « Vos unités », « Elle », « Le porteur ». */
export function getter(what: Objects, ctx: Context): Getter | undefined {
  if (isPick(what)) return undefined
  const is = (words: string, gender: 'm' | 'f', plural = false): Getter => ({
    subject: fixed(words, plural ? 'many' : 'one', nominative(gender, plural ? 2 : 1)),
    gender,
    many: plural,
  })
  switch (what.op) {
    case 'self':
      return is(ctx.selfNamed ? selfSubject(ctx.card) : shortName(ctx.card), selfGender(ctx.card))
    case 'the': {
      if (ctx.bindings.get(what.name)?.pick !== undefined) return undefined
      const it = reference(what.name, ctx)
      return is(it.pronoun ? pronounFor(it) : it.words, it.gender, it.n >= 2)
    }
    case 'players':
      return what.who === 'you' ? undefined : is(thing(what, ctx), 'm')
    case 'union':
      return undefined
    case 'bearer':
      return is(thing(what, ctx), what.word === 'wielder' ? 'm' : 'f')
    case 'top':
    case 'topmost':
      return is(thing(what, ctx), genderOf(describedThings(what)!), what.n !== 1)
    case 'ownerOf':
    case 'controllerOf':
    case 'windowSpell':
    case 'held':
    case 'except':
      return is(thing(what, ctx), 'm')
    default: {
      const d = describedThings(what)
      if (what.op === 'among' && what.of.op === 'the') return is(thing(what, ctx, 'each'), 'f')
      if (d === undefined || isOnPlaymat(d) || what.op === 'firstDrawn')
        return is(thing(what, ctx, 'plural'), d === undefined ? 'f' : genderOf(d), true)
      return is(thing(what, ctx, 'each'), genderOf(d))
    }
  }
}
