import { f, m, type Noun } from '../../../../language/text/french/nouns.ts'
import type { FrenchName, Pack } from '../../pack.ts'
import { englishNames } from './english.ts'
import { frenchNames } from './french.ts'
import { bumpNamesVersion } from './names-version.ts'

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
  Object.assign(englishNames.cards, en.cards)
  Object.assign(englishNames.mages, en.mages)
  Object.assign(englishNames.nemeses, en.nemeses)
  Object.assign(frenchNames.cards, nouns(fr.cards))
  Object.assign(frenchNames.mages, fr.mages)
  Object.assign(frenchNames.nemeses, nouns(fr.nemeses))
  bumpNamesVersion()
}
