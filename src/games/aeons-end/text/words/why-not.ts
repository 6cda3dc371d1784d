import type { Lang } from '../../../../language/face.ts'
import type { Reason } from '../../rules/why-not.ts'
import { plainText } from '../plain.ts'
import { spokenIn } from '../spoken.ts'

/** How much aether is missing, and what so many gems in hand would give. */
export const shortText = (short: number, gems: number, gives: number, lang: Lang): string =>
  plainText(spokenIn(lang).voice.set(spokenIn(lang).voice.short(short, gems, gives)), lang)

/** Why something is not possible now. */
export const whyNotText = (reason: Reason, lang: Lang): string =>
  plainText(spokenIn(lang).voice.set(spokenIn(lang).voice.whyNot[reason]), lang)
