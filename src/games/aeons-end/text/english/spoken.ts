import type { Pack, PackNames } from '../../pack.ts'
import { englishNames } from '../names/english.ts'
import { together } from '../names/names.ts'
import type { Spoken } from '../spoken.ts'
import { english as voiceWith } from '../words/english/index.ts'
import { setup } from '../words/english/setup.ts'
import { english as languageWith } from './index.ts'

/**
 * English for a game with these packs: what they bring along is called as they say. `later` names whatever the project
 * has beside the usual packs.
 */
export function speakEnglish(packs: readonly Pack[], later: readonly PackNames<string>[] = []): Spoken {
  const brought = packs.flatMap(({ names }) => (names === undefined ? [] : [names.en]))
  const language = languageWith({ lang: 'en', ...together([englishNames, ...later, ...brought]) })
  return { language, voice: voiceWith(language), setup }
}
