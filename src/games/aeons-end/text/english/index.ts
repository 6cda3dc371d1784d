import { inWords, times } from '../../../../language/text/english/numbers.ts'
import { english as speech } from '../../../../language/text/english/sentence.ts'
import { typeset } from '../../../../language/text/english/typeset.ts'
import { type CardLanguage, described } from '../context.ts'
import type { EnglishNames } from '../names/names.ts'
import { forEach as forEachOf } from './amounts.ts'
import { afterNemesisDraw, events, labels, mat, onGain, opening, prepRule, window } from './clauses.ts'
import { adjunct, condition } from './conditions.ts'
import { effects } from './effects.ts'
import { actor, ownerOfPick, you } from './people.ts'
import { head, nounFor } from './phrases.ts'
import { rules } from './rules.ts'

const order = {
  age: 'the one in play the longest',
  cheapestFirst: 'the least expensive',
  dearestFirst: 'the most expensive',
}

export const english = (names: EnglishNames): CardLanguage => ({
  lang: 'en',
  names,
  typeset,
  speech,
  buttons: speech,
  effects,
  rules,
  you,
  actor,
  ownerOfPick,
  if: (node, ctx) => `if ${condition(node, ctx)}`,
  until: (node, ctx) => `until ${condition(node, ctx)}`,
  while: (node, ctx) => `as long as ${condition(node, ctx)}`,
  ifDone: (subject) => (subject.person === 'you' ? 'if you do' : 'if they do'),
  otherwise: 'otherwise',
  ifImpossible: 'if you cannot',
  then: 'then',
  repeating: (words) => words,
  instead: ' instead',
  inAnyOrder: 'in any order',
  beginner: 'with the beginner rules',
  again: (act, n) => ({ ...act, object: act.object === '' ? times(n) : `${act.object} ${times(n)}` }),
  repeatedly: (n, upTo) => (n === 'that' ? 'for each card' : upTo ? `up to ${times(n)}` : times(n)),
  repeatThis: (n) => `repeat this ${inWords(n)} additional ${n === 1 ? 'time' : 'times'}`,
  forEachOf,
  forEach: (source, ctx) => {
    const start =
      source.op === 'from' && source.order !== undefined ? `, starting with ${order[source.order]}` : ''
    return `for each ${head(described(source, ctx), 1, ctx)}${start}`
  },
  labels,
  whilePrepped: 'while prepped',
  events,
  adjunct,
  onGain: (when, ctx) => onGain(when, ctx),
  onPrep: 'when you prep this',
  mainPhase: (once) => (once ? 'once per turn during your main phase' : 'during your main phase'),
  action: (duration) =>
    duration === 'always'
      ? { lead: "during any player's main phase", trail: '' }
      : { lead: 'until the end of this turn', trail: ' any number of times' },
  prepRule: (clause) => prepRule(clause),
  window,
  opening: (drawn, ctx) => opening(drawn, ctx),
  afterNemesisDraw,
  mat,
  row: (from, to, of, ctx) =>
    `${to === undefined ? `${from} or more` : from === to ? from : `${from}-${to}`} ${nounFor(described(of, ctx), ctx).many}`,
})
