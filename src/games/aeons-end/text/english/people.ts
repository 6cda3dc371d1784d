import { list, phrase } from '../../../../language/text/english/nouns.ts'
import { inWords } from '../../../../language/text/english/numbers.ts'
import type { Measure, Pick, Who } from '../../language/nodes.ts'
import { type Actor, type Context, described } from '../context.ts'
import { nemesisIn } from '../names/names.ts'
import { type NounKey, sourceOf } from '../things.ts'
import { nouns } from './lexicon.ts'
import { head } from './phrases.ts'
import { object } from './picks.ts'

const one = (noun: string, kind: Actor['kind'], again: string, pronoun: string): Actor => ({
  person: 'one',
  possessor: 'one',
  noun,
  again,
  pronoun,
  kind,
})

const player = (noun: string, kind: 'player' | 'ally' = 'player'): Actor =>
  one(noun, kind, `that ${kind}`, 'they')

/** Repeats its name rather than "he" or "it". */
const named = (name: string, kind: Actor['kind']): Actor => one(name, kind, name, name)

const several = (noun: string, again: string, adverb: string, kind: 'player' | 'ally' = 'player'): Actor => ({
  person: 'many',
  possessor: 'many',
  noun,
  again,
  pronoun: 'they',
  adverb,
  kind,
})

export const you: Actor = {
  person: 'you',
  possessor: 'you',
  noun: 'you',
  again: 'you',
  pronoun: 'you',
  kind: 'player',
}

/** "the most charges", "the lowest life", "the fewest prepped spells". */
export function extreme(which: 'most' | 'least', measure: Measure, ctx: Context): string {
  if (measure === 'life') return which === 'most' ? 'the most life' : 'the lowest life'
  const word = which === 'most' ? 'the most' : 'the fewest'
  if (measure === 'charges') return `${word} charges`
  if (measure === 'pulse') return `${word} pulse tokens`
  // Of the player who is looked for.
  const theirs: Context = { ...ctx, subject: player('') }
  return `${word} ${head(described(measure.count, ctx), 2, theirs)}`
}

export const playerWith = (
  { with: which, measure }: { readonly with: 'most' | 'least'; readonly measure: Measure },
  ctx: Context,
): string => `the player with ${extreme(which, measure, ctx)}`

export const nemesisName = ({ language, on }: Context): string =>
  nemesisIn(language.names, on.nemesis) ?? 'the nemesis'

const minion = (noun: string, kind: NounKey): Actor => one(noun, kind, `that ${nouns[kind].one}`, 'it')

export function actor(who: Who, ctx: Context): Actor {
  if (typeof who === 'string') {
    switch (who) {
      case 'you':
        return you
      case 'anyPlayer':
        return player('any player')
      case 'anyAlly':
        return player('any ally', 'ally')
      case 'eachPlayer':
        return player('each player')
      case 'activePlayer':
        return player('that player')
      case 'dealer':
        return player('the player who dealt that damage')
      case 'gravehold':
        return named('Gravehold', 'gravehold')
      case 'nemesis':
        return named(nemesisName(ctx), 'nemesis')
      case 'thisMinion':
        return named('this minion', 'minion')
    }
  }
  if ('anotherThan' in who) return player('a different player')
  if ('different' in who)
    return several(`${inWords(who.different)} different players`, 'those players', 'each')
  if ('with' in who) return player(playerWith(who, ctx))
  if ('ownerOf' in who) return player('that player')
  if ('bound' in who) {
    const kind = ctx.notes.bindings.get(who.bound)?.noun
    return kind === 'ally' ? player('that ally', 'ally') : player('that player')
  }
  if ('mage' in who) return named(ctx.language.names.mages.get(who.mage)?.name ?? who.mage, 'mage')
  if ('together' in who)
    return who.together === 'players'
      ? several('the players', 'the players', 'collectively')
      : several('allies', 'those allies', 'collectively', 'ally')
  if ('all' in who) {
    const each = who.all.map((part) => actor(part, ctx).noun)
    return { ...several(list(each), 'they', ''), kind: 'minion' }
  }
  if (typeof who.minion === 'string') {
    const kind = ctx.notes.bindings.get(who.minion)?.noun ?? 'minion'
    return minion(`that ${nouns[kind].one}`, kind)
  }
  const source = sourceOf(who.minion)
  return minion(object(who.minion, ctx), source === undefined ? 'minion' : described(source, ctx).noun)
}

/** "the player with the most expensive prepped spell" */
export function ownerOfPick(pick: Pick, ctx: Context): Actor {
  const bare =
    'of' in pick && pick.of.op === 'from' ? { ...pick, of: { ...pick.of, of: 'subject' as const } } : pick
  return player(phrase('the player with', object(bare, { ...ctx, subject: several('', '', '') })))
}

/** "you have", "that player has". */
export const possessiveSubject = (subject: Actor): string =>
  subject.person === 'you' ? 'you have' : `${subject.again} ${subject.person === 'one' ? 'has' : 'have'}`
