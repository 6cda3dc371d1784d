import { ce, form, list, nominative, the } from '../../../../language/text/french/nouns.ts'
import { inWords } from '../../../../language/text/french/numbers.ts'
import type { Measure, Pick, Who } from '../../language/nodes.ts'
import { type Actor, type Context, described } from '../context.ts'
import { nemesisIn } from '../names/names.ts'
import { type Described, type NounKey, sourceOf } from '../things.ts'
import { nouns, token } from './lexicon.ts'
import { head, nounFor } from './phrases.ts'
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
  one(noun, kind, ce(nouns[kind]), 'il')
const named = (name: string, kind: Actor['kind']): Actor => one(name, kind, name, name)

const several = (noun: string, again: string, adverb: string, kind: 'player' | 'ally' = 'player'): Actor => ({
  person: 'many',
  possessor: 'many',
  noun,
  again,
  pronoun: 'ils',
  adverb,
  kind,
})

export const you: Actor = {
  person: 'you',
  possessor: 'you',
  noun: 'vous',
  again: 'vous',
  pronoun: 'vous',
  kind: 'player',
}

/** « coûtant chacune 2 ou plus », behind « en main ». */
const costing = (d: Described, ctx: Context): string =>
  d.costing === undefined ? '' : head(d, 2, ctx, { ownerless: true }).slice(form(nounFor(d, ctx), 2).length)

/** « le plus grand nombre de charges », « le moins de vie ». */
export function extreme(which: 'most' | 'least', measure: Measure, ctx: Context): string {
  if (measure === 'life') return which === 'most' ? 'le plus de vie' : 'le moins de vie'
  const word = which === 'most' ? 'le plus grand nombre' : 'le plus petit nombre'
  if (measure === 'charges') return `${word} de charges`
  if (measure === 'pulse') return `${word} de ${token('pulse').many}`
  const d = described(measure.count, ctx)
  const noun = nounFor(d, ctx)
  // « en main », not « de sa main »: nobody has been named yet.
  if (d.zones[0] === 'hand') return `${word} de ${form(noun, 2)} en main${costing(d, ctx)}`
  return `${word} de ${head(d, 2, { ...ctx, subject: player('') })}`
}

export const playerWith = (
  { with: which, measure }: { readonly with: 'most' | 'least'; readonly measure: Measure },
  ctx: Context,
): string => `${the(nouns.player, 1)} ayant ${extreme(which, measure, ctx)}`

export const nemesisName = ({ language, on }: Context): string =>
  nemesisIn(language.names, on.nemesis) ?? 'la némésis'

const minion = (noun: string, kind: NounKey): Actor =>
  one(noun, kind, ce(nouns[kind]), nominative(nouns[kind].gender))

export function actor(who: Who, ctx: Context): Actor {
  if (typeof who === 'string') {
    switch (who) {
      case 'you':
        return you
      case 'anyPlayer':
        return player('un joueur')
      case 'anyAlly':
        return player('un allié', 'ally')
      case 'eachPlayer':
        return player('chaque joueur')
      case 'activePlayer':
        return player(ce(nouns.player))
      case 'dealer':
        return player(`${the(nouns.player, 1)} qui a infligé ces dégâts`)
      case 'gravehold':
        return named('Gravehold', 'gravehold')
      case 'nemesis':
        return named(nemesisName(ctx), 'nemesis')
      case 'thisMinion':
        return named(ce(nouns.minion), 'minion')
    }
  }
  if ('anotherThan' in who) return player('un autre joueur')
  if ('different' in who)
    return several(`${inWords(who.different)} joueurs différents`, ce(nouns.player, 2), 'chacun')
  if ('with' in who) return player(playerWith(who, ctx))
  if ('ownerOf' in who) return player(ce(nouns.player))
  if ('bound' in who) {
    const kind = ctx.notes.bindings.get(who.bound)?.noun === 'ally' ? 'ally' : 'player'
    return player(ce(nouns[kind]), kind)
  }
  if ('mage' in who) return named(ctx.language.names.mages.get(who.mage)?.name ?? who.mage, 'mage')
  if ('together' in who) {
    const kind = who.together === 'players' ? 'player' : 'ally'
    return several(the(nouns[kind], 2), the(nouns[kind], 2), 'collectivement', kind)
  }
  if ('all' in who) {
    const each = who.all.map((part) => actor(part, ctx).noun)
    return { ...several(list(each), 'ils', ''), kind: 'minion' }
  }
  if (typeof who.minion === 'string') {
    const kind = ctx.notes.bindings.get(who.minion)?.noun ?? 'minion'
    return minion(ce(nouns[kind]), kind)
  }
  const source = sourceOf(who.minion)
  const kind = source === undefined ? 'minion' : described(source, ctx).noun
  return minion(object(who.minion, ctx).words, kind)
}

/** « le joueur ayant le sort préparé le plus cher » */
export function ownerOfPick(pick: Pick, ctx: Context): Actor {
  const bare =
    'of' in pick && pick.of.op === 'from' ? { ...pick, of: { ...pick.of, of: 'subject' as const } } : pick
  const joint: Context = { ...ctx, subject: several('', '', '') }
  return player(`${the(nouns.player, 1)} ayant ${object(bare, joint).words}`)
}

/** « vous avez », « ce joueur a ». */
export const has = (subject: Actor): string =>
  subject.person === 'you' ? 'vous avez' : `${subject.again} ${subject.person === 'one' ? 'a' : 'ont'}`
