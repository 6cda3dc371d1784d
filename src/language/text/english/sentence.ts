import { capital } from '../capital.ts'
import type { Clause, Mention, Speech } from '../discourse.ts'
import { list, phrase } from './nouns.ts'
import { typeset } from './typeset.ts'
import { sayAll } from './verbs.ts'

export { capital }

function clause({ subject, predicates, indicative }: Clause, mention: Mention): string {
  if (subject.person === 'you') {
    const asked = indicative === true || predicates.some((each) => each.kind === 'may')
    return asked ? phrase('you', sayAll(predicates, 'you')) : sayAll(predicates, 'imperative')
  }
  // "they" takes the plural verb even for one player.
  const form = mention === 'pronoun' && subject.pronoun === 'they' ? 'many' : subject.person
  return phrase(subject[mention], sayAll(predicates, form))
}

export const english: Speech = {
  clause,
  clauses: (parts) => list(parts),
  lead: (leads, body) => [...leads, body].join(', '),
  finish: (words, aside) => {
    const text = capital(typeset(words))
    const stopped = /[.:]$/.test(text) ? text : `${text}.`
    return aside ? `(${stopped})` : stopped
  },
  or: 'OR',
  label: (label, text) => ({ label: `${typeset(label)}:`, text }),
}
