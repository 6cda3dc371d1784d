import { rememberedNames, rememberedText } from '../remembered.ts'
import { allSpoken } from '../spoken.ts'

/** Words that keep their capital inside a sentence. */
const properNames = rememberedNames((): readonly string[] =>
  ['Gravehold', 'Unleash', ...allSpoken().flatMap(({ names }) => names.proper())].map((name) =>
    name.replace(/'/g, '’'),
  ),
)

/** Verbs are names of cards too; as the first word of a text they are verbs. */
const verbs = /^(?:Discard|Destroy|Draw|Gain|Deal|Focus|Cast)\b/

/** A text behind a colon or in brackets begins small, unless it begins with a name. */
export const lowered = rememberedText((text) => {
  const isName = properNames().some(
    (name) => text.startsWith(name) && !/^\p{L}/u.test(text.slice(name.length)),
  )
  return isName && !verbs.test(text) ? text : text.replace(/^\p{L}/u, (first) => first.toLowerCase())
})

/** Without the full stop of a single sentence. */
export const unstopped = (text: string): string => text.replace(/\.$/, '')
