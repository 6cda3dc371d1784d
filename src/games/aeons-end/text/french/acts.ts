import { type Act, act } from '../../../../language/text/discourse.ts'
import { phrase, possessive, some, the } from '../../../../language/text/french/nouns.ts'
import type { Destination, Pick } from '../../language/nodes.ts'
import { isAside } from '../acts.ts'
import { type Context, described } from '../context.ts'
import { quantityOf } from '../quantity.ts'
import { type NounKey, sideOf } from '../things.ts'
import { places } from './lexicon.ts'
import { nemesisName } from './people.ts'
import { nounFor } from './phrases.ts'
import { type Complement, object } from './picks.ts'
import { ofWhom, placeOf } from './places.ts'

/** A verb with an object that may be a pronoun, and what follows it. */
export const on = (verb: string, what: Complement, after?: string, more: Partial<Act> = {}): Act =>
  act(verb, phrase(what.words, after), {
    ...more,
    ...(what.clitic === undefined ? {} : { clitic: what.clitic }),
  })

/** « sur le dessus de votre pioche », « en main ». */
export function destination(to: Destination, ctx: Context): string {
  if ('handOf' in to) {
    const whom = ofWhom(to.handOf, ctx)
    if (whom !== undefined) return `dans ${the(places.hand, 1)} ${whom}`
    return `dans ${possessive(to.handOf === 'you' ? 'you' : ctx.subject.possessor, places.hand, 1)}`
  }
  if ('emptyBreach' in to) {
    const where = to.emptyBreach === 'leftmost' ? 'gauche' : 'droite'
    return `sur la brèche sans sort préparé la plus à ${where} de ${nemesisName(ctx)}`
  }
  if ('topOf' in to && isAside(to.topOf)) return 'à côté du plateau de la némésis'
  if ('topOf' in to) return `sur le dessus de ${placeOf(to.topOf, ctx)}`
  if ('bottomOf' in to) return `sous ${placeOf(to.bottomOf, ctx)}`
  return `au-dessus ou en dessous de ${placeOf(to.topOrBottomOf, ctx)}`
}

/** Cards of a side deck are taken from the top: « une corruption », « un acolyte ». */
export function gained(pick: Pick, ctx: Context): Complement {
  if (pick.op === 'top') {
    const d = described(pick.of, ctx)
    const quantity = quantityOf(pick.n, ctx.setting)
    if (sideOf(d) !== undefined && quantity.kind === 'number')
      return { words: some(quantity.n, nounFor(d, ctx)) }
  }
  return object(pick, ctx)
}

export const nounOfPick = (pick: Pick, ctx: Context): NounKey =>
  'of' in pick
    ? described(pick.of, ctx).noun
    : pick.op === 'that'
      ? (ctx.notes.bindings.get(pick.name)?.noun ?? 'card')
      : 'card'

export const after = (ctx: Context, what: 'loss' | 'draw' | 'shuffle'): { then?: true } =>
  ctx.joined && ctx.notes.said.has(`${what} ${ctx.subject.noun}`) ? { then: true } : {}

export const remember = (ctx: Context, what: 'loss' | 'draw' | 'shuffle'): void => {
  ctx.notes.said.add(`${what} ${ctx.subject.noun}`)
}
