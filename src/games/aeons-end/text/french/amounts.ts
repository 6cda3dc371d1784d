import {
  agree,
  ce,
  f,
  form,
  m,
  type Noun,
  phrase,
  possessive,
  the,
} from '../../../../language/text/french/nouns.ts'
import { inWords, isPlural } from '../../../../language/text/french/numbers.ts'
import type { Amount, Source } from '../../language/nodes.ts'
import { type Context, described, isPlayerName } from '../context.ts'
import { type Counted, type Quantity, quantityOf, settled } from '../quantity.ts'
import { isZone } from '../things.ts'
import { aether, damage, nouns, token } from './lexicon.ts'
import { nemesisName, playerWith } from './people.ts'
import { cardNoun, head, nounFor } from './phrases.ts'
import { owned } from './places.ts'

const isToken = (of: Counted): of is Extract<Counted, { token: string }> => 'token' in of

/** « que possède Rage Incarnée », « que vous possédez ». */
const holder = (of: 'you' | 'self' | undefined, ctx: Context): string =>
  of === 'you' ? 'que vous possédez' : `que possède ${of === 'self' ? ce(nouns.card) : nemesisName(ctx)}`

function things(source: Source, n: 1 | 2, ctx: Context): { words: string; own: boolean; noun: Noun } {
  const d = described(source, ctx)
  const noun = nounFor(d, ctx)
  if (isZone(d, 'prepped') && typeof d.owner === 'object' && 'with' in d.owner)
    return {
      words: `${form(nouns.spell, n)} ${agree('préparé', 'm', n)} de ${playerWith(d.owner, ctx)}`,
      own: false,
      noun,
    }
  if (d.of === 'subject' && d.noun === 'turnCard')
    return { words: possessive(ctx.subject.possessor, noun, 2, head(d, 2, ctx)), own: true, noun }
  if (d.owner === 'subject' && (isZone(d, 'prepped') || isZone(d, 'breaches')))
    return { words: owned(noun, 'subject', ctx, 2, head(d, 2, ctx, { ownerless: true })), own: true, noun }
  return { words: head(d, n, ctx), own: false, noun }
}

/** « par carte défaussée de cette manière », « pour chacune de vos brèches ouvertes ». */
export function forEach(of: Counted, ctx: Context): string {
  if (isToken(of)) return `par ${token(of.token).one} ${holder(of.of, ctx)}`
  const { words, own, noun } = things(of, 1, ctx)
  if (!own && words.startsWith('autre ')) return `pour chaque ${words}`
  return own ? `pour ${agree('chacun', noun.gender, 1)} de ${words}` : `par ${words}`
}

/** « de bogues en jeu », « de jetons Furie que possède Rage Incarnée ». */
const counted = (of: Counted, ctx: Context): string =>
  isToken(of) ? `${token(of.token).many} ${holder(of.of, ctx)}` : things(of, 2, ctx).words

const number: Noun = m('nombre')
const double: Noun = m('double')
const cost: Noun = m('coût')
const life: Noun = f('vie')
const tier: Noun = m('palier')

const numberOf = (of: Counted, ctx: Context): string => `${the(number, 1)} de ${counted(of, ctx)}`

