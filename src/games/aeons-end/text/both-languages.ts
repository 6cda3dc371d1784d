import type { Lang } from '../../../language/face.ts'
import type { Collection } from '../collection.ts'
import type { Pack } from '../pack.ts'
import { speakEnglish } from './english/spoken.ts'
import { speakFrench } from './french/spoken.ts'
import { legacyEnglish } from './names/legacy/names-english.ts'
import { legacyFrench } from './names/legacy/names-french.ts'
import { type Spoken, speakIn, speaks } from './spoken.ts'

/** For programs that have both languages, and names for everything in them, at hand; a page fetches what it needs. */
export const speakers: Readonly<Record<Lang, (packs: readonly Pack[]) => Spoken>> = {
  en: (packs) => speakEnglish(packs, [legacyEnglish]),
  fr: (packs) => speakFrench(packs, [legacyFrench]),
}

export function speakBothLanguages(of: Collection): void {
  if (!speaks(of, 'en')) speakIn(of, 'en', speakers.en(of.packs))
  if (!speaks(of, 'fr')) speakIn(of, 'fr', speakers.fr(of.packs))
}
