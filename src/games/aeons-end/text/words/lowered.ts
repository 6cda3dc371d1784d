import { englishNames } from '../names/english.ts'
import { frenchNames } from '../names/french.ts'

const ofNouns = (names: Readonly<Record<string, { readonly one: string }>>): string[] =>
  Object.values(names).map(({ one }) => one)

/** Words that keep their capital inside a sentence. */
const proper = [
  'Gravehold',
  'Unleash',
  'Déchaîné',
  ...Object.values(englishNames.mages).map(({ name }) => name),
  ...Object.values(englishNames.nemeses),
  ...Object.values(englishNames.cards),
  ...ofNouns(frenchNames.nemeses),
  ...ofNouns(frenchNames.cards),
].map((name) => name.replace(/'/g, '’'))

/** Verbs are names of cards too; as the first word of a text they are verbs. */
const verbs = /^(?:Discard|Destroy|Draw|Gain|Deal|Focus|Cast)\b/

/** A text behind a colon or in brackets begins small, unless it begins with a name. */
export function lowered(text: string): string {
  const isName = proper.some((name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)))
  return isName && !verbs.test(text) ? text : text.replace(/^\p{L}/u, (first) => first.toLowerCase())
}

/** Without the full stop of a single sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/, '')
