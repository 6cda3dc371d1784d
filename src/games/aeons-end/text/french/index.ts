import { typeset } from '../../../../language/text/french/elision.ts'
import { agree, phrase } from '../../../../language/text/french/nouns.ts'
import { times } from '../../../../language/text/french/numbers.ts'
import { frenchButtons as buttons, french as speech } from '../../../../language/text/french/sentence.ts'
import { type CardLanguage, described } from '../context.ts'
import type { FrenchNames } from '../names/names.ts'
import { forEach as forEachOf } from './amounts.ts'
import { afterNemesisDraw, events, labels, mat, onGain, opening, prepRule, window } from './clauses.ts'
import { adjunct, condition } from './conditions.ts'
import { effects } from './effects.ts'
import { actor, ownerOfPick, you } from './people.ts'
import { head, nounFor } from './phrases.ts'
import { rules } from './rules.ts'

export const french = (names: FrenchNames): CardLanguage => ({
  lang: 'fr',
  names,
  typeset,
  speech,
  buttons,
  effects,
  rules,
  you,
  actor,
  ownerOfPick,
  if: (node, ctx) => `si ${condition(node, ctx)}`,
  until: (node, ctx) => `jusqu'à ce que ${condition(node, ctx)}`,
  while: (node, ctx) => `tant que ${condition(node, ctx)}`,
  ifDone: ({ person }) =>
    person === 'you' ? 'si vous le faites' : person === 'one' ? 'si il le fait' : 'si ils le font',
  otherwise: 'sinon',
  ifImpossible: 'si cela est impossible',
  instead: ' à la place',
  then: 'ensuite',
  repeating: (words) => `répétez ${words}`,
  inAnyOrder: "dans l'ordre de son choix",
  beginner: 'avec les règles pour débutants',
  again: (act, n) => ({ ...act, adverb: phrase(act.adverb, times(n)) }),
  repeatedly: (n, upTo) => (n === 'that' ? 'pour chaque carte' : upTo ? `jusqu'à ${times(n)}` : times(n)),
  repeatThis: (n) => `répétez ceci ${times(n)} de plus`,
  forEachOf,
  forEach: (source, ctx) => {
    const d = described(source, ctx)
    const { gender } = nounFor(d, ctx)
    const order = source.op === 'from' ? source.order : undefined
    const start =
      order === undefined
        ? undefined
        : order === 'age'
          ? 'en commençant par le plus ancien en jeu'
          : `en commençant par ${gender === 'f' ? 'la' : 'le'} ${order === 'dearestFirst' ? 'plus' : 'moins'} ${agree('cher', gender, 1)}`
    return phrase(`pour chaque ${head(d, 1, ctx)}${start === undefined ? '' : ','}`, start)
  },
  row: (from, to, of, ctx) => {
    const noun = nounFor(described(of, ctx), ctx)
    return `${to === undefined ? `${from}` : from === to ? from : `${from}-${to}`} ${noun.many}${to === undefined ? ' ou plus' : ''}`
  },
  labels,
  whilePrepped: 'lorsque préparé',
  events,
  adjunct,
  onGain: (when, ctx) => onGain(when, ctx),
  onPrep: 'lorsque vous préparez ce sort',
  mainPhase: (once) =>
    once ? 'une fois par tour, durant votre phase principale' : 'durant votre phase principale',
  action: (duration) =>
    duration === 'always'
      ? { lead: "durant la phase principale de n'importe quel joueur", trail: '' }
      : { lead: "jusqu'à la fin de ce tour", trail: ' autant de fois que souhaité' },
  prepRule: (clause) => prepRule(clause),
  window,
  opening: (drawn, ctx) => opening(drawn, ctx),
  afterNemesisDraw,
  mat,
})