/** What an amount is equal to, as a noun phrase. */
export function asManyAs(raw: Amount, ctx: Context): string {
  const amount = settled(raw, ctx.setting)
  if (typeof amount === 'number') return String(amount)
  switch (amount.op) {
    case 'count':
      return numberOf(amount.of, ctx)
    case 'each':
      if (amount.n === 1) return numberOf(amount.of, ctx)
      return amount.n === 2
        ? `${the(double, 1)} de ${numberOf(amount.of, ctx)}`
        : `${inWords(amount.n)} fois ${numberOf(amount.of, ctx)}`
    case 'tokens':
      return numberOf({ token: amount.name, ...(amount.of === undefined ? {} : { of: amount.of }) }, ctx)
    case 'sum':
      return [amount.base, ...amount.plus].map((each) => asManyAs(each, ctx)).join(' plus ')
    case 'less':
      return `${asManyAs(amount.base, ctx)} moins ${asManyAs(amount.by, ctx)}`
    case 'half': {
      const round = amount.round === 'up' ? 'supérieur' : 'inférieur'
      return `${the(f('moitié'), 1)} de ${asManyAs(amount.of, ctx)} (arrondie à l'entier ${round})`
    }
    case 'every':
      return `1 par tranche de ${amount.k} sur ${asManyAs(amount.of, ctx)}`
    case 'given':
      return `${asManyAs(amount.then, ctx)} ou ${asManyAs(amount.otherwise, ctx)}`
    case 'ifPaid':
      return asManyAs(amount.n, ctx)
    case 'lifeOf':
      return amount.who === 'self'
        ? `${the(life, 1)} actuelle de ${ce(nouns.minion)}`
        : amount.who === 'you'
          ? 'votre vie actuelle'
          : amount.who === 'gravehold'
            ? `${the(life, 1)} actuelle de Gravehold`
            : 'card' in amount.who
              ? `${the(life, 1)} actuelle de ${cardNoun(amount.who.card, ctx).one}`
              : `${the(life, 1)} actuelle de ${ce(isPlayerName(amount.who.bound, ctx) ? nouns.player : nouns.minion)}`
    case 'shields':
      return `${the(number, 1)} de ${token('shield').many} que possède ${ce(nouns.minion)}`
    case 'powerOf':
      return `${the(number, 1)} de ${token('power').many} sur ${cardNoun(amount.card, ctx).one}`
    case 'bridges':
      return `${the(number, 1)} de ${token('bridge').many} en jeu`
    case 'costOf': {
      const binding = ctx.notes.bindings.get(amount.name)
      return binding === undefined ? 'son coût' : `${the(cost, 1)} de ${ce(nouns[binding.noun])}`
    }
    case 'chargesOf':
      return `${the(number, 1)} de ${possessive(ctx.subject.possessor, f('charge'), 2)}`
    case 'nemesisTier':
      return `${the(tier, 1)} de la némésis`
    case 'timesThisTurn':
      return `${the(number, 1)} de fois que vous l'avez ${amount.what === 'played' ? 'jouée' : 'acquise'} ce tour-ci`
    case 'lostTokens':
      return `${the(number, 1)} de jetons perdus de cette manière`
    case 'everything':
      return the(f('totalité'), 1)
    case 'parameter':
      return 'ce nombre'
    case 'byDifficulty':
    case 'byPlayers':
      return asManyAs(settled(amount, ctx.setting), ctx)
  }
}

/** « 3 dégâts », « 2 dégâts supplémentaires par … », « autant de dégâts que … ». */
export function much(quantity: Quantity, noun: Noun, ctx: Context, additional = false): string {
  // The icon of aether does not agree, and so nothing can agree with it.
  const more = (n: number) =>
    !additional ? undefined : noun === aether ? 'de plus' : agree('supplémentaire', noun.gender, n)
  switch (quantity.kind) {
    case 'number':
      return phrase(String(quantity.n), form(noun, quantity.n), more(quantity.n))
    case 'each':
      return phrase(String(quantity.n), form(noun, quantity.n), more(quantity.n), forEach(quantity.of, ctx))
    case 'every':
      return phrase(
        '1',
        noun.one,
        more(1),
        `par tranche de ${inWords(quantity.k)}`,
        counted(quantity.of, ctx),
      )
    case 'equal':
      return phrase('autant de', noun.many, more(2), 'que', asManyAs(quantity.to, ctx))
    case 'reduced':
      return `${much(quantity.base, noun, ctx, additional)}, ${agree('réduit', noun.gender, 2)} de ${less(quantity.by, ctx)}`
    case 'all':
      return `${noun.gender === 'f' ? 'toutes' : 'tous'} ${possessive(ctx.subject.possessor, noun, 2)}`
    case 'thatMany':
      return `autant de ${noun.many}`
  }
}

const less = (by: Quantity, ctx: Context): string =>
  by.kind === 'each'
    ? `${by.n} ${forEach(by.of, ctx)}`
    : by.kind === 'number'
      ? String(by.n)
      : by.kind === 'equal'
        ? asManyAs(by.to, ctx)
        : 'autant'

/** « deux bogues »; tokens are counted in digits. */
export function many(amount: Amount, noun: Noun, ctx: Context, digits = false): string {
  const quantity = quantityOf(amount, ctx.setting)
  const number = (n: number) => (digits ? String(n) : inWords(n, noun.gender))
  if (quantity.kind === 'number') return `${number(quantity.n)} ${form(noun, quantity.n)}`
  if (quantity.kind === 'thatMany') return `autant de ${noun.many}`
  if (quantity.kind === 'every')
    return `${number(1)} ${noun.one} par tranche de ${inWords(quantity.k)} ${counted(quantity.of, ctx)}`
  if (quantity.kind === 'each')
    return `${number(quantity.n)} ${form(noun, quantity.n)} ${forEach(quantity.of, ctx)}`
  return `autant de ${noun.many} que ${asManyAs(amount, ctx)}`
}

export const damages = (quantity: Quantity, ctx: Context, additional: boolean): string =>
  much(quantity, damage, ctx, additional)

/** « peut être utilisé », « peuvent être utilisés ». */
export const isSeveral = (quantity: Quantity): boolean => quantity.kind !== 'number' || isPlural(quantity.n)
