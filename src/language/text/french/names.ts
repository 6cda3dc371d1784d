import { type Gender, type NameSort, type Noun, the, un } from './nouns.ts'

/** A name as part of a sentence, with the gender that what follows agrees with. */
export interface Named {
  readonly words: string
  readonly gender: Gender
}

export const sorted = (sort: NameSort, noun: Noun): Noun => ({ ...noun, sort })

/** « Le Déchiqueté » has its article in its name; in a sentence it contracts like any other. */
const withoutArticle = (name: string): string =>
  name.replace(/^(?:Le |La |Les |L['’])(\p{L})/u, (_, first: string) => first.toUpperCase())

/** « le sort Attiser »: behind what it is. */
const behind = (kind: Noun, { one }: Noun): Named => ({
  words: the(kind, 1, `${kind.one} ${one}`),
  gender: kind.gender,
})

/** One that is known: « le Goliath de lave », « Icaria », « le sort Attiser ». */
export function theNamed(name: Noun, kind: Noun): Named {
  if (name.sort === 'title') return behind(kind, name)
  if (name.sort === 'proper') return { words: name.one, gender: name.gender }
  return { words: the(name, 1, withoutArticle(name.one)), gender: name.gender }
}

/** Any one of its name: « une Étincelle », « Icaria », « le sort Attiser ». */
export const aNamed = (name: Noun, kind: Noun): Named =>
  name.sort === undefined ? { words: un(name), gender: name.gender } : theNamed(name, kind)
