import type { Reason } from '../../rules/why-not.ts'
import { plainText } from '../plain.ts'
import type { Voice } from './voice.ts'

/** How much aether is missing, and what so many gems in hand would give. */
export const shortText = (short: number, gems: number, gives: number, v: Voice): string =>
  plainText(v.set(v.short(short, gems, gives)), v.lang)

/** Why something is not possible now. */
export const whyNotText = (reason: Reason, v: Voice): string => plainText(v.set(v.whyNot[reason]), v.lang)
