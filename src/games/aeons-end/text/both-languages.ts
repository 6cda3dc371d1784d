import { english } from './english/spoken.ts'
import { french } from './french/spoken.ts'
import { legacyEnglish } from './names/legacy/names-english.ts'
import { legacyFrench } from './names/legacy/names-french.ts'
import { nameInEnglish } from './names/name-in-english.ts'
import { nameInFrench } from './names/name-in-french.ts'
import { speakIn } from './spoken.ts'

/** For programs that have both languages, and names for everything in them, at hand; a page fetches what it needs. */
export function speakBothLanguages(): void {
  speakIn('en', english)
  speakIn('fr', french)
  nameInEnglish(legacyEnglish)
  nameInFrench(legacyFrench)
}
