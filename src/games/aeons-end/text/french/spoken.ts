import { f, m, type Noun } from '../../../../language/text/french/nouns.ts'
import type { FrenchName, Pack, PackNames } from '../../pack.ts'
import { frenchNames } from '../names/french.ts'
import { together } from '../names/names.ts'
import type { Spoken } from '../spoken.ts'
import { french as voiceWith } from '../words/french/index.ts'
import { setup } from '../words/french/setup.ts'
import { french as languageWith } from './index.ts'

const nouns = (names: Readonly<Record<string, FrenchName>> = {}): Record<string, Noun> =>
  Object.fromEntries(
    Object.entries(names).map(([id, { one, gender, many }]) => {
      const noun = gender === 'm' ? m : f
      return [id, many === undefined ? noun(one) : noun(one, many)]
    }),
  )

/**
 * French for a game with these packs: what they bring along is called as they say. `later` names whatever the project
 * has beside the usual packs.
 */
export function speakFrench(packs: readonly Pack[], later: readonly PackNames<Noun>[] = []): Spoken {
  const brought = packs.flatMap(({ names }) =>
    names === undefined
      ? []
      : [{ ...names.fr, cards: nouns(names.fr.cards), nemeses: nouns(names.fr.nemeses) }],
  )
  const language = languageWith({ lang: 'fr', ...together([frenchNames, ...later, ...brought]) })
  return { language, voice: voiceWith(language), setup }
}
