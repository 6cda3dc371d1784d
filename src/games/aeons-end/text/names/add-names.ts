import { f, m, type Noun } from '../../../../language/text/french/nouns.ts'
import type { FrenchName, Pack } from '../../pack.ts'
import { nameInEnglish } from './name-in-english.ts'
import { nameInFrench } from './name-in-french.ts'

const nouns = (names: Readonly<Record<string, FrenchName>> = {}): Record<string, Noun> =>
  Object.fromEntries(
    Object.entries(names).map(([id, { one, gender, many }]) => {
      const noun = gender === 'm' ? m : f
      return [id, many === undefined ? noun(one) : noun(one, many)]
    }),
  )

/** Texts call the things of a pack by the names that it brings along. */
export function addNames({ names }: Pack): void {
  if (names === undefined) return
  const { en, fr } = names
  nameInEnglish(en)
  nameInFrench({ ...fr, cards: nouns(fr.cards), nemeses: nouns(fr.nemeses) })
}
