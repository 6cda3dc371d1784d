import { capital } from '../capital.ts'
import type { Clause, Mention, Speech } from '../discourse.ts'
import { elide, typeset } from './elision.ts'
import { list, phrase } from './nouns.ts'
import { sayAll } from './verbs.ts'

export { capital }

function clause({ subject, predicates, indicative }: Clause, mention: Mention): string {
  if (subject.person === 'you') {
    const asked = indicative === true || predicates.some((each) => each.kind === 'may')
    return asked ? phrase('vous', sayAll(predicates, 'you')) : sayAll(predicates, 'imperative')
  }
  return phrase(subject[mention], sayAll(predicates, subject.person))
}

/** On a button: « Détruire une carte », where a card says « Détruisez ». */
const onButton = (said: Clause, mention: Mention): string =>
  said.subject.person === 'you' && said.predicates.every((each) => each.kind !== 'may')
    ? sayAll(said.predicates, 'infinitive')
    : clause(said, mention)

export const french: Speech = {
  clause,
  clauses: (parts) => list(parts),
  lead: (leads, body) => [...leads, body].join(', '),
  finish: (words, aside) => {
    const text = capital(typeset(elide(words)))
    const stopped = /[.:]$/.test(text) ? text : `${text}.`
    return aside ? `(${stopped})` : stopped
  },
  or: 'OU',
  label: (label, text) => ({ label: `${typeset(elide(label))}\u00a0:`, text }),
}

/** The same with what you are ordered to do in the infinitive. */
export const frenchButtons: Speech = { ...french, clause: onButton }
