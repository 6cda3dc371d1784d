import type { Collection } from '../../collection.ts'
import { cardIn, nemesisIn } from '../names/names.ts'
import { rememberedText } from '../remembered.ts'
import { allSpoken, type Spoken } from '../spoken.ts'

/** Words that keep their capital inside a sentence, and are no names of things. */
const WORDS = ['Gravehold', 'Unleash', 'Déchaîné']

const namesOf = (
  { playerCards, nemesisCards, mages, mats, nemeses }: Collection,
  { language: { names } }: Spoken,
) => [
  ...[...mages, ...mats].map(({ id }) => names.mages.get(id)?.name),
  ...nemeses.map(({ id }) => nemesisIn(names, id)),
  ...[...playerCards, ...nemesisCards].map(({ id }) => cardIn(names, id)),
]

/** They, and all names of this game. */
const properNames = (of: Collection): readonly string[] =>
  [...new Set([...WORDS, ...allSpoken(of).flatMap((spoken) => namesOf(of, spoken))])].flatMap((name) =>
    name === undefined || name === '' ? [] : [name.replace(/'/g, '’')],
  )

/** Verbs are names of cards too; as the first word of a text they are verbs. */
const verbs = /^(?:Discard|Destroy|Draw|Gain|Deal|Focus|Cast)\b/

const loweredIn = (of: Collection): ((text: string) => string) => {
  const names = properNames(of)
  return rememberedText((text) => {
    const isName = names.some((name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)))
    return isName && !verbs.test(text) ? text : text.replace(/^\p{L}/u, (first) => first.toLowerCase())
  })
}

interface Lowering {
  readonly lower: (text: string) => string
  /** With the names of so many languages: more of them are fetched when somebody speaks them. */
  readonly languages: number
}
const known = new WeakMap<Collection, Lowering>()

/** A text behind a colon or in brackets begins small, unless it begins with a name of this game. */
export function lowered(text: string, of: Collection): string {
  const languages = allSpoken(of).length
  const before = known.get(of)
  if (before?.languages === languages) return before.lower(text)
  const lower = loweredIn(of)
  known.set(of, { lower, languages })
  return lower(text)
}

/** Without the full stop of a single sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/, '')
