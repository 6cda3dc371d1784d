import type { Collection } from '../../collection.ts'
import { rememberedNames, rememberedText } from '../remembered.ts'
import { allSpoken, type Spoken } from '../spoken.ts'

/** Words that keep their capital inside a sentence, and are no names of things. */
const WORDS = ['Gravehold', 'Unleash', 'Déchaîné']

const namesOf = ({ playerCards, nemesisCards, mages, mats, nemeses }: Collection, { names }: Spoken) => [
  ...[...mages, ...mats].map(({ id }) => names.mage(id)?.name),
  ...nemeses.map(({ id }) => names.nemesis(id)),
  ...[...playerCards, ...nemesisCards].map(({ id }) => names.card(id)),
]

/** They, and all names of this game. */
const properNames = (of: Collection): readonly string[] =>
  [...new Set([...WORDS, ...allSpoken().flatMap((spoken) => namesOf(of, spoken))])].flatMap((name) =>
    name === undefined || name === '' ? [] : [name.replace(/'/g, '’')],
  )

/** Verbs are names of cards too; as the first word of a text they are verbs. */
const verbs = /^(?:Discard|Destroy|Draw|Gain|Deal|Focus|Cast)\b/

const loweredIn = (of: Collection): ((text: string) => string) => {
  const names = rememberedNames(() => properNames(of))
  return rememberedText((text) => {
    const isName = names().some((name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)))
    return isName && !verbs.test(text) ? text : text.replace(/^\p{L}/u, (first) => first.toLowerCase())
  })
}

const known = new WeakMap<Collection, (text: string) => string>()

/** A text behind a colon or in brackets begins small, unless it begins with a name of this game. */
export function lowered(text: string, of: Collection): string {
  const lower = known.get(of) ?? loweredIn(of)
  known.set(of, lower)
  return lower(text)
}

/** Without the full stop of a single sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/, '')
